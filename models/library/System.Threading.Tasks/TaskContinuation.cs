// What goes on when a task is complete.
namespace System.Threading.Tasks
{
    internal abstract class TaskContinuation
    {
        internal TaskContinuation Next;  // what was registered before it, with the same task

        // `mayInline`: at once, on the thread that completes the task.
        internal abstract void Run(Task completed, bool mayInline);

        // Whether it never runs at once.
        internal virtual bool StartsElsewhere
        {
            get { return false; }
        }

        // Whether it is of an `await`, or of OnCompleted.
        internal virtual bool IsAwait
        {
            get { return false; }
        }

        // Where a synchronization context or a scheduler is in charge, nothing else runs at once.
        internal static bool MayInlineHere
        {
            get { return SynchronizationContext.InCharge == null && TaskScheduler.InCharge == null; }
        }
    }

    // After `OnCompleted`.
    internal class ActionContinuation : TaskContinuation, IPoolItem
    {
        private readonly Action _action;
        private readonly ExecutionContext _context;

        internal ActionContinuation(Action action, ExecutionContext context)
        {
            _action = action;
            _context = context;
        }

        internal override bool IsAwait
        {
            get { return true; }
        }

        internal override void Run(Task completed, bool mayInline)
        {
            if (mayInline && MayInlineHere) Execute();
            else ThreadPool.Start(this, _action);
        }

        public void Execute()
        {
            ExecutionContext.Outer outer = ExecutionContext.Enter(_context);
            try
            {
                _action();
            }
            finally
            {
                outer.Leave();
            }
        }
    }

    // The same, where a synchronization context was in charge.
    internal sealed class PostedContinuation : ActionContinuation
    {
        private readonly SynchronizationContext _target;

        internal PostedContinuation(Action action, ExecutionContext context, SynchronizationContext target)
            : base(action, context)
        {
            _target = target;
        }

        internal override void Run(Task completed, bool mayInline)
        {
            if (mayInline && _target == SynchronizationContext.Current) Execute();
            else _target.Post(new SendOrPostCallback(ExecuteThat), this);
        }

        private static void ExecuteThat(object continuation)
        {
            ((PostedContinuation)continuation).Execute();
        }
    }

    // The same, where a scheduler was.
    internal sealed class ScheduledContinuation : ActionContinuation
    {
        private readonly TaskScheduler _target;

        internal ScheduledContinuation(Action action, ExecutionContext context, TaskScheduler target)
            : base(action, context)
        {
            _target = target;
        }

        internal override void Run(Task completed, bool mayInline)
        {
            Task task = new Task();
            task.PrepareQueued(new ActionWork(new Action(Execute)), _target);
            if (mayInline && (Thread.IsInPool || TaskScheduler.InCharge == _target)) task.RunOrQueue();
            else task.QueueAtLeast();
        }
    }

    // What the library itself has to do: once for each task that it is registered with.
    internal abstract class TaskNotice : TaskContinuation
    {
        // May run what others have registered.
        protected abstract void Invoke(Task completed);

        internal override void Run(Task completed, bool mayInline)
        {
            if (mayInline) Invoke(completed);
            else ThreadPool.Start(new Later(this, completed), null);
        }

        // If the task is complete already, at once.
        internal void AddTo(Task task)
        {
            if (!task.TryAdd(this)) Invoke(task);
        }

        private sealed class Later : IPoolItem
        {
            private readonly TaskNotice _notice;
            private readonly Task _completed;

            internal Later(TaskNotice notice, Task completed)
            {
                _notice = notice;
                _completed = completed;
            }

            public void Execute()
            {
                _notice.Invoke(_completed);
            }
        }
    }

    internal sealed class EventContinuation : TaskContinuation
    {
        private readonly ManualResetEvent _event;

        internal EventContinuation(ManualResetEvent toSet)
        {
            _event = toSet;
        }

        internal override void Run(Task completed, bool mayInline)
        {
            _event.Set();
        }
    }

    // Another task comes to what this one has come to.
    internal sealed class FinishAsWell : TaskNotice
    {
        private readonly Task _other;

        internal FinishAsWell(Task other)
        {
            _other = other;
        }

        protected override void Invoke(Task completed)
        {
            _other.TryFinishAs(completed);
        }
    }

    // Another task comes to what that one comes to that is the result of this one.
    internal sealed class FinishAsInner : TaskNotice
    {
        private readonly Task _other;

        internal FinishAsInner(Task other)
        {
            _other = other;
        }

        protected override void Invoke(Task completed)
        {
            TaskOutcome outcome = completed.Outcome as TaskOutcome;
            UnwrappedWork.Unwrap(_other, outcome);
        }
    }
}
