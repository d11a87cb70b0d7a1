// System.Threading.Tasks.TaskScheduler: where tasks are done. The pool is the default; programs may have others.
using System.Collections.Generic;

namespace System.Threading.Tasks
{
    public abstract class TaskScheduler
    {
        private static int s_count;
        private int _id;

        public static event EventHandler<UnobservedTaskExceptionEventArgs> UnobservedTaskException;

        // By the thread that runs finalizers.
        internal static void TellUnobserved(Task task, AggregateException exception)
        {
            EventHandler<UnobservedTaskExceptionEventArgs> handler = UnobservedTaskException;
            if (handler != null) handler(task, new UnobservedTaskExceptionEventArgs(exception));
        }

        protected TaskScheduler()
        {
        }

        protected internal abstract void QueueTask(Task task);
        protected abstract bool TryExecuteTaskInline(Task task, bool taskWasPreviouslyQueued);
        protected abstract IEnumerable<Task> GetScheduledTasks();

        public virtual int MaximumConcurrencyLevel
        {
            get { return int.MaxValue; }
        }

        protected internal virtual bool TryDequeue(Task task)
        {
            return false;
        }

        protected bool TryExecuteTask(Task task)
        {
            if (task.SchedulerOrPool != this)
            {
                throw new InvalidOperationException(
                    "ExecuteTask may not be called for a task which was previously queued to a different TaskScheduler.");
            }
            return task.TryExecute(task._details.Work);
        }

        internal bool TryTakeInline(Task task, bool wasQueued)
        {
            bool isTaken = TryExecuteTaskInline(task, wasQueued);
            if (!isTaken || task._details.HasBegun) return isTaken;
            throw new InvalidOperationException(
                "The TryExecuteTaskInline call to the underlying scheduler succeeded, but the task body was not invoked.");
        }

        public int Id
        {
            get
            {
                if (this is PoolScheduler) return 1;
                if (_id == 0) Interlocked.CompareExchange(ref _id, 1 + Interlocked.Increment(ref s_count), 0);
                return _id;
            }
        }

        public static TaskScheduler Default
        {
            get { return Singleton.Of<PoolScheduler>(); }
        }

        public static TaskScheduler Current
        {
            get
            {
                TaskScheduler current = InCharge;
                return current == null ? Default : current;
            }
        }

        // Null: the pool is.
        internal static TaskScheduler InCharge
        {
            get
            {
                Task task = Task.Current;
                if (task == null || task.Has(TaskCreationOptions.HideScheduler)) return null;
                return task._details == null ? null : task._details.Scheduler;
            }
        }

        internal TaskScheduler UnlessPool
        {
            get { return this is PoolScheduler ? null : this; }
        }

        public static TaskScheduler FromCurrentSynchronizationContext()
        {
            SynchronizationContext context = SynchronizationContext.Current;
            if (context == null)
            {
                throw new InvalidOperationException("The current SynchronizationContext may not be used as a TaskScheduler.");
            }
            return new ContextScheduler(context);
        }
    }

    public class UnobservedTaskExceptionEventArgs : EventArgs
    {
        private readonly AggregateException _exception;
        private bool _isObserved;

        public UnobservedTaskExceptionEventArgs(AggregateException exception)
        {
            _exception = exception;
        }

        public AggregateException Exception
        {
            get { return _exception; }
        }

        public bool Observed
        {
            get { return _isObserved; }
        }

        public void SetObserved()
        {
            _isObserved = true;
        }
    }

    // Tasks that the pool does have no scheduler: this one is for programs that name it.
    internal sealed class PoolScheduler : TaskScheduler
    {
        protected internal override void QueueTask(Task task)
        {
            task.StartWork();
        }

        protected override bool TryExecuteTaskInline(Task task, bool taskWasPreviouslyQueued)
        {
            return TryExecuteTask(task);
        }

        protected override IEnumerable<Task> GetScheduledTasks()
        {
            return new Task[0];
        }
    }

    internal sealed class ContextScheduler : TaskScheduler
    {
        private readonly SynchronizationContext _context;

        internal ContextScheduler(SynchronizationContext context)
        {
            _context = context;
        }

        protected internal override void QueueTask(Task task)
        {
            _context.Post(new SendOrPostCallback(ExecuteThat), task);
        }

        private void ExecuteThat(object task)
        {
            TryExecuteTask((Task)task);
        }

        protected override bool TryExecuteTaskInline(Task task, bool taskWasPreviouslyQueued)
        {
            return SynchronizationContext.Current == _context && TryExecuteTask(task);
        }

        protected override IEnumerable<Task> GetScheduledTasks()
        {
            return null;
        }

        public override int MaximumConcurrencyLevel
        {
            get { return 1; }
        }
    }
}
