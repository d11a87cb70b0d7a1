// A stand-in for MSTest.
using System;

namespace Microsoft.VisualStudio.TestTools.UnitTesting
{
    public class TestClassAttribute : Attribute
    {
    }

    [AttributeUsage(AttributeTargets.Method)]
    public class TestMethodAttribute : Attribute
    {
    }

    public class DataTestMethodAttribute : TestMethodAttribute
    {
    }

    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
    public class DataRowAttribute : Attribute
    {
        public DataRowAttribute(object data)
        {
        }

        public DataRowAttribute(object data, params object[] more)
        {
        }
    }

    public enum DynamicDataSourceType
    {
        Property,
        Method,
    }

    public class DynamicDataAttribute : Attribute
    {
        public DynamicDataAttribute(string member, DynamicDataSourceType kind = DynamicDataSourceType.Property)
        {
        }
    }

    public class TestInitializeAttribute : Attribute
    {
    }

    public class TestCleanupAttribute : Attribute
    {
    }

    public enum InheritanceBehavior
    {
        None,
        BeforeEachDerivedClass
    }

    public class ClassInitializeAttribute : Attribute
    {
        public ClassInitializeAttribute()
        {
        }

        public ClassInitializeAttribute(InheritanceBehavior behavior)
        {
        }
    }

    public class ClassCleanupAttribute : Attribute
    {
    }

    public class AssemblyInitializeAttribute : Attribute
    {
    }

    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Method)]
    public class IgnoreAttribute : Attribute
    {
        public IgnoreAttribute()
        {
        }

        public IgnoreAttribute(string reason)
        {
        }
    }

    public class ExpectedExceptionAttribute : Attribute
    {
        public ExpectedExceptionAttribute(Type exception)
        {
        }

        public bool AllowDerivedTypes { get; set; }
    }

    public abstract class TestContext
    {
        public abstract void WriteLine(string message);
    }

    public class AssertFailedException : Exception
    {
        public AssertFailedException(string message) : base(message)
        {
        }
    }

    public static class Assert
    {
        public static void AreEqual(int expected, int actual)
        {
            if (expected != actual) ThrowAssertFailed("Assert.AreEqual", null);
        }

        private static void ThrowAssertFailed(string assertion, string message)
        {
            throw new AssertFailedException(Format(assertion));
        }

        [System.Runtime.InteropServices.DllImport("nowhere")]
        private static extern string Format(string text);
    }
}
