// Waiting for tasks. A time-out may pass as long as the task is not complete: that is to read the word, once.
using System.Collections.Generic;

namespace System.Threading.Tasks
{
    public partial class Task
    {
        public void Wait()
        {
            ThrowAggregate(OutcomeInline);
        }

        public void Wait(CancellationToken cancellationToken)
        {
            Wait(Timeout.Infinite, cancellationToken);
        }

        public bool Wait(TimeSpan timeout)
        {
            return Wait(timeout, default(CancellationToken));
        }

        public bool Wait(TimeSpan timeout, CancellationToken cancellationToken)
        {
            return Wait(TimeLimit.Milliseconds(timeout), cancellationToken);
        }

        public bool Wait(int millisecondsTimeout)
        {
            return Wait(millisecondsTimeout, default(CancellationToken));
        }

        public bool Wait(int millisecondsTimeout, CancellationToken cancellationToken)
        {
            TimeLimit.Check(millisecondsTimeout);
            if (millisecondsTimeout == Timeout.Infinite && !cancellationToken.CanBeCanceled)
            {
                Wait();
                return true;
            }
            int left = TimeLimit.Of(millisecondsTimeout);
            if (!WaitFor(this, millisecondsTimeout, ref left, cancellationToken)) return false;
            ThrowAggregate(Outcome);
            return true;
        }

        // Whether there is an outcome in time, `left` of which is for others then. A token that is canceled meanwhile completes a
        // promise of this thread's.
        private static bool WaitFor(Task task, int millisecondsTimeout, ref int left, CancellationToken token)
        {
            if (task.IsCompleted) return true;
            if (millisecondsTimeout == 0) return false;
            token.ThrowIfCancellationRequested();
            if (!token.CanBeCanceled) return task.IsInTime(millisecondsTimeout, ref left);
            Task either = new Task();
            CancellationTokenRegistration registration = token.UnsafeRegister(new Action<object>(FinishThat), either);
            new FinishAnyway(either).AddTo(task);
            bool inTime = either.IsInTime(millisecondsTimeout, ref left);
            registration.Dispose();
            if (task.IsCompleted) return true;
            if (inTime) token.ThrowIfCancellationRequested();
            return false;
        }

        private static void FinishThat(object task)
        {
            ((Task)task).TryFinish(null);
        }

        private bool IsInTime(int millisecondsTimeout, ref int left)
        {
            if (millisecondsTimeout == Timeout.Infinite) return Outcome != null;
            bool inTime = TimeLimit.AreLast() ? HasOutcomeIn(ref left) : IsOutcome(ReadInTime(ref _word));
            if (!inTime) Clock.Wait(millisecondsTimeout);
            return inTime;
        }

        private bool HasOutcomeIn(ref int milliseconds)
        {
            TimeLimit.Begin(milliseconds);
            bool inTime = Outcome != null;
            milliseconds = TimeLimit.End();
            return inTime;
        }

        internal object OutcomeInline
        {
            get
            {
                TryRunInline();
                return Outcome;
            }
        }

        // ---- several ----------------------------------------------------------------------------------------

        public static void WaitAll(params Task[] tasks)
        {
            WaitAll(tasks, Timeout.Infinite, default(CancellationToken));
        }

        public static void WaitAll(ReadOnlySpan<Task> tasks)
        {
            WaitAll(tasks.ToArray(), Timeout.Infinite, default(CancellationToken));
        }

        public static void WaitAll(IEnumerable<Task> tasks, CancellationToken cancellationToken = default(CancellationToken))
        {
            if (tasks == null) throw new ArgumentNullException("tasks");
            WaitAll(new List<Task>(tasks).ToArray(), Timeout.Infinite, cancellationToken);
        }

        public static void WaitAll(Task[] tasks, CancellationToken cancellationToken)
        {
            WaitAll(tasks, Timeout.Infinite, cancellationToken);
        }

        public static bool WaitAll(Task[] tasks, TimeSpan timeout)
        {
            return WaitAll(tasks, TimeLimit.Milliseconds(timeout), default(CancellationToken));
        }

        public static bool WaitAll(Task[] tasks, int millisecondsTimeout)
        {
            return WaitAll(tasks, millisecondsTimeout, default(CancellationToken));
        }

        public static bool WaitAll(Task[] tasks, int millisecondsTimeout, CancellationToken cancellationToken)
        {
            Check(tasks);
            TimeLimit.Check(millisecondsTimeout);
            cancellationToken.ThrowIfCancellationRequested();
            int left = TimeLimit.Of(millisecondsTimeout);
            bool forEver = millisecondsTimeout == Timeout.Infinite && !cancellationToken.CanBeCanceled;
            for (int i = tasks.Length - 1; forEver && i >= 0; i--) tasks[i].TryRunInline();
            for (int i = 0; !forEver && i < tasks.Length; i++)
            {
                if (!WaitFor(tasks[i], millisecondsTimeout, ref left, cancellationToken)) return false;
            }
            List<Exception> failures = null;
            for (int i = 0; i < tasks.Length; i++) tasks[i].AddFailures(tasks[i].Outcome, ref failures);
            if (failures != null) throw new AggregateException(failures);
            return true;
        }

        private static void Check(Task[] tasks)
        {
            if (tasks == null) throw new ArgumentNullException("tasks");
            for (int i = 0; i < tasks.Length; i++)
            {
                if (tasks[i] == null) throw new ArgumentException("The tasks array included at least one null element.", "tasks");
            }
        }

        public static int WaitAny(params Task[] tasks)
        {
            return WaitAny(tasks, Timeout.Infinite, default(CancellationToken));
        }

        public static int WaitAny(Task[] tasks, TimeSpan timeout)
        {
            return WaitAny(tasks, TimeLimit.Milliseconds(timeout), default(CancellationToken));
        }

        public static int WaitAny(Task[] tasks, CancellationToken cancellationToken)
        {
            return WaitAny(tasks, Timeout.Infinite, cancellationToken);
        }

        public static int WaitAny(Task[] tasks, int millisecondsTimeout)
        {
            return WaitAny(tasks, millisecondsTimeout, default(CancellationToken));
        }

        public static int WaitAny(Task[] tasks, int millisecondsTimeout, CancellationToken cancellationToken)
        {
            Check(tasks);
            TimeLimit.Check(millisecondsTimeout);
            cancellationToken.ThrowIfCancellationRequested();
            for (int i = 0; i < tasks.Length; i++)
            {
                if (tasks[i].IsCompleted) return i;
            }
            if (tasks.Length == 0) return -1;
            Task<Task> first = FirstOf(tasks);
            int left = TimeLimit.Of(millisecondsTimeout);
            if (!WaitFor(first, millisecondsTimeout, ref left, cancellationToken)) return -1;
            return Array.IndexOf(tasks, first.Result);
        }

        // ---- what comes of it -------------------------------------------------------------------------------

        // As Wait and Result do.
        internal void ThrowAggregate(object outcome)
        {
            TaskFault fault = outcome as TaskFault;
            if (fault != null) throw fault.ToAggregate();
            if (outcome is TaskCancellation) throw new AggregateException(new TaskCanceledException(this));
        }

        // As `await` does.
        internal object Await()
        {
            return Unwrapped(OutcomeInline);
        }

        internal object Unwrapped(object outcome)
        {
            TaskFault fault = outcome as TaskFault;
            if (fault != null) throw fault.First;
            TaskCancellation cancellation = outcome as TaskCancellation;
            if (cancellation != null) throw cancellation.ToException(this);
            return outcome;
        }

        private void AddFailures(object outcome, ref List<Exception> failures)
        {
            TaskFault fault = outcome as TaskFault;
            if (fault == null && !(outcome is TaskCancellation)) return;
            if (failures == null) failures = new List<Exception>();
            if (fault != null) fault.AddTo(failures);
            else failures.Add(new TaskCanceledException(this));
        }
    }

    internal sealed class FinishAnyway : TaskNotice
    {
        private readonly Task _other;

        internal FinishAnyway(Task other)
        {
            _other = other;
        }

        protected override void Invoke(Task completed)
        {
            _other.TryFinish(null);
        }
    }
}
