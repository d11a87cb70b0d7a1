// System.Threading.Tasks.Task: what has become of some work, and who goes on when it is done.
//
// All of that is one word: null as long as nobody waits; who goes on, a list of continuations; and at last the outcome,
// which stays. So to complete is one operation, to register a continuation another, and to look is a volatile read. To
// wait is a volatile read as well, one that does not happen before there is an outcome.
using System.Collections.Generic;
using System.Runtime.CompilerServices;

namespace System.Threading.Tasks
{
    public partial class Task : IAsyncResult, IDisposable
    {
        [ThreadStatic]
        private static Task t_current;
        private static int s_count;

        private object _word;
        private Thread _runner;         // of the pool, started for this task alone; or null
        internal TaskDetails _details;  // what few tasks need; or null
        private int _id;                // 0 until somebody asks

        // A promise.
        internal Task()
        {
        }

        internal Task(TaskDetails details)
        {
            _details = details;
        }

        // ---- the machine's ----------------------------------------------------------------------------------

        // Waits until the word is an outcome, and reads it as Volatile.Read does.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern object ReadOutcome(ref object word);

        // Volatile.Read. Where threads take turns, it waits for an outcome as long as others can go on.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern object ReadInTime(ref object word);

        // ---- completing -------------------------------------------------------------------------------------

        private bool IsOutcome(object word)
        {
            return word == this || word is TaskOutcome;
        }

        // Complete from the start.
        internal void Begin(object outcome)
        {
            TaskFault fault = outcome as TaskFault;
            _word = fault != null && IsUnobservedWatched() ? fault.WatchedFor(this) : outcome;
        }

        // Whether this is it: a task has one outcome. Null: ran to completion, without a result.
        internal bool TryFinish(TaskOutcome outcome)
        {
            return TryFinish(outcome, false);
        }

        private bool TryFinish(TaskOutcome outcome, bool isLast)
        {
            TaskFault fault = outcome as TaskFault;
            if (fault == null || !IsUnobservedWatched()) return TryEnd(outcome, isLast);
            fault = fault.WatchedFor(this);
            if (TryEnd(fault, isLast)) return true;
            fault.Observe();
            return false;
        }

        private bool TryEnd(TaskOutcome outcome, bool isLast)
        {
            object last = outcome != null ? outcome : isLast ? (object)this : new TaskSuccess();
            if (isLast && outcome != null) outcome.IsLast = true;
            object seen = Interlocked.CompareExchange(ref _word, last, null);
            if (seen == null) return true;
            if (outcome == null) last = new TaskSuccess();
            else if (isLast) outcome.IsLast = false;
            while (!IsOutcome(seen))
            {
                object before = Interlocked.CompareExchange(ref _word, last, seen);
                if (before == seen)
                {
                    RunAll((TaskContinuation)seen);
                    return true;
                }
                seen = before;
            }
            return false;
        }

        // What types of the framework make of promises.

        internal bool TrySetResult()
        {
            return TryFinish(null);
        }

        internal bool TrySetException(object exceptionObject)
        {
            Exception exception = exceptionObject as Exception;
            if (exception != null) return TryFinish(new TaskFault(exception));
            return TryFinish(TaskFault.Of((IEnumerable<Exception>)exceptionObject));
        }

        // As another task, which is complete.
        internal bool TryFinishAs(Task other)
        {
            return TryFinish(other.Outcome as TaskOutcome);
        }

        // In the order in which they came, but first those that run elsewhere. Of awaits only the first runs here.
        private void RunAll(TaskContinuation newest)
        {
            bool mayInline = !Has(TaskCreationOptions.RunContinuationsAsynchronously);
            TaskContinuation oldest = Reversed(newest);
            if (mayInline && oldest.Next != null) oldest = StartElsewhere(oldest);
            for (TaskContinuation one = oldest, next; one != null; one = next)
            {
                next = one.Next;
                one.Run(this, mayInline);
            }
        }

        private static TaskContinuation Reversed(TaskContinuation list)
        {
            TaskContinuation reversed = null;
            for (TaskContinuation one = list, next; one != null; one = next)
            {
                next = one.Next;
                one.Next = reversed;
                reversed = one;
            }
            return reversed;
        }

        // Who has been started may be waiting for something else already: it is in no list any more.
        private TaskContinuation StartElsewhere(TaskContinuation list)
        {
            TaskContinuation left = null;
            bool hasAwait = false;
            for (TaskContinuation one = list, next; one != null; one = next)
            {
                next = one.Next;
                if (one.StartsElsewhere || (hasAwait && one.IsAwait))
                {
                    one.Run(this, false);
                    continue;
                }
                hasAwait |= one.IsAwait;
                one.Next = left;
                left = one;
            }
            return Reversed(left);
        }

        // Whether it goes on when this is complete; false: it is complete already.
        internal bool TryAdd(TaskContinuation continuation)
        {
            object seen = Interlocked.CompareExchange(ref _word, continuation, null);
            while (seen != null)
            {
                if (IsOutcome(seen)) return false;
                continuation.Next = (TaskContinuation)seen;
                object before = Interlocked.CompareExchange(ref _word, continuation, seen);
                if (before == seen) return true;
                seen = before;
            }
            return true;
        }

        // ---- what has become of it --------------------------------------------------------------------------

        // Waits for it.
        internal object Outcome
        {
            get { return ReadOutcome(ref _word); }
        }

        private object OutcomeNow
        {
            get
            {
                object word = Volatile.Read(ref _word);
                return IsOutcome(word) ? word : null;
            }
        }

        public bool IsCompleted
        {
            get { return OutcomeNow != null; }
        }

        public bool IsCompletedSuccessfully
        {
            get
            {
                object outcome = OutcomeNow;
                return outcome != null && !(outcome is TaskFault) && !(outcome is TaskCancellation);
            }
        }

        public bool IsFaulted
        {
            get { return OutcomeNow is TaskFault; }
        }

        public bool IsCanceled
        {
            get { return OutcomeNow is TaskCancellation; }
        }

        public AggregateException Exception
        {
            get
            {
                TaskFault fault = OutcomeNow as TaskFault;
                return fault == null ? null : fault.ToAggregate();
            }
        }

        public TaskStatus Status
        {
            get
            {
                object outcome = OutcomeNow;
                if (outcome == null) return StatusUnlessComplete;
                if (outcome is TaskFault) return TaskStatus.Faulted;
                return outcome is TaskCancellation ? TaskStatus.Canceled : TaskStatus.RanToCompletion;
            }
        }

        private TaskStatus StatusUnlessComplete
        {
            get
            {
                TaskStatus status = _details == null ? TaskStatus.WaitingForActivation : _details.Status;
                if (_runner == null || status != TaskStatus.WaitingForActivation) return status;
                return Chance.Maybe() ? TaskStatus.WaitingToRun : TaskStatus.Running;
            }
        }

        // Whether the program refers to Status. If it does not, a thread of the pool does not say that it has begun with its
        // task: that would be a step of its own.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern bool IsStatusRead();

        // Whether the program refers to TaskScheduler.UnobservedTaskException. If it does not, nobody watches whether anybody
        // looks at what has failed.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern bool IsUnobservedWatched();

        // ---- what it is -------------------------------------------------------------------------------------

        internal bool Has(TaskCreationOptions option)
        {
            return _details != null && (_details.Options & option) != 0;
        }

        public TaskCreationOptions CreationOptions
        {
            get
            {
                if (_details != null) return _details.Options;
                return _runner == null ? TaskCreationOptions.None : TaskCreationOptions.DenyChildAttach;
            }
        }

        public object AsyncState
        {
            get { return _details == null ? null : _details.State; }
        }

        WaitHandle IAsyncResult.AsyncWaitHandle
        {
            get
            {
                ManualResetEvent handle = new ManualResetEvent(false);
                if (!TryAdd(new EventContinuation(handle))) handle.Set();
                return handle;
            }
        }

        bool IAsyncResult.CompletedSynchronously
        {
            get { return false; }
        }

        internal TaskScheduler SchedulerOrPool
        {
            get
            {
                TaskScheduler own = _details == null ? null : _details.Scheduler;
                return own == null ? TaskScheduler.Default : own;
            }
        }

        // Of a canceled one: what canceled it.
        internal CancellationToken CancellationToken
        {
            get
            {
                TaskCancellation cancellation = OutcomeNow as TaskCancellation;
                return cancellation == null ? default(CancellationToken) : cancellation.Token;
            }
        }

        public int Id
        {
            get
            {
                if (this is CompletedTask) return 1;
                int id = Volatile.Read(ref _id);
                if (id != 0) return id;
                Interlocked.CompareExchange(ref _id, 1 + Interlocked.Increment(ref s_count), 0);
                return _id;
            }
        }

        public static int? CurrentId
        {
            get
            {
                if (t_current == null) return null;
                return t_current.Id;
            }
        }

        // The one whose work this thread does.
        internal static Task Current
        {
            get { return t_current; }
            set { t_current = value; }
        }

        // Waits for it, and does not care what it has come to.
        internal void Ignore()
        {
            if (OutcomeInline == null) throw new InvalidOperationException();
        }

        public static TaskFactory Factory
        {
            get { return Singleton.Of<TaskFactory>(); }
        }

        public void Dispose()
        {
            Dispose(true);
        }

        protected virtual void Dispose(bool disposing)
        {
            if (!disposing || IsCompleted) return;
            throw new InvalidOperationException("A task may only be disposed if it is in a completion state "
                + "(RanToCompletion, Faulted or Canceled).");
        }
    }
}
