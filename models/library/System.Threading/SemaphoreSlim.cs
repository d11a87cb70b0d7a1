// System.Threading.SemaphoreSlim: what does not need tasks. SemaphoreSlim.Async.cs has the rest.
namespace System.Threading
{
    public partial class SemaphoreSlim : IDisposable
    {
        private object _gate = new object();  // null once disposed
        private volatile int _count;          // written with the gate held
        private int _waitingThreads;          // likewise
        private readonly int _maximum;
        private ManualResetEvent _event;      // null until somebody asks for it

        public SemaphoreSlim(int initialCount) : this(initialCount, int.MaxValue)
        {
        }

        public SemaphoreSlim(int initialCount, int maxCount)
        {
            if (initialCount < 0 || initialCount > maxCount)
            {
                throw new ArgumentOutOfRangeException("initialCount", initialCount,
                    "The initialCount argument must be non-negative and less than or equal to the maximumCount.");
            }
            if (maxCount <= 0)
            {
                throw new ArgumentOutOfRangeException("maxCount", maxCount, "The maximumCount argument must be a "
                    + "positive number. If a maximum is not required, use the constructor without a maxCount parameter.");
            }
            _count = initialCount;
            _maximum = maxCount;
        }

        public int CurrentCount
        {
            get { return _count; }
        }

        public WaitHandle AvailableWaitHandle
        {
            get
            {
                lock (Gate)
                {
                    if (_event == null) _event = new ManualResetEvent(_count > 0);
                    return _event;
                }
            }
        }

        public void Wait()
        {
            Wait(Timeout.Infinite, default(CancellationToken));
        }

        public void Wait(CancellationToken cancellationToken)
        {
            Wait(Timeout.Infinite, cancellationToken);
        }

        public bool Wait(TimeSpan timeout)
        {
            return Wait(timeout, default(CancellationToken));
        }

        public bool Wait(TimeSpan timeout, CancellationToken cancellationToken)
        {
            object gate = Gate;
            return Wait(gate, MillisecondsOf(timeout), cancellationToken);
        }

        private static int MillisecondsOf(TimeSpan timeout)
        {
            long milliseconds = timeout.Ticks / TimeSpan.TicksPerMillisecond;
            if (milliseconds < -1)
            {
                throw new ArgumentOutOfRangeException(
                    "timeout", timeout, "The value needs to translate in milliseconds "
                    + "to -1 (signifying an infinite timeout), or be non-negative.");
            }
            return milliseconds > int.MaxValue ? int.MaxValue : (int)milliseconds;
        }

        public bool Wait(int millisecondsTimeout)
        {
            return Wait(millisecondsTimeout, default(CancellationToken));
        }

        public bool Wait(int millisecondsTimeout, CancellationToken cancellationToken)
        {
            object gate = Gate;
            CheckTimeout(millisecondsTimeout);
            return Wait(gate, millisecondsTimeout, cancellationToken);
        }

        private static void CheckTimeout(int millisecondsTimeout)
        {
            if (millisecondsTimeout < -1)
            {
                throw new ArgumentOutOfRangeException("millisecondsTimeout", millisecondsTimeout,
                    "The timeout must represent a value between -1 and Int32.MaxValue, inclusive.");
            }
        }

        private bool Wait(object gate, int millisecondsTimeout, CancellationToken cancellationToken)
        {
            cancellationToken.ThrowIfCancellationRequested();
            int left = TimeLimit.Of(millisecondsTimeout);
            using (cancellationToken.WakeAll(gate))
            {
                lock (gate)
                {
                    while (_count == 0)
                    {
                        cancellationToken.ThrowIfCancellationRequested();
                        if (millisecondsTimeout == 0) return false;
                        _waitingThreads++;
                        bool isWoken = Monitor.Wait(gate, millisecondsTimeout, ref left);
                        _waitingThreads--;
                        if (!isWoken) return false;
                    }
                    _count--;
                    if (_event != null && _count == 0) _event.Reset();
                    return true;
                }
            }
        }

        public int Release()
        {
            return Release(1);
        }

        public int Release(int releaseCount)
        {
            object gate = Gate;
            if (releaseCount < 1)
            {
                throw new ArgumentOutOfRangeException("releaseCount", releaseCount,
                    "The releaseCount argument must be greater than zero.");
            }
            lock (gate)
            {
                int before = _count;
                if (_maximum - before < releaseCount) throw new SemaphoreFullException();
                _count = HandOver(before + releaseCount);
                if (releaseCount == 1) Monitor.Pulse(gate);
                else Monitor.PulseAll(gate);
                if (_event != null) _event.Set();
                return before;
            }
        }

        public void Dispose()
        {
            Dispose(true);
        }

        protected virtual void Dispose(bool disposing)
        {
            _gate = null;
        }

        private object Gate
        {
            get
            {
                object gate = _gate;
                if (gate == null) throw new ObjectDisposedException(GetType().FullName);
                return gate;
            }
        }
    }
}
