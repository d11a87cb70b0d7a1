// System.Threading.Tasks.TaskCompletionSource: a promise that the program keeps.
using System.Collections.Generic;

namespace System.Threading.Tasks
{
    public class TaskCompletionSource
    {
        private readonly Task _task;

        public TaskCompletionSource()
        {
            _task = new Task();
        }

        public TaskCompletionSource(TaskCreationOptions creationOptions) : this(null, creationOptions)
        {
        }

        public TaskCompletionSource(object state) : this(state, TaskCreationOptions.None)
        {
        }

        public TaskCompletionSource(object state, TaskCreationOptions creationOptions)
        {
            const TaskCreationOptions possible =
                TaskCreationOptions.AttachedToParent | TaskCreationOptions.RunContinuationsAsynchronously;
            if ((creationOptions & ~possible) != 0) throw new ArgumentOutOfRangeException("creationOptions");
            _task = new Task(new TaskDetails(creationOptions, state));
            _task.AttachToParent();
        }

        public Task Task
        {
            get { return _task; }
        }

        public void SetResult()
        {
            Check(TrySetResult());
        }

        public bool TrySetResult()
        {
            return _task.TryFinishPromise(null);
        }

        public void SetException(Exception exception)
        {
            Check(TrySetException(exception));
        }

        public bool TrySetException(Exception exception)
        {
            if (exception == null) throw new ArgumentNullException("exception");
            return _task.TryFinishPromise(new TaskFault(exception));
        }

        public void SetException(IEnumerable<Exception> exceptions)
        {
            Check(TrySetException(exceptions));
        }

        public bool TrySetException(IEnumerable<Exception> exceptions)
        {
            return _task.TryFinishPromise(TaskFault.Of(exceptions));
        }

        public void SetCanceled()
        {
            SetCanceled(default(CancellationToken));
        }

        public void SetCanceled(CancellationToken cancellationToken)
        {
            Check(TrySetCanceled(cancellationToken));
        }

        public bool TrySetCanceled()
        {
            return TrySetCanceled(default(CancellationToken));
        }

        public bool TrySetCanceled(CancellationToken cancellationToken)
        {
            return _task.TryFinishPromise(new TaskCancellation(cancellationToken, null));
        }

        public void SetFromTask(Task completedTask)
        {
            Check(TrySetFromTask(completedTask));
        }

        public bool TrySetFromTask(Task completedTask)
        {
            if (completedTask == null) throw new ArgumentNullException("completedTask");
            if (!completedTask.IsCompleted) throw new ArgumentException("The task must have completed already.", "completedTask");
            return _task.TryFinishPromise(completedTask.Outcome as TaskOutcome);
        }

        private static void Check(bool isFirst)
        {
            if (isFirst) return;
            throw new InvalidOperationException(
                "An attempt was made to transition a task to a final state when it had already completed.");
        }
    }

    public class TaskCompletionSource<TResult>
    {
        private readonly Task<TResult> _task;

        public TaskCompletionSource()
        {
            _task = new Task<TResult>();
        }

        public TaskCompletionSource(TaskCreationOptions creationOptions) : this(null, creationOptions)
        {
        }

        public TaskCompletionSource(object state) : this(state, TaskCreationOptions.None)
        {
        }

        public TaskCompletionSource(object state, TaskCreationOptions creationOptions)
        {
            const TaskCreationOptions possible =
                TaskCreationOptions.AttachedToParent | TaskCreationOptions.RunContinuationsAsynchronously;
            if ((creationOptions & ~possible) != 0) throw new ArgumentOutOfRangeException("creationOptions");
            _task = new Task<TResult>(new TaskDetails(creationOptions, state));
            _task.AttachToParent();
        }

        public Task<TResult> Task
        {
            get { return _task; }
        }

        public void SetResult(TResult result)
        {
            Check(TrySetResult(result));
        }

        public bool TrySetResult(TResult result)
        {
            return _task.TryFinishPromise(new TaskResult<TResult>(result));
        }

        public void SetException(Exception exception)
        {
            Check(TrySetException(exception));
        }

        public bool TrySetException(Exception exception)
        {
            if (exception == null) throw new ArgumentNullException("exception");
            return _task.TryFinishPromise(new TaskFault(exception));
        }

        public void SetException(IEnumerable<Exception> exceptions)
        {
            Check(TrySetException(exceptions));
        }

        public bool TrySetException(IEnumerable<Exception> exceptions)
        {
            return _task.TryFinishPromise(TaskFault.Of(exceptions));
        }

        public void SetCanceled()
        {
            SetCanceled(default(CancellationToken));
        }

        public void SetCanceled(CancellationToken cancellationToken)
        {
            Check(TrySetCanceled(cancellationToken));
        }

        public bool TrySetCanceled()
        {
            return TrySetCanceled(default(CancellationToken));
        }

        public bool TrySetCanceled(CancellationToken cancellationToken)
        {
            return _task.TryFinishPromise(new TaskCancellation(cancellationToken, null));
        }

        public void SetFromTask(Task<TResult> completedTask)
        {
            Check(TrySetFromTask(completedTask));
        }

        public bool TrySetFromTask(Task<TResult> completedTask)
        {
            if (completedTask == null) throw new ArgumentNullException("completedTask");
            if (!completedTask.IsCompleted) throw new ArgumentException("The task must have completed already.", "completedTask");
            return _task.TryFinishPromise(completedTask.Outcome as TaskOutcome);
        }

        private static void Check(bool isFirst)
        {
            if (isFirst) return;
            throw new InvalidOperationException(
                "An attempt was made to transition a task to a final state when it had already completed.");
        }
    }
}
