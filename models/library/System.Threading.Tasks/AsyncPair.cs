// What TaskFactory.FromAsync makes of a method that begins something and one that ends it.
namespace System.Threading.Tasks
{
    internal sealed class AsyncPair<TResult>
    {
        private readonly Task _promise;
        private readonly Func<IAsyncResult, TResult> _function;  // what ends it: this one,
        private readonly Action<IAsyncResult> _action;           // or this one

        internal AsyncPair(Task promise, Func<IAsyncResult, TResult> function, Action<IAsyncResult> action)
        {
            _promise = promise;
            _function = function;
            _action = action;
        }

        private void Check(TaskCreationOptions options, bool begins)
        {
            if (_function == null && _action == null) throw new ArgumentNullException("endMethod");
            if (begins && (options & TaskCreationOptions.LongRunning) != 0)
            {
                throw new ArgumentOutOfRangeException("creationOptions",
                    "It is invalid to specify TaskCreationOptions.LongRunning in calls to FromAsync.");
            }
            if (begins && (options & TaskCreationOptions.PreferFairness) != 0)
            {
                throw new ArgumentOutOfRangeException("creationOptions",
                    "It is invalid to specify TaskCreationOptions.PreferFairness in calls to FromAsync.");
            }
            if (((int)options & ~0x1f) != 0) throw new ArgumentOutOfRangeException("creationOptions");
            _promise.AttachToParent();
        }

        internal void Begin(Func<AsyncCallback, object, IAsyncResult> begin, object state, TaskCreationOptions options)
        {
            if (begin == null) throw new ArgumentNullException("beginMethod");
            Check(options, true);
            try
            {
                IAsyncResult result = begin(new AsyncCallback(FinishLater), state);
                if (result.CompletedSynchronously) Finish(result);
            }
            catch
            {
                _promise.TryFinishPromise(_function == null ? null : new TaskResult<TResult>(default(TResult)));
                throw;
            }
        }

        private void FinishLater(IAsyncResult result)
        {
            if (!result.CompletedSynchronously) Finish(result);
        }

        internal void End(IAsyncResult result, TaskCreationOptions options, TaskScheduler scheduler)
        {
            if (result == null) throw new ArgumentNullException("asyncResult");
            Check(options, false);
            Task ending = new Task(() => Finish(result));
            if (result.IsCompleted) RunNow(ending, scheduler);
            else ThreadPool.Start(new Waiter(this, result, ending, scheduler), null);
        }

        private void RunNow(Task ending, TaskScheduler scheduler)
        {
            try
            {
                ending.RunNow(scheduler);
            }
            catch (Exception e)
            {
                _promise.TryFinishPromise(new TaskFault(e));
            }
        }

        private sealed class Waiter : IUncountedItem
        {
            private readonly AsyncPair<TResult> _pair;
            private readonly IAsyncResult _result;
            private readonly Task _ending;
            private readonly TaskScheduler _scheduler;

            internal Waiter(AsyncPair<TResult> pair, IAsyncResult result, Task ending, TaskScheduler scheduler)
            {
                _pair = pair;
                _result = result;
                _ending = ending;
                _scheduler = scheduler;
            }

            public void Execute()
            {
                _result.AsyncWaitHandle.WaitOne();
                _pair.RunNow(_ending, _scheduler);
            }
        }

        private void Finish(IAsyncResult result)
        {
            TaskOutcome outcome = null;
            try
            {
                if (_function != null) outcome = new TaskResult<TResult>(_function(result));
                else _action(result);
            }
            catch (Exception e)
            {
                OperationCanceledException canceled = e as OperationCanceledException;
                if (canceled != null) outcome = new TaskCancellation(canceled.CancellationToken, canceled);
                else outcome = new TaskFault(e);
            }
            _promise.TryFinishPromise(outcome);
        }
    }
}
