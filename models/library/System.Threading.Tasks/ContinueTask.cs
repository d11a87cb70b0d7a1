// What ContinueWith registers with a task, and what the task does that it makes.
namespace System.Threading.Tasks
{
    internal sealed class ContinueTask : TaskContinuation
    {
        private readonly Task _task;
        private readonly TaskContinuationOptions _options;

        private ContinueTask(Task task, TaskContinuationOptions options)
        {
            _task = task;
            _options = options;
        }

        internal static void Register(Task antecedent, Task task, TaskWork work, object state,
            CancellationToken token, TaskContinuationOptions options, TaskScheduler scheduler)
        {
            CheckOptions(options);
            const TaskContinuationOptions creation = TaskContinuationOptions.PreferFairness
                | TaskContinuationOptions.LongRunning | TaskContinuationOptions.AttachedToParent
                | TaskContinuationOptions.DenyChildAttach | TaskContinuationOptions.HideScheduler
                | TaskContinuationOptions.RunContinuationsAsynchronously;
            bool isLazy = (options & TaskContinuationOptions.LazyCancellation) != 0;
            task.Prepare(work, state, token, (TaskCreationOptions)(options & creation), scheduler, !isLazy);
            task._details.IsContinuation = true;
            if (task.IsCompleted) return;
            ContinueTask continuation = new ContinueTask(task, options);
            if (!antecedent.TryAdd(continuation)) continuation.Run(antecedent, true);
        }

        private static void CheckOptions(TaskContinuationOptions options)
        {
            const TaskContinuationOptions both =
                TaskContinuationOptions.ExecuteSynchronously | TaskContinuationOptions.LongRunning;
            if ((options & both) == both)
            {
                throw new ArgumentOutOfRangeException("continuationOptions",
                    "The specified TaskContinuationOptions combined LongRunning and ExecuteSynchronously.  "
                    + "Synchronous continuations should not be long running.");
            }
            const TaskContinuationOptions all = (TaskContinuationOptions)0xf007f;
            if ((options & ~all) != 0) throw new ArgumentOutOfRangeException("continuationOptions");
            const TaskContinuationOptions never =
                TaskContinuationOptions.NotOnRanToCompletion | TaskContinuationOptions.OnlyOnRanToCompletion;
            if ((options & never) == never)
            {
                throw new ArgumentOutOfRangeException("continuationOptions",
                    "The specified TaskContinuationOptions excluded all continuation kinds.");
            }
        }

        // Of one that has several tasks before it.
        internal static void CheckOptionsOfMany(TaskContinuationOptions options)
        {
            CheckOptions(options);
            const TaskContinuationOptions some =
                TaskContinuationOptions.NotOnRanToCompletion | TaskContinuationOptions.OnlyOnRanToCompletion;
            if ((options & some) == 0) return;
            throw new ArgumentOutOfRangeException("continuationOptions",
                "It is invalid to exclude specific continuation kinds for continuations off of multiple tasks.");
        }

        internal override bool StartsElsewhere
        {
            get { return (_options & TaskContinuationOptions.ExecuteSynchronously) == 0; }
        }

        internal override void Run(Task completed, bool mayInline)
        {
            TaskDetails details = _task._details;
            if (!IsWanted(completed))
            {
                if (details.TryCancel()) _task.Finish(new TaskCancellation(default(CancellationToken), null));
                return;
            }
            if (!details.TryQueue()) return;
            if (!mayInline || StartsElsewhere) _task.QueueAtLeast();
            else _task.RunOrQueue();
        }

        private bool IsWanted(Task completed)
        {
            object outcome = completed.Outcome;
            if (outcome is TaskFault) return (_options & TaskContinuationOptions.NotOnFaulted) == 0;
            if (outcome is TaskCancellation) return (_options & TaskContinuationOptions.NotOnCanceled) == 0;
            return (_options & TaskContinuationOptions.NotOnRanToCompletion) == 0;
        }
    }

    // `what`: an Action of the task, and perhaps of a state.
    internal sealed class ActionContinuation<TTask> : TaskWork where TTask : Task
    {
        private readonly TTask _completed;
        private readonly Delegate _what;
        private readonly object _state;

        internal ActionContinuation(TTask completed, Delegate what, object state)
        {
            _completed = completed;
            _what = what;
            _state = state;
        }

        internal override Delegate Method
        {
            get { return _what; }
        }

        protected override TaskOutcome Invoke()
        {
            Action<TTask> action = _what as Action<TTask>;
            if (action != null) action(_completed);
            else ((Action<TTask, object>)_what)(_completed, _state);
            return null;
        }
    }

    // The same of a Func.
    internal sealed class FunctionContinuation<TTask, TResult> : TaskWork where TTask : Task
    {
        private readonly TTask _completed;
        private readonly Delegate _what;
        private readonly object _state;

        internal FunctionContinuation(TTask completed, Delegate what, object state)
        {
            _completed = completed;
            _what = what;
            _state = state;
        }

        internal override Delegate Method
        {
            get { return _what; }
        }

        protected override TaskOutcome Invoke()
        {
            Func<TTask, TResult> function = _what as Func<TTask, TResult>;
            if (function != null) return new TaskResult<TResult>(function(_completed));
            return new TaskResult<TResult>(((Func<TTask, object, TResult>)_what)(_completed, _state));
        }
    }

    // What TaskFactory's continuations do with the result of a promise.
    internal sealed class ActionOnResult<TInput> : TaskWork
    {
        private readonly Task<TInput> _from;
        private readonly Action<TInput> _action;

        internal ActionOnResult(Task<TInput> from, Action<TInput> action)
        {
            _from = from;
            _action = action;
        }

        internal override Delegate Method
        {
            get { return _action; }
        }

        protected override TaskOutcome Invoke()
        {
            _action(_from.Result);
            return null;
        }
    }

    internal sealed class FunctionOnResult<TInput, TResult> : TaskWork
    {
        private readonly Task<TInput> _from;
        private readonly Func<TInput, TResult> _function;

        internal FunctionOnResult(Task<TInput> from, Func<TInput, TResult> function)
        {
            _from = from;
            _function = function;
        }

        internal override Delegate Method
        {
            get { return _function; }
        }

        protected override TaskOutcome Invoke()
        {
            return new TaskResult<TResult>(_function(_from.Result));
        }
    }
}
