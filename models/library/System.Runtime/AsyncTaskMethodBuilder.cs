// What the compilers make of `async Task` and `async Task<TResult>`.
using System.Threading.Tasks;

namespace System.Runtime.CompilerServices
{
    public struct AsyncTaskMethodBuilder
    {
        private Task _task;   // made before others may lead to the state machine: all threads only read it
        private AsyncBox _box;  // null, or from the start in debug code, until the method has to wait

        // Of a method that has not waited, between its end and the question for its task: that is Task.CompletedTask.
        [ThreadStatic]
        private static Task t_ended;

        public static AsyncTaskMethodBuilder Create()
        {
            return default(AsyncTaskMethodBuilder);
        }

        public Task Task
        {
            get
            {
                if (t_ended == null) return Promise();
                bool isItself = t_ended == _task && _task.IsCompletedSuccessfully;
                t_ended = null;
                return isItself ? System.Threading.Tasks.Task.CompletedTask : Promise();
            }
        }

        private Task Promise()
        {
            if (_task == null) _task = new Task();
            return _task;
        }

        public void Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine
        {
            Promise();
            AsyncMethods.Prepare(ref _box, ref stateMachine);
            if (AsyncMethods.Start(ref stateMachine)) t_ended = _task;
        }

        public void SetStateMachine(IAsyncStateMachine stateMachine)
        {
            if (stateMachine == null) throw new ArgumentNullException("stateMachine");
        }

        public void SetResult()
        {
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

    public struct AsyncTaskMethodBuilder<TResult>
    {
        private Task<TResult> _task;   // likewise
        private AsyncBox _box;  // null, or from the start in debug code, until the method has to wait

        public static AsyncTaskMethodBuilder<TResult> Create()
        {
            return default(AsyncTaskMethodBuilder<TResult>);
        }

        public Task<TResult> Task
        {
            get
            {
                return Promise();
            }
        }

        private Task<TResult> Promise()
        {
            if (_task == null) _task = new Task<TResult>();
            return _task;
        }

        public void Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine
        {
            Promise();
            AsyncMethods.Prepare(ref _box, ref stateMachine);
            AsyncMethods.Start(ref stateMachine);
        }

        public void SetStateMachine(IAsyncStateMachine stateMachine)
        {
            if (stateMachine == null) throw new ArgumentNullException("stateMachine");
            if (_task != null) throw new InvalidOperationException("The builder was not properly initialized.");
        }

        public void SetResult(TResult result)
        {
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
