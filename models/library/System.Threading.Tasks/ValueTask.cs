// System.Threading.Tasks.ValueTask and ValueTask<TResult>: a result, or a task or a source that will have it.
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading.Tasks.Sources;

namespace System.Threading.Tasks
{
    public readonly struct ValueTask : IEquatable<ValueTask>
    {
        private readonly object _by;  // a task or a source; null: it is there
        private readonly short _token;
        private readonly bool _continuesAnywhere;

        public ValueTask(Task task)
        {
            if (task == null) throw new ArgumentNullException("task");
            _by = task;
            _token = 0;
            _continuesAnywhere = false;
        }

        public ValueTask(IValueTaskSource source, short token)
        {
            if (source == null) throw new ArgumentNullException("source");
            _by = source;
            _token = token;
            _continuesAnywhere = false;
        }

        private ValueTask(ValueTask other, bool continuesAnywhere)
        {
            _by = other._by;
            _token = other._token;
            _continuesAnywhere = continuesAnywhere;
        }

        public static ValueTask CompletedTask
        {
            get { return default(ValueTask); }
        }

        public static ValueTask<TResult> FromResult<TResult>(TResult result)
        {
            return new ValueTask<TResult>(result);
        }

        public static ValueTask FromCanceled(CancellationToken cancellationToken)
        {
            return new ValueTask(Task.FromCanceled(cancellationToken));
        }

        public static ValueTask<TResult> FromCanceled<TResult>(CancellationToken cancellationToken)
        {
            return new ValueTask<TResult>(Task.FromCanceled<TResult>(cancellationToken));
        }

        public static ValueTask FromException(Exception exception)
        {
            return new ValueTask(Task.FromException(exception));
        }

        public static ValueTask<TResult> FromException<TResult>(Exception exception)
        {
            return new ValueTask<TResult>(Task.FromException<TResult>(exception));
        }

        private ValueTaskSourceStatus Status
        {
            get
            {
                if (_by == null) return ValueTaskSourceStatus.Succeeded;
                Task task = _by as Task;
                if (task == null) return ((IValueTaskSource)_by).GetStatus(_token);
                if (!task.IsCompleted) return ValueTaskSourceStatus.Pending;
                if (task.IsFaulted) return ValueTaskSourceStatus.Faulted;
                return task.IsCanceled ? ValueTaskSourceStatus.Canceled : ValueTaskSourceStatus.Succeeded;
            }
        }

        public bool IsCompleted
        {
            get
            {
                Task task = _by as Task;
                return _by == null || (task != null ? task.IsCompleted : Status != ValueTaskSourceStatus.Pending);
            }
        }

        public bool IsCompletedSuccessfully
        {
            get { return Status == ValueTaskSourceStatus.Succeeded; }
        }

        public bool IsFaulted
        {
            get { return Status == ValueTaskSourceStatus.Faulted; }
        }

        public bool IsCanceled
        {
            get { return Status == ValueTaskSourceStatus.Canceled; }
        }

        internal void Get()
        {
            if (_by == null) return;
            Task task = _by as Task;
            if (task != null) task.Await();
            else ((IValueTaskSource)_by).GetResult(_token);
        }

        public Task AsTask()
        {
            if (_by == null) return Task.CompletedTask;
            Task task = _by as Task;
            return task != null ? task : TaskOfSource.Of((IValueTaskSource)_by, _token);
        }

        public ValueTask Preserve()
        {
            return _by == null ? this : new ValueTask(AsTask());
        }

        // Where `await` goes on.
        internal void Register(AsyncBox box)
        {
            if (_by == null || _by is Task) Awaiting.Register(_by as Task, box, !_continuesAnywhere);
            else ((IValueTaskSource)_by).OnCompleted(new Action<object>(AsyncBox.ExecuteThat), box, _token, Flags(false));
        }

        internal void Register(Action continuation, bool flows)
        {
            if (continuation == null) throw new ArgumentNullException("continuation");
            if (_by == null || _by is Task) Awaiting.Register(_by as Task, continuation, !_continuesAnywhere, flows);
            else ((IValueTaskSource)_by).OnCompleted(new Action<object>(ValueTaskSources.Call), continuation, _token, Flags(flows));
        }

        private ValueTaskSourceOnCompletedFlags Flags(bool flows)
        {
            ValueTaskSourceOnCompletedFlags flags = ValueTaskSourceOnCompletedFlags.None;
            if (!_continuesAnywhere) flags |= ValueTaskSourceOnCompletedFlags.UseSchedulingContext;
            if (flows) flags |= ValueTaskSourceOnCompletedFlags.FlowExecutionContext;
            return flags;
        }

        public ValueTaskAwaiter GetAwaiter()
        {
            return new ValueTaskAwaiter(this);
        }

        public ConfiguredValueTaskAwaitable ConfigureAwait(bool continueOnCapturedContext)
        {
            return new ConfiguredValueTaskAwaitable(new ValueTask(this, !continueOnCapturedContext));
        }

        public bool Equals(ValueTask other)
        {
            return _by == other._by && _token == other._token;
        }

        public override bool Equals(object obj)
        {
            return obj is ValueTask && Equals((ValueTask)obj);
        }

        public override int GetHashCode()
        {
            return _by == null ? 0 : _by.GetHashCode();
        }

        public static bool operator ==(ValueTask left, ValueTask right)
        {
            return left.Equals(right);
        }

        public static bool operator !=(ValueTask left, ValueTask right)
        {
            return !left.Equals(right);
        }
    }

    public readonly struct ValueTask<TResult> : IEquatable<ValueTask<TResult>>
    {
        private readonly object _by;  // a task or a source; null: it is there
        private readonly TResult _result;
        private readonly short _token;
        private readonly bool _continuesAnywhere;

        public ValueTask(TResult result)
        {
            _by = null;
            _result = result;
            _token = 0;
            _continuesAnywhere = false;
        }

        public ValueTask(Task<TResult> task)
        {
            if (task == null) throw new ArgumentNullException("task");
            _by = task;
            _result = default(TResult);
            _token = 0;
            _continuesAnywhere = false;
        }

        public ValueTask(IValueTaskSource<TResult> source, short token)
        {
            if (source == null) throw new ArgumentNullException("source");
            _by = source;
            _result = default(TResult);
            _token = token;
            _continuesAnywhere = false;
        }

        private ValueTask(ValueTask<TResult> other, bool continuesAnywhere)
        {
            _by = other._by;
            _result = other._result;
            _token = other._token;
            _continuesAnywhere = continuesAnywhere;
        }

        private ValueTaskSourceStatus Status
        {
            get
            {
                if (_by == null) return ValueTaskSourceStatus.Succeeded;
                Task task = _by as Task;
                if (task == null) return ((IValueTaskSource<TResult>)_by).GetStatus(_token);
                if (!task.IsCompleted) return ValueTaskSourceStatus.Pending;
                if (task.IsFaulted) return ValueTaskSourceStatus.Faulted;
                return task.IsCanceled ? ValueTaskSourceStatus.Canceled : ValueTaskSourceStatus.Succeeded;
            }
        }

        public bool IsCompleted
        {
            get
            {
                Task task = _by as Task;
                return _by == null || (task != null ? task.IsCompleted : Status != ValueTaskSourceStatus.Pending);
            }
        }

        public bool IsCompletedSuccessfully
        {
            get { return Status == ValueTaskSourceStatus.Succeeded; }
        }

        public bool IsFaulted
        {
            get { return Status == ValueTaskSourceStatus.Faulted; }
        }

        public bool IsCanceled
        {
            get { return Status == ValueTaskSourceStatus.Canceled; }
        }

        public TResult Result
        {
            get { return Get(); }
        }

        internal TResult Get()
        {
            if (_by == null) return _result;
            Task<TResult> task = _by as Task<TResult>;
            return task != null ? task.AwaitResult() : ((IValueTaskSource<TResult>)_by).GetResult(_token);
        }

        public Task<TResult> AsTask()
        {
            if (_by == null) return Task.FromResult(_result);
            Task<TResult> task = _by as Task<TResult>;
            return task != null ? task : TaskOfSource<TResult>.Of((IValueTaskSource<TResult>)_by, _token);
        }

        public ValueTask<TResult> Preserve()
        {
            return _by == null ? this : new ValueTask<TResult>(AsTask());
        }

        // Where `await` goes on.
        internal void Register(AsyncBox box)
        {
            if (_by == null || _by is Task) Awaiting.Register(_by as Task, box, !_continuesAnywhere);
            else ((IValueTaskSource<TResult>)_by).OnCompleted(new Action<object>(AsyncBox.ExecuteThat), box, _token, Flags(false));
        }

        internal void Register(Action continuation, bool flows)
        {
            if (continuation == null) throw new ArgumentNullException("continuation");
            if (_by == null || _by is Task) Awaiting.Register(_by as Task, continuation, !_continuesAnywhere, flows);
            else ((IValueTaskSource<TResult>)_by).OnCompleted(new Action<object>(ValueTaskSources.Call), continuation, _token, Flags(flows));
        }

        private ValueTaskSourceOnCompletedFlags Flags(bool flows)
        {
            ValueTaskSourceOnCompletedFlags flags = ValueTaskSourceOnCompletedFlags.None;
            if (!_continuesAnywhere) flags |= ValueTaskSourceOnCompletedFlags.UseSchedulingContext;
            if (flows) flags |= ValueTaskSourceOnCompletedFlags.FlowExecutionContext;
            return flags;
        }

        public ValueTaskAwaiter<TResult> GetAwaiter()
        {
            return new ValueTaskAwaiter<TResult>(this);
        }

        public ConfiguredValueTaskAwaitable<TResult> ConfigureAwait(bool continueOnCapturedContext)
        {
            return new ConfiguredValueTaskAwaitable<TResult>(new ValueTask<TResult>(this, !continueOnCapturedContext));
        }

        public bool Equals(ValueTask<TResult> other)
        {
            return _by == other._by && _token == other._token && (_by != null || EqualityComparer<TResult>.Default.Equals(_result, other._result));
        }

        public override bool Equals(object obj)
        {
            return obj is ValueTask<TResult> && Equals((ValueTask<TResult>)obj);
        }

        public override int GetHashCode()
        {
            if (_by == null) return _result == null ? 0 : _result.GetHashCode();
            return _by.GetHashCode();
        }

        public static bool operator ==(ValueTask<TResult> left, ValueTask<TResult> right)
        {
            return left.Equals(right);
        }

        public static bool operator !=(ValueTask<TResult> left, ValueTask<TResult> right)
        {
            return !left.Equals(right);
        }

        public override string ToString()
        {
            if (!IsCompletedSuccessfully) return "";
            TResult result = Result;
            return result == null ? "" : result.ToString();
        }
    }
}
