// The same of `async ValueTask` and `async ValueTask<TResult>`: no task, if nothing has to be waited for.
using System.Threading.Tasks;

namespace System.Runtime.CompilerServices
{
    public struct AsyncValueTaskMethodBuilder
    {
        private Task _task;   // null as long as nobody needs it
        private AsyncBox _box;  // null until the method has to wait
        private bool _isDone;   // without a task

        public static AsyncValueTaskMethodBuilder Create()
        {
            return default(AsyncValueTaskMethodBuilder);
        }

        public ValueTask Task
        {
            get
            {
                if (_isDone) return default(ValueTask);
                return new ValueTask(Promise());
            }
        }

        private Task Promise()
        {
            if (_task == null) _task = new Task();
            return _task;
        }

        public void Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine
        {
            AsyncMethods.Start(ref stateMachine);
        }

        public void SetStateMachine(IAsyncStateMachine stateMachine)
        {
            if (stateMachine == null) throw new ArgumentNullException("stateMachine");
        }

        public void SetResult()
        {
            if (_task == null)
            {
                _isDone = true;
                return;
            }
            AsyncMethods.Finish(ref _task, null);
        }

        public void SetException(Exception exception)
        {
            AsyncMethods.Finish(ref _task, AsyncMethods.OutcomeOf(exception));
        }

        public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
            where TAwaiter : INotifyCompletion
            where TStateMachine : IAsyncStateMachine
        {
            Promise();
            AsyncMethods.Await(ref awaiter, ref _box, ref stateMachine);
        }

        public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
            where TAwaiter : ICriticalNotifyCompletion
            where TStateMachine : IAsyncStateMachine
        {
            Promise();
            AsyncMethods.AwaitUnsafe(ref awaiter, ref _box, ref stateMachine);
        }
    }

    public struct AsyncValueTaskMethodBuilder<TResult>
    {
        private Task<TResult> _task;   // null as long as nobody needs it
        private AsyncBox _box;  // null until the method has to wait
        private bool _isDone;   // without a task
        private TResult _result;

        public static AsyncValueTaskMethodBuilder<TResult> Create()
        {
            return default(AsyncValueTaskMethodBuilder<TResult>);
        }

        public ValueTask<TResult> Task
        {
            get
            {
                if (_isDone) return new ValueTask<TResult>(_result);
                return new ValueTask<TResult>(Promise());
            }
        }

        private Task<TResult> Promise()
        {
            if (_task == null) _task = new Task<TResult>();
            return _task;
        }

        public void Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine
        {
            AsyncMethods.Start(ref stateMachine);
        }

        public void SetStateMachine(IAsyncStateMachine stateMachine)
        {
            if (stateMachine == null) throw new ArgumentNullException("stateMachine");
        }

        public void SetResult(TResult result)
        {
            if (_task == null)
            {
                _isDone = true;
                _result = result;
                return;
            }
            AsyncMethods.Finish(ref _task, new TaskResult<TResult>(result));
        }

        public void SetException(Exception exception)
        {
            AsyncMethods.Finish(ref _task, AsyncMethods.OutcomeOf(exception));
        }

        public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
            where TAwaiter : INotifyCompletion
            where TStateMachine : IAsyncStateMachine
        {
            Promise();
            AsyncMethods.Await(ref awaiter, ref _box, ref stateMachine);
        }

        public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
            where TAwaiter : ICriticalNotifyCompletion
            where TStateMachine : IAsyncStateMachine
        {
            Promise();
            AsyncMethods.AwaitUnsafe(ref awaiter, ref _box, ref stateMachine);
        }
    }
}
