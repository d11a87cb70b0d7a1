// System.Threading.SpinLock: one number, the holder's.
namespace System.Threading
{
    public struct SpinLock
    {
        // With this bit, the number does not tell who.
        private const int Untracked = int.MinValue;

        private volatile int _owner;

        public SpinLock(bool enableThreadOwnerTracking)
        {
            _owner = enableThreadOwnerTracking ? 0 : Untracked;
        }

        public bool IsThreadOwnerTrackingEnabled
        {
            get { return (_owner & Untracked) == 0; }
        }

        public bool IsHeld
        {
            get { return (_owner & ~Untracked) != 0; }
        }

        public bool IsHeldByCurrentThread
        {
            get
            {
                int owner = _owner;
                if ((owner & Untracked) != 0) throw new InvalidOperationException("Thread tracking is disabled.");
                return owner == Environment.CurrentManagedThreadId;
            }
        }

        public void Enter(ref bool lockTaken)
        {
            TryEnter(Timeout.Infinite, ref lockTaken);
        }

        public void TryEnter(ref bool lockTaken)
        {
            TryEnter(0, ref lockTaken);
        }

        public void TryEnter(TimeSpan timeout, ref bool lockTaken)
        {
            TryEnter(TimeLimit.Milliseconds(timeout, BadTimeout), ref lockTaken);
        }

#pragma warning disable 420
        public void TryEnter(int millisecondsTimeout, ref bool lockTaken)
        {
            if (lockTaken)
            {
                lockTaken = false;
                throw new ArgumentException("The tookLock argument must be set to false before calling this method.");
            }
            if (millisecondsTimeout < -1)
            {
                throw new ArgumentOutOfRangeException("millisecondsTimeout", millisecondsTimeout, BadTimeout);
            }
            int free = _owner & Untracked, me = Environment.CurrentManagedThreadId;
            int taken = free == 0 ? me : free | 1;
            int left = TimeLimit.Of(millisecondsTimeout);
            bool hasRested = false;
            while (true)
            {
                int owner = Interlocked.CompareExchange(ref _owner, taken, free);
                if (owner == free) break;
                if (owner == me)
                {
                    throw new LockRecursionException("The calling thread already holds the lock.");
                }
                if (TimeLimit.IsOver(millisecondsTimeout, ref left, ref hasRested)) return;
                Thread.Yield();
            }
            lockTaken = true;
        }

        public void Exit()
        {
            Exit(true);
        }

        public void Exit(bool useMemoryBarrier)
        {
            int owner = _owner;
            if (owner != Environment.CurrentManagedThreadId && (owner & Untracked) == 0)
            {
                throw new SynchronizationLockException("The calling thread does not hold the lock.");
            }
            if (useMemoryBarrier) Interlocked.Exchange(ref _owner, owner & Untracked);
            else _owner = owner & Untracked;
        }
#pragma warning restore 420

        private const string BadTimeout = "The timeout must be a value between -1 and Int32.MaxValue, inclusive.";
    }
}
