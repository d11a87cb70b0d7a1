// System.Threading.Tasks.TaskFactory: starts tasks with options of its own.
namespace System.Threading.Tasks
{
    public partial class TaskFactory
    {
        private readonly CancellationToken _token;
        private readonly TaskScheduler _scheduler;
        private readonly TaskCreationOptions _creation;
        private readonly TaskContinuationOptions _continuation;

        public TaskFactory()
        {
        }

        public TaskFactory(CancellationToken cancellationToken)
        {
            _token = cancellationToken;
        }

        public TaskFactory(TaskScheduler scheduler)
        {
            _scheduler = scheduler;
        }

        public TaskFactory(TaskCreationOptions creationOptions, TaskContinuationOptions continuationOptions)
        {
            _creation = creationOptions;
            _continuation = continuationOptions;
        }

        public TaskFactory(CancellationToken cancellationToken, TaskCreationOptions creationOptions,
            TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
        {
            _token = cancellationToken;
            _creation = creationOptions;
            _continuation = continuationOptions;
            _scheduler = scheduler;
        }

        public CancellationToken CancellationToken
        {
            get { return _token; }
        }

        public TaskScheduler Scheduler
        {
            get { return _scheduler; }
        }

        public TaskCreationOptions CreationOptions
        {
            get { return _creation; }
        }

        public TaskContinuationOptions ContinuationOptions
        {
            get { return _continuation; }
        }

        // Null: the pool.
        private TaskScheduler Where
        {
            get { return _scheduler == null ? TaskScheduler.InCharge : _scheduler.UnlessPool; }
        }

        private static TaskScheduler Named(TaskScheduler scheduler)
        {
            if (scheduler == null) throw new ArgumentNullException("scheduler");
            return scheduler.UnlessPool;
        }

        // ---- without a result

        public Task StartNew(Action action)
        {
            return Start(action, _token, _creation, Where);
        }

        public Task StartNew(Action action, CancellationToken cancellationToken)
        {
            return Start(action, cancellationToken, _creation, Where);
        }

        public Task StartNew(Action action, TaskCreationOptions creationOptions)
        {
            return Start(action, _token, creationOptions, Where);
        }

        public Task StartNew(Action action, CancellationToken cancellationToken, TaskCreationOptions creationOptions,
            TaskScheduler scheduler)
        {
            return Start(action, cancellationToken, creationOptions, Named(scheduler));
        }

        private static Task Start(Action action, CancellationToken token, TaskCreationOptions options,
            TaskScheduler scheduler)
        {
            if (action == null) throw new ArgumentNullException("action");
            Task task = new Task();
            task.StartNew(new ActionWork(action), null, token, options, scheduler);
            return task;
        }

        public Task StartNew(Action<object> action, object state)
        {
            return Start(action, state, _token, _creation, Where);
        }

        public Task StartNew(Action<object> action, object state, CancellationToken cancellationToken)
        {
            return Start(action, state, cancellationToken, _creation, Where);
        }

        public Task StartNew(Action<object> action, object state, TaskCreationOptions creationOptions)
        {
            return Start(action, state, _token, creationOptions, Where);
        }

        public Task StartNew(Action<object> action, object state, CancellationToken cancellationToken,
            TaskCreationOptions creationOptions, TaskScheduler scheduler)
        {
            return Start(action, state, cancellationToken, creationOptions, Named(scheduler));
        }

        private static Task Start(Action<object> action, object state, CancellationToken token,
            TaskCreationOptions options, TaskScheduler scheduler)
        {
            if (action == null) throw new ArgumentNullException("action");
            Task task = new Task();
            task.StartNew(new StatefulActionWork(action, state), state, token, options, scheduler);
            return task;
        }

        // ---- with one

        public Task<TResult> StartNew<TResult>(Func<TResult> function)
        {
            return Start(function, _token, _creation, Where);
        }

        public Task<TResult> StartNew<TResult>(Func<TResult> function, CancellationToken cancellationToken)
        {
            return Start(function, cancellationToken, _creation, Where);
        }

        public Task<TResult> StartNew<TResult>(Func<TResult> function, TaskCreationOptions creationOptions)
        {
            return Start(function, _token, creationOptions, Where);
        }

        public Task<TResult> StartNew<TResult>(Func<TResult> function, CancellationToken cancellationToken,
            TaskCreationOptions creationOptions, TaskScheduler scheduler)
        {
            return Start(function, cancellationToken, creationOptions, Named(scheduler));
        }

        internal static Task<TResult> Start<TResult>(Func<TResult> function, CancellationToken token,
            TaskCreationOptions options, TaskScheduler scheduler)
        {
            if (function == null) throw new ArgumentNullException("function");
            Task<TResult> task = new Task<TResult>();
            task.StartNew(new FunctionWork<TResult>(function), null, token, options, scheduler);
            return task;
        }

        public Task<TResult> StartNew<TResult>(Func<object, TResult> function, object state)
        {
            return Start(function, state, _token, _creation, Where);
        }

        public Task<TResult> StartNew<TResult>(Func<object, TResult> function, object state,
            CancellationToken cancellationToken)
        {
            return Start(function, state, cancellationToken, _creation, Where);
        }

        public Task<TResult> StartNew<TResult>(Func<object, TResult> function, object state,
            TaskCreationOptions creationOptions)
        {
            return Start(function, state, _token, creationOptions, Where);
        }

        public Task<TResult> StartNew<TResult>(Func<object, TResult> function, object state,
            CancellationToken cancellationToken, TaskCreationOptions creationOptions, TaskScheduler scheduler)
        {
            return Start(function, state, cancellationToken, creationOptions, Named(scheduler));
        }

        internal static Task<TResult> Start<TResult>(Func<object, TResult> function, object state, CancellationToken token,
            TaskCreationOptions options, TaskScheduler scheduler)
        {
            if (function == null) throw new ArgumentNullException("function");
            Task<TResult> task = new Task<TResult>();
            task.StartNew(new StatefulFunctionWork<TResult>(function, state), state, token, options, scheduler);
            return task;
        }
    }
}
