// The exceptions that have nothing but a message: each with the one that .NET gives it.
namespace System
{
    public class ApplicationException : Exception
    {
        public ApplicationException() : base("Error in the application.")
        {
        }

        public ApplicationException(string message) : base(message)
        {
        }

        public ApplicationException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class AccessViolationException : SystemException
    {
        public AccessViolationException()
            : base(
            "Attempted to read or write protected memory. This is often an indication that other "
            + "memory is corrupt.")
        {
        }

        public AccessViolationException(string message) : base(message)
        {
        }

        public AccessViolationException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class ArithmeticException : SystemException
    {
        public ArithmeticException() : base("Overflow or underflow in the arithmetic operation.")
        {
        }

        public ArithmeticException(string message) : base(message)
        {
        }

        public ArithmeticException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class ArrayTypeMismatchException : SystemException
    {
        public ArrayTypeMismatchException()
            : base("Attempted to access an element as a type incompatible with the array.")
        {
        }

        public ArrayTypeMismatchException(string message) : base(message)
        {
        }

        public ArrayTypeMismatchException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class BadImageFormatException : SystemException
    {
        public BadImageFormatException()
            : base("Format of the executable (.exe) or library (.dll) is invalid.")
        {
        }

        public BadImageFormatException(string message) : base(message)
        {
        }

        public BadImageFormatException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class DataMisalignedException : SystemException
    {
        public DataMisalignedException()
            : base("A datatype misalignment was detected in a load or store instruction.")
        {
        }

        public DataMisalignedException(string message) : base(message)
        {
        }

        public DataMisalignedException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class DivideByZeroException : ArithmeticException
    {
        public DivideByZeroException() : base("Attempted to divide by zero.")
        {
        }

        public DivideByZeroException(string message) : base(message)
        {
        }

        public DivideByZeroException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class OverflowException : ArithmeticException
    {
        public OverflowException() : base("Arithmetic operation resulted in an overflow.")
        {
        }

        public OverflowException(string message) : base(message)
        {
        }

        public OverflowException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class NotFiniteNumberException : ArithmeticException
    {
        public NotFiniteNumberException() : base("Number encountered was not a finite quantity.")
        {
        }

        public NotFiniteNumberException(string message) : base(message)
        {
        }

        public NotFiniteNumberException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class TypeLoadException : SystemException
    {
        public TypeLoadException() : base("Failure has occurred while loading a type.")
        {
        }

        public TypeLoadException(string message) : base(message)
        {
        }

        public TypeLoadException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class EntryPointNotFoundException : TypeLoadException
    {
        public EntryPointNotFoundException() : base("Entry point was not found.")
        {
        }

        public EntryPointNotFoundException(string message) : base(message)
        {
        }

        public EntryPointNotFoundException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class DllNotFoundException : TypeLoadException
    {
        public DllNotFoundException() : base("Dll was not found.")
        {
        }

        public DllNotFoundException(string message) : base(message)
        {
        }

        public DllNotFoundException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class MemberAccessException : SystemException
    {
        public MemberAccessException() : base("Cannot access member.")
        {
        }

        public MemberAccessException(string message) : base(message)
        {
        }

        public MemberAccessException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class FieldAccessException : MemberAccessException
    {
        public FieldAccessException()
            : base("Attempted to access a field that is not accessible by the caller.")
        {
        }

        public FieldAccessException(string message) : base(message)
        {
        }

        public FieldAccessException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class MethodAccessException : MemberAccessException
    {
        public MethodAccessException() : base("Attempt to access the method failed.")
        {
        }

        public MethodAccessException(string message) : base(message)
        {
        }

        public MethodAccessException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class MissingMemberException : MemberAccessException
    {
        public MissingMemberException() : base("Attempted to access a missing member.")
        {
        }

        public MissingMemberException(string message) : base(message)
        {
        }

        public MissingMemberException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class MissingFieldException : MissingMemberException
    {
        public MissingFieldException() : base("Attempted to access a non-existing field.")
        {
        }

        public MissingFieldException(string message) : base(message)
        {
        }

        public MissingFieldException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class MissingMethodException : MissingMemberException
    {
        public MissingMethodException() : base("Attempted to access a missing method.")
        {
        }

        public MissingMethodException(string message) : base(message)
        {
        }

        public MissingMethodException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class ExecutionEngineException : SystemException
    {
        public ExecutionEngineException() : base("Internal error in the runtime.")
        {
        }

        public ExecutionEngineException(string message) : base(message)
        {
        }

        public ExecutionEngineException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class FormatException : SystemException
    {
        public FormatException() : base("One of the identified items was in an invalid format.")
        {
        }

        public FormatException(string message) : base(message)
        {
        }

        public FormatException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class IndexOutOfRangeException : SystemException
    {
        public IndexOutOfRangeException() : base("Index was outside the bounds of the array.")
        {
        }

        public IndexOutOfRangeException(string message) : base(message)
        {
        }

        public IndexOutOfRangeException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class InsufficientExecutionStackException : SystemException
    {
        public InsufficientExecutionStackException()
            : base(
            "Insufficient stack to continue executing the program safely. This can happen from "
            + "having too many functions on the call stack or function on the stack using too "
            + "much stack space.")
        {
        }

        public InsufficientExecutionStackException(string message) : base(message)
        {
        }

        public InsufficientExecutionStackException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class InvalidCastException : SystemException
    {
        public InvalidCastException() : base("Specified cast is not valid.")
        {
        }

        public InvalidCastException(string message) : base(message)
        {
        }

        public InvalidCastException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class InvalidOperationException : SystemException
    {
        public InvalidOperationException()
            : base("Operation is not valid due to the current state of the object.")
        {
        }

        public InvalidOperationException(string message) : base(message)
        {
        }

        public InvalidOperationException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class InvalidProgramException : SystemException
    {
        public InvalidProgramException()
            : base("Common Language Runtime detected an invalid program.")
        {
        }

        public InvalidProgramException(string message) : base(message)
        {
        }

        public InvalidProgramException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class MulticastNotSupportedException : SystemException
    {
        public MulticastNotSupportedException()
            : base(
            "Attempted to add multiple callbacks to a delegate that does not support multicast.")
        {
        }

        public MulticastNotSupportedException(string message) : base(message)
        {
        }

        public MulticastNotSupportedException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class NotImplementedException : SystemException
    {
        public NotImplementedException() : base("The method or operation is not implemented.")
        {
        }

        public NotImplementedException(string message) : base(message)
        {
        }

        public NotImplementedException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class NotSupportedException : SystemException
    {
        public NotSupportedException() : base("Specified method is not supported.")
        {
        }

        public NotSupportedException(string message) : base(message)
        {
        }

        public NotSupportedException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class PlatformNotSupportedException : NotSupportedException
    {
        public PlatformNotSupportedException()
            : base("Operation is not supported on this platform.")
        {
        }

        public PlatformNotSupportedException(string message) : base(message)
        {
        }

        public PlatformNotSupportedException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class NullReferenceException : SystemException
    {
        public NullReferenceException()
            : base("Object reference not set to an instance of an object.")
        {
        }

        public NullReferenceException(string message) : base(message)
        {
        }

        public NullReferenceException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class OutOfMemoryException : SystemException
    {
        public OutOfMemoryException()
            : base("Insufficient memory to continue the execution of the program.")
        {
        }

        public OutOfMemoryException(string message) : base(message)
        {
        }

        public OutOfMemoryException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class InsufficientMemoryException : OutOfMemoryException
    {
        public InsufficientMemoryException()
            : base("Insufficient memory to continue the execution of the program.")
        {
        }

        public InsufficientMemoryException(string message) : base(message)
        {
        }

        public InsufficientMemoryException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class RankException : SystemException
    {
        public RankException()
            : base("Attempted to operate on an array with the incorrect number of dimensions.")
        {
        }

        public RankException(string message) : base(message)
        {
        }

        public RankException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class StackOverflowException : SystemException
    {
        public StackOverflowException() : base("Operation caused a stack overflow.")
        {
        }

        public StackOverflowException(string message) : base(message)
        {
        }

        public StackOverflowException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class TimeoutException : SystemException
    {
        public TimeoutException() : base("The operation has timed out.")
        {
        }

        public TimeoutException(string message) : base(message)
        {
        }

        public TimeoutException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class UnauthorizedAccessException : SystemException
    {
        public UnauthorizedAccessException()
            : base("Attempted to perform an unauthorized operation.")
        {
        }

        public UnauthorizedAccessException(string message) : base(message)
        {
        }

        public UnauthorizedAccessException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }
}

namespace System.Collections.Generic
{
    public class KeyNotFoundException : SystemException
    {
        public KeyNotFoundException() : base("The given key was not present in the dictionary.")
        {
        }

        public KeyNotFoundException(string message) : base(message)
        {
        }

        public KeyNotFoundException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }
}

namespace System.IO
{
    public class IOException : SystemException
    {
        public IOException() : base("I/O error occurred.")
        {
        }

        public IOException(string message) : base(message)
        {
        }

        public IOException(string message, Exception innerException) : base(message, innerException)
        {
        }
    }

    public class EndOfStreamException : IOException
    {
        public EndOfStreamException() : base("Attempted to read past the end of the stream.")
        {
        }

        public EndOfStreamException(string message) : base(message)
        {
        }

        public EndOfStreamException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class FileNotFoundException : IOException
    {
        public FileNotFoundException() : base("Unable to find the specified file.")
        {
        }

        public FileNotFoundException(string message) : base(message)
        {
        }

        public FileNotFoundException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class DirectoryNotFoundException : IOException
    {
        public DirectoryNotFoundException()
            : base("Attempted to access a path that is not on the disk.")
        {
        }

        public DirectoryNotFoundException(string message) : base(message)
        {
        }

        public DirectoryNotFoundException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }
}

namespace System.Diagnostics
{
    public class UnreachableException : Exception
    {
        public UnreachableException()
            : base("The program executed an instruction that was thought to be unreachable.")
        {
        }

        public UnreachableException(string message) : base(message)
        {
        }

        public UnreachableException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }
}

namespace System.Runtime.InteropServices
{
    public class ExternalException : SystemException
    {
        public ExternalException() : base("External component has thrown an exception.")
        {
        }

        public ExternalException(string message) : base(message)
        {
        }

        public ExternalException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }

    public class SEHException : ExternalException
    {
        public SEHException() : base("External component has thrown an exception.")
        {
        }

        public SEHException(string message) : base(message)
        {
        }

        public SEHException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }
}
