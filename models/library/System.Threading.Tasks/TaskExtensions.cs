// System.Threading.Tasks.TaskExtensions: a task that comes to what the task comes to that is the result of another.
namespace System.Threading.Tasks
{
    public static class TaskExtensions
    {
        public static Task Unwrap(this Task<Task> task)
        {
            if (task == null) throw new ArgumentNullException("task");
            Task promise = new Task();
            new FinishAsInner(promise).AddTo(task);
            return promise;
        }

        public static Task<TResult> Unwrap<TResult>(this Task<Task<TResult>> task)
        {
            if (task == null) throw new ArgumentNullException("task");
            Task<TResult> promise = new Task<TResult>();
            new FinishAsInner(promise).AddTo(task);
            return promise;
        }
    }
}
