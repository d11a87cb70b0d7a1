// What a task does, if it does something: a delegate, and with what it is called. An item of the pool.
namespace System.Threading.Tasks
{
    internal abstract class TaskWork : IPoolItem
    {
        internal Task Task;
        internal ExecutionContext Context;
        internal CancellationToken Token;

        // The outcome; null if there is no result.
        protected abstract TaskOutcome Invoke();

        // For those who read a trace.
        internal abstract Delegate Method { get; }

        public void Execute()
        {
            Task.TryExecute(this);
        }

        internal TaskOutcome Run()
        {
            ExecutionContext.Outer outer = ExecutionContext.Enter(Context);
            Task before = Task.Current;
            Task.Current = Task;
            TaskOutcome outcome;
            try
            {
                outcome = Token.IsCancellationRequested ? new TaskCancellation(Token, null) : Invoke();
            }
            catch (Exception e)
            {
                outcome = OutcomeOf(e);
            }
            Task.Current = before;
            outer.Leave();
            return outcome;
        }

        private TaskOutcome OutcomeOf(Exception exception)
        {
            OperationCanceledException canceled = exception as OperationCanceledException;
            bool isOurs = canceled != null && Token.IsCancellationRequested && canceled.CancellationToken == Token;
            if (isOurs) return new TaskCancellation(Token, canceled);
            return new TaskFault(exception);
        }
    }

    internal sealed class ActionWork : TaskWork
    {
        private readonly Action _action;

        internal ActionWork(Action action)
        {
            _action = action;
        }

        internal override Delegate Method
        {
            get { return _action; }
        }

        protected override TaskOutcome Invoke()
        {
            _action();
            return null;
        }
    }

    internal sealed class StatefulActionWork : TaskWork
    {
        private readonly Action<object> _action;
        private readonly object _state;

        internal StatefulActionWork(Action<object> action, object state)
        {
            _action = action;
            _state = state;
        }

        internal override Delegate Method
        {
            get { return _action; }
        }

        protected override TaskOutcome Invoke()
        {
            _action(_state);
            return null;
        }
    }

    internal sealed class FunctionWork<TResult> : TaskWork
    {
        private readonly Func<TResult> _function;

        internal FunctionWork(Func<TResult> function)
        {
            _function = function;
        }

        internal override Delegate Method
        {
            get { return _function; }
        }

        protected override TaskOutcome Invoke()
        {
            return new TaskResult<TResult>(_function());
        }
    }

    internal sealed class StatefulFunctionWork<TResult> : TaskWork
    {
        private readonly Func<object, TResult> _function;
        private readonly object _state;

        internal StatefulFunctionWork(Func<object, TResult> function, object state)
        {
            _function = function;
            _state = state;
        }

        internal override Delegate Method
        {
            get { return _function; }
        }

        protected override TaskOutcome Invoke()
        {
            return new TaskResult<TResult>(_function(_state));
        }
    }

    // A promise that comes to what the task comes to that a function makes.
    internal sealed class UnwrappedWork : IPoolItem
    {
        private readonly Task _promise;
        private readonly TaskWork _work;

        internal UnwrappedWork(Task promise, TaskWork work)
        {
            _promise = promise;
            _work = work;
        }

        // Where the work can be canceled before it begins, it is that of a task.
        internal static void Start<TTask>(Task promise, TaskWork work, CancellationToken token) where TTask : Task
        {
            if (token.CanBeCanceled)
            {
                Task<TTask> outer = new Task<TTask>();
                outer.StartNew(work, null, token, TaskCreationOptions.DenyChildAttach, null);
                new FinishAsInner(promise).AddTo(outer);
                return;
            }
            work.Task = promise;
            work.Context = ExecutionContext.Captured;
            ThreadPool.Start(new UnwrappedWork(promise, work), work.Method);
        }

        public void Execute()
        {
            Unwrap(_promise, _work.Run());
        }

        internal static void Unwrap(Task promise, TaskOutcome outcome)
        {
            Task inner = outcome.Inner;
            if (inner != null) new FinishAsWell(promise).AddTo(inner);
            else promise.TryFinish(WithoutInner(outcome));
        }

        private static TaskOutcome WithoutInner(TaskOutcome outcome)
        {
            TaskFault fault = outcome as TaskFault;
            if (outcome is TaskCancellation) return outcome;
            if (fault == null) return new TaskCancellation(default(CancellationToken), null);
            OperationCanceledException canceled = fault.First as OperationCanceledException;
            return canceled == null ? outcome : new TaskCancellation(canceled.CancellationToken, canceled);
        }
    }
}
