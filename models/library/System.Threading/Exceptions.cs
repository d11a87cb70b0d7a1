// The exceptions of System.Threading.
namespace System.Threading
{
    public class SynchronizationLockException : SystemException
    {
        public SynchronizationLockException()
            : base("Object synchronization method was called from an unsynchronized block of code.")
        {
        }

        public SynchronizationLockException(string message) : base(message)
        {
        }

        public SynchronizationLockException(string message, Exception innerException) : base(message, innerException)
        {
        }
    }

    public class ThreadStateException : SystemException
    {
        public ThreadStateException() : base("Thread was in an invalid state for the operation being executed.")
        {
        }

        public ThreadStateException(string message) : base(message)
        {
        }

        public ThreadStateException(string message, Exception innerException) : base(message, innerException)
        {
        }
    }

    public sealed class ThreadStartException : SystemException
    {
        internal ThreadStartException() : base("Thread failed to start.")
        {
        }
    }

    public class ThreadInterruptedException : SystemException
    {
        public ThreadInterruptedException() : base("Thread was interrupted from a waiting state.")
        {
        }

        public ThreadInterruptedException(string message) : base(message)
        {
        }

        public ThreadInterruptedException(string message, Exception innerException) : base(message, innerException)
        {
        }
    }

    public sealed class ThreadAbortException : SystemException
    {
        private ThreadAbortException()
        {
        }

        public object ExceptionState
        {
            get { return null; }
        }
    }

    public class SemaphoreFullException : SystemException
    {
        public SemaphoreFullException()
            : base("Adding the specified count to the semaphore would cause it to exceed its maximum count.")
        {
        }

        public SemaphoreFullException(string message) : base(message)
        {
        }

        public SemaphoreFullException(string message, Exception innerException) : base(message, innerException)
        {
        }
    }

    public class AbandonedMutexException : SystemException
    {
        private const string DefaultMessage = "The wait completed due to an abandoned mutex.";

        private readonly int _index = -1;
        private readonly Mutex _mutex;

        public AbandonedMutexException() : base(DefaultMessage)
        {
        }

        public AbandonedMutexException(string message) : base(message)
        {
        }

        public AbandonedMutexException(string message, Exception inner) : base(message, inner)
        {
        }

        public AbandonedMutexException(int location, WaitHandle handle) : this(DefaultMessage, location, handle)
        {
        }

        public AbandonedMutexException(string message, int location, WaitHandle handle) : base(message)
        {
            _index = location;
            _mutex = handle as Mutex;
        }

        public AbandonedMutexException(string message, Exception inner, int location, WaitHandle handle)
            : base(message, inner)
        {
            _index = location;
            _mutex = handle as Mutex;
        }

        public Mutex Mutex
        {
            get { return _mutex; }
        }

        public int MutexIndex
        {
            get { return _index; }
        }
    }

    public class LockRecursionException : Exception
    {
        public LockRecursionException()
        {
        }

        public LockRecursionException(string message) : base(message)
        {
        }

        public LockRecursionException(string message, Exception innerException) : base(message, innerException)
        {
        }
    }

    public class BarrierPostPhaseException : Exception
    {
        private const string DefaultMessage = "The postPhaseAction failed with an exception.";

        public BarrierPostPhaseException() : base(DefaultMessage)
        {
        }

        public BarrierPostPhaseException(Exception innerException) : base(DefaultMessage, innerException)
        {
        }

        public BarrierPostPhaseException(string message) : base(message == null ? DefaultMessage : message)
        {
        }

        public BarrierPostPhaseException(string message, Exception innerException)
            : base(message == null ? DefaultMessage : message, innerException)
        {
        }
    }

    public class WaitHandleCannotBeOpenedException : ApplicationException
    {
        public WaitHandleCannotBeOpenedException() : base("No handle of the given name exists.")
        {
        }

        public WaitHandleCannotBeOpenedException(string message) : base(message)
        {
        }

        public WaitHandleCannotBeOpenedException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }
}
