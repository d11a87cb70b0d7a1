// System.Threading.ThreadPool: each item is done by a thread of its own, in the background, at any time. Where the pool
// is bounded, that thread waits for its turn first, and stands for the item until then.
using System.Runtime.CompilerServices;
using System.Threading.Tasks;

namespace System.Threading
{
    public delegate void WaitCallback(object state);

    public interface IThreadPoolWorkItem
    {
        void Execute();
    }

    // What a thread of the pool does. Programs have none of these, so whoever has one is in the pool.
    internal interface IPoolItem
    {
        void Execute();
    }

    // One that stands for many short ones, or that nobody waits for: --pool does not count it.
    internal interface IUncountedItem : IPoolItem
    {
    }

    // One that is to be done after some time: until then it needs no thread of --pool's.
    internal interface IDelayedItem : IPoolItem
    {
        int Milliseconds { get; }
    }

    public static partial class ThreadPool
    {
        private const int Most = 32767, MostForIO = 1000;

        // `method`: what it is known by to those who read a trace.
        internal static Thread Prepare(Delegate method)
        {
            return new Thread(method, true);
        }

        internal static void Start(IPoolItem item, Delegate method)
        {
            Prepare(method).StartWith(item);
        }

        // By a thread that is not the pool's.
        internal static void StartOutside(IPoolItem item, Delegate method)
        {
            new Thread(method, false).StartWith(item);
        }

        public static bool QueueUserWorkItem(WaitCallback callBack)
        {
            return QueueUserWorkItem(callBack, null);
        }

        public static bool QueueUserWorkItem(WaitCallback callBack, object state)
        {
            if (callBack == null) throw new ArgumentNullException("callBack");
            Start(new CallbackItem(callBack, state, ExecutionContext.Captured), callBack);
            return true;
        }

        public static bool QueueUserWorkItem<TState>(Action<TState> callBack, TState state, bool preferLocal)
        {
            if (callBack == null) throw new ArgumentNullException("callBack");
            Start(new ActionItem<TState>(callBack, state, ExecutionContext.Captured), callBack);
            return true;
        }

        public static bool UnsafeQueueUserWorkItem(WaitCallback callBack, object state)
        {
            if (callBack == null) throw new ArgumentNullException("callBack");
            Start(new CallbackItem(callBack, state, null), callBack);
            return true;
        }

        public static bool UnsafeQueueUserWorkItem<TState>(Action<TState> callBack, TState state, bool preferLocal)
        {
            if (callBack == null) throw new ArgumentNullException("callBack");
            Start(new ActionItem<TState>(callBack, state, null), callBack);
            return true;
        }

        public static bool UnsafeQueueUserWorkItem(IThreadPoolWorkItem callBack, bool preferLocal)
        {
            if (callBack == null) throw new ArgumentNullException("callBack");
            if (callBack is Task) throw new ArgumentOutOfRangeException("callBack");
            Start(new OwnItem(callBack), null);
            return true;
        }

        // What types of the framework queue.
        internal static void UnsafeQueueUserWorkItemInternal(object callBack, bool preferLocal)
        {
            Start(new OwnItem((IThreadPoolWorkItem)callBack), null);
        }

        private sealed class OwnItem : IPoolItem
        {
            private readonly IThreadPoolWorkItem _item;

            internal OwnItem(IThreadPoolWorkItem item)
            {
                _item = item;
            }

            public void Execute()
            {
                _item.Execute();
            }
        }

        private sealed class CallbackItem : IPoolItem
        {
            private readonly WaitCallback _callback;
            private readonly object _state;
            private readonly ExecutionContext _context;

            internal CallbackItem(WaitCallback callback, object state, ExecutionContext context)
            {
                _callback = callback;
                _state = state;
                _context = context;
            }

            public void Execute()
            {
                ExecutionContext.Enter(_context);
                _callback(_state);
            }
        }

        private sealed class ActionItem<TState> : IPoolItem
        {
            private readonly Action<TState> _callback;
            private readonly TState _state;
            private readonly ExecutionContext _context;

            internal ActionItem(Action<TState> callback, TState state, ExecutionContext context)
            {
                _callback = callback;
                _state = state;
                _context = context;
            }

            public void Execute()
            {
                ExecutionContext.Enter(_context);
                _callback(_state);
            }
        }

        // ---- there are as many threads as it takes, or --pool says how many ------------------------------------

        // 0: no bound.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int GetBound();

        internal static void Execute(IPoolItem item)
        {
            int bound = GetBound();
            if (TimeLimit.AreLast()) LetTimePass(item as IDelayedItem);
            if (bound == 0 || item is IUncountedItem || !Thread.IsInPool) item.Execute();
            else Turns.Execute(item, bound);
        }

        private static void LetTimePass(IDelayedItem item)
        {
            if (item != null) TimeLimit.Sleep(item.Milliseconds);
        }

        private sealed class Turns
        {
            private static readonly Turns s_all = new Turns();

            private int _busy;

            internal static void Execute(IPoolItem item, int bound)
            {
                lock (s_all)
                {
                    while (s_all._busy == bound) Monitor.Wait(s_all);
                    s_all._busy++;
                }
                item.Execute();
                lock (s_all)
                {
                    s_all._busy--;
                    Monitor.Pulse(s_all);
                }
            }
        }

        // ---- limits: only those who ask for them see them ------------------------------------------------------

        // 0: as it is from the start.
        private static int s_leastWorkers, s_leastForIO, s_mostWorkers, s_mostForIO;

        public static bool SetMaxThreads(int workerThreads, int completionPortThreads)
        {
            if (workerThreads <= 0 || completionPortThreads <= 0) return false;
            int leastWorkers, leastForIO;
            GetMinThreads(out leastWorkers, out leastForIO);
            if (workerThreads < leastWorkers || completionPortThreads < leastForIO) return false;
            s_mostWorkers = Math.Min(workerThreads, Most);
            s_mostForIO = Math.Min(completionPortThreads, Most);
            return true;
        }

        public static void GetMaxThreads(out int workerThreads, out int completionPortThreads)
        {
            int bound = GetBound();
            workerThreads = s_mostWorkers != 0 ? s_mostWorkers : bound != 0 ? bound : Most;
            completionPortThreads = s_mostForIO != 0 ? s_mostForIO : MostForIO;
        }

        public static bool SetMinThreads(int workerThreads, int completionPortThreads)
        {
            if (workerThreads < 0 || completionPortThreads < 0) return false;
            int mostWorkers, mostForIO;
            GetMaxThreads(out mostWorkers, out mostForIO);
            if (workerThreads > mostWorkers || completionPortThreads > mostForIO) return false;
            s_leastWorkers = Math.Max(workerThreads, 1);
            s_leastForIO = Math.Max(completionPortThreads, 1);
            return true;
        }

        public static void GetMinThreads(out int workerThreads, out int completionPortThreads)
        {
            int bound = GetBound();
            int usual = bound == 0 ? Environment.ProcessorCount : Math.Min(bound, Environment.ProcessorCount);
            workerThreads = s_leastWorkers != 0 ? s_leastWorkers : usual;
            completionPortThreads = s_leastForIO != 0 ? s_leastForIO : 1;
        }
    }
}
