// The same of TaskFactory<TResult>.
namespace System.Threading.Tasks
{
    public partial class TaskFactory<TResult>
    {
        public Task<TResult> FromAsync(IAsyncResult asyncResult, Func<IAsyncResult, TResult> endMethod)
        {
            return Factory.FromAsync(asyncResult, endMethod);
        }

        public Task<TResult> FromAsync(IAsyncResult asyncResult, Func<IAsyncResult, TResult> endMethod,
            TaskCreationOptions creationOptions)
        {
            return Factory.FromAsync(asyncResult, endMethod, creationOptions);
        }

        public Task<TResult> FromAsync(IAsyncResult asyncResult, Func<IAsyncResult, TResult> endMethod,
            TaskCreationOptions creationOptions,
            TaskScheduler scheduler)
        {
            return Factory.FromAsync(asyncResult, endMethod, creationOptions, scheduler);
        }

        public Task<TResult> FromAsync(Func<AsyncCallback, object, IAsyncResult> beginMethod,
            Func<IAsyncResult, TResult> endMethod, object state)
        {
            return Factory.FromAsync(beginMethod, endMethod, state);
        }

        public Task<TResult> FromAsync(Func<AsyncCallback, object, IAsyncResult> beginMethod,
            Func<IAsyncResult, TResult> endMethod, object state, TaskCreationOptions creationOptions)
        {
            return Factory.FromAsync(beginMethod, endMethod, state, creationOptions);
        }

        public Task<TResult> FromAsync<TArg1>(Func<TArg1, AsyncCallback, object, IAsyncResult> beginMethod,
            Func<IAsyncResult, TResult> endMethod, TArg1 arg1, object state)
        {
            return Factory.FromAsync(beginMethod, endMethod, arg1, state);
        }

        public Task<TResult> FromAsync<TArg1>(Func<TArg1, AsyncCallback, object, IAsyncResult> beginMethod,
            Func<IAsyncResult, TResult> endMethod, TArg1 arg1, object state, TaskCreationOptions creationOptions)
        {
            return Factory.FromAsync(beginMethod, endMethod, arg1, state, creationOptions);
        }

        public Task<TResult> FromAsync<TArg1, TArg2>(Func<TArg1, TArg2, AsyncCallback, object, IAsyncResult> beginMethod,
            Func<IAsyncResult, TResult> endMethod, TArg1 arg1, TArg2 arg2, object state)
        {
            return Factory.FromAsync(beginMethod, endMethod, arg1, arg2, state);
        }

        public Task<TResult> FromAsync<TArg1, TArg2>(Func<TArg1, TArg2, AsyncCallback, object, IAsyncResult> beginMethod,
            Func<IAsyncResult, TResult> endMethod, TArg1 arg1, TArg2 arg2, object state, TaskCreationOptions creationOptions)
        {
            return Factory.FromAsync(beginMethod, endMethod, arg1, arg2, state, creationOptions);
        }

        public Task<TResult> FromAsync<TArg1, TArg2, TArg3>(Func<TArg1, TArg2, TArg3, AsyncCallback, object,
            IAsyncResult> beginMethod,
            Func<IAsyncResult, TResult> endMethod, TArg1 arg1, TArg2 arg2, TArg3 arg3, object state)
        {
            return Factory.FromAsync(beginMethod, endMethod, arg1, arg2, arg3, state);
        }

        public Task<TResult> FromAsync<TArg1, TArg2, TArg3>(Func<TArg1, TArg2, TArg3, AsyncCallback, object,
            IAsyncResult> beginMethod,
            Func<IAsyncResult, TResult> endMethod, TArg1 arg1, TArg2 arg2, TArg3 arg3, object state,
            TaskCreationOptions creationOptions)
        {
            return Factory.FromAsync(beginMethod, endMethod, arg1, arg2, arg3, state, creationOptions);
        }
    }
}
