// What a task has come to: an object that never changes, so that whoever has found it may read it freely. A task that
// ran to completion without a result has itself for its outcome.
using System.Collections.Generic;

namespace System.Threading.Tasks
{
    internal abstract class TaskOutcome
    {
        // The thread that has brought the task to this, one of the pool, does nothing after it: Task.Outcome counts on it.
        internal bool IsLast;

        // The result, if it is a task.
        internal virtual Task Inner
        {
            get { return null; }
        }
    }

    // Ran to completion without a result, by a thread that has more to do.
    internal sealed class TaskSuccess : TaskOutcome
    {
    }

    internal sealed class TaskResult<TResult> : TaskOutcome
    {
        internal readonly TResult Value;

        internal TaskResult(TResult value)
        {
            Value = value;
        }

        internal override Task Inner
        {
            get { return Value as Task; }
        }
    }

    internal sealed class TaskFault : TaskOutcome
    {
        private readonly Exception _first;
        private readonly Exception[] _all;  // null: only the first
        private UnobservedFault _unobserved;  // null unless the program asks for what nobody looks at

        internal TaskFault(Exception exception)
        {
            _first = exception;
        }

        internal TaskFault(Exception[] exceptions)
        {
            _first = exceptions[0];
            _all = exceptions;
        }

        // Somebody has looked at it.
        internal void Observe()
        {
            if (_unobserved != null) _unobserved.IsObserved = true;
        }

        // For a task: what another one has come to is another one's, which this one has looked at.
        internal TaskFault WatchedFor(Task task)
        {
            TaskFault fault = this;
            if (_unobserved != null)
            {
                Observe();
                fault = _all == null ? new TaskFault(_first) : new TaskFault(_all);
            }
            fault._unobserved = new UnobservedFault(task, _all == null ? new[] { _first } : _all);
            return fault;
        }

        // As they are given to a TaskCompletionSource.
        internal static TaskFault Of(IEnumerable<Exception> exceptions)
        {
            if (exceptions == null) throw new ArgumentNullException("exceptions");
            List<Exception> all = new List<Exception>();
            foreach (Exception exception in exceptions)
            {
                if (exception == null)
                {
                    throw new ArgumentException("The exceptions collection included at least one null element.", "exceptions");
                }
                all.Add(exception);
            }
            if (all.Count == 0) throw new ArgumentException("The exceptions collection was empty.", "exceptions");
            return all.Count == 1 ? new TaskFault(all[0]) : new TaskFault(all.ToArray());
        }

        internal Exception First
        {
            get
            {
                Observe();
                return _first;
            }
        }

        internal void AddTo(List<Exception> exceptions)
        {
            Observe();
            if (_all == null) exceptions.Add(_first);
            else exceptions.AddRange(_all);
        }

        internal AggregateException ToAggregate()
        {
            Observe();
            return _all == null ? new AggregateException(_first) : new AggregateException(_all);
        }
    }

    // Goes with a task that has failed.
    internal sealed class UnobservedFault
    {
        private const string NotObserved = "A Task's exception(s) were not observed either by Waiting on the Task or accessing "
            + "its Exception property. As a result, the unobserved exception was rethrown by the finalizer thread.";

        private readonly Task _task;
        private readonly Exception[] _exceptions;
        internal bool IsObserved;

        internal UnobservedFault(Task task, Exception[] exceptions)
        {
            _task = task;
            _exceptions = exceptions;
        }

        ~UnobservedFault()
        {
            if (!IsObserved) TaskScheduler.TellUnobserved(_task, new AggregateException(NotObserved, _exceptions));
        }
    }

    internal sealed class TaskCancellation : TaskOutcome
    {
        internal readonly CancellationToken Token;
        private readonly OperationCanceledException _exception;  // null if none was thrown

        internal TaskCancellation(CancellationToken token, OperationCanceledException exception)
        {
            Token = token;
            _exception = exception;
        }

        // What `await` throws.
        internal Exception ToException(Task task)
        {
            if (_exception != null) return _exception;
            return new TaskCanceledException(task);
        }
    }
}
