// The exceptions that name an argument.
using System.Collections.Generic;

namespace System
{
    public class ArgumentException : SystemException
    {
        private readonly string _paramName;

        public ArgumentException() : base("Value does not fall within the expected range.")
        {
        }

        public ArgumentException(string message) : base(message)
        {
        }

        public ArgumentException(string message, Exception innerException)
            : base(message, innerException)
        {
        }

        public ArgumentException(string message, string paramName) : base(message)
        {
            _paramName = paramName;
        }

        public ArgumentException(string message, string paramName, Exception innerException)
            : base(message, innerException)
        {
            _paramName = paramName;
        }

        public override string Message
        {
            get
            {
                string text = base.Message;
                return string.IsNullOrEmpty(_paramName) ? text : text + " (Parameter '" + _paramName
                    + "')";
            }
        }

        public virtual string ParamName
        {
            get { return _paramName; }
        }

        public static void ThrowIfNullOrEmpty(string argument, string paramName = null)
        {
            if (argument == null) throw new ArgumentNullException(paramName);
            if (argument.Length == 0)
            {
                throw new ArgumentException("The value cannot be an empty string.", paramName);
            }
        }

        public static void ThrowIfNullOrWhiteSpace(string argument, string paramName = null)
        {
            if (argument == null) throw new ArgumentNullException(paramName);
            if (!string.IsNullOrWhiteSpace(argument)) return;
            throw new ArgumentException(
                "The value cannot be an empty string or composed entirely of whitespace.",
                    paramName);
        }
    }

    public class ArgumentNullException : ArgumentException
    {
        public ArgumentNullException() : base("Value cannot be null.")
        {
        }

        public ArgumentNullException(string paramName) : base("Value cannot be null.", paramName)
        {
        }

        public ArgumentNullException(string message, Exception innerException)
            : base(message, innerException)
        {
        }

        public ArgumentNullException(string paramName, string message) : base(message, paramName)
        {
        }

        public static void ThrowIfNull(object argument, string paramName = null)
        {
            if (argument == null) throw new ArgumentNullException(paramName);
        }

        public static unsafe void ThrowIfNull(void* argument, string paramName = null)
        {
            if (argument == null) throw new ArgumentNullException(paramName);
        }
    }

    public class ArgumentOutOfRangeException : ArgumentException
    {
        private const string DefaultMessage =
            "Specified argument was out of the range of valid values.";

        private readonly object _actualValue;

        public ArgumentOutOfRangeException() : base(DefaultMessage)
        {
        }

        public ArgumentOutOfRangeException(string paramName) : base(DefaultMessage, paramName)
        {
        }

        public ArgumentOutOfRangeException(string paramName, string message)
            : base(message, paramName)
        {
        }

        public ArgumentOutOfRangeException(string message, Exception innerException)
            : base(message, innerException)
        {
        }

        public ArgumentOutOfRangeException(string paramName, object actualValue, string message)
            : base(message, paramName)
        {
            _actualValue = actualValue;
        }

        public override string Message
        {
            get
            {
                string text = base.Message;
                return _actualValue == null ? text : text + "\nActual value was "
                    + _actualValue.ToString() + ".";
            }
        }

        public virtual object ActualValue
        {
            get { return _actualValue; }
        }

        public static void ThrowIfZero<T>(T value, string paramName = null)
        {
            if (Sign(value) == 0) throw MustBe("a non-zero value", value, paramName);
        }

        public static void ThrowIfNegative<T>(T value, string paramName = null)
        {
            if (Sign(value) < 0) throw MustBe("a non-negative value", value, paramName);
        }

        public static void ThrowIfNegativeOrZero<T>(T value, string paramName = null)
        {
            if (Sign(value) <= 0)
            {
                throw MustBe("a non-negative and non-zero value", value, paramName);
            }
        }

        public static void ThrowIfEqual<T>(T value, T other, string paramName = null)
        {
            if (!EqualityComparer<T>.Default.Equals(value, other)) return;
            throw Must("not be equal to " + Quote(other), value, paramName);
        }

        public static void ThrowIfNotEqual<T>(T value, T other, string paramName = null)
        {
            if (EqualityComparer<T>.Default.Equals(value, other)) return;
            throw MustBe("equal to " + Quote(other), value, paramName);
        }

        public static void ThrowIfGreaterThan<T>(T value, T other, string paramName = null)
            where T : IComparable<T>
        {
            if (value.CompareTo(other) > 0)
            {
                throw MustBe("less than or equal to " + Quote(other), value, paramName);
            }
        }

        public static void ThrowIfGreaterThanOrEqual<T>(T value, T other, string paramName = null)
            where T : IComparable<T>
        {
            if (value.CompareTo(other) >= 0)
            {
                throw MustBe("less than " + Quote(other), value, paramName);
            }
        }

        public static void ThrowIfLessThan<T>(T value, T other, string paramName = null)
            where T : IComparable<T>
        {
            if (value.CompareTo(other) < 0)
            {
                throw MustBe("greater than or equal to " + Quote(other), value, paramName);
            }
        }

        public static void ThrowIfLessThanOrEqual<T>(T value, T other, string paramName = null)
            where T : IComparable<T>
        {
            if (value.CompareTo(other) <= 0)
            {
                throw MustBe("greater than " + Quote(other), value, paramName);
            }
        }

        private static int Sign<T>(T value)
        {
            return Comparer<T>.Default.Compare(value, default(T));
        }

        private static string Quote<T>(T value)
        {
            return value == null ? "'null'" : "'" + value.ToString() + "'";
        }

        private static Exception MustBe<T>(string what, T value, string paramName)
        {
            return Must("be " + what, value, paramName);
        }

        private static Exception Must<T>(string what, T value, string paramName)
        {
            return new ArgumentOutOfRangeException(
                paramName, value, paramName + " (" + Quote(value) + ") must " + what + ".");
        }
    }

    public class DuplicateWaitObjectException : ArgumentException
    {
        public DuplicateWaitObjectException() : base("Duplicate objects in argument.")
        {
        }

        public DuplicateWaitObjectException(string parameterName)
            : base("Duplicate objects in argument.", parameterName)
        {
        }
    }
}
