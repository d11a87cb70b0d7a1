// System.Threading.Tasks.TaskFactory<TResult>: has a TaskFactory do it.
namespace System.Threading.Tasks
{
    public partial class TaskFactory<TResult>
    {
        private readonly TaskFactory _own;  // null: the one of all tasks

        public TaskFactory()
        {
        }

        public TaskFactory(CancellationToken cancellationToken)
        {
            _own = new TaskFactory(cancellationToken);
        }

        public TaskFactory(TaskScheduler scheduler)
        {
            _own = new TaskFactory(scheduler);
        }

        public TaskFactory(TaskCreationOptions creationOptions, TaskContinuationOptions continuationOptions)
        {
            _own = new TaskFactory(creationOptions, continuationOptions);
        }

        public TaskFactory(CancellationToken cancellationToken, TaskCreationOptions creationOptions,
            TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
        {
            _own = new TaskFactory(cancellationToken, creationOptions, continuationOptions, scheduler);
        }

        private TaskFactory Factory
        {
            get { return _own == null ? Task.Factory : _own; }
        }

        public CancellationToken CancellationToken
        {
            get { return Factory.CancellationToken; }
        }

        public TaskScheduler Scheduler
        {
            get { return Factory.Scheduler; }
        }

        public TaskCreationOptions CreationOptions
        {
            get { return Factory.CreationOptions; }
        }

        public TaskContinuationOptions ContinuationOptions
        {
            get { return Factory.ContinuationOptions; }
        }

        public Task<TResult> StartNew(Func<TResult> function)
        {
            return Factory.StartNew(function);
        }

        public Task<TResult> StartNew(Func<TResult> function, CancellationToken cancellationToken)
        {
            return Factory.StartNew(function, cancellationToken);
        }

        public Task<TResult> StartNew(Func<TResult> function, TaskCreationOptions creationOptions)
        {
            return Factory.StartNew(function, creationOptions);
        }

        public Task<TResult> StartNew(Func<TResult> function, CancellationToken cancellationToken,
            TaskCreationOptions creationOptions, TaskScheduler scheduler)
        {
            return Factory.StartNew(function, cancellationToken, creationOptions, scheduler);
        }

        public Task<TResult> StartNew(Func<object, TResult> function, object state)
        {
            return Factory.StartNew(function, state);
        }

        public Task<TResult> StartNew(Func<object, TResult> function, object state, CancellationToken cancellationToken)
        {
            return Factory.StartNew(function, state, cancellationToken);
        }

        public Task<TResult> StartNew(Func<object, TResult> function, object state, TaskCreationOptions creationOptions)
        {
            return Factory.StartNew(function, state, creationOptions);
        }

        public Task<TResult> StartNew(Func<object, TResult> function, object state, CancellationToken cancellationToken,
            TaskCreationOptions creationOptions, TaskScheduler scheduler)
        {
            return Factory.StartNew(function, state, cancellationToken, creationOptions, scheduler);
        }
    }
}
