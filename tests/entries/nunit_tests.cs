// Tests for NUnit. What mmcheck must say of each is in expected/nunit.text.
using System;
using System.Collections.Generic;
using System.Threading;
using NUnit.Framework;

namespace Shop
{
    public class Base
    {
        protected string log = "";

        [SetUp]
        public void First()
        {
            log += "base ";
        }

        [TearDown]
        public void Last()
        {
            log += "base";
            if (log != "once base own test own base") throw new Exception(log);
        }
    }

    [TestFixture]
    public class Order : Base
    {
        [OneTimeSetUp]
        public void Once()
        {
            log += "once ";
        }

        public static IEnumerable<object[]> Pairs(int number)
        {
            yield return new object[] { number, number };
        }

        [SetUp]
        public void Second()
        {
            log += "own ";
        }

        [Test]
        public void Test()
        {
            log += "test ";
        }

        [TearDown]
        public void BeforeLast()
        {
            log += "own ";
        }

        [OneTimeTearDown]
        public void Over()
        {
            if (log != "once base own test own base") throw new Exception("once: " + log);
        }
    }

    [TestFixture(1)]
    [TestFixture(2)]
    public class With
    {
        private readonly int number;

        public With(int number)
        {
            this.number = number;
        }

        [Test]
        public void Number()
        {
            Assert.AreEqual(1, number);
        }
    }

    public class Cases
    {
        [TestCase(1, 2)]
        [TestCase(2, 2)]
        public void Same(int first, int second)
        {
            Assert.AreEqual(first, second);
        }

        private static readonly int[] numbers = { 1, 2, 3 };

        [TestCaseSource("numbers")]
        public void OfNumbers(int number)
        {
            Assert.AreEqual(1, number < 3 ? 1 : 0);
        }

        [TestCaseSource(typeof(Order), "Pairs", new object[] { 4 })]
        public void OfAnotherClass(int first, int second)
        {
            Assert.AreEqual(first, second);
        }

        [TestCase(1, ExpectedResult = 1)]
        public int Returns(int number)
        {
            return number;
        }

        [Test(ExpectedResult = 2)]
        public int ReturnsAnother()
        {
            return 1;
        }

        [Test]
        [Ignore("one day")]
        public void Ignored()
        {
            Assert.AreEqual(1, 2);
        }

        /// <summary>A run that the test gives up says nothing.</summary>
        [Test]
        public void GivesUp()
        {
            Assert.Ignore("here");
            Assert.AreEqual(1, 2);
        }

        [Test]
        public void Deadlock()
        {
            var first = new object();
            var second = new object();
            var one = new Thread(() => { lock (first) lock (second) { } });
            var other = new Thread(() => { lock (second) lock (first) { } });
            one.Start();
            other.Start();
            one.Join();
            other.Join();
        }
    }
}

namespace Shop.Deep
{
    [SetUpFixture]
    public class ForTheNamespace
    {
        public static int Number;

        [OneTimeSetUp]
        public void Before()
        {
            Number = 1;
        }
    }

    public class InTheNamespace
    {
        [Test]
        public void Finds()
        {
            Assert.AreEqual(1, ForTheNamespace.Number);
        }
    }
}
