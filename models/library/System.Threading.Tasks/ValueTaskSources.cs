// System.Threading.Tasks.Sources: what ValueTasks can be made of.
using System.Runtime.CompilerServices;

namespace System.Threading.Tasks.Sources
{
    public enum ValueTaskSourceStatus
    {
        Pending = 0,
        Succeeded = 1,
        Faulted = 2,
        Canceled = 3,
    }

    [Flags]
    public enum ValueTaskSourceOnCompletedFlags
    {
        None = 0,
        UseSchedulingContext = 1,
        FlowExecutionContext = 2,
    }

    public interface IValueTaskSource
    {
        ValueTaskSourceStatus GetStatus(short token);
        void OnCompleted(Action<object> continuation, object state, short token, ValueTaskSourceOnCompletedFlags flags);
        void GetResult(short token);
    }

    public interface IValueTaskSource<out TResult>
    {
        ValueTaskSourceStatus GetStatus(short token);
        void OnCompleted(Action<object> continuation, object state, short token, ValueTaskSourceOnCompletedFlags flags);
        TResult GetResult(short token);
    }

    internal static class ValueTaskSources
    {
        // A source has called a continuation with something else than it was given for it.
        internal static Exception WrongState()
        {
            return new ArgumentOutOfRangeException("state", "An unexpected state object was encountered. This is usually a sign of a "
                + "bug in async method custom infrastructure, such as a custom awaiter or IValueTaskSource implementation.");
        }

        internal static void Call(object action)
        {
            Action one = action as Action;
            if (one == null) throw ValueTaskSources.WrongState();
            one();
        }
    }

    // A task for what a source will have.
    internal abstract class SourceTask
    {
        private readonly Task _task;
        protected readonly short Token;
        private bool _isDone;

        protected SourceTask(Task task, short token)
        {
            _task = task;
            Token = token;
        }

        protected abstract ValueTaskSourceStatus Status { get; }
        protected abstract void Register(Action<object> continuation);

        // Null: without a result.
        protected abstract TaskOutcome Get();

        protected void Begin()
        {
            if (Status != ValueTaskSourceStatus.Pending) FinishOnce(this);
            else Register(new Action<object>(FinishOnce));
        }

        private static void FinishOnce(object that)
        {
            SourceTask one = that as SourceTask;
            if (one == null || one._isDone) throw ValueTaskSources.WrongState();
            one._isDone = true;
            one._task.TryFinish(one.Outcome());
        }

        // What the source throws is a cancellation only if it says so.
        private TaskOutcome Outcome()
        {
            ValueTaskSourceStatus status = Status;
            try
            {
                return Get();
            }
            catch (Exception e)
            {
                if (status != ValueTaskSourceStatus.Canceled) return new TaskFault(e);
                OperationCanceledException canceled = e as OperationCanceledException;
                CancellationToken token = canceled == null ? new CancellationToken(true) : canceled.CancellationToken;
                return new TaskCancellation(token, canceled);
            }
        }
    }

    internal sealed class TaskOfSource : SourceTask
    {
        private readonly IValueTaskSource _source;

        private TaskOfSource(IValueTaskSource source, Task task, short token) : base(task, token)
        {
            _source = source;
        }

        internal static Task Of(IValueTaskSource source, short token)
        {
            Task task = new Task();
            new TaskOfSource(source, task, token).Begin();
            return task;
        }

        protected override ValueTaskSourceStatus Status
        {
            get { return _source.GetStatus(Token); }
        }

        protected override void Register(Action<object> continuation)
        {
            _source.OnCompleted(continuation, this, Token, ValueTaskSourceOnCompletedFlags.None);
        }

        protected override TaskOutcome Get()
        {
            _source.GetResult(Token);
            return null;
        }
    }

    internal sealed class TaskOfSource<TResult> : SourceTask
    {
        private readonly IValueTaskSource<TResult> _source;

        private TaskOfSource(IValueTaskSource<TResult> source, Task task, short token) : base(task, token)
        {
            _source = source;
        }

        internal static Task<TResult> Of(IValueTaskSource<TResult> source, short token)
        {
            Task<TResult> task = new Task<TResult>();
            new TaskOfSource<TResult>(source, task, token).Begin();
            return task;
        }

        protected override ValueTaskSourceStatus Status
        {
            get { return _source.GetStatus(Token); }
        }

        protected override void Register(Action<object> continuation)
        {
            _source.OnCompleted(continuation, this, Token, ValueTaskSourceOnCompletedFlags.None);
        }

        protected override TaskOutcome Get()
        {
            return new TaskResult<TResult>(_source.GetResult(Token));
        }
    }

    // A source that is used again and again. One word says who goes on, or that the result was there before somebody wanted it.
    public struct ManualResetValueTaskSourceCore<TResult>
    {
        private object _word;  // null, a SourceContinuation, or a SourceIsDone
        private short _version;
        private bool _isComplete;
        private bool _continuesElsewhere;
        private TResult _result;
        private Exception _error;

        public bool RunContinuationsAsynchronously
        {
            get { return _continuesElsewhere; }
            set { _continuesElsewhere = value; }
        }

        public short Version
        {
            get { return _version; }
        }

        public void Reset()
        {
            _version++;
            _word = null;
            _result = default(TResult);
            _error = null;
            _isComplete = false;
        }

        public void SetResult(TResult result)
        {
            _result = result;
            Signal();
        }

        public void SetException(Exception error)
        {
            _error = error;
            Signal();
        }

        private void Signal()
        {
            if (_isComplete) throw new InvalidOperationException();
            _isComplete = true;
            object seen = Volatile.Read(ref _word);
            if (seen == null) seen = Interlocked.CompareExchange(ref _word, new SourceIsDone(), null);
            if (seen != null) ((SourceContinuation)seen).Run(!_continuesElsewhere);
        }

        private void Check(short token)
        {
            if (token != _version) throw new InvalidOperationException();
        }

        public ValueTaskSourceStatus GetStatus(short token)
        {
            Check(token);
            if (Volatile.Read(ref _word) == null || !_isComplete) return ValueTaskSourceStatus.Pending;
            if (_error == null) return ValueTaskSourceStatus.Succeeded;
            return _error is OperationCanceledException ? ValueTaskSourceStatus.Canceled : ValueTaskSourceStatus.Faulted;
        }

        public TResult GetResult(short token)
        {
            Check(token);
            if (!_isComplete) throw new InvalidOperationException();
            if (_error != null) throw _error;
            return _result;
        }

        public void OnCompleted(Action<object> continuation, object state, short token,
            ValueTaskSourceOnCompletedFlags flags)
        {
            if (continuation == null) throw new ArgumentNullException("continuation");
            Check(token);
            SourceContinuation mine = new SourceContinuation(continuation, state, flags);
            object seen = Volatile.Read(ref _word);
            if (seen == null) seen = Interlocked.CompareExchange(ref _word, mine, null);
            if (seen == null) return;
            if (seen is SourceContinuation) throw new InvalidOperationException();
            mine.Run(false);
        }
    }

    internal sealed class SourceIsDone
    {
    }

    internal sealed class SourceContinuation : IPoolItem
    {
        private readonly Action<object> _action;
        private readonly object _state;
        private readonly ExecutionContext _flowing;
        private readonly SynchronizationContext _context;
        private readonly TaskScheduler _scheduler;

        internal SourceContinuation(Action<object> action, object state, ValueTaskSourceOnCompletedFlags flags)
        {
            _action = action;
            _state = state;
            bool flows = (flags & ValueTaskSourceOnCompletedFlags.FlowExecutionContext) != 0;
            _flowing = flows ? ExecutionContext.Captured : ExecutionContext.None;
            if ((flags & ValueTaskSourceOnCompletedFlags.UseSchedulingContext) == 0) return;
            _context = SynchronizationContext.InCharge;
            if (_context == null) _scheduler = TaskScheduler.InCharge;
        }

        internal void Run(bool mayInline)
        {
            if (_context != null) _context.Post(new SendOrPostCallback(ExecuteThat), this);
            else if (_scheduler != null) Task.Factory.StartNew(new Action(Execute), default(CancellationToken),
                TaskCreationOptions.DenyChildAttach, _scheduler);
            else if (mayInline) Execute();
            else ThreadPool.Start(this, null);
        }

        private static void ExecuteThat(object continuation)
        {
            ((SourceContinuation)continuation).Execute();
        }

        public void Execute()
        {
            ExecutionContext.Outer outer = ExecutionContext.Enter(_flowing);
            try
            {
                _action(_state);
            }
            finally
            {
                outer.Leave();
            }
        }
    }
}
