// Exceptions that the machine raises itself: it calls these. They have no parameters, or a message
// that the machine has put together.
namespace System.Runtime.CompilerServices
{
    internal static class Throw
    {
        internal static void NullReference()
        {
            throw new NullReferenceException();
        }

        internal static void NullTarget()
        {
            throw new ArgumentException("Delegate to an instance method cannot have null 'this'.");
        }

        internal static void IndexOutOfRange()
        {
            throw new IndexOutOfRangeException();
        }

        internal static void ArgumentOutOfRange()
        {
            throw new ArgumentOutOfRangeException();
        }

        internal static void InvalidCast()
        {
            throw new InvalidCastException();
        }

        internal static void TypeLoad()
        {
            throw new TypeLoadException();
        }

        // Of a method that several interfaces implement by default, none of which is more special.
        internal static void AmbiguousImplementation()
        {
            throw new System.Runtime.AmbiguousImplementationException();
        }

        // Of a method that an interface has made abstract again.
        internal static void EntryPointNotFound()
        {
            throw new EntryPointNotFoundException();
        }

        internal static void MissingMethod()
        {
            throw new MissingMethodException();
        }

        // An object of a class that is abstract.
        internal static void Abstract()
        {
            throw new InvalidOperationException("Instances of abstract classes cannot be created.");
        }

        internal static void BadImageFormat()
        {
            throw new BadImageFormatException();
        }

        // What a typed reference points to is of another type than it is taken for.
        internal static void UnlessSame(Type actual, Type expected)
        {
            if ((object)actual != (object)expected) throw new InvalidCastException();
        }

        internal static void InvalidCastText(string message)
        {
            throw new InvalidCastException(message);
        }

        internal static void DivideByZero()
        {
            throw new DivideByZeroException();
        }

        internal static void Overflow()
        {
            throw new OverflowException();
        }

        internal static void Arithmetic()
        {
            throw new ArithmeticException();
        }

        internal static void NotFiniteNumber()
        {
            throw new NotFiniteNumberException();
        }

        internal static void ArrayTypeMismatch()
        {
            throw new ArrayTypeMismatchException();
        }

        internal static void OutOfMemory()
        {
            throw new OutOfMemoryException();
        }

        internal static void StackOverflow()
        {
            throw new StackOverflowException();
        }

        internal static void Rank()
        {
            throw new RankException();
        }

        internal static void InvalidProgram()
        {
            throw new InvalidProgramException();
        }

        internal static void MissingImplementation()
        {
            throw new NotImplementedException();
        }

        internal static void Argument()
        {
            throw new ArgumentException();
        }

        internal static void InvalidOperation()
        {
            throw new InvalidOperationException();
        }

        internal static void InvalidOperationText(string message)
        {
            throw new InvalidOperationException(message);
        }

        internal static void NotSupported()
        {
            throw new NotSupportedException();
        }
    }

    // What a test has to throw: entries of tests call it.
    internal static class ExpectedException
    {
        internal static void RequireExactly(object thrown, Type type)
        {
            if (thrown.GetType() != type)
            {
                System.Diagnostics.Debug.AssertionFailed(type.FullName + " was expected, and "
                    + thrown.GetType().FullName + " was thrown");
            }
        }
    }

    internal static class ClassConstructor
    {
        // A class constructor has let an exception out.
        internal static void Failed(string typeName, Exception e)
        {
            throw new TypeInitializationException(typeName, e);
        }
    }
}
