// What the compilers make of `async void`, and of async iterators.
using System.Threading;

namespace System.Runtime.CompilerServices
{
    public struct AsyncVoidMethodBuilder
    {
        private SynchronizationContext _context;
        private AsyncBox _box;

        public static AsyncVoidMethodBuilder Create()
        {
            AsyncVoidMethodBuilder builder = default(AsyncVoidMethodBuilder);
            builder._context = SynchronizationContext.Current;
            if (builder._context != null) builder._context.OperationStarted();
            return builder;
        }

        public void Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine
        {
            AsyncMethods.Prepare(ref _box, ref stateMachine);
            AsyncMethods.Start(ref stateMachine);
        }

        public void SetStateMachine(IAsyncStateMachine stateMachine)
        {
            if (stateMachine == null) throw new ArgumentNullException("stateMachine");
        }

        public void SetResult()
        {
            if (_context != null) _context.OperationCompleted();
        }

        // Thrown where nobody catches it.
        public void SetException(Exception exception)
        {
            if (exception == null) throw new ArgumentNullException("exception");
            Thrown thrown = new Thrown(exception);
            if (_context == null)
            {
                ThreadPool.Start(thrown, null);
                return;
            }
            try
            {
                _context.Post(new SendOrPostCallback(thrown.Throw), null);
            }
            finally
            {
                _context.OperationCompleted();
            }
        }

        private sealed class Thrown : IPoolItem
        {
            private readonly Exception _exception;

            internal Thrown(Exception exception)
            {
                _exception = exception;
            }

            internal void Throw(object state)
            {
                throw _exception;
            }

            public void Execute()
            {
                throw _exception;
            }
        }

        public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
            where TAwaiter : INotifyCompletion
            where TStateMachine : IAsyncStateMachine
        {
            AsyncMethods.Await(ref awaiter, ref _box, ref stateMachine);
        }

        public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
            where TAwaiter : ICriticalNotifyCompletion
            where TStateMachine : IAsyncStateMachine
        {
            AsyncMethods.AwaitUnsafe(ref awaiter, ref _box, ref stateMachine);
        }
    }

    public struct AsyncIteratorMethodBuilder
    {
        private AsyncBox _box;

        public static AsyncIteratorMethodBuilder Create()
        {
            return default(AsyncIteratorMethodBuilder);
        }

        public void MoveNext<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine
        {
            AsyncMethods.Start(ref stateMachine);
        }

        public void Complete()
        {
        }

        public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
            where TAwaiter : INotifyCompletion
            where TStateMachine : IAsyncStateMachine
        {
            AsyncMethods.Await(ref awaiter, ref _box, ref stateMachine);
        }

        public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
            where TAwaiter : ICriticalNotifyCompletion
            where TStateMachine : IAsyncStateMachine
        {
            AsyncMethods.AwaitUnsafe(ref awaiter, ref _box, ref stateMachine);
        }
    }
}
