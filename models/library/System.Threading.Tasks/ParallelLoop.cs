// A loop of Parallel: this thread and threads of the pool, as many as there are things to do, take one thing after the other.
// So each may be done by any of them, at any time.
using System.Collections.Generic;

namespace System.Threading.Tasks
{
    // What a thread has for itself, it gets, hands on from thing to thing, and gives back.
    internal delegate object ParallelBody<T>(T item, ParallelLoopState state, object local);

    internal abstract class ParallelLoop
    {
        private const int Going = 0, Stopped = 1, Broken = 2;

        private readonly CancellationToken _token;
        private readonly int _most;
        private readonly ExecutionContext _context = ExecutionContext.Captured;
        private readonly Func<object> _begin;   // or null
        private readonly Action<object> _end;   // or null
        private int _how;                       // one of the above
        private long _lowestBreak = long.MaxValue;
        private int _threads = 1;               // so far, if there is a limit
        private Worker _workers;                // that were started
        private Failure _failures;

        protected ParallelLoop(ParallelOptions options, Func<object> begin, Action<object> end)
        {
            if (options == null) throw new ArgumentNullException("parallelOptions");
            if (options.Elsewhere != null) Unexplored.Reach("Parallel with a TaskScheduler of its own");
            _token = options.CancellationToken;
            _most = options.MaxDegreeOfParallelism;
            _begin = begin;
            _end = end;
        }

        // Takes the next thing, if there is one, and does it with what the function of the thread has.
        protected abstract bool TryTake(ParallelLoopState state);
        protected abstract object Do(ParallelLoopState state, object local);

        // How many there are; -1: nobody knows before all are taken.
        protected abstract long Count { get; }

        internal ParallelLoopResult Run()
        {
            _token.ThrowIfCancellationRequested();
            ReplicaTask own = new ReplicaTask();
            for (long i = 1; i < Count; i++) AddThread();
            if (WorkIn(own)) own.Wait();
            for (Worker one = Volatile.Read(ref _workers); one != null; one = one.Next) one.Task.Wait();
            Failure failure = Volatile.Read(ref _failures);
            if (failure != null) throw failure.ToAggregate();
            _token.ThrowIfCancellationRequested();
            return new ParallelLoopResult(Volatile.Read(ref _how) == Going, LowestBreak);
        }

        private void Work()
        {
            ParallelLoopState state = new ParallelLoopState(this);
            object local = null;
            bool hasBegun = false;
            try
            {
                while (!EndsAll && TryTake(state))
                {
                    if (Count < 0) AddThread();
                    if (EndsBefore(state.Current)) continue;
                    if (!hasBegun && _begin != null) local = _begin();
                    hasBegun = true;
                    local = Do(state, local);
                }
            }
            catch (Exception e)
            {
                Failure.Add(ref _failures, e);
            }
            try
            {
                if (hasBegun && _end != null) _end(local);
            }
            catch (Exception e)
            {
                Failure.Add(ref _failures, e);
            }
        }

        // ---- threads

        private void AddThread()
        {
            if (_most > 0 && Interlocked.Increment(ref _threads) > _most) return;
            Worker worker = new Worker(this);
            do worker.Next = Volatile.Read(ref _workers);
            while (Interlocked.CompareExchange(ref _workers, worker, worker.Next) != worker.Next);
            ThreadPool.Start(worker, null);
        }

        private sealed class Worker : IUncountedItem
        {
            private readonly ParallelLoop _loop;
            internal readonly ReplicaTask Task = new ReplicaTask();
            internal Worker Next;

            internal Worker(ParallelLoop loop)
            {
                _loop = loop;
            }

            public void Execute()
            {
                if (!_loop.WorkIn(Task)) Task.TryFinish(null);
            }
        }

        // Whether tasks were attached to this one: if so, it ends with the last of them.
        private bool WorkIn(ReplicaTask task)
        {
            ExecutionContext.Outer outer = ExecutionContext.Enter(_context);
            Task before = Task.Current;
            Task.Current = task;
            TaskDetails attached = ReplicaTask.ExchangeAttached(null);
            Work();
            attached = ReplicaTask.ExchangeAttached(attached);
            Task.Current = before;
            outer.Leave();
            if (attached == null) return false;
            TaskOutcome outcome = null;
            if (attached.EndsLast(ref outcome)) task.FinishWithChildren(outcome);
            return true;
        }

        // ---- ends

        private bool EndsAll
        {
            get { return IsStopped || IsExceptional || _token.IsCancellationRequested; }
        }

        internal bool IsStopped
        {
            get { return Volatile.Read(ref _how) == Stopped; }
        }

        internal bool IsExceptional
        {
            get { return Volatile.Read(ref _failures) != null; }
        }

        internal long? LowestBreak
        {
            get
            {
                long lowest = Volatile.Read(ref _lowestBreak);
                if (lowest == long.MaxValue) return null;
                return lowest;
            }
        }

        internal bool EndsBefore(long number)
        {
            return EndsAll || number > Volatile.Read(ref _lowestBreak);
        }

        internal void Stop()
        {
            if (Interlocked.CompareExchange(ref _how, Stopped, Going) != Broken) return;
            throw new InvalidOperationException("Stop was called after Break was called.");
        }

        internal void Break(long number)
        {
            if (Interlocked.CompareExchange(ref _how, Broken, Going) == Stopped)
            {
                throw new InvalidOperationException("Break was called after Stop was called.");
            }
            long lowest = Volatile.Read(ref _lowestBreak);
            while (number < lowest)
            {
                long before = Interlocked.CompareExchange(ref _lowestBreak, number, lowest);
                if (before == lowest) return;
                lowest = before;
            }
        }

        private sealed class Failure
        {
            private readonly Exception _exception;
            private Failure _next;

            private Failure(Exception exception)
            {
                _exception = exception;
            }

            internal static void Add(ref Failure list, Exception exception)
            {
                Failure one = new Failure(exception);
                do one._next = Volatile.Read(ref list);
                while (Interlocked.CompareExchange(ref list, one, one._next) != one._next);
            }

            internal AggregateException ToAggregate()
            {
                List<Exception> all = new List<Exception>();
                for (Failure one = this; one != null; one = one._next) all.Insert(0, one._exception);
                return new AggregateException(all);
            }
        }
    }

    // What a thread of a loop does: a task of the pool, to which others may be attached. That there are any is known to the
    // thread alone, which is the one that attaches them.
    internal sealed class ReplicaTask : Task
    {
        [ThreadStatic]
        private static TaskDetails t_attached;  // of the one that the thread does; null: none is attached

        internal static TaskDetails ExchangeAttached(TaskDetails attached)
        {
            TaskDetails before = t_attached;
            t_attached = attached;
            return before;
        }

        internal void MayAttach()
        {
            if (t_attached == null) t_attached = new TaskDetails(TaskCreationOptions.None, null);
            _details = t_attached;
        }
    }

    // Over numbers, and what has numbers.
    internal sealed class RangeLoop : ParallelLoop
    {
        private readonly ParallelBody<long> _body;
        private readonly long _to;
        private readonly long _count;
        private long _next;

        internal RangeLoop(ParallelOptions options, long from, long to, ParallelBody<long> body, Func<object> begin,
            Action<object> end) : base(options, begin, end)
        {
            _next = from;
            _to = to;
            _count = to - from;
            _body = body;
        }

        protected override long Count
        {
            get { return _count > 0 ? _count : 0; }
        }

        protected override bool TryTake(ParallelLoopState state)
        {
            state.Current = Interlocked.Increment(ref _next) - 1;
            return state.Current < _to;
        }

        protected override object Do(ParallelLoopState state, object local)
        {
            return _body(state.Current, state, local);
        }
    }

    // Over what one thing after the other is asked for.
    internal sealed class SequenceLoop<T> : ParallelLoop
    {
        private readonly object _gate = new object();
        private readonly IEnumerator<T> _items;
        private readonly ParallelBody<T> _body;
        private long _next;
        private bool _isOver;

        [ThreadStatic]
        private static T t_item;

        internal SequenceLoop(ParallelOptions options, IEnumerable<T> source, ParallelBody<T> body, Func<object> begin,
            Action<object> end) : base(options, begin, end)
        {
            _items = source.GetEnumerator();
            _body = body;
        }

        protected override long Count
        {
            get { return -1; }
        }

        protected override bool TryTake(ParallelLoopState state)
        {
            lock (_gate)
            {
                if (_isOver) return false;
                _isOver = !_items.MoveNext();
                if (_isOver)
                {
                    _items.Dispose();
                    return false;
                }
                t_item = _items.Current;
                state.Current = _next++;
                return true;
            }
        }

        protected override object Do(ParallelLoopState state, object local)
        {
            T item = t_item;
            t_item = default(T);
            return _body(item, state, local);
        }
    }
}
