// Task.ContinueWith: a task that is started when another one is complete, or canceled if it is not complete as it should be.
namespace System.Threading.Tasks
{
    public partial class Task
    {
        internal static TaskScheduler Named(TaskScheduler scheduler)
        {
            if (scheduler == null) throw new ArgumentNullException("scheduler");
            return scheduler.UnlessPool;
        }

        public Task ContinueWith(Action<Task> continuationAction)
        {
            return Continue(continuationAction, default(CancellationToken), TaskContinuationOptions.None, TaskScheduler.InCharge);
        }

        public Task ContinueWith(Action<Task> continuationAction, CancellationToken cancellationToken)
        {
            return Continue(continuationAction, cancellationToken, TaskContinuationOptions.None, TaskScheduler.InCharge);
        }

        public Task ContinueWith(Action<Task> continuationAction, TaskScheduler scheduler)
        {
            return Continue(continuationAction, default(CancellationToken), TaskContinuationOptions.None, Named(scheduler));
        }

        public Task ContinueWith(Action<Task> continuationAction, TaskContinuationOptions continuationOptions)
        {
            return Continue(continuationAction, default(CancellationToken), continuationOptions, TaskScheduler.InCharge);
        }

        public Task ContinueWith(Action<Task> continuationAction, CancellationToken cancellationToken,
            TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
        {
            return Continue(continuationAction, cancellationToken, continuationOptions, Named(scheduler));
        }

        private Task Continue(Action<Task> what, CancellationToken token,
            TaskContinuationOptions options, TaskScheduler scheduler)
        {
            if (what == null) throw new ArgumentNullException("continuationAction");
            Task task = new Task();
            ContinueTask.Register(this, task,
                new ActionContinuation<Task>(this, what, null), null,
                token, options, scheduler);
            return task;
        }

        public Task ContinueWith(Action<Task, object> continuationAction, object state)
        {
            return Continue(continuationAction, state, default(CancellationToken), TaskContinuationOptions.None, TaskScheduler.InCharge);
        }

        public Task ContinueWith(Action<Task, object> continuationAction, object state,
            CancellationToken cancellationToken)
        {
            return Continue(continuationAction, state, cancellationToken, TaskContinuationOptions.None, TaskScheduler.InCharge);
        }

        public Task ContinueWith(Action<Task, object> continuationAction, object state, TaskScheduler scheduler)
        {
            return Continue(continuationAction, state, default(CancellationToken), TaskContinuationOptions.None, Named(scheduler));
        }

        public Task ContinueWith(Action<Task, object> continuationAction, object state,
            TaskContinuationOptions continuationOptions)
        {
            return Continue(continuationAction, state, default(CancellationToken), continuationOptions, TaskScheduler.InCharge);
        }

        public Task ContinueWith(Action<Task, object> continuationAction, object state,
            CancellationToken cancellationToken,
            TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
        {
            return Continue(continuationAction, state, cancellationToken, continuationOptions, Named(scheduler));
        }

        private Task Continue(Action<Task, object> what, object state, CancellationToken token,
            TaskContinuationOptions options, TaskScheduler scheduler)
        {
            if (what == null) throw new ArgumentNullException("continuationAction");
            Task task = new Task();
            ContinueTask.Register(this, task,
                new ActionContinuation<Task>(this, what, state), state,
                token, options, scheduler);
            return task;
        }

        public Task<TResult> ContinueWith<TResult>(Func<Task, TResult> continuationFunction)
        {
            return Continue(continuationFunction, default(CancellationToken), TaskContinuationOptions.None, TaskScheduler.InCharge);
        }

        public Task<TResult> ContinueWith<TResult>(Func<Task, TResult> continuationFunction,
            CancellationToken cancellationToken)
        {
            return Continue(continuationFunction, cancellationToken, TaskContinuationOptions.None, TaskScheduler.InCharge);
        }

        public Task<TResult> ContinueWith<TResult>(Func<Task, TResult> continuationFunction, TaskScheduler scheduler)
        {
            return Continue(continuationFunction, default(CancellationToken), TaskContinuationOptions.None, Named(scheduler));
        }

        public Task<TResult> ContinueWith<TResult>(Func<Task, TResult> continuationFunction,
            TaskContinuationOptions continuationOptions)
        {
            return Continue(continuationFunction, default(CancellationToken), continuationOptions, TaskScheduler.InCharge);
        }

        public Task<TResult> ContinueWith<TResult>(Func<Task, TResult> continuationFunction,
            CancellationToken cancellationToken,
            TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
        {
            return Continue(continuationFunction, cancellationToken, continuationOptions, Named(scheduler));
        }

        private Task<TResult> Continue<TResult>(Func<Task, TResult> what, CancellationToken token,
            TaskContinuationOptions options, TaskScheduler scheduler)
        {
            if (what == null) throw new ArgumentNullException("continuationFunction");
            Task<TResult> task = new Task<TResult>();
            ContinueTask.Register(this, task,
                new FunctionContinuation<Task, TResult>(this, what, null), null,
                token, options, scheduler);
            return task;
        }

        public Task<TResult> ContinueWith<TResult>(Func<Task, object, TResult> continuationFunction, object state)
        {
            return Continue(continuationFunction, state, default(CancellationToken), TaskContinuationOptions.None, TaskScheduler.InCharge);
        }

        public Task<TResult> ContinueWith<TResult>(Func<Task, object, TResult> continuationFunction, object state,
            CancellationToken cancellationToken)
        {
            return Continue(continuationFunction, state, cancellationToken, TaskContinuationOptions.None, TaskScheduler.InCharge);
        }

        public Task<TResult> ContinueWith<TResult>(Func<Task, object, TResult> continuationFunction, object state,
            TaskScheduler scheduler)
        {
            return Continue(continuationFunction, state, default(CancellationToken), TaskContinuationOptions.None, Named(scheduler));
        }

        public Task<TResult> ContinueWith<TResult>(Func<Task, object, TResult> continuationFunction, object state,
            TaskContinuationOptions continuationOptions)
        {
            return Continue(continuationFunction, state, default(CancellationToken), continuationOptions, TaskScheduler.InCharge);
        }

        public Task<TResult> ContinueWith<TResult>(Func<Task, object, TResult> continuationFunction, object state,
            CancellationToken cancellationToken,
            TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
        {
            return Continue(continuationFunction, state, cancellationToken, continuationOptions, Named(scheduler));
        }

        private Task<TResult> Continue<TResult>(Func<Task, object, TResult> what, object state, CancellationToken token,
            TaskContinuationOptions options, TaskScheduler scheduler)
        {
            if (what == null) throw new ArgumentNullException("continuationFunction");
            Task<TResult> task = new Task<TResult>();
            ContinueTask.Register(this, task,
                new FunctionContinuation<Task, TResult>(this, what, state), state,
                token, options, scheduler);
            return task;
        }
    }

    public partial class Task<TResult>
    {
        public Task ContinueWith(Action<Task<TResult>> continuationAction)
        {
            return Continue(continuationAction, default(CancellationToken), TaskContinuationOptions.None, TaskScheduler.InCharge);
        }

        public Task ContinueWith(Action<Task<TResult>> continuationAction, CancellationToken cancellationToken)
        {
            return Continue(continuationAction, cancellationToken, TaskContinuationOptions.None, TaskScheduler.InCharge);
        }

        public Task ContinueWith(Action<Task<TResult>> continuationAction, TaskScheduler scheduler)
        {
            return Continue(continuationAction, default(CancellationToken), TaskContinuationOptions.None, Named(scheduler));
        }

        public Task ContinueWith(Action<Task<TResult>> continuationAction,
            TaskContinuationOptions continuationOptions)
        {
            return Continue(continuationAction, default(CancellationToken), continuationOptions, TaskScheduler.InCharge);
        }

        public Task ContinueWith(Action<Task<TResult>> continuationAction, CancellationToken cancellationToken,
            TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
        {
            return Continue(continuationAction, cancellationToken, continuationOptions, Named(scheduler));
        }

        private Task Continue(Action<Task<TResult>> what, CancellationToken token,
            TaskContinuationOptions options, TaskScheduler scheduler)
        {
            if (what == null) throw new ArgumentNullException("continuationAction");
            Task task = new Task();
            ContinueTask.Register(this, task,
                new ActionContinuation<Task<TResult>>(this, what, null), null,
                token, options, scheduler);
            return task;
        }

        public Task ContinueWith(Action<Task<TResult>, object> continuationAction, object state)
        {
            return Continue(continuationAction, state, default(CancellationToken), TaskContinuationOptions.None, TaskScheduler.InCharge);
        }

        public Task ContinueWith(Action<Task<TResult>, object> continuationAction, object state,
            CancellationToken cancellationToken)
        {
            return Continue(continuationAction, state, cancellationToken, TaskContinuationOptions.None, TaskScheduler.InCharge);
        }

        public Task ContinueWith(Action<Task<TResult>, object> continuationAction, object state,
            TaskScheduler scheduler)
        {
            return Continue(continuationAction, state, default(CancellationToken), TaskContinuationOptions.None, Named(scheduler));
        }

        public Task ContinueWith(Action<Task<TResult>, object> continuationAction, object state,
            TaskContinuationOptions continuationOptions)
        {
            return Continue(continuationAction, state, default(CancellationToken), continuationOptions, TaskScheduler.InCharge);
        }

        public Task ContinueWith(Action<Task<TResult>, object> continuationAction, object state,
            CancellationToken cancellationToken,
            TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
        {
            return Continue(continuationAction, state, cancellationToken, continuationOptions, Named(scheduler));
        }

        private Task Continue(Action<Task<TResult>, object> what, object state, CancellationToken token,
            TaskContinuationOptions options, TaskScheduler scheduler)
        {
            if (what == null) throw new ArgumentNullException("continuationAction");
            Task task = new Task();
            ContinueTask.Register(this, task,
                new ActionContinuation<Task<TResult>>(this, what, state), state,
                token, options, scheduler);
            return task;
        }

        public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> continuationFunction)
        {
            return Continue(continuationFunction, default(CancellationToken), TaskContinuationOptions.None, TaskScheduler.InCharge);
        }

        public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> continuationFunction,
            CancellationToken cancellationToken)
        {
            return Continue(continuationFunction, cancellationToken, TaskContinuationOptions.None, TaskScheduler.InCharge);
        }

        public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> continuationFunction,
            TaskScheduler scheduler)
        {
            return Continue(continuationFunction, default(CancellationToken), TaskContinuationOptions.None, Named(scheduler));
        }

        public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> continuationFunction,
            TaskContinuationOptions continuationOptions)
        {
            return Continue(continuationFunction, default(CancellationToken), continuationOptions, TaskScheduler.InCharge);
        }

        public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> continuationFunction,
            CancellationToken cancellationToken,
            TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
        {
            return Continue(continuationFunction, cancellationToken, continuationOptions, Named(scheduler));
        }

        private Task<TNewResult> Continue<TNewResult>(Func<Task<TResult>, TNewResult> what, CancellationToken token,
            TaskContinuationOptions options, TaskScheduler scheduler)
        {
            if (what == null) throw new ArgumentNullException("continuationFunction");
            Task<TNewResult> task = new Task<TNewResult>();
            ContinueTask.Register(this, task,
                new FunctionContinuation<Task<TResult>, TNewResult>(this, what, null), null,
                token, options, scheduler);
            return task;
        }

        public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, object,
            TNewResult> continuationFunction, object state)
        {
            return Continue(continuationFunction, state, default(CancellationToken), TaskContinuationOptions.None, TaskScheduler.InCharge);
        }

        public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, object,
            TNewResult> continuationFunction, object state, CancellationToken cancellationToken)
        {
            return Continue(continuationFunction, state, cancellationToken, TaskContinuationOptions.None, TaskScheduler.InCharge);
        }

        public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, object,
            TNewResult> continuationFunction, object state, TaskScheduler scheduler)
        {
            return Continue(continuationFunction, state, default(CancellationToken), TaskContinuationOptions.None, Named(scheduler));
        }

        public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, object,
            TNewResult> continuationFunction, object state, TaskContinuationOptions continuationOptions)
        {
            return Continue(continuationFunction, state, default(CancellationToken), continuationOptions, TaskScheduler.InCharge);
        }

        public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, object,
            TNewResult> continuationFunction, object state, CancellationToken cancellationToken,
            TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
        {
            return Continue(continuationFunction, state, cancellationToken, continuationOptions, Named(scheduler));
        }

        private Task<TNewResult> Continue<TNewResult>(Func<Task<TResult>, object, TNewResult> what, object state, CancellationToken token,
            TaskContinuationOptions options, TaskScheduler scheduler)
        {
            if (what == null) throw new ArgumentNullException("continuationFunction");
            Task<TNewResult> task = new Task<TNewResult>();
            ContinueTask.Register(this, task,
                new FunctionContinuation<Task<TResult>, TNewResult>(this, what, state), state,
                token, options, scheduler);
            return task;
        }
    }
}
