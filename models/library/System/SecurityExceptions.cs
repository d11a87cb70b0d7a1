// Exceptions that runtimes throw for what a program may not do, and what cannot be decided.
namespace System
{
    public class TypeUnloadedException : SystemException
    {
        public TypeUnloadedException()
            : base("Type had been unloaded.")
        {
        }

        public TypeUnloadedException(string message) : base(message)
        {
        }

        public TypeUnloadedException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }
}

namespace System.Security
{
    public class SecurityException : SystemException
    {
        public SecurityException()
            : base("Security error.")
        {
        }

        public SecurityException(string message) : base(message)
        {
        }

        public SecurityException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class VerificationException : SystemException
    {
        public VerificationException()
            : base("Operation could destabilize the runtime.")
        {
        }

        public VerificationException(string message) : base(message)
        {
        }

        public VerificationException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }
}

namespace System.Runtime
{
    public sealed class AmbiguousImplementationException : Exception
    {
        public AmbiguousImplementationException()
            : base("Ambiguous implementation found.")
        {
        }

        public AmbiguousImplementationException(string message) : base(message)
        {
        }

        public AmbiguousImplementationException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }
}
