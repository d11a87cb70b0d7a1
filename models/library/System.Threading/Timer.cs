// System.Threading.Timer: each time that it is due is a thread of the pool, which finds out whether it still is.
using System.Threading.Tasks;

namespace System.Threading
{
    public delegate void TimerCallback(object state);

    public sealed class Timer : MarshalByRefObject, ITimer
    {
        private readonly object _gate = new object();
        private readonly TimerCallback _callback;
        private readonly object _state;
        private readonly ExecutionContext _context;
        private bool _isDisposed;
        private int _set;                // how often it was set
        private bool _repeats;
        private long _period;
        private bool _hasSecond;         // thread to call back with, so that it may be due again before a callback has ended
        private int _running;            // callbacks
        private Task _whenDone;          // null unless somebody waits for the callbacks to end
        private WaitHandle _toSignal;    // the same

        public Timer(TimerCallback callback) : this(callback, null, Timeout.Infinite, Timeout.Infinite)
        {
            _state = this;
        }

        public Timer(TimerCallback callback, object state, int dueTime, int period)
            : this(callback, state, (long)dueTime, (long)period)
        {
        }

        public Timer(TimerCallback callback, object state, uint dueTime, uint period)
            : this(callback, state, SignedOf(dueTime), SignedOf(period))
        {
        }

        public Timer(TimerCallback callback, object state, TimeSpan dueTime, TimeSpan period)
            : this(callback, state, MillisecondsOf(dueTime, "dueTime"), MillisecondsOf(period, "period"))
        {
        }

        public Timer(TimerCallback callback, object state, long dueTime, long period)
        {
            Check(dueTime, period);
            if (callback == null) throw new ArgumentNullException("callback");
            _callback = callback;
            _state = state;
            _context = ExecutionContext.Captured;
            Set(dueTime, period);
        }

        private static long SignedOf(uint time)
        {
            return time == uint.MaxValue ? -1 : (long)time;
        }

        private static long MillisecondsOf(TimeSpan time, string name)
        {
            long milliseconds = time.Ticks / TimeSpan.TicksPerMillisecond;
            CheckLeast(milliseconds, name);
            CheckMost(milliseconds, name);
            return milliseconds;
        }

        private static void Check(long dueTime, long period)
        {
            CheckLeast(dueTime, "dueTime");
            CheckLeast(period, "period");
            CheckMost(dueTime, "dueTime");
            CheckMost(period, "period");
        }

        private static void CheckLeast(long time, string name)
        {
            ArgumentOutOfRangeException.ThrowIfLessThan(time, -1L, name);
        }

        private static void CheckMost(long time, string name)
        {
            ArgumentOutOfRangeException.ThrowIfGreaterThan(time, 0xfffffffeL, name);
        }

        public bool Change(int dueTime, int period)
        {
            return Change((long)dueTime, (long)period);
        }

        public bool Change(uint dueTime, uint period)
        {
            return Change(SignedOf(dueTime), SignedOf(period));
        }

        public bool Change(TimeSpan dueTime, TimeSpan period)
        {
            return Change(MillisecondsOf(dueTime, "dueTime"), MillisecondsOf(period, "period"));
        }

        public bool Change(long dueTime, long period)
        {
            Check(dueTime, period);
            lock (_gate)
            {
                if (_isDisposed) return false;
                Set(dueTime, period);
                return true;
            }
        }

        private void Set(long dueTime, long period)
        {
            _set++;
            _repeats = period > 0;
            _period = period;
            _hasSecond = false;
            if (dueTime != Timeout.Infinite) Start(dueTime);
        }

        private void Start(long time)
        {
            ThreadPool.Start(new Tick(this, _set, Bounded(time)), _callback);
        }

        private sealed class Tick : IUncountedItem
        {
            private readonly Timer _timer;
            private readonly int _set;
            private readonly int _time;

            internal Tick(Timer timer, int set, int time)
            {
                _timer = timer;
                _set = set;
                _time = time;
            }

            public void Execute()
            {
                TimeLimit.Sleep(_time);
                while (_timer.Fire(_set)) TimeLimit.Sleep(_timer.TimeBetween);
            }
        }

        // Two threads take turns, so that each has every second callback: with --time-limits=last they are due in time.
        private int TimeBetween
        {
            get { return TimeLimit.AreLast() ? Bounded(2 * _period) : 0; }
        }

        private static int Bounded(long time)
        {
            return time > int.MaxValue ? int.MaxValue : (int)time;
        }

        // Whether it is to be done again.
        private bool Fire(int set)
        {
            lock (_gate)
            {
                if (_isDisposed || _set != set) return false;
                _running++;
                bool needsSecond = _repeats && !_hasSecond;
                _hasSecond |= needsSecond;
                if (needsSecond) Start(_period);
            }
            ExecutionContext.Outer outer = ExecutionContext.Enter(_context);
            _callback(_state);
            outer.Leave();
            lock (_gate)
            {
                _running--;
                if (_running == 0 && _isDisposed) Tell();
                return _repeats && _set == set;
            }
        }

        private void Tell()
        {
            if (_whenDone != null) _whenDone.TryFinish(null);
            EventWaitHandle handle = _toSignal as EventWaitHandle;
            if (handle != null) handle.Set();
        }

        public void Dispose()
        {
            lock (_gate) _isDisposed = true;
        }

        public bool Dispose(WaitHandle notifyObject)
        {
            if (notifyObject == null) throw new ArgumentNullException("notifyObject");
            lock (_gate)
            {
                if (_isDisposed) return false;
                _isDisposed = true;
                _toSignal = notifyObject;
                if (_running == 0) Tell();
                return true;
            }
        }

        public ValueTask DisposeAsync()
        {
            lock (_gate)
            {
                _isDisposed = true;
                if (_toSignal != null)
                {
                    return ValueTask.FromException(new InvalidOperationException(
                        "The Timer was already closed using an incompatible Dispose method."));
                }
                if (_running == 0) return default(ValueTask);
                if (_whenDone == null)
                {
                    _whenDone = new Task(new TaskDetails(TaskCreationOptions.RunContinuationsAsynchronously, null));
                }
                return new ValueTask(_whenDone);
            }
        }
    }
}
