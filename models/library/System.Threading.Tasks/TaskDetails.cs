// What few tasks need: those that are not started as they are made, or elsewhere than in the pool, or with options.
using System.Collections.Generic;

namespace System.Threading.Tasks
{
    internal sealed class TaskDetails
    {
        // `Waiting`: for its children. `Dead`: canceled before it was started; `DeadInQueue`: between being started and running.
        private const int NotStarted = 0, Queued = 1, Running = 2, Waiting = 3, Dead = 4, DeadInQueue = 5;

        internal TaskCreationOptions Options;
        internal object State;
        internal readonly TaskWork Work;            // null: a promise
        internal TaskScheduler Scheduler;           // null: the pool
        internal Thread Starter;                    // of the pool: what it starts it may run itself, if it waits for it
        internal Task Parent;                       // null if it is not attached to one
        internal bool IsContinuation;
        private int _phase;
        private int _unfinished;        // children that were attached; and 1 for the task as long as it has not ended itself
        private TaskOutcome _outcome;   // of the task alone, once it only waits for its children
        private ChildFault _faults;     // of those

        internal TaskDetails(TaskCreationOptions options, object state)
        {
            Options = options;
            State = state;
        }

        internal TaskDetails(TaskWork work, TaskScheduler scheduler)
        {
            Work = work;
            Scheduler = scheduler;
        }

        // Of a task that is not complete.
        internal TaskStatus Status
        {
            get
            {
                switch (Volatile.Read(ref _phase))
                {
                    case Queued:
                    case DeadInQueue: return TaskStatus.WaitingToRun;
                    case Running: return TaskStatus.Running;
                    case Waiting: return TaskStatus.WaitingForChildrenToComplete;
                    default: return Work == null || IsContinuation ? TaskStatus.WaitingForActivation : TaskStatus.Created;
                }
            }
        }

        internal bool HasBegun
        {
            get { return Volatile.Read(ref _phase) >= Running; }
        }

        // Of a new one.
        internal void SetQueued()
        {
            _phase = Queued;
        }

        // Of one that a single thread may run.
        internal void SetRunning()
        {
            Volatile.Write(ref _phase, Running);
        }

        // Whether it is this thread that starts it, runs it, or keeps it from running: several may want to.

        internal bool TryQueue()
        {
            return Interlocked.CompareExchange(ref _phase, Queued, NotStarted) == NotStarted;
        }

        internal bool TryRun()
        {
            return Work == null || Interlocked.CompareExchange(ref _phase, Running, Queued) == Queued;
        }

        internal bool TryCancel()
        {
            return Interlocked.CompareExchange(ref _phase, DeadInQueue, Queued) == Queued
                || Interlocked.CompareExchange(ref _phase, Dead, NotStarted) == NotStarted;
        }

        // ---- children ---------------------------------------------------------------------------------------

        internal void AddChild()
        {
            if (_unfinished == 0) _unfinished = 1;
            Interlocked.Increment(ref _unfinished);
        }

        // Whether the task ends now; otherwise it waits for its children.
        internal bool EndsLast(ref TaskOutcome outcome)
        {
            if (_unfinished == 0) return true;
            _outcome = outcome;
            if (Interlocked.Decrement(ref _unfinished) != 0)
            {
                if (Task.IsStatusRead()) Volatile.Write(ref _phase, Waiting);
                return false;
            }
            outcome = OutcomeWithChildren;
            return true;
        }

        internal void ChildEnds(Task parent, TaskFault fault)
        {
            if (fault != null)
            {
                ChildFault mine = new ChildFault(fault);
                do mine.Next = Volatile.Read(ref _faults);
                while (Interlocked.CompareExchange(ref _faults, mine, mine.Next) != mine.Next);
            }
            if (Interlocked.Decrement(ref _unfinished) == 0) parent.FinishWithChildren(OutcomeWithChildren);
        }

        private TaskOutcome OutcomeWithChildren
        {
            get
            {
                TaskFault own = _outcome as TaskFault;
                if (_faults == null || _outcome is TaskCancellation) return _outcome;
                List<Exception> all = new List<Exception>();
                if (own != null) own.AddTo(all);
                int first = all.Count;
                for (ChildFault one = _faults; one != null; one = one.Next) all.Insert(first, one.Fault.ToAggregate());
                return new TaskFault(all.ToArray());
            }
        }

        private sealed class ChildFault
        {
            internal readonly TaskFault Fault;
            internal ChildFault Next;

            internal ChildFault(TaskFault fault)
            {
                Fault = fault;
            }
        }
    }
}
