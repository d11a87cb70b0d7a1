// System.Threading.Semaphore.
namespace System.Threading
{
    public sealed class Semaphore : WaitHandle
    {
        public Semaphore(int initialCount, int maximumCount)
        {
            ArgumentOutOfRangeException.ThrowIfNegative(initialCount, "initialCount");
            ArgumentOutOfRangeException.ThrowIfNegativeOrZero(maximumCount, "maximumCount");
            if (initialCount > maximumCount)
            {
                throw new ArgumentException("The initial count for the semaphore must be greater than or equal to zero "
                    + "and less than the maximum count.");
            }
            _state = new SemaphoreState(initialCount, maximumCount);
        }

        public Semaphore(int initialCount, int maximumCount, string name) : this(initialCount, maximumCount)
        {
            CheckNoName(name);
        }

        public Semaphore(int initialCount, int maximumCount, string name, out bool createdNew)
            : this(initialCount, maximumCount)
        {
            CheckNoName(name);
            createdNew = true;
        }

        public int Release()
        {
            return Release(1);
        }

        public int Release(int releaseCount)
        {
            if (releaseCount < 1) ArgumentOutOfRangeException.ThrowIfNegativeOrZero(releaseCount, "releaseCount");
            return ((SemaphoreState)StateOf(this)).Release(releaseCount);
        }
    }

    internal sealed class SemaphoreState : Waitable
    {
        private int _count;  // 0 while a thread waits
        private readonly int _maximum;

        internal SemaphoreState(int count, int maximum)
        {
            _count = count;
            _maximum = maximum;
        }

        internal override bool CanTake()
        {
            return _count > 0;
        }

        internal override void Take()
        {
            _count--;
        }

        internal override void Signal()
        {
            lock (this)
            {
                if (_count == _maximum)
                {
                    throw new InvalidOperationException(
                        "The WaitHandle cannot be signaled because it would exceed its maximum count.");
                }
                Release(1);
            }
        }

        internal int Release(int count)
        {
            lock (this)
            {
                int before = _count;
                if (count > _maximum - before) throw new SemaphoreFullException();
                while (count > 0 && Monitor.PulseOne(this)) count--;
                if (count > 0)
                {
                    _count = before + count;
                    WakeMany();
                }
                return before;
            }
        }
    }
}
