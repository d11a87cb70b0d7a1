// The HResult of an exception that nobody has given another: that of its class, or of the nearest one
// above it that has one.
using System.Collections.Generic;
using System.IO;
using System.Reflection;
using System.Runtime;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Security;
using System.Threading;

namespace System
{
    internal static class HResults
    {
        internal static int Of(Exception exception)
        {
            return unchecked((int)NumberOf(exception));
        }

        // Derived classes first.
        private static uint NumberOf(Exception exception)
        {
            if (exception is MissingFieldException) return 0x80131511;
            if (exception is MissingMethodException) return 0x80131513;
            if (exception is ArgumentNullException) return 0x80004003;
            if (exception is ArgumentOutOfRangeException) return 0x80131502;
            if (exception is DirectoryNotFoundException) return 0x80070003;
            if (exception is DivideByZeroException) return 0x80020012;
            if (exception is DllNotFoundException) return 0x80131524;
            if (exception is DuplicateWaitObjectException) return 0x80131529;
            if (exception is EndOfStreamException) return 0x80070026;
            if (exception is EntryPointNotFoundException) return 0x80131523;
            if (exception is FieldAccessException) return 0x80131507;
            if (exception is FileNotFoundException) return 0x80070002;
            if (exception is InsufficientMemoryException) return 0x8013153D;
            if (exception is MethodAccessException) return 0x80131510;
            if (exception is MissingMemberException) return 0x80131512;
            if (exception is NotFiniteNumberException) return 0x80131528;
            if (exception is ObjectDisposedException) return 0x80131622;
            if (exception is OverflowException) return 0x80131516;
            if (exception is PlatformNotSupportedException) return 0x80131539;
            if (exception is AbandonedMutexException) return 0x8013152D;
            if (exception is AccessViolationException) return 0x80004003;
            if (exception is AmbiguousMatchException) return 0x8000211D;
            if (exception is ArgumentException) return 0x80070057;
            if (exception is ArithmeticException) return 0x80070216;
            if (exception is ArrayTypeMismatchException) return 0x80131503;
            if (exception is BadImageFormatException) return 0x8007000B;
            if (exception is DataMisalignedException) return 0x80131541;
            if (exception is ExecutionEngineException) return 0x80131506;
            if (exception is ExternalException) return 0x80004005;
            if (exception is FormatException) return 0x80131537;
            if (exception is IOException) return 0x80131620;
            if (exception is IndexOutOfRangeException) return 0x80131508;
            if (exception is InsufficientExecutionStackException) return 0x80131578;
            if (exception is InvalidCastException) return 0x80004002;
            if (exception is InvalidOperationException) return 0x80131509;
            if (exception is InvalidProgramException) return 0x8013153A;
            if (exception is KeyNotFoundException) return 0x80131577;
            if (exception is MemberAccessException) return 0x8013151A;
            if (exception is MulticastNotSupportedException) return 0x80131514;
            if (exception is NotImplementedException) return 0x80004001;
            if (exception is NotSupportedException) return 0x80131515;
            if (exception is NullReferenceException) return 0x80004003;
            if (exception is OperationCanceledException) return 0x8013153B;
            if (exception is OutOfMemoryException) return 0x8007000E;
            if (exception is RankException) return 0x80131517;
            if (exception is SecurityException) return 0x8013150A;
            if (exception is StackOverflowException) return 0x800703E9;
            if (exception is SynchronizationLockException) return 0x80131518;
            if (exception is TargetException) return 0x80131603;
            if (exception is TargetInvocationException) return 0x80131604;
            if (exception is ThreadAbortException) return 0x80131530;
            if (exception is ThreadInterruptedException) return 0x80131519;
            if (exception is ThreadStartException) return 0x80131525;
            if (exception is ThreadStateException) return 0x80131520;
            if (exception is TimeoutException) return 0x80131505;
            if (exception is TypeInitializationException) return 0x80131534;
            if (exception is TypeLoadException) return 0x80131522;
            if (exception is TypeUnloadedException) return 0x80131013;
            if (exception is UnauthorizedAccessException) return 0x80070005;
            if (exception is VerificationException) return 0x8013150D;
            if (exception is WaitHandleCannotBeOpenedException) return 0x8013152C;
            if (exception is AmbiguousImplementationException) return 0x8013106A;
            if (exception is ApplicationException) return 0x80131600;
            if (exception is RuntimeWrappedException) return 0x8013153E;
            if (exception is SystemException) return 0x80131501;
            return 0x80131500;
        }
    }
}
