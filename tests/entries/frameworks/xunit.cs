// A stand-in for xunit: the attributes, interfaces and assertions that the tests here use, under their names.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

namespace Xunit
{
    [AttributeUsage(AttributeTargets.Method)]
    public class FactAttribute : Attribute
    {
        public string DisplayName { get; set; }
        public string Skip { get; set; }
        public int Timeout { get; set; }
    }

    public class TheoryAttribute : FactAttribute
    {
    }

    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
    public sealed class InlineDataAttribute : Sdk.DataAttribute
    {
        public InlineDataAttribute(params object[] data)
        {
        }
    }

    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
    public sealed class MemberDataAttribute : Sdk.DataAttribute
    {
        public MemberDataAttribute(string member, params object[] arguments)
        {
        }

        public Type MemberType { get; set; }
    }

    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
    public sealed class ClassDataAttribute : Sdk.DataAttribute
    {
        public ClassDataAttribute(Type rows)
        {
        }
    }

    // As xunit has it, but for the parameter's type.
    public class TheoryData : IEnumerable<object[]>
    {
        private readonly List<object[]> rows = new List<object[]>();

        public void Add(int number, string text)
        {
            rows.Add(new object[] { number, text });
        }

        public IEnumerator<object[]> GetEnumerator()
        {
            return rows.GetEnumerator();
        }

        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator()
        {
            return GetEnumerator();
        }
    }

    [AttributeUsage(AttributeTargets.Class)]
    public sealed class CollectionAttribute : Attribute
    {
        public CollectionAttribute(string name)
        {
        }
    }

    [AttributeUsage(AttributeTargets.Class)]
    public sealed class CollectionDefinitionAttribute : Attribute
    {
        public CollectionDefinitionAttribute(string name)
        {
        }
    }

    public interface IClassFixture<T> where T : class
    {
    }

    public interface ICollectionFixture<T> where T : class
    {
    }

    public interface IAsyncLifetime
    {
        Waiting InitializeAsync();
        Waiting DisposeAsync();
    }

    /// <summary>What can be awaited where there is no Task: its result is there when the thread has ended.</summary>
    public sealed class Waiting
    {
        private readonly System.Threading.Thread thread;

        public Waiting(System.Threading.ThreadStart what)
        {
            thread = new System.Threading.Thread(what);
            thread.Start();
        }

        public Awaiter GetAwaiter()
        {
            return new Awaiter(thread);
        }

        public struct Awaiter
        {
            private readonly System.Threading.Thread thread;

            public Awaiter(System.Threading.Thread thread)
            {
                this.thread = thread;
            }

            public void GetResult()
            {
                thread.Join();
            }
        }
    }

    public static class Assert
    {
        public static void True(bool condition)
        {
            if (!condition) throw Sdk.TrueException.ForNonTrueValue(condition);
        }

        public static void Equal<T>(T expected, T actual)
        {
            if (!expected.Equals(actual)) throw Sdk.EqualException.ForMismatchedValues(expected, actual);
        }

        public static void Throws<T>(Action action) where T : Exception
        {
            try
            {
                action();
            }
            catch (T)
            {
                return;
            }
            throw new Sdk.XunitException("Assert.Throws");
        }
    }
}

namespace Xunit.Abstractions
{
    public interface ITestOutputHelper
    {
        void WriteLine(string message);
    }
}

namespace Xunit.Sdk
{
    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
    public abstract class DataAttribute : Attribute
    {
        public string Skip { get; set; }
    }

    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method)]
    public abstract class BeforeAfterTestAttribute : Attribute
    {
    }

    public class XunitException : Exception
    {
        public XunitException(string message) : base(message)
        {
        }
    }

    public class TrueException : XunitException
    {
        private TrueException(string message) : base(message)
        {
        }

        public static TrueException ForNonTrueValue(bool value)
        {
            return new TrueException(Formatter.Format(value));
        }
    }

    public class EqualException : XunitException
    {
        private EqualException(string message) : base(message)
        {
        }

        public static EqualException ForMismatchedValues(object expected, object actual)
        {
            return new EqualException(Formatter.Format(expected) + " " + Formatter.Format(actual));
        }
    }

    internal static class Formatter
    {
        /// <summary>Nothing that mmcheck could execute: nobody may need it.</summary>
        [System.Runtime.InteropServices.DllImport("nowhere")]
        private static extern int Unmodelled();

        public static string Format(object value)
        {
            return Unmodelled() + value.ToString();
        }
    }
}
