// TaskFactory.ContinueWhenAny: a task that is started when any of several is complete.
namespace System.Threading.Tasks
{
    public partial class TaskFactory
    {
        private static Task WhenAny<TTask>(TTask[] tasks, Action<TTask> action, CancellationToken token,
            TaskContinuationOptions options, TaskScheduler scheduler) where TTask : Task
        {
            if (action == null) throw new ArgumentNullException("continuationAction");
            Task<TTask> first = Task.FirstOf(Copy(tasks, options));
            Task task = new Task();
            ContinueTask.Register(first, task, new ActionOnResult<TTask>(first, action), null, token, options, scheduler);
            return task;
        }

        private static Task<TResult> WhenAny<TTask, TResult>(TTask[] tasks,
            Func<TTask, TResult> function, CancellationToken token,
            TaskContinuationOptions options, TaskScheduler scheduler) where TTask : Task
        {
            if (function == null) throw new ArgumentNullException("continuationFunction");
            Task<TTask> first = Task.FirstOf(Copy(tasks, options));
            Task<TResult> task = new Task<TResult>();
            ContinueTask.Register(first, task, new FunctionOnResult<TTask, TResult>(first, function), null, token, options, scheduler);
            return task;
        }

        public Task ContinueWhenAny(Task[] tasks, Action<Task> continuationAction)
        {
            return WhenAny(tasks, continuationAction, _token, _continuation, Where);
        }

        public Task ContinueWhenAny(Task[] tasks, Action<Task> continuationAction,
            CancellationToken cancellationToken)
        {
            return WhenAny(tasks, continuationAction, cancellationToken, _continuation, Where);
        }

        public Task ContinueWhenAny(Task[] tasks, Action<Task> continuationAction,
            TaskContinuationOptions continuationOptions)
        {
            return WhenAny(tasks, continuationAction, _token, continuationOptions, Where);
        }

        public Task ContinueWhenAny(Task[] tasks, Action<Task> continuationAction,
            CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
        {
            return WhenAny(tasks, continuationAction, cancellationToken, continuationOptions, Named(scheduler));
        }

        public Task<TResult> ContinueWhenAny<TResult>(Task[] tasks, Func<Task, TResult> continuationFunction)
        {
            return WhenAny(tasks, continuationFunction, _token, _continuation, Where);
        }

        public Task<TResult> ContinueWhenAny<TResult>(Task[] tasks, Func<Task, TResult> continuationFunction,
            CancellationToken cancellationToken)
        {
            return WhenAny(tasks, continuationFunction, cancellationToken, _continuation, Where);
        }

        public Task<TResult> ContinueWhenAny<TResult>(Task[] tasks, Func<Task, TResult> continuationFunction,
            TaskContinuationOptions continuationOptions)
        {
            return WhenAny(tasks, continuationFunction, _token, continuationOptions, Where);
        }

        public Task<TResult> ContinueWhenAny<TResult>(Task[] tasks, Func<Task, TResult> continuationFunction,
            CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
        {
            return WhenAny(tasks, continuationFunction, cancellationToken, continuationOptions, Named(scheduler));
        }

        public Task ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks,
            Action<Task<TAntecedentResult>> continuationAction)
        {
            return WhenAny(tasks, continuationAction, _token, _continuation, Where);
        }

        public Task ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks,
            Action<Task<TAntecedentResult>> continuationAction,
            CancellationToken cancellationToken)
        {
            return WhenAny(tasks, continuationAction, cancellationToken, _continuation, Where);
        }

        public Task ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks,
            Action<Task<TAntecedentResult>> continuationAction,
            TaskContinuationOptions continuationOptions)
        {
            return WhenAny(tasks, continuationAction, _token, continuationOptions, Where);
        }

        public Task ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks,
            Action<Task<TAntecedentResult>> continuationAction,
            CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
        {
            return WhenAny(tasks, continuationAction, cancellationToken, continuationOptions, Named(scheduler));
        }

        public Task<TResult> ContinueWhenAny<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks,
            Func<Task<TAntecedentResult>, TResult> continuationFunction)
        {
            return WhenAny(tasks, continuationFunction, _token, _continuation, Where);
        }

        public Task<TResult> ContinueWhenAny<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks,
            Func<Task<TAntecedentResult>, TResult> continuationFunction,
            CancellationToken cancellationToken)
        {
            return WhenAny(tasks, continuationFunction, cancellationToken, _continuation, Where);
        }

        public Task<TResult> ContinueWhenAny<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks,
            Func<Task<TAntecedentResult>, TResult> continuationFunction,
            TaskContinuationOptions continuationOptions)
        {
            return WhenAny(tasks, continuationFunction, _token, continuationOptions, Where);
        }

        public Task<TResult> ContinueWhenAny<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks,
            Func<Task<TAntecedentResult>, TResult> continuationFunction,
            CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
        {
            return WhenAny(tasks, continuationFunction, cancellationToken, continuationOptions, Named(scheduler));
        }
    }
}
