// Tests for MSTest. What mmcheck must say of each is in expected/mstest.text.
using System;
using Microsoft.VisualStudio.TestTools.UnitTesting;

namespace Shop
{
    [TestClass]
    public class Basket
    {
        private static string log = "";

        [AssemblyInitialize]
        public static void BeforeAll(TestContext context)
        {
            log += "assembly ";
            context.WriteLine("no part of it");
        }

        [ClassInitialize]
        public static void BeforeClass(TestContext context)
        {
            log += "class ";
        }

        [TestInitialize]
        public void Before()
        {
            log += "test ";
        }

        [TestMethod]
        public void Order()
        {
            if (log != "assembly class test ") throw new Exception(log);
        }

        [TestMethod]
        public void Fails()
        {
            Assert.AreEqual(1, log.Length);
        }

        private static object[][] Numbers
        {
            get { return new[] { new object[] { 1, 1 }, new object[] { 2, 3 } }; }
        }

        private static object[][] Same()
        {
            return new[] { new object[] { 1, 1 }, new object[] { 2, 2 } };
        }

        [DataTestMethod]
        [DynamicData("Numbers")]
        public void OfAProperty(int first, int second)
        {
            Assert.AreEqual(first, second);
        }

        [DataTestMethod]
        [DynamicData("Same", DynamicDataSourceType.Method)]
        public void OfAMethod(int first, int second)
        {
            Assert.AreEqual(first, second);
        }

        [DataTestMethod]
        [DataRow(1)]
        [DataRow(2)]
        public void Rows(int number)
        {
            Assert.AreEqual(1, number);
        }

        [TestMethod]
        [DataRow("a", 1)]
        public void Pair(string text, int length)
        {
            Assert.AreEqual(length, text.Length);
        }

        [TestMethod]
        [ExpectedException(typeof(ArgumentException))]
        public void Throws()
        {
            throw new ArgumentException();
        }

        [TestMethod]
        [ExpectedException(typeof(ArgumentException))]
        public void DoesNotThrow()
        {
        }

        [TestMethod]
        [ExpectedException(typeof(ArgumentException))]
        public void ThrowsAnother()
        {
            throw new InvalidOperationException();
        }

        [TestMethod]
        [ExpectedException(typeof(ArgumentException))]
        public void ThrowsADerivedOne()
        {
            throw new ArgumentNullException();
        }

        [TestMethod]
        [ExpectedException(typeof(ArgumentException), AllowDerivedTypes = true)]
        public void MayThrowADerivedOne()
        {
            throw new ArgumentNullException();
        }

        [TestMethod]
        [Ignore]
        public void Ignored()
        {
            Assert.AreEqual(1, 2);
        }

        [TestCleanup]
        public void After()
        {
            log += "after ";
        }

        [ClassCleanup]
        public static void AfterClass()
        {
            if (!log.EndsWith("test after ")) throw new Exception(log);
        }
    }

    public class Bases
    {
        protected static string log = "";

        [ClassInitialize]
        public static void OfThisAlone(TestContext context)
        {
            log += "alone ";
        }

        [ClassInitialize(InheritanceBehavior.BeforeEachDerivedClass)]
        public static void OfThoseThatDeriveToo(TestContext context)
        {
            log += "derived ";
        }
    }

    [TestClass]
    public class Derives : Bases
    {
        [TestMethod]
        public void Once()
        {
            if (log != "derived ") throw new Exception(log);
        }
    }

    public class NotMarked
    {
        [TestMethod]
        public void IsNoTest()
        {
            Assert.AreEqual(1, 2);
        }
    }
}
