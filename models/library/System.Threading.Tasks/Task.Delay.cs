// Task.Delay and WaitAsync. A delay passes at any time: it is a thread of the pool that completes a promise.
namespace System.Threading.Tasks
{
    public partial class Task
    {
        public static Task Delay(int millisecondsDelay)
        {
            return Delay(millisecondsDelay, default(CancellationToken));
        }

        public static Task Delay(TimeSpan delay)
        {
            return Delay(delay, default(CancellationToken));
        }

        public static Task Delay(TimeSpan delay, CancellationToken cancellationToken)
        {
            return Delay(Milliseconds(delay, "delay"), null, cancellationToken);
        }

        public static Task Delay(TimeSpan delay, TimeProvider timeProvider)
        {
            return Delay(delay, timeProvider, default(CancellationToken));
        }

        public static Task Delay(TimeSpan delay, TimeProvider timeProvider, CancellationToken cancellationToken)
        {
            if (timeProvider == null) throw new ArgumentNullException("timeProvider");
            return Delay(Milliseconds(delay, "delay"), timeProvider.UnlessSystem, cancellationToken);
        }

        public static Task Delay(int millisecondsDelay, CancellationToken cancellationToken)
        {
            if (millisecondsDelay < -1)
            {
                throw new ArgumentOutOfRangeException("millisecondsDelay",
                    "The value needs to be either -1 (signifying an infinite timeout), 0 or a positive integer.");
            }
            return Delay(millisecondsDelay, null, cancellationToken);
        }

        private static Task Delay(int milliseconds, TimeProvider provider, CancellationToken cancellationToken)
        {
            if (cancellationToken.IsCancellationRequested) return FromCanceled(cancellationToken);
            if (milliseconds == 0) return CompletedTask;
            Task promise = new Task();
            DelayEnd.Start(promise, milliseconds, null, provider);
            DelayCancellation.Register(promise, cancellationToken);
            return promise;
        }

        private static int Milliseconds(TimeSpan time, string name)
        {
            long milliseconds = time.Ticks / TimeSpan.TicksPerMillisecond;
            if (milliseconds < -1 || milliseconds > 0xfffffffe)
            {
                throw new ArgumentOutOfRangeException(name, "The value needs to translate in milliseconds to -1 "
                    + "(signifying an infinite timeout), 0, or a positive integer less than or equal to the maximum allowed "
                    + "timer duration.");
            }
            return milliseconds > int.MaxValue ? int.MaxValue : (int)milliseconds;
        }

        public Task WaitAsync(CancellationToken cancellationToken)
        {
            return WaitAsync(Timeout.Infinite, null, cancellationToken);
        }

        public Task WaitAsync(TimeSpan timeout)
        {
            return WaitAsync(timeout, default(CancellationToken));
        }

        public Task WaitAsync(TimeSpan timeout, CancellationToken cancellationToken)
        {
            return WaitAsync(Milliseconds(timeout, "timeout"), null, cancellationToken);
        }

        public Task WaitAsync(TimeSpan timeout, TimeProvider timeProvider)
        {
            return WaitAsync(timeout, timeProvider, default(CancellationToken));
        }

        public Task WaitAsync(TimeSpan timeout, TimeProvider timeProvider, CancellationToken cancellationToken)
        {
            if (timeProvider == null) throw new ArgumentNullException("timeProvider");
            return WaitAsync(Milliseconds(timeout, "timeout"), timeProvider.UnlessSystem, cancellationToken);
        }

        private Task WaitAsync(int millisecondsTimeout, TimeProvider provider, CancellationToken token)
        {
            if (IsCompleted || (!token.CanBeCanceled && millisecondsTimeout == Timeout.Infinite)) return this;
            Task promise = NewPromise();
            promise.FinishWith(this, millisecondsTimeout, provider, token);
            return promise;
        }

        // Of the same type.
        internal virtual Task NewPromise()
        {
            return new Task();
        }

        private void FinishWith(Task other, int millisecondsTimeout, TimeProvider provider, CancellationToken token)
        {
            if (token.IsCancellationRequested)
            {
                TryFinish(new TaskCancellation(token, null));
                return;
            }
            if (millisecondsTimeout == 0)
            {
                TryFinish(new TaskFault(new TimeoutException()));
                return;
            }
            new FinishAsWell(this).AddTo(other);
            DelayEnd.Start(this, millisecondsTimeout, new TimeoutException(), provider);
            DelayCancellation.Register(this, token);
        }
    }

    public partial class Task<TResult>
    {
        internal override Task NewPromise()
        {
            return new Task<TResult>();
        }

        public new Task<TResult> WaitAsync(CancellationToken cancellationToken)
        {
            return (Task<TResult>)base.WaitAsync(cancellationToken);
        }

        public new Task<TResult> WaitAsync(TimeSpan timeout)
        {
            return (Task<TResult>)base.WaitAsync(timeout);
        }

        public new Task<TResult> WaitAsync(TimeSpan timeout, CancellationToken cancellationToken)
        {
            return (Task<TResult>)base.WaitAsync(timeout, cancellationToken);
        }

        public new Task<TResult> WaitAsync(TimeSpan timeout, TimeProvider timeProvider)
        {
            return (Task<TResult>)base.WaitAsync(timeout, timeProvider);
        }

        public new Task<TResult> WaitAsync(TimeSpan timeout, TimeProvider timeProvider, CancellationToken cancellationToken)
        {
            return (Task<TResult>)base.WaitAsync(timeout, timeProvider, cancellationToken);
        }
    }

    internal sealed class DelayEnd : IDelayedItem
    {
        private readonly Task _promise;
        private readonly int _milliseconds;
        private readonly Exception _failure;  // null if it is none that the time has passed

        private DelayEnd(Task promise, int milliseconds, Exception failure)
        {
            _promise = promise;
            _milliseconds = milliseconds;
            _failure = failure;
        }

        // `provider`: null if it is the system's.
        internal static void Start(Task promise, int milliseconds, Exception failure, TimeProvider provider)
        {
            if (milliseconds == Timeout.Infinite) return;
            DelayEnd end = new DelayEnd(promise, milliseconds, failure);
            if (provider == null) ThreadPool.Start(end, null);
            else end.StartTimer(provider);
        }

        public int Milliseconds
        {
            get { return _milliseconds; }
        }

        public void Execute()
        {
            Clock.Wait(_milliseconds);
            Finish(null);
        }

        private void Finish(object ignored)
        {
            _promise.TryFinish(_failure == null ? null : new TaskFault(_failure));
        }

        private void StartTimer(TimeProvider provider)
        {
            ITimer timer = provider.CreateTimer(new TimerCallback(Finish), null, TimeSpan.FromMilliseconds(_milliseconds),
                Timeout.InfiniteTimeSpan);
            new TimerEnd(timer).AddTo(_promise);
        }
    }

    // A timer that nobody needs any more when a task is complete.
    internal sealed class TimerEnd : TaskNotice
    {
        private readonly ITimer _timer;

        internal TimerEnd(ITimer timer)
        {
            _timer = timer;
        }

        protected override void Invoke(Task completed)
        {
            _timer.Dispose();
        }
    }

    internal sealed class DelayCancellation
    {
        private readonly Task _promise;
        private readonly CancellationToken _token;

        private DelayCancellation(Task promise, CancellationToken token)
        {
            _promise = promise;
            _token = token;
        }

        internal static void Register(Task promise, CancellationToken token)
        {
            if (token.CanBeCanceled) token.UnsafeRegister(new Action<object>(Cancel), new DelayCancellation(promise, token));
        }

        private static void Cancel(object that)
        {
            DelayCancellation one = (DelayCancellation)that;
            one._promise.TryFinish(new TaskCancellation(one._token, null));
        }
    }
}
