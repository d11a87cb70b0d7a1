// System.Threading.ManualResetEventSlim.
namespace System.Threading
{
    public class ManualResetEventSlim : IDisposable
    {
        private object _gate = new object();  // null once disposed
        private volatile bool _set;           // written with the gate held
        private ManualResetEvent _event;      // null until somebody asks for it
        private readonly int _spinCount;

        public ManualResetEventSlim() : this(false)
        {
        }

        public ManualResetEventSlim(bool initialState) : this(initialState, 35)
        {
        }

        public ManualResetEventSlim(bool initialState, int spinCount)
        {
            ArgumentOutOfRangeException.ThrowIfNegative(spinCount, "spinCount");
            ArgumentOutOfRangeException.ThrowIfGreaterThan(spinCount, 2047, "spinCount");
            if (initialState) _set = true;
            _spinCount = spinCount;
        }

        public bool IsSet
        {
            get { return _set; }
        }

        public int SpinCount
        {
            get { return _spinCount; }
        }

        public WaitHandle WaitHandle
        {
            get
            {
                lock (Gate)
                {
                    if (_event == null) _event = new ManualResetEvent(_set);
                    return _event;
                }
            }
        }

        public void Set()
        {
            object gate = _gate;
            if (gate == null)
            {
                _set = true;
                return;
            }
            lock (gate)
            {
                _set = true;
                Monitor.PulseAll(gate);
                if (_event != null) _event.Set();
            }
        }

        public void Reset()
        {
            lock (Gate)
            {
                _set = false;
                if (_event != null) _event.Reset();
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

        public bool Wait(int millisecondsTimeout)
        {
            return Wait(millisecondsTimeout, default(CancellationToken));
        }

        public bool Wait(TimeSpan timeout)
        {
            return Wait(timeout, default(CancellationToken));
        }

        public bool Wait(TimeSpan timeout, CancellationToken cancellationToken)
        {
            return Wait(TimeLimit.Milliseconds(timeout), cancellationToken);
        }

        public bool Wait(int millisecondsTimeout, CancellationToken cancellationToken)
        {
            object gate = Gate;
            cancellationToken.ThrowIfCancellationRequested();
            TimeLimit.Check(millisecondsTimeout);
            if (_set) return true;
            if (millisecondsTimeout == 0) return false;
            int left = TimeLimit.Of(millisecondsTimeout);
            using (cancellationToken.WakeAll(gate))
            {
                lock (gate)
                {
                    while (!_set)
                    {
                        cancellationToken.ThrowIfCancellationRequested();
                        if (!Monitor.Wait(gate, millisecondsTimeout, ref left)) return false;
                    }
                    return true;
                }
            }
        }

        public void Dispose()
        {
            Dispose(true);
        }

        protected virtual void Dispose(bool disposing)
        {
            object gate = _gate;
            _gate = null;
            if (gate == null || !disposing || _event == null) return;
            lock (gate)
            {
                if (_event != null) _event.Dispose();
                _event = null;
            }
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
