// System.Threading.PeriodicTimer. A tick may have come before somebody waits for it, or comes at any time. With
// --time-limits=last it comes a period after somebody began to wait.
using System.Threading.Tasks;

namespace System.Threading
{
    public sealed class PeriodicTimer : IDisposable
    {
        private readonly object _gate = new object();
        private TimeSpan _period;
        private Task<bool> _waiting;  // null: nobody is
        private int _threads;         // that tick
        private int _idle;            // those of them that wait for somebody to tick for
        private bool _isStopped;
        private readonly ITimer _timer;  // that ticks; null: those threads do
        private bool _hasTicked;         // the timer has, and nobody waited

        public PeriodicTimer(TimeSpan period)
        {
            Check(period, "period");
            _period = period;
        }

        public PeriodicTimer(TimeSpan period, TimeProvider timeProvider) : this(period)
        {
            if (timeProvider == null) throw new ArgumentNullException("timeProvider");
            if (timeProvider.UnlessSystem == null) return;
            _timer = timeProvider.CreateTimer(new TimerCallback(TimerTicks), null, period, period);
        }

        private static void Check(TimeSpan period, string name)
        {
            long milliseconds = period.Ticks / TimeSpan.TicksPerMillisecond;
            bool isInfinite = period == Timeout.InfiniteTimeSpan;
            if (!isInfinite && (milliseconds < 1 || milliseconds > 0xfffffffe)) throw new ArgumentOutOfRangeException(name);
        }

        public TimeSpan Period
        {
            get { return _period; }
            set
            {
                Check(value, "value");
                _period = value;
                if (_timer != null) _timer.Change(value, value);
            }
        }

        private bool Ticks
        {
            get { return _timer == null && _period != Timeout.InfiniteTimeSpan; }
        }

        public ValueTask<bool> WaitForNextTickAsync(CancellationToken cancellationToken = default(CancellationToken))
        {
            lock (_gate)
            {
                if (_waiting != null)
                {
                    throw new InvalidOperationException("Operation is not valid due to the current state of the object.");
                }
                if (cancellationToken.IsCancellationRequested) return ValueTask.FromCanceled<bool>(cancellationToken);
                if (_isStopped) return new ValueTask<bool>(false);
                if (_hasTicked || (Ticks && !TimeLimit.AreLast() && Chance.Maybe()))
                {
                    _hasTicked = false;
                    return new ValueTask<bool>(true);
                }
                Task<bool> waiting = new Task<bool>();
                _waiting = waiting;
                if (Ticks) Tick();
                if (cancellationToken.CanBeCanceled)
                {
                    cancellationToken.UnsafeRegister(new Action<object>(Cancel), new Wait(this, waiting, cancellationToken));
                }
                return new ValueTask<bool>(waiting);
            }
        }

        private void TimerTicks(object ignored)
        {
            Task<bool> waiting;
            lock (_gate)
            {
                waiting = _waiting;
                _hasTicked = waiting == null;
            }
            if (TryEnd(waiting)) waiting.TrySetResult(true);
        }

        // By a thread that is there for it, or by a second one while that is still busy with what the last tick has brought
        // about. Only who waits for ticks in what a tick has brought about, and blocks, could want a third.
        private void Tick()
        {
            Monitor.Pulse(_gate);
            if (_idle > 0 || _threads == 2) return;
            _threads++;
            ThreadPool.Start(new Ticker(this), null);
        }

        private sealed class Ticker : IUncountedItem
        {
            private readonly PeriodicTimer _timer;

            internal Ticker(PeriodicTimer timer)
            {
                _timer = timer;
            }

            public void Execute()
            {
                for (Task<bool> waiting = _timer.Take(); waiting != null; waiting = _timer.Take())
                {
                    TimeLimit.Sleep((int)(_timer._period.Ticks / TimeSpan.TicksPerMillisecond));
                    if (_timer.TryEnd(waiting)) waiting.TrySetResult(true);
                }
            }
        }

        // Who waits now, or next; null if nobody will.
        private Task<bool> Take()
        {
            lock (_gate)
            {
                _idle++;
                while (_waiting == null && !_isStopped) Monitor.Wait(_gate);
                _idle--;
                return _waiting;
            }
        }

        // Whether nobody else has ended the wait.
        private bool TryEnd(Task<bool> wait)
        {
            lock (_gate)
            {
                if (wait == null || _waiting != wait) return false;
                _waiting = null;
                return true;
            }
        }

        private static void Cancel(object that)
        {
            ((Wait)that).Cancel();
        }

        private sealed class Wait
        {
            private readonly PeriodicTimer _timer;
            private readonly Task<bool> _task;
            private readonly CancellationToken _token;

            internal Wait(PeriodicTimer timer, Task<bool> task, CancellationToken token)
            {
                _timer = timer;
                _task = task;
                _token = token;
            }

            internal void Cancel()
            {
                if (_timer.TryEnd(_task)) _task.TryFinish(new TaskCancellation(_token, null));
            }
        }

        public void Dispose()
        {
            Task<bool> wait;
            if (_timer != null) _timer.Dispose();
            lock (_gate)
            {
                _isStopped = true;
                wait = _waiting;
                Monitor.PulseAll(_gate);
            }
            if (TryEnd(wait)) wait.TrySetResult(false);
        }
    }
}
