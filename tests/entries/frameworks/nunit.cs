// A stand-in for NUnit.
using System;

namespace NUnit.Framework
{
    [AttributeUsage(AttributeTargets.Method)]
    public class TestAttribute : Attribute
    {
        public string Description { get; set; }
        public object ExpectedResult { get; set; }
    }

    [AttributeUsage(AttributeTargets.Class, AllowMultiple = true)]
    public class TestFixtureAttribute : Attribute
    {
        public TestFixtureAttribute(params object[] arguments)
        {
        }

        public TestFixtureAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
    public class TestCaseAttribute : Attribute
    {
        public TestCaseAttribute(params object[] arguments)
        {
        }

        public TestCaseAttribute(object argument)
        {
        }

        public TestCaseAttribute(object first, object second)
        {
        }

        public object ExpectedResult { get; set; }
        public string Ignore { get; set; }
    }

    [AttributeUsage(AttributeTargets.Method, AllowMultiple = true)]
    public class TestCaseSourceAttribute : Attribute
    {
        public TestCaseSourceAttribute(string member)
        {
        }

        public TestCaseSourceAttribute(Type type, string member, object[] arguments)
        {
        }
    }

    public class SetUpFixtureAttribute : Attribute
    {
    }

    public class SetUpAttribute : Attribute
    {
    }

    public class TearDownAttribute : Attribute
    {
    }

    public class OneTimeSetUpAttribute : Attribute
    {
    }

    public class OneTimeTearDownAttribute : Attribute
    {
    }

    public class IgnoreAttribute : Attribute
    {
        public IgnoreAttribute(string reason)
        {
        }
    }

    public class ExplicitAttribute : Attribute
    {
    }

    public abstract class ResultStateException : Exception
    {
        protected ResultStateException(string message) : base(message)
        {
        }
    }

    public class AssertionException : ResultStateException
    {
        public AssertionException(string message) : base(message)
        {
        }
    }

    public class IgnoreException : ResultStateException
    {
        public IgnoreException(string message) : base(message)
        {
        }
    }

    public static class Assert
    {
        public static void AreEqual(int expected, int actual)
        {
            if (expected != actual) ReportFailure(expected, actual);
        }

        public static void Ignore(string message)
        {
            throw new IgnoreException(message);
        }

        private static void ReportFailure(int expected, int actual)
        {
            throw new AssertionException(Format(expected) + Format(actual));
        }

        [System.Runtime.InteropServices.DllImport("nowhere")]
        private static extern string Format(int value);
    }
}
