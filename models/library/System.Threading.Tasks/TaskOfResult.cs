// System.Threading.Tasks.Task<TResult>: one whose outcome has a value.
namespace System.Threading.Tasks
{
    public partial class Task<TResult> : Task
    {
        internal Task()
        {
        }

        internal Task(TaskDetails details) : base(details)
        {
        }

        public Task(Func<TResult> function) : this(function, default(CancellationToken), TaskCreationOptions.None)
        {
        }

        public Task(Func<TResult> function, CancellationToken cancellationToken)
            : this(function, cancellationToken, TaskCreationOptions.None)
        {
        }

        public Task(Func<TResult> function, TaskCreationOptions creationOptions)
            : this(function, default(CancellationToken), creationOptions)
        {
        }

        public Task(Func<TResult> function, CancellationToken cancellationToken, TaskCreationOptions creationOptions)
        {
            if (function == null) throw new ArgumentNullException("function");
            Prepare(new FunctionWork<TResult>(function), null, cancellationToken, creationOptions, null);
        }

        public Task(Func<object, TResult> function, object state)
            : this(function, state, default(CancellationToken), TaskCreationOptions.None)
        {
        }

        public Task(Func<object, TResult> function, object state, CancellationToken cancellationToken)
            : this(function, state, cancellationToken, TaskCreationOptions.None)
        {
        }

        public Task(Func<object, TResult> function, object state, TaskCreationOptions creationOptions)
            : this(function, state, default(CancellationToken), creationOptions)
        {
        }

        public Task(Func<object, TResult> function, object state, CancellationToken cancellationToken,
            TaskCreationOptions creationOptions)
        {
            if (function == null) throw new ArgumentNullException("function");
            Prepare(new StatefulFunctionWork<TResult>(function, state), state, cancellationToken, creationOptions, null);
        }

        public TResult Result
        {
            get
            {
                object outcome = OutcomeInline;
                ThrowAggregate(outcome);
                return ((TaskResult<TResult>)outcome).Value;
            }
        }

        internal TResult AwaitResult()
        {
            return ((TaskResult<TResult>)Await()).Value;
        }

        internal bool TrySetResult(TResult result)
        {
            return TryFinish(new TaskResult<TResult>(result));
        }

        public new static TaskFactory<TResult> Factory
        {
            get { return Singleton.Of<TaskFactory<TResult>>(); }
        }
    }
}
