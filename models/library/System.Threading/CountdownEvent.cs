// System.Threading.CountdownEvent: a count, and an event that is set when it gets to zero.
namespace System.Threading
{
    public class CountdownEvent : IDisposable
    {
        private int _initial;
        private volatile int _count;
        private readonly ManualResetEventSlim _event;
        private bool _disposed;

        public CountdownEvent(int initialCount)
        {
            if (initialCount < 0) ArgumentOutOfRangeException.ThrowIfNegative(initialCount, "initialCount");
            _initial = initialCount;
            _count = initialCount;
            _event = new ManualResetEventSlim(initialCount == 0);
        }

        public int CurrentCount
        {
            get
            {
                int count = _count;
                return count < 0 ? 0 : count;
            }
        }

        public int InitialCount
        {
            get { return _initial; }
        }

        public bool IsSet
        {
            get { return _count <= 0; }
        }

        public WaitHandle WaitHandle
        {
            get
            {
                CheckNotDisposed();
                return _event.WaitHandle;
            }
        }

        public bool Signal()
        {
            return Signal(1);
        }

        public bool Signal(int signalCount)
        {
            if (signalCount <= 0) ArgumentOutOfRangeException.ThrowIfNegativeOrZero(signalCount, "signalCount");
            CheckNotDisposed();
            while (true)
            {
                int count = _count;
                if (count < signalCount)
                {
                    throw new InvalidOperationException(
                        "Invalid attempt made to decrement the event's count below zero.");
                }
                if (!Change(count, count - signalCount)) continue;
                if (count > signalCount) return false;
                _event.Set();
                return true;
            }
        }

        public void AddCount()
        {
            AddCount(1);
        }

        public void AddCount(int signalCount)
        {
            if (TryAddCount(signalCount)) return;
            throw new InvalidOperationException("The event is already signaled and cannot be incremented.");
        }

        public bool TryAddCount()
        {
            return TryAddCount(1);
        }

        public bool TryAddCount(int signalCount)
        {
            if (signalCount <= 0) ArgumentOutOfRangeException.ThrowIfNegativeOrZero(signalCount, "signalCount");
            CheckNotDisposed();
            while (true)
            {
                int count = _count;
                if (count <= 0) return false;
                if (count > int.MaxValue - signalCount)
                {
                    throw new InvalidOperationException(
                        "The increment operation would cause the CurrentCount to overflow.");
                }
                if (Change(count, count + signalCount)) return true;
            }
        }

#pragma warning disable 420
        private bool Change(int from, int to)
        {
            return Interlocked.CompareExchange(ref _count, to, from) == from;
        }
#pragma warning restore 420

        public void Reset()
        {
            Reset(_initial);
        }

        public void Reset(int count)
        {
            CheckNotDisposed();
            if (count < 0) ArgumentOutOfRangeException.ThrowIfNegative(count, "count");
            _count = count;
            _initial = count;
            if (count == 0) _event.Set();
            else _event.Reset();
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
            return Wait(TimeLimit.Milliseconds(timeout), cancellationToken);
        }

        public bool Wait(int millisecondsTimeout)
        {
            return Wait(millisecondsTimeout, default(CancellationToken));
        }

        public bool Wait(int millisecondsTimeout, CancellationToken cancellationToken)
        {
            TimeLimit.Check(millisecondsTimeout);
            CheckNotDisposed();
            cancellationToken.ThrowIfCancellationRequested();
            return IsSet || _event.Wait(millisecondsTimeout, cancellationToken);
        }

        public void Dispose()
        {
            Dispose(true);
        }

        protected virtual void Dispose(bool disposing)
        {
            if (!disposing) return;
            _event.Dispose();
            _disposed = true;
        }

        private void CheckNotDisposed()
        {
            if (_disposed) throw new ObjectDisposedException(GetType().FullName);
        }
    }
}
