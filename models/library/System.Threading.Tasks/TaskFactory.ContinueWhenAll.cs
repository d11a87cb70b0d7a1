// TaskFactory.ContinueWhenAll: a task that is started when all of several are complete.
namespace System.Threading.Tasks
{
    public partial class TaskFactory
    {
        private static TTask[] Copy<TTask>(TTask[] tasks, TaskContinuationOptions options) where TTask : Task
        {
            ContinueTask.CheckOptionsOfMany(options);
            if (tasks == null) throw new ArgumentNullException("tasks");
            if (tasks.Length == 0) throw new ArgumentException("The tasks argument contains no tasks.", "tasks");
            TTask[] copy = (TTask[])tasks.Clone();
            for (int i = 0; i < copy.Length; i++)
            {
                if (copy[i] == null) throw new ArgumentException("The tasks argument included a null value.", "tasks");
            }
            return copy;
        }

        private static Task WhenAll<TTask>(TTask[] tasks, Action<TTask[]> action, CancellationToken token,
            TaskContinuationOptions options, TaskScheduler scheduler) where TTask : Task
        {
            if (action == null) throw new ArgumentNullException("continuationAction");
            Task<TTask[]> first = Task.AllComplete(Copy(tasks, options));
            Task task = new Task();
            ContinueTask.Register(first, task, new ActionOnResult<TTask[]>(first, action), null, token, options, scheduler);
            return task;
        }

        private static Task<TResult> WhenAll<TTask, TResult>(TTask[] tasks,
            Func<TTask[], TResult> function, CancellationToken token,
            TaskContinuationOptions options, TaskScheduler scheduler) where TTask : Task
        {
            if (function == null) throw new ArgumentNullException("continuationFunction");
            Task<TTask[]> first = Task.AllComplete(Copy(tasks, options));
            Task<TResult> task = new Task<TResult>();
            ContinueTask.Register(first, task, new FunctionOnResult<TTask[], TResult>(first, function), null, token, options,
            scheduler);
            return task;
        }

        public Task ContinueWhenAll(Task[] tasks, Action<Task[]> continuationAction)
        {
            return WhenAll(tasks, continuationAction, _token, _continuation, Where);
        }

        public Task ContinueWhenAll(Task[] tasks, Action<Task[]> continuationAction,
            CancellationToken cancellationToken)
        {
            return WhenAll(tasks, continuationAction, cancellationToken, _continuation, Where);
        }

        public Task ContinueWhenAll(Task[] tasks, Action<Task[]> continuationAction,
            TaskContinuationOptions continuationOptions)
        {
            return WhenAll(tasks, continuationAction, _token, continuationOptions, Where);
        }

        public Task ContinueWhenAll(Task[] tasks, Action<Task[]> continuationAction,
            CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
        {
            return WhenAll(tasks, continuationAction, cancellationToken, continuationOptions, Named(scheduler));
        }

        public Task<TResult> ContinueWhenAll<TResult>(Task[] tasks, Func<Task[], TResult> continuationFunction)
        {
            return WhenAll(tasks, continuationFunction, _token, _continuation, Where);
        }

        public Task<TResult> ContinueWhenAll<TResult>(Task[] tasks, Func<Task[], TResult> continuationFunction,
            CancellationToken cancellationToken)
        {
            return WhenAll(tasks, continuationFunction, cancellationToken, _continuation, Where);
        }

        public Task<TResult> ContinueWhenAll<TResult>(Task[] tasks, Func<Task[], TResult> continuationFunction,
            TaskContinuationOptions continuationOptions)
        {
            return WhenAll(tasks, continuationFunction, _token, continuationOptions, Where);
        }

        public Task<TResult> ContinueWhenAll<TResult>(Task[] tasks, Func<Task[], TResult> continuationFunction,
            CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
        {
            return WhenAll(tasks, continuationFunction, cancellationToken, continuationOptions, Named(scheduler));
        }

        public Task ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks,
            Action<Task<TAntecedentResult>[]> continuationAction)
        {
            return WhenAll(tasks, continuationAction, _token, _continuation, Where);
        }

        public Task ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks,
            Action<Task<TAntecedentResult>[]> continuationAction,
            CancellationToken cancellationToken)
        {
            return WhenAll(tasks, continuationAction, cancellationToken, _continuation, Where);
        }

        public Task ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks,
            Action<Task<TAntecedentResult>[]> continuationAction,
            TaskContinuationOptions continuationOptions)
        {
            return WhenAll(tasks, continuationAction, _token, continuationOptions, Where);
        }

        public Task ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks,
            Action<Task<TAntecedentResult>[]> continuationAction,
            CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
        {
            return WhenAll(tasks, continuationAction, cancellationToken, continuationOptions, Named(scheduler));
        }

        public Task<TResult> ContinueWhenAll<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks,
            Func<Task<TAntecedentResult>[], TResult> continuationFunction)
        {
            return WhenAll(tasks, continuationFunction, _token, _continuation, Where);
        }

        public Task<TResult> ContinueWhenAll<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks,
            Func<Task<TAntecedentResult>[], TResult> continuationFunction,
            CancellationToken cancellationToken)
        {
            return WhenAll(tasks, continuationFunction, cancellationToken, _continuation, Where);
        }

        public Task<TResult> ContinueWhenAll<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks,
            Func<Task<TAntecedentResult>[], TResult> continuationFunction,
            TaskContinuationOptions continuationOptions)
        {
            return WhenAll(tasks, continuationFunction, _token, continuationOptions, Where);
        }

        public Task<TResult> ContinueWhenAll<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks,
            Func<Task<TAntecedentResult>[], TResult> continuationFunction,
            CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
        {
            return WhenAll(tasks, continuationFunction, cancellationToken, continuationOptions, Named(scheduler));
        }
    }
}
