// compilers: dotnet
// The numbers of exceptions.
using System;
using System.Collections.Generic;
using System.IO;
using System.Reflection;
using System.Runtime;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Security;
using System.Threading;

class OwnException : InvalidOperationException
{
}

class NumberedException : Exception
{
    public NumberedException()
    {
        HResult = 0x1234;
    }
}

static class HResults
{
    static void Show(params Exception[] exceptions)
    {
        foreach (Exception exception in exceptions)
        {
            Console.WriteLine(exception.GetType() + " " + exception.HResult.ToString("X8"));
        }
    }

    static void Main()
    {
        Show(new Exception(), new SystemException(), new ApplicationException(), new OwnException(),
            new NumberedException(), new AggregateException());
        Show(new ArgumentException(), new ArgumentNullException(), new ArgumentOutOfRangeException(),
            new DuplicateWaitObjectException());
        Show(new ArithmeticException(), new DivideByZeroException(), new OverflowException(),
            new NotFiniteNumberException());
        Show(new AccessViolationException(), new ArrayTypeMismatchException(),
            new BadImageFormatException(), new DataMisalignedException(), new FormatException(),
            new IndexOutOfRangeException(), new InsufficientExecutionStackException(),
            new InsufficientMemoryException(), new InvalidCastException(),
            new InvalidOperationException(), new InvalidProgramException(),
            new KeyNotFoundException(), new MulticastNotSupportedException(),
            new NotImplementedException(), new NotSupportedException(),
            new NullReferenceException(), new ObjectDisposedException("x"),
            new OperationCanceledException(), new OutOfMemoryException(),
            new PlatformNotSupportedException(), new RankException(), new StackOverflowException(),
            new TimeoutException(), new TypeInitializationException("T", null),
            new TypeUnloadedException(), new UnauthorizedAccessException());
        Show(new MemberAccessException(), new FieldAccessException(), new MethodAccessException(),
            new MissingFieldException(), new MissingMemberException(),
            new MissingMethodException(), new TypeLoadException(), new DllNotFoundException(),
            new EntryPointNotFoundException());
        Show(new IOException(), new EndOfStreamException(), new FileNotFoundException(),
            new DirectoryNotFoundException());
        Show(new AbandonedMutexException(), new LockRecursionException(),
            new SemaphoreFullException(), new SynchronizationLockException(),
            new ThreadInterruptedException(), new ThreadStateException(),
            new WaitHandleCannotBeOpenedException(), new BarrierPostPhaseException());
        Show(new AmbiguousMatchException(), new TargetException(),
            new TargetInvocationException(null), new AmbiguousImplementationException(),
            new ExternalException(), new SEHException(), new SecurityException(),
            new VerificationException(), new RuntimeWrappedException("x"),
            new SwitchExpressionException());
    }
}
