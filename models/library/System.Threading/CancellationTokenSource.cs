// System.Threading.CancellationTokenSource. A delay may pass at any time: it is a thread of the pool that cancels.
using System.Collections.Generic;
using System.Threading.Tasks;

namespace System.Threading
{
    public class CancellationTokenSource : IDisposable
    {
        private readonly object _gate = new object();
        private volatile bool _canceled;
        private bool _disposed;
        private CancellationCallback _first;    // those that are still to run, the newest first
        private CancellationCallback _running;  // the one that a thread is in
        private int _runner;                    // that thread
        private ManualResetEvent _event;        // null until somebody asks for it
        private object _delay;                  // of the delays that were set, the one that counts
        private readonly ITimer _timer;         // of somebody else's TimeProvider; or null

        public CancellationTokenSource()
        {
        }

        public CancellationTokenSource(int millisecondsDelay)
        {
            CheckDelay(millisecondsDelay);
            if (millisecondsDelay == 0) _canceled = true;
            else CancelAfter(millisecondsDelay);
        }

        public CancellationTokenSource(TimeSpan delay) : this(ToMilliseconds(delay))
        {
        }

        public CancellationTokenSource(TimeSpan delay, TimeProvider timeProvider)
        {
            if (timeProvider == null) throw new ArgumentNullException("timeProvider");
            int milliseconds = ToMilliseconds(delay);
            if (milliseconds == 0) _canceled = true;
            else if (timeProvider.UnlessSystem == null) CancelAfter(milliseconds);
            else _timer = timeProvider.CreateTimer(new TimerCallback(EndDelay), null, delay, Timeout.InfiniteTimeSpan);
        }

        private void EndDelay(object ignored)
        {
            CancelAnyway(false);
        }

        private static class Canceled
        {
            internal static readonly CancellationTokenSource Source = new CancellationTokenSource(0);
        }

        internal static CancellationTokenSource AlreadyCanceled
        {
            get { return Canceled.Source; }
        }

        public bool IsCancellationRequested
        {
            get { return _canceled; }
        }

        public CancellationToken Token
        {
            get
            {
                CheckNotDisposed();
                return new CancellationToken(this);
            }
        }

        internal WaitHandle WaitHandle
        {
            get
            {
                CheckNotDisposed();
                lock (_gate)
                {
                    if (_event == null) _event = new ManualResetEvent(_canceled);
                    return _event;
                }
            }
        }

        public void Cancel()
        {
            Cancel(false);
        }

        public void Cancel(bool throwOnFirstException)
        {
            CheckNotDisposed();
            CancelAnyway(throwOnFirstException);
        }

        internal void CancelAnyway(bool throwOnFirstException)
        {
            lock (_gate)
            {
                if (_canceled) return;
                _canceled = true;
                if (_event != null) _event.Set();
            }
            if (_timer != null) _timer.Dispose();
            List<Exception> failures = null;
            for (CancellationCallback callback = Next(); callback != null; callback = Next())
            {
                try
                {
                    callback.Run(this);
                }
                catch (Exception e)
                {
                    if (throwOnFirstException)
                    {
                        Finish();
                        throw;
                    }
                    if (failures == null) failures = new List<Exception>();
                    failures.Add(e);
                }
            }
            if (failures != null) throw new AggregateException(failures);
        }

        // What is to run now, in place of what has run.
        private CancellationCallback Next()
        {
            lock (_gate)
            {
                if (_running != null) Monitor.PulseAll(_gate);
                _running = _first;
                if (_first == null) return null;
                _first = _first.Next;
                _runner = Environment.CurrentManagedThreadId;
                return _running;
            }
        }

        private void Finish()
        {
            lock (_gate)
            {
                _first = null;
                _running = null;
                Monitor.PulseAll(_gate);
            }
        }

        internal CancellationTokenRegistration Register(Delegate run, object state)
        {
            CancellationCallback callback = new CancellationCallback(run, state);
            lock (_gate)
            {
                if (!_canceled)
                {
                    if (_disposed) return default(CancellationTokenRegistration);
                    callback.Next = _first;
                    _first = callback;
                    return new CancellationTokenRegistration(this, callback);
                }
            }
            callback.Run(this);
            return default(CancellationTokenRegistration);
        }

        internal bool Unregister(CancellationCallback callback)
        {
            lock (_gate)
            {
                CancellationCallback before = null, found = _first;
                while (found != null && found != callback)
                {
                    before = found;
                    found = found.Next;
                }
                if (found == null) return false;
                if (before == null) _first = found.Next;
                else before.Next = found.Next;
                return true;
            }
        }

        internal void WaitFor(CancellationCallback callback)
        {
            lock (_gate)
            {
                while (_running == callback && _runner != Environment.CurrentManagedThreadId) Monitor.Wait(_gate);
            }
        }

        internal ValueTask WaitForAsync(CancellationCallback callback)
        {
            lock (_gate)
            {
                bool isRunning = _running == callback && _runner != Environment.CurrentManagedThreadId;
                if (!isRunning) return default(ValueTask);
            }
            return new ValueTask(Task.Run(new Action(new Wait(this, callback).Do)));
        }

        private sealed class Wait
        {
            private readonly CancellationTokenSource _source;
            private readonly CancellationCallback _callback;

            internal Wait(CancellationTokenSource source, CancellationCallback callback)
            {
                _source = source;
                _callback = callback;
            }

            internal void Do()
            {
                _source.WaitFor(_callback);
            }
        }

        public void CancelAfter(int millisecondsDelay)
        {
            CheckDelay(millisecondsDelay);
            CheckNotDisposed();
            if (_canceled) return;
            if (_timer != null)
            {
                _timer.Change(TimeSpan.FromMilliseconds(millisecondsDelay), Timeout.InfiniteTimeSpan);
                return;
            }
            Delay delay = millisecondsDelay == Timeout.Infinite ? null : new Delay(this, millisecondsDelay);
            lock (_gate) _delay = delay;
            if (delay == null) return;
            ThreadPool.Start(delay, null);
        }

        public void CancelAfter(TimeSpan delay)
        {
            CancelAfter(ToMilliseconds(delay));
        }

        private sealed class Delay : IDelayedItem
        {
            private readonly CancellationTokenSource _source;
            private readonly int _milliseconds;

            internal Delay(CancellationTokenSource source, int milliseconds)
            {
                _source = source;
                _milliseconds = milliseconds;
            }

            public int Milliseconds
            {
                get { return _milliseconds; }
            }

            public void Execute()
            {
                lock (_source._gate)
                {
                    if (_source._delay != this) return;
                }
                _source.CancelAnyway(false);
            }
        }

        private static void CheckDelay(int millisecondsDelay)
        {
            if (millisecondsDelay < -1) throw new ArgumentOutOfRangeException("millisecondsDelay");
        }

        private static int ToMilliseconds(TimeSpan delay)
        {
            long milliseconds = delay.Ticks / TimeSpan.TicksPerMillisecond;
            if (milliseconds < -1 || milliseconds > 0xfffffffe) throw new ArgumentOutOfRangeException("delay");
            return milliseconds > int.MaxValue ? int.MaxValue : (int)milliseconds;
        }

        public bool TryReset()
        {
            CheckNotDisposed();
            lock (_gate)
            {
                if (_canceled || _timer != null) return false;
                _first = null;
                _delay = null;
                return true;
            }
        }

        public void Dispose()
        {
            Dispose(true);
        }

        protected virtual void Dispose(bool disposing)
        {
            if (_timer != null) _timer.Dispose();
            lock (_gate)
            {
                _disposed = true;
                _delay = null;
                if (!_canceled) _first = null;
            }
        }

        private void CheckNotDisposed()
        {
            if (_disposed)
            {
                throw new ObjectDisposedException(null, "The CancellationTokenSource has been disposed.");
            }
        }

        public static CancellationTokenSource CreateLinkedTokenSource(CancellationToken token1,
            CancellationToken token2)
        {
            CancellationToken[] tokens = new CancellationToken[2];
            tokens[0] = token1;
            tokens[1] = token2;
            return new LinkedCancellationTokenSource(tokens);
        }

        public static CancellationTokenSource CreateLinkedTokenSource(CancellationToken token)
        {
            CancellationToken[] tokens = new CancellationToken[1];
            tokens[0] = token;
            return new LinkedCancellationTokenSource(tokens);
        }

        public static CancellationTokenSource CreateLinkedTokenSource(params CancellationToken[] tokens)
        {
            if (tokens == null) throw new ArgumentNullException("tokens");
            return CreateLinkedTokenSource(new ReadOnlySpan<CancellationToken>(tokens));
        }

        public static CancellationTokenSource CreateLinkedTokenSource(ReadOnlySpan<CancellationToken> tokens)
        {
            if (tokens.Length == 0) throw new ArgumentException("No tokens were supplied.");
            return new LinkedCancellationTokenSource(tokens.ToArray());
        }
    }

    // Canceled with any of several tokens.
    internal sealed class LinkedCancellationTokenSource : CancellationTokenSource
    {
        private readonly CancellationTokenRegistration[] _links;

        internal LinkedCancellationTokenSource(CancellationToken[] tokens)
        {
            _links = new CancellationTokenRegistration[tokens.Length];
            Action<object> cancel = new Action<object>(CancelLinked);
            for (int i = 0; i < tokens.Length; i++) _links[i] = tokens[i].UnsafeRegister(cancel, this);
        }

        private static void CancelLinked(object source)
        {
            ((LinkedCancellationTokenSource)source).CancelAnyway(false);
        }

        protected override void Dispose(bool disposing)
        {
            for (int i = 0; i < _links.Length; i++) _links[i].Dispose();
            base.Dispose(disposing);
        }
    }

    internal sealed class CancellationCallback
    {
        private readonly Delegate _callback;
        private readonly object _state;
        internal CancellationCallback Next;

        internal CancellationCallback(Delegate callback, object state)
        {
            _callback = callback;
            _state = state;
        }

        internal void Run(CancellationTokenSource source)
        {
            Action plain = _callback as Action;
            Action<object> stateful = _callback as Action<object>;
            if (plain != null) plain();
            else if (stateful != null) stateful(_state);
            else ((Action<object, CancellationToken>)_callback)(_state, new CancellationToken(source));
        }
    }
}
