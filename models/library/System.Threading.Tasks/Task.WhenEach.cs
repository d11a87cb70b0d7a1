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

        // Who comes to be complete takes the next of the places, and who asks waits for one after the other.
        private sealed class EachOf<TTask> : IAsyncEnumerable<TTask> where TTask : Task
        {
            private readonly Place[] _places;
            private int _complete;
            private int _asked;  // 1 once somebody has asked

            internal EachOf(TTask[] tasks)
            {
                _places = new Place[tasks.Length];
                for (int i = 0; i < tasks.Length; i++) _places[i] = new Place();
                for (int i = 0; i < tasks.Length; i++) new One(this).AddTo(tasks[i]);
            }

            public IAsyncEnumerator<TTask> GetAsyncEnumerator(CancellationToken cancellationToken = default(CancellationToken))
            {
                return new Enumerator(this, cancellationToken);
            }

            private sealed class Place : Task<bool>
            {
                internal TTask Task;

                internal Place() : base(new TaskDetails(TaskCreationOptions.RunContinuationsAsynchronously, null))
                {
                }
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
                    Place place = _each._places[Interlocked.Increment(ref _each._complete) - 1];
                    place.Task = (TTask)completed;
                    place.TrySetResult(true);
                }
            }

            private sealed class Enumerator : IAsyncEnumerator<TTask>
            {
                private readonly EachOf<TTask> _each;
                private readonly CancellationToken _token;
                private Place _place;  // the last one that was asked for; null: none
                private int _next;
                private bool _isOver;

                internal Enumerator(EachOf<TTask> each, CancellationToken token)
                {
                    _each = each;
                    _token = token;
                }

                public TTask Current
                {
                    get { return _place == null ? null : _place.Task; }
                }

                // Of several the first who asks gets them all.
                private bool MayAsk
                {
                    get
                    {
                        if (_isOver || _next == _each._places.Length) return false;
                        if (_next == 0) return Interlocked.Exchange(ref _each._asked, 1) == 0;
                        return !_place.IsCanceled;
                    }
                }

                public ValueTask<bool> MoveNextAsync()
                {
                    _isOver = !MayAsk;
                    _place = null;
                    if (_isOver) return new ValueTask<bool>(false);
                    Place place = _each._places[_next++];
                    if (place.IsCompleted && _token.IsCancellationRequested)
                    {
                        _isOver = true;
                        return ValueTask.FromException<bool>(
                            new OperationCanceledException("The operation was canceled.", _token));
                    }
                    _place = place;
                    DelayCancellation.Register(place, _token);
                    return new ValueTask<bool>(place);
                }

                public ValueTask DisposeAsync()
                {
                    if (_place != null && !_place.IsCompleted) throw new NotSupportedException();
                    _isOver = true;
                    return default(ValueTask);
                }
            }
        }
    }
}
