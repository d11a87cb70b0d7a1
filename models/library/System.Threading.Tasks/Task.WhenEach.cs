// Task.WhenEach: tasks in the order in which they become complete, for who asks first.
using System.Collections.Generic;

namespace System.Threading.Tasks
{
    public partial class Task
    {
        public static IAsyncEnumerable<Task> WhenEach(params Task[] tasks)
        {
            if (tasks == null) throw new ArgumentNullException("tasks");
            return new EachOf<Task>(CopyForEach(tasks));
        }

        public static IAsyncEnumerable<Task> WhenEach(ReadOnlySpan<Task> tasks)
        {
            return new EachOf<Task>(CopyForEach(tasks.ToArray()));
        }

        public static IAsyncEnumerable<Task> WhenEach(IEnumerable<Task> tasks)
        {
            return new EachOf<Task>(CopyForEach(ToArray(tasks)));
        }

        public static IAsyncEnumerable<Task<TResult>> WhenEach<TResult>(params Task<TResult>[] tasks)
        {
            if (tasks == null) throw new ArgumentNullException("tasks");
            return new EachOf<Task<TResult>>(CopyForEach(tasks));
        }

        public static IAsyncEnumerable<Task<TResult>> WhenEach<TResult>(ReadOnlySpan<Task<TResult>> tasks)
        {
            return new EachOf<Task<TResult>>(CopyForEach(tasks.ToArray()));
        }

        public static IAsyncEnumerable<Task<TResult>> WhenEach<TResult>(IEnumerable<Task<TResult>> tasks)
        {
            return new EachOf<Task<TResult>>(CopyForEach(ToArray(tasks)));
        }

        private static TTask[] CopyForEach<TTask>(TTask[] tasks) where TTask : Task
        {
            TTask[] copy = (TTask[])tasks.Clone();
            for (int i = 0; i < copy.Length; i++)
            {
                if (copy[i] == null) throw new ArgumentException("The tasks argument included a null value.", "tasks");
            }
            return copy;
        }

        private sealed class EachOf<TTask> : IAsyncEnumerable<TTask> where TTask : Task
        {
            private readonly object _gate = new object();
            private readonly Queue<TTask> _complete = new Queue<TTask>();  // those that nobody was told of yet
            private Enumerator _waiting;  // null: nobody is
            private int _left;            // how many nobody was told of yet
            private int _asked;           // 1 once somebody has asked

            internal EachOf(TTask[] tasks)
            {
                _left = tasks.Length;
                for (int i = 0; i < tasks.Length; i++) new One(this).AddTo(tasks[i]);
            }

            public IAsyncEnumerator<TTask> GetAsyncEnumerator(CancellationToken cancellationToken = default(CancellationToken))
            {
                return new Enumerator(this, cancellationToken);
            }

            private sealed class One : TaskNotice
            {
                private readonly EachOf<TTask> _each;

                internal One(EachOf<TTask> each)
                {
                    _each = each;
                }

                protected override void Invoke(Task completed)
                {
                    _each.Add((TTask)completed);
                }
            }

            private void Add(TTask task)
            {
                Enumerator waiting;
                lock (_gate)
                {
                    waiting = _waiting;
                    _waiting = null;
                    if (waiting == null) _complete.Enqueue(task);
                }
                if (waiting != null) waiting.Arrive(task);
            }

            // Whether it is the first who asks.
            private bool TryAsk()
            {
                return Interlocked.Exchange(ref _asked, 1) == 0;
            }

            // The next one; null: it will come to who waits.
            private TTask Take(Enumerator waiting)
            {
                lock (_gate)
                {
                    _left--;
                    if (_complete.Count != 0) return _complete.Dequeue();
                    _waiting = waiting;
                    return null;
                }
            }

            // Whether it waited for that.
            private bool TryLeave(Enumerator waiting, Task<bool> promise)
            {
                lock (_gate)
                {
                    if (_waiting != waiting || waiting.Promise != promise) return false;
                    _waiting = null;
                    return true;
                }
            }

            private sealed class Enumerator : IAsyncEnumerator<TTask>
            {
                private readonly EachOf<TTask> _each;
                private readonly CancellationToken _token;
                private TTask _current;
                internal Task<bool> Promise;  // null unless somebody waits
                private bool _hasBegun;
                private bool _isOver;

                internal Enumerator(EachOf<TTask> each, CancellationToken token)
                {
                    _each = each;
                    _token = token;
                }

                public TTask Current
                {
                    get { return _current; }
                }

                public ValueTask<bool> MoveNextAsync()
                {
                    _current = null;
                    if (!_hasBegun) _isOver |= !_each.TryAsk();
                    _hasBegun = true;
                    _isOver |= _each._left == 0;
                    if (_isOver) return new ValueTask<bool>(false);
                    Task<bool> promise =
                        new Task<bool>(new TaskDetails(TaskCreationOptions.RunContinuationsAsynchronously, null));
                    Promise = promise;
                    TTask next = _each.Take(this);
                    if (next == null) return Wait(promise);
                    Promise = null;
                    if (_token.IsCancellationRequested)
                    {
                        _isOver = true;
                        return ValueTask.FromException<bool>(new OperationCanceledException(_token));
                    }
                    _current = next;
                    return new ValueTask<bool>(true);
                }

                private ValueTask<bool> Wait(Task<bool> promise)
                {
                    if (_token.CanBeCanceled) _token.UnsafeRegister(new Action<object>(Cancel), promise);
                    return new ValueTask<bool>(promise);
                }

                internal void Arrive(TTask task)
                {
                    Task<bool> promise = Promise;
                    _current = task;
                    Promise = null;
                    promise.TrySetResult(true);
                }

                // Unless what was waited for then has arrived.
                private void Cancel(object that)
                {
                    Task<bool> promise = (Task<bool>)that;
                    if (!_each.TryLeave(this, promise)) return;
                    _isOver = true;
                    Promise = null;
                    promise.TryFinish(new TaskCancellation(_token, null));
                }

                public ValueTask DisposeAsync()
                {
                    if (Promise != null) throw new NotSupportedException();
                    _isOver = true;
                    return default(ValueTask);
                }
            }
        }
    }
}
