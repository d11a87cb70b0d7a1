// TaskFactory.FromAsync: a task for what a pair of methods does, Begin… and End….
namespace System.Threading.Tasks
{
    public partial class TaskFactory
    {
        private static Task End(IAsyncResult asyncResult, Action<IAsyncResult> end, TaskCreationOptions options,
            TaskScheduler scheduler)
        {
            Task promise = new Task(new TaskDetails(options, null));
            new AsyncPair<object>(promise, null, end).End(asyncResult, options, scheduler);
            return promise;
        }

        private static Task<TResult> End<TResult>(IAsyncResult asyncResult, Func<IAsyncResult, TResult> end,
            TaskCreationOptions options,
            TaskScheduler scheduler)
        {
            Task<TResult> promise = new Task<TResult>(new TaskDetails(options, null));
            new AsyncPair<TResult>(promise, end, null).End(asyncResult, options, scheduler);
            return promise;
        }

        private static Task Begin(Func<AsyncCallback, object, IAsyncResult> begin, Action<IAsyncResult> end, object state,
            TaskCreationOptions options)
        {
            Task promise = new Task(new TaskDetails(options, state));
            new AsyncPair<object>(promise, null, end).Begin(begin, state, options);
            return promise;
        }

        private static Task<TResult> Begin<TResult>(Func<AsyncCallback, object, IAsyncResult> begin, Func<IAsyncResult,
            TResult> end,
            object state, TaskCreationOptions options)
        {
            Task<TResult> promise = new Task<TResult>(new TaskDetails(options, state));
            new AsyncPair<TResult>(promise, end, null).Begin(begin, state, options);
            return promise;
        }

        public Task FromAsync(IAsyncResult asyncResult, Action<IAsyncResult> endMethod)
        {
            return End(asyncResult, endMethod, _creation, Where);
        }

        public Task FromAsync(IAsyncResult asyncResult, Action<IAsyncResult> endMethod, TaskCreationOptions creationOptions)
        {
            return End(asyncResult, endMethod, creationOptions, Where);
        }

        public Task FromAsync(IAsyncResult asyncResult, Action<IAsyncResult> endMethod, TaskCreationOptions creationOptions,
            TaskScheduler scheduler)
        {
            return End(asyncResult, endMethod, creationOptions, Named(scheduler));
        }

        public Task FromAsync(Func<AsyncCallback, object, IAsyncResult> beginMethod,
            Action<IAsyncResult> endMethod, object state)
        {
            return Begin(beginMethod, endMethod, state, _creation);
        }

        public Task FromAsync(Func<AsyncCallback, object, IAsyncResult> beginMethod,
            Action<IAsyncResult> endMethod, object state, TaskCreationOptions creationOptions)
        {
            return Begin(beginMethod, endMethod, state, creationOptions);
        }

        public Task FromAsync<TArg1>(Func<TArg1, AsyncCallback, object, IAsyncResult> beginMethod,
            Action<IAsyncResult> endMethod, TArg1 arg1, object state)
        {
            if (beginMethod == null) throw new ArgumentNullException("beginMethod");
            return Begin((callback, given) => beginMethod(arg1, callback, given), endMethod, state, _creation);
        }

        public Task FromAsync<TArg1>(Func<TArg1, AsyncCallback, object, IAsyncResult> beginMethod,
            Action<IAsyncResult> endMethod, TArg1 arg1, object state, TaskCreationOptions creationOptions)
        {
            if (beginMethod == null) throw new ArgumentNullException("beginMethod");
            return Begin((callback, given) => beginMethod(arg1, callback, given), endMethod, state, creationOptions);
        }

        public Task FromAsync<TArg1, TArg2>(Func<TArg1, TArg2, AsyncCallback, object, IAsyncResult> beginMethod,
            Action<IAsyncResult> endMethod, TArg1 arg1, TArg2 arg2, object state)
        {
            if (beginMethod == null) throw new ArgumentNullException("beginMethod");
            return Begin((callback, given) => beginMethod(arg1, arg2, callback, given), endMethod, state, _creation);
        }

        public Task FromAsync<TArg1, TArg2>(Func<TArg1, TArg2, AsyncCallback, object, IAsyncResult> beginMethod,
            Action<IAsyncResult> endMethod, TArg1 arg1, TArg2 arg2, object state, TaskCreationOptions creationOptions)
        {
            if (beginMethod == null) throw new ArgumentNullException("beginMethod");
            return Begin((callback, given) => beginMethod(arg1, arg2, callback, given), endMethod, state, creationOptions);
        }

        public Task FromAsync<TArg1, TArg2, TArg3>(Func<TArg1, TArg2, TArg3, AsyncCallback, object, IAsyncResult> beginMethod,
            Action<IAsyncResult> endMethod, TArg1 arg1, TArg2 arg2, TArg3 arg3, object state)
        {
            if (beginMethod == null) throw new ArgumentNullException("beginMethod");
            return Begin((callback, given) => beginMethod(arg1, arg2, arg3, callback, given), endMethod, state, _creation);
        }

        public Task FromAsync<TArg1, TArg2, TArg3>(Func<TArg1, TArg2, TArg3, AsyncCallback, object, IAsyncResult> beginMethod,
            Action<IAsyncResult> endMethod, TArg1 arg1, TArg2 arg2, TArg3 arg3, object state, TaskCreationOptions creationOptions)
        {
            if (beginMethod == null) throw new ArgumentNullException("beginMethod");
            return Begin((callback, given) => beginMethod(arg1, arg2, arg3, callback, given), endMethod, state, creationOptions);
        }

        public Task<TResult> FromAsync<TResult>(IAsyncResult asyncResult, Func<IAsyncResult, TResult> endMethod)
        {
            return End(asyncResult, endMethod, _creation, Where);
        }

        public Task<TResult> FromAsync<TResult>(IAsyncResult asyncResult, Func<IAsyncResult, TResult> endMethod,
            TaskCreationOptions creationOptions)
        {
            return End(asyncResult, endMethod, creationOptions, Where);
        }

        public Task<TResult> FromAsync<TResult>(IAsyncResult asyncResult, Func<IAsyncResult, TResult> endMethod,
            TaskCreationOptions creationOptions,
            TaskScheduler scheduler)
        {
            return End(asyncResult, endMethod, creationOptions, Named(scheduler));
        }

        public Task<TResult> FromAsync<TResult>(Func<AsyncCallback, object, IAsyncResult> beginMethod,
            Func<IAsyncResult, TResult> endMethod, object state)
        {
            return Begin(beginMethod, endMethod, state, _creation);
        }

        public Task<TResult> FromAsync<TResult>(Func<AsyncCallback, object, IAsyncResult> beginMethod,
            Func<IAsyncResult, TResult> endMethod, object state, TaskCreationOptions creationOptions)
        {
            return Begin(beginMethod, endMethod, state, creationOptions);
        }

        public Task<TResult> FromAsync<TArg1, TResult>(Func<TArg1, AsyncCallback, object, IAsyncResult> beginMethod,
            Func<IAsyncResult, TResult> endMethod, TArg1 arg1, object state)
        {
            if (beginMethod == null) throw new ArgumentNullException("beginMethod");
            return Begin((callback, given) => beginMethod(arg1, callback, given), endMethod, state, _creation);
        }

        public Task<TResult> FromAsync<TArg1, TResult>(Func<TArg1, AsyncCallback, object, IAsyncResult> beginMethod,
            Func<IAsyncResult, TResult> endMethod, TArg1 arg1, object state, TaskCreationOptions creationOptions)
        {
            if (beginMethod == null) throw new ArgumentNullException("beginMethod");
            return Begin((callback, given) => beginMethod(arg1, callback, given), endMethod, state, creationOptions);
        }

        public Task<TResult> FromAsync<TArg1, TArg2, TResult>(Func<TArg1, TArg2, AsyncCallback, object, IAsyncResult> beginMethod,
            Func<IAsyncResult, TResult> endMethod, TArg1 arg1, TArg2 arg2, object state)
        {
            if (beginMethod == null) throw new ArgumentNullException("beginMethod");
            return Begin((callback, given) => beginMethod(arg1, arg2, callback, given), endMethod, state, _creation);
        }

        public Task<TResult> FromAsync<TArg1, TArg2, TResult>(Func<TArg1, TArg2, AsyncCallback, object, IAsyncResult> beginMethod,
            Func<IAsyncResult, TResult> endMethod, TArg1 arg1, TArg2 arg2, object state, TaskCreationOptions creationOptions)
        {
            if (beginMethod == null) throw new ArgumentNullException("beginMethod");
            return Begin((callback, given) => beginMethod(arg1, arg2, callback, given), endMethod, state, creationOptions);
        }

        public Task<TResult> FromAsync<TArg1, TArg2, TArg3, TResult>(Func<TArg1, TArg2, TArg3, AsyncCallback, object,
            IAsyncResult> beginMethod,
            Func<IAsyncResult, TResult> endMethod, TArg1 arg1, TArg2 arg2, TArg3 arg3, object state)
        {
            if (beginMethod == null) throw new ArgumentNullException("beginMethod");
            return Begin((callback, given) => beginMethod(arg1, arg2, arg3, callback, given), endMethod, state, _creation);
        }

        public Task<TResult> FromAsync<TArg1, TArg2, TArg3, TResult>(Func<TArg1, TArg2, TArg3, AsyncCallback, object,
            IAsyncResult> beginMethod,
            Func<IAsyncResult, TResult> endMethod, TArg1 arg1, TArg2 arg2, TArg3 arg3, object state,
            TaskCreationOptions creationOptions)
        {
            if (beginMethod == null) throw new ArgumentNullException("beginMethod");
            return Begin((callback, given) => beginMethod(arg1, arg2, arg3, callback, given), endMethod, state, creationOptions);
        }
    }
}
