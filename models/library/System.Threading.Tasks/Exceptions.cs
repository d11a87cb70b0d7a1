// The exceptions of System.Threading.Tasks.
namespace System.Threading.Tasks
{
    public class TaskCanceledException : OperationCanceledException
    {
        private const string DefaultMessage = "A task was canceled.";

        private readonly Task _task;

        public TaskCanceledException() : base(DefaultMessage)
        {
        }

        public TaskCanceledException(string message) : base(message)
        {
        }

        public TaskCanceledException(string message, Exception innerException) : base(message, innerException)
        {
        }

        public TaskCanceledException(string message, Exception innerException, CancellationToken token)
            : base(message, innerException, token)
        {
        }

        public TaskCanceledException(Task task)
            : base(DefaultMessage, task == null ? default(CancellationToken) : task.CancellationToken)
        {
            _task = task;
        }

        public Task Task
        {
            get { return _task; }
        }
    }

    public class TaskSchedulerException : Exception
    {
        private const string DefaultMessage = "An exception was thrown by a TaskScheduler.";

        public TaskSchedulerException() : base(DefaultMessage)
        {
        }

        public TaskSchedulerException(string message) : base(message)
        {
        }

        public TaskSchedulerException(Exception innerException) : base(DefaultMessage, innerException)
        {
        }

        public TaskSchedulerException(string message, Exception innerException) : base(message, innerException)
        {
        }
    }
}
