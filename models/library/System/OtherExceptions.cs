// The exceptions that carry more than a message.
using System.Threading;

namespace System
{
    public class ObjectDisposedException : InvalidOperationException
    {
        private readonly string _objectName;

        public ObjectDisposedException(string objectName) : base("Cannot access a disposed object.")
        {
            _objectName = objectName;
        }

        public ObjectDisposedException(string objectName, string message) : base(message)
        {
            _objectName = objectName;
        }

        public ObjectDisposedException(string message, Exception innerException)
            : base(message, innerException)
        {
        }

        public override string Message
        {
            get
            {
                string name = ObjectName;
                return name.Length == 0 ? base.Message : base.Message + "\nObject name: '" + name
                    + "'.";
            }
        }

        public string ObjectName
        {
            get { return _objectName == null ? "" : _objectName; }
        }

        public static void ThrowIf(bool condition, object instance)
        {
            if (condition)
            {
                throw new ObjectDisposedException(instance == null ? null
                    : instance.GetType().FullName);
            }
        }

        public static void ThrowIf(bool condition, Type type)
        {
            if (condition) throw new ObjectDisposedException(type == null ? null : type.FullName);
        }
    }

    public class OperationCanceledException : SystemException
    {
        private CancellationToken _cancellationToken;

        public OperationCanceledException() : base("The operation was canceled.")
        {
        }

        public OperationCanceledException(string message) : base(message)
        {
        }

        public OperationCanceledException(string message, Exception innerException)
            : base(message, innerException)
        {
        }

        public OperationCanceledException(CancellationToken token) : this()
        {
            _cancellationToken = token;
        }

        public OperationCanceledException(string message, CancellationToken token) : base(message)
        {
            _cancellationToken = token;
        }

        public OperationCanceledException(string message, Exception innerException,
            CancellationToken token)
            : base(message, innerException)
        {
            _cancellationToken = token;
        }

        public CancellationToken CancellationToken
        {
            get { return _cancellationToken; }
            private set { _cancellationToken = value; }
        }
    }

    public sealed class TypeInitializationException : SystemException
    {
        private readonly string _typeName;

        public TypeInitializationException(string fullTypeName, Exception innerException)
            : base("The type initializer for '" + fullTypeName + "' threw an exception.",
                innerException)
        {
            _typeName = fullTypeName;
        }

        public string TypeName
        {
            get { return _typeName == null ? "" : _typeName; }
        }
    }

    public class UnhandledExceptionEventArgs : EventArgs
    {
        private readonly object _exception;
        private readonly bool _isTerminating;

        public UnhandledExceptionEventArgs(object exception, bool isTerminating)
        {
            _exception = exception;
            _isTerminating = isTerminating;
        }

        public object ExceptionObject
        {
            get { return _exception; }
        }

        public bool IsTerminating
        {
            get { return _isTerminating; }
        }
    }
}

namespace System.Runtime.CompilerServices
{
    public sealed class SwitchExpressionException : InvalidOperationException
    {
        private readonly object _unmatchedValue;

        public SwitchExpressionException()
            : base("Non-exhaustive switch expression failed to match its input.")
        {
        }

        public SwitchExpressionException(string message) : base(message)
        {
        }

        public SwitchExpressionException(string message, Exception innerException)
            : base(message, innerException)
        {
        }

        public SwitchExpressionException(Exception innerException)
            : base("Non-exhaustive switch expression failed to match its input.", innerException)
        {
        }

        public SwitchExpressionException(object unmatchedValue) : this()
        {
            _unmatchedValue = unmatchedValue;
        }

        public object UnmatchedValue
        {
            get { return _unmatchedValue; }
        }

        public override string Message
        {
            get
            {
                if (_unmatchedValue == null) return base.Message;
                return base.Message + "\nUnmatched value was " + _unmatchedValue.ToString() + ".";
            }
        }
    }

    public sealed class RuntimeWrappedException : Exception
    {
        private readonly object _wrappedException;

        public RuntimeWrappedException(object thrownObject)
            : base("An object that does not derive from System.Exception has been wrapped in a "
                + "RuntimeWrappedException.")
        {
            _wrappedException = thrownObject;
        }

        public object WrappedException
        {
            get { return _wrappedException; }
        }
    }
}
