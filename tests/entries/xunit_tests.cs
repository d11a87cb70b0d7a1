// Tests for xunit. What mmcheck must say of each is in expected/xunit.text.
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
using Xunit;
using Xunit.Abstractions;

namespace Shop
{
    public class Counter
    {
        public int Value;

        public void Add()
        {
            Value++;
        }

        public void AddLocked()
        {
            lock (this) Value++;
        }

        public static void Together(ThreadStart first, ThreadStart second)
        {
            var one = new Thread(first);
            var other = new Thread(second);
            one.Start();
            other.Start();
            one.Join();
            other.Join();
        }
    }

    public class CounterTests
    {
        private readonly Counter counter = new Counter();

        [Fact]
        public void Racy()
        {
            Counter.Together(counter.Add, counter.Add);
            Assert.Equal(2, counter.Value);
        }

        [Fact]
        public void Locked()
        {
            Counter.Together(counter.AddLocked, counter.AddLocked);
            Assert.Equal(2, counter.Value);
        }

        [Fact]
        public void EachTestHasAnObjectOfItsOwn()
        {
            Assert.Equal(0, counter.Value);
            counter.Add();
        }

        /// <summary>An assertion that fails is not undone by who catches its exception.</summary>
        [Fact]
        public void Caught()
        {
            try
            {
                Assert.True(counter.Value == 1);
            }
            catch (Exception)
            {
            }
        }

        [Fact]
        public void Expected()
        {
            Assert.Throws<InvalidOperationException>(() => { throw new InvalidOperationException(); });
        }

        [Fact]
        public void Unexpected()
        {
            throw new InvalidOperationException("nobody expects it");
        }

        [Fact(Skip = "not yet")]
        public void Skipped()
        {
            Assert.True(false);
        }

        [Theory]
        [InlineData(1, "a", Colour.Green)]
        [InlineData(2, "bb", Colour.Green)]
        [InlineData(3, "bb", Colour.Green)]
        [InlineData(4, null, Colour.Red)]
        public void Rows(long length, string text, Colour colour)
        {
            if (text == null) Assert.True(colour == Colour.Red);
            else Assert.Equal(length, (long)text.Length);
        }

        [Theory]
        [InlineData(new[] { 1, 2 }, 3.5, 'x', true)]
        public void Kinds(int[] numbers, object real, char letter, bool? truth)
        {
            Assert.Equal(2, numbers[1]);
            Assert.Equal(3.5, (double)real);
            Assert.Equal('x', letter);
            Assert.True(truth.Value);
        }

        [Theory]
        [InlineData(typeof(Counter), 1)]
        [InlineData(typeof(string), 2)]
        public void Types(Type type, short number)
        {
            Assert.True((type == counter.GetType()) == (number == 1));
        }

        // A field, a property, a method, and all that a class is.
        public static readonly TheoryData Words = new TheoryData { { 1, "a" }, { 2, "bb" }, { 0, null } };

        public static IEnumerable<object[]> Wrong
        {
            get
            {
                yield return new object[] { 1, "a" };
                yield return new object[] { 2, "b" };
            }
        }

        [Theory]
        [MemberData("Words")]
        [MemberData("Wrong")]
        [MemberData("Of", 3, MemberType = typeof(Repeated))]
        [ClassData(typeof(Repeated))]
        public void OfCode(int length, string text)
        {
            Assert.Equal(length, text == null ? 0 : text.Length);
        }

        [Theory]
        [MemberData("Words")]
        public void OfCodeOfOtherTypes(long length, string text)
        {
        }

        [Theory]
        [MemberData("Words")]
        public void OfCodeWithMore(int length, string text, int more)
        {
        }

        [Theory]
        [MemberData("None")]
        public void OfNoCode(int number)
        {
        }

        public static object[][] Nothing()
        {
            return new object[0][];
        }

        [Theory]
        [MemberData("Nothing")]
        public void OfNoRows(int number)
        {
        }

        // Who makes a row does not wait for a task in it.
        public static IEnumerable<object[]> Failed()
        {
            TaskCompletionSource<int> source = new TaskCompletionSource<int>();
            source.SetException(new InvalidOperationException());
            yield return new object[] { source.Task };
        }

        [Theory]
        [MemberData("Failed")]
        public void OfTasks(Task<int> task)
        {
            Assert.True(task.IsFaulted);
        }

        [Theory]
        [InlineData(1)]
        public void TooFew(int first, int second)
        {
        }

        public void NoTest()
        {
            Assert.True(false);
        }
    }

    public enum Colour : byte
    {
        Red,
        Green
    }

    public abstract class Inherited
    {
        [Fact]
        public virtual void InBase()
        {
            Assert.Equal(1, Number());
        }

        protected abstract int Number();
    }

    public class One : Inherited
    {
        protected override int Number()
        {
            return 1;
        }
    }

    public class Two : Inherited
    {
        protected override int Number()
        {
            return 2;
        }
    }

    public class Log
    {
        public static string Text = "";
    }

    public class Fixture : IDisposable
    {
        public int Number = 7;

        public void Dispose()
        {
            if (Log.Text != "made begun tested ended disposed") throw new Exception(Log.Text);
        }
    }

    public class Shared
    {
    }

    [CollectionDefinition("all")]
    public class SharedCollection : ICollectionFixture<Shared>
    {
    }

    /// <summary>What is called, and in which order.</summary>
    [Collection("all")]
    public class Lives : IClassFixture<Fixture>, IAsyncLifetime, IDisposable
    {
        public Lives(Shared shared, Fixture fixture, ITestOutputHelper output)
        {
            Assert.Equal(7, fixture.Number);
            Assert.True(shared != null);
            output.WriteLine("no part of the test");
            Log.Text = "made";
        }

        public Waiting InitializeAsync()
        {
            return new Waiting(() => Log.Text += " begun");
        }

        [Fact]
        public Waiting Waits()
        {
            return new Waiting(() => Log.Text += " tested");
        }

        public Waiting DisposeAsync()
        {
            return new Waiting(() => Log.Text += " ended");
        }

        public void Dispose()
        {
            Log.Text += " disposed";
        }
    }

    public class Takes
    {
        public Takes(int what)
        {
        }

        [Fact]
        public void NobodyKnowsWhat()
        {
        }
    }

    public static class Static
    {
        [Fact]
        public static void Method()
        {
            Assert.True(true);
        }
    }

    public class Generic<T>
    {
        [Fact]
        public void OfWhat()
        {
        }
    }

    public class LogsAttribute : Xunit.Sdk.BeforeAfterTestAttribute
    {
    }

    public class OwnFactAttribute : FactAttribute
    {
    }

    public class Attributes
    {
        [OwnFact]
        public void Derived()
        {
            Assert.True(false);
        }

        [Fact, Logs]
        public void WithCodeAround()
        {
        }

        private int x;
        private int y;
        private int sum;

        private void StoreBuffering()
        {
            int fromY = 0;
            int fromX = 0;
            Counter.Together(() => { x = 1; fromY = y; }, () => { y = 1; fromX = x; });
            sum = fromX + fromY;
        }

        [Fact, Mmcheck.MemoryModel("tso", "sc")]
        public void Reordered()
        {
            StoreBuffering();
            Assert.True(sum != 0);
        }

        [Fact, Mmcheck.Bound(MaxStates = 2)]
        public void Bounded()
        {
            StoreBuffering();
        }
    }

    public class Repeated : List<object[]>
    {
        public Repeated()
        {
            AddRange(Of(2));
        }

        public static IEnumerable<object[]> Of(int count)
        {
            for (int i = 0; i < count; i++)
            {
                yield return new object[] { i, new string('x', i) };
            }
        }
    }
}
