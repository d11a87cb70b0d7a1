// An asynchronous loop of Parallel: workers of the pool, or of a scheduler, that take one thing after the other and wait for
// what is done with it. Each starts the next one once it has something to do.
using System.Collections.Generic;

namespace System.Threading.Tasks
{
    internal abstract class AsyncLoop<T>
    {
        private readonly Task _promise = new Task();
        private readonly Func<T, CancellationToken, ValueTask> _body;
        private readonly CancellationToken _token;
        private readonly CancellationTokenSource _end = new CancellationTokenSource();
        private readonly CancellationTokenRegistration _registration;
        private readonly TaskScheduler _scheduler;  // null: the pool
        private readonly ExecutionContext _context = ExecutionContext.Captured;
        private int _more;                          // workers that may still be started; negative: any number
        private int _working;
        private readonly List<Exception> _failures = new List<Exception>();  // guarded by itself

        protected AsyncLoop(ParallelOptions options, Func<T, CancellationToken, ValueTask> body)
        {
            _body = body;
            _token = options.CancellationToken;
            _scheduler = options.Elsewhere;
            _more = options.MaxDegreeOfParallelism;
            if (_token.CanBeCanceled) _registration = _token.UnsafeRegister(new Action<object>(Cancel), _end);
        }

        private static void Cancel(object end)
        {
            ((CancellationTokenSource)end).Cancel();
        }

        // Whether there is one more thing, which the worker then has.
        protected abstract ValueTask<bool> TryTake(Worker worker);

        // Whether there may be more than what was taken.
        internal virtual bool HasMore
        {
            get { return true; }
        }

        // When all is done.
        protected abstract ValueTask Dispose();

        // Of the whole.
        protected CancellationToken End
        {
            get { return _end.Token; }
        }

        internal Task Start()
        {
            AddWorker();
            return _promise;
        }

        // By one worker at a time.
        private void AddWorker()
        {
            if (_more == 0 || !HasMore) return;
            _more--;
            Interlocked.Increment(ref _working);
            Worker worker = new Worker(this);
            if (_scheduler == null) ThreadPool.Start(worker, _body);
            else Task.Factory.StartNew(worker.Begin, CancellationToken.None, TaskCreationOptions.DenyChildAttach, _scheduler);
        }

        internal sealed class Worker : IPoolItem
        {
            private readonly AsyncLoop<T> _loop;
            internal T Item;

            internal Worker(AsyncLoop<T> loop)
            {
                _loop = loop;
            }

            public void Execute()
            {
                ExecutionContext.Enter(_loop._context);
                Begin();
            }

            internal void Begin()
            {
                Task ended = _loop.Work(this);
            }
        }

        private async Task Work(Worker worker)
        {
            try
            {
                bool hasStarted = false;
                while (!_end.IsCancellationRequested && await TryTake(worker))
                {
                    if (!hasStarted) AddWorker();
                    hasStarted = true;
                    await _body(worker.Item, End);
                }
            }
            catch (Exception e)
            {
                Fail(e);
            }
            if (Interlocked.Decrement(ref _working) == 0) await Finish();
        }

        // By the last of the workers.
        private async Task Finish()
        {
            try
            {
                _registration.Dispose();
                await Dispose();
            }
            catch (Exception e)
            {
                Fail(e);
            }
            if (_token.IsCancellationRequested) _promise.TryFinish(new TaskCancellation(_token, null));
            else _promise.TryFinish(_failures.Count == 0 ? null : TaskFault.Of(_failures));
        }

        private void Fail(Exception exception)
        {
            lock (_failures) _failures.Add(exception);
            _end.Cancel();
        }
    }

    // Over whole numbers: the first one and how many there are.
    internal sealed class AsyncRangeLoop<T> : AsyncLoop<T>
    {
        private readonly long _first;
        private readonly ulong _count;
        private long _taken;

        internal AsyncRangeLoop(ParallelOptions options, T first, T end, Func<T, CancellationToken, ValueTask> body)
            : base(options, body)
        {
            _first = WholeNumber.Of(first);
            _count = (ulong)(WholeNumber.Of(end) - _first);
        }

        internal override bool HasMore
        {
            get { return (ulong)Volatile.Read(ref _taken) < _count; }
        }

        protected override ValueTask<bool> TryTake(Worker worker)
        {
            ulong number = (ulong)(Interlocked.Increment(ref _taken) - 1);
            if (number >= _count) return new ValueTask<bool>(false);
            worker.Item = WholeNumber.To<T>(_first + (long)number);
            return new ValueTask<bool>(true);
        }

        protected override ValueTask Dispose()
        {
            return default(ValueTask);
        }
    }

    // Whole numbers of any type that has no more than 64 bits, as numbers of 64 bits.
    internal static class WholeNumber
    {
        internal static long Of<T>(T number)
        {
            object boxed = number;
            if (typeof(T) == typeof(int)) return (int)boxed;
            if (typeof(T) == typeof(long)) return (long)boxed;
            if (typeof(T) == typeof(uint)) return (uint)boxed;
            if (typeof(T) == typeof(ulong)) return (long)(ulong)boxed;
            if (typeof(T) == typeof(short)) return (short)boxed;
            if (typeof(T) == typeof(ushort)) return (ushort)boxed;
            if (typeof(T) == typeof(sbyte)) return (sbyte)boxed;
            if (typeof(T) == typeof(byte)) return (byte)boxed;
            if (typeof(T) == typeof(char)) return (char)boxed;
            if (typeof(T) == typeof(IntPtr)) return (long)(IntPtr)boxed;
            if (typeof(T) == typeof(UIntPtr)) return (long)(ulong)(UIntPtr)boxed;
            Unexplored.Reach("Parallel.ForAsync over numbers of this type");
            return 0;
        }

        internal static T To<T>(long number)
        {
            return (T)Boxed(typeof(T), number);
        }

        private static object Boxed(Type type, long number)
        {
            if (type == typeof(int)) return (int)number;
            if (type == typeof(long)) return number;
            if (type == typeof(uint)) return (uint)number;
            if (type == typeof(ulong)) return (ulong)number;
            if (type == typeof(short)) return (short)number;
            if (type == typeof(ushort)) return (ushort)number;
            if (type == typeof(sbyte)) return (sbyte)number;
            if (type == typeof(byte)) return (byte)number;
            if (type == typeof(char)) return (char)number;
            if (type == typeof(IntPtr)) return (IntPtr)number;
            return (UIntPtr)(ulong)number;
        }
    }

    // Over what one thing after the other is asked for.
    internal sealed class AsyncSequenceLoop<T> : AsyncLoop<T>
    {
        private readonly object _gate = new object();
        private readonly IEnumerator<T> _items;

        internal AsyncSequenceLoop(ParallelOptions options, IEnumerable<T> source, Func<T, CancellationToken, ValueTask> body)
            : base(options, body)
        {
            _items = source.GetEnumerator();
        }

        protected override ValueTask<bool> TryTake(Worker worker)
        {
            lock (_gate)
            {
                if (!_items.MoveNext()) return new ValueTask<bool>(false);
                worker.Item = _items.Current;
                return new ValueTask<bool>(true);
            }
        }

        protected override ValueTask Dispose()
        {
            _items.Dispose();
            return default(ValueTask);
        }
    }

    // The same, where each comes in its time.
    internal sealed class AsyncStreamLoop<T> : AsyncLoop<T>
    {
        private readonly SemaphoreSlim _gate = new SemaphoreSlim(1, 1);
        private readonly IAsyncEnumerator<T> _items;

        internal AsyncStreamLoop(ParallelOptions options, IAsyncEnumerable<T> source,
            Func<T, CancellationToken, ValueTask> body) : base(options, body)
        {
            _items = source.GetAsyncEnumerator(End);
        }

        protected override ValueTask<bool> TryTake(Worker worker)
        {
            return new ValueTask<bool>(TryTakeInTurn(worker));
        }

        private async Task<bool> TryTakeInTurn(Worker worker)
        {
            await _gate.WaitAsync(End);
            try
            {
                if (!await _items.MoveNextAsync()) return false;
                worker.Item = _items.Current;
                return true;
            }
            finally
            {
                _gate.Release();
            }
        }

        protected override ValueTask Dispose()
        {
            return _items.DisposeAsync();
        }
    }
}
