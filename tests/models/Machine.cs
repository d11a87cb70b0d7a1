// What the machine does for the models of System.Threading, done by .NET: run makes their `extern` methods call these.
// A time-out expires after a short while.
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using RealMonitor = System.Threading.Monitor;
using RealThread = System.Threading.Thread;

namespace Modelled
{
    internal static class Singleton
    {
        internal static T Of<T>() => Only<T>.Value;

        private static class Only<T>
        {
            internal static readonly T Value = (T)RuntimeHelpers.GetUninitializedObject(typeof(T));
        }
    }

    internal static class Stopwatch
    {
        internal static readonly long Frequency = System.Diagnostics.Stopwatch.Frequency;

        internal static long GetTimestamp() => System.Diagnostics.Stopwatch.GetTimestamp();
    }

    internal static class Machine
    {
        // Longer than it takes others to see that a thread waits, on a busy machine too.
        private const int Moment = 300;

        internal static bool Maybe()
        {
            RealThread.Sleep(1);
            return true;
        }

        // ---- time limits ----

        internal static bool AreLast() => false;

        internal static void Begin(int milliseconds) => throw NoTime();

        internal static int End() => throw NoTime();

        internal static void Pass(int left) => throw NoTime();

        internal static bool AcquireInTime(object obj) => throw NoTime();

        private static System.Exception NoTime() => new System.InvalidOperationException("time passes by itself");

        // ---- the clock ----

        internal static long Passing(bool mayBeAny) => 1;

        internal static void RunDown() => throw new System.InvalidOperationException("the clock has run down");

        // ---- monitors ----

        private sealed class Waiter
        {
            internal bool Woken;
        }

        // Each object's queue; the table is locked while one is looked at.
        private static readonly ConditionalWeakTable<object, List<Waiter>> queues =
            new ConditionalWeakTable<object, List<Waiter>>();

        internal static void Acquire(object obj) => RealMonitor.Enter(obj);

        internal static bool TryAcquire(object obj) => RealMonitor.TryEnter(obj);

        internal static bool AcquireOrTimeOut(object obj) => RealMonitor.TryEnter(obj, Moment);

        internal static bool IsHeld(object obj) => RealMonitor.IsEntered(obj);

        internal static bool Release(object obj)
        {
            if (!IsHeld(obj)) return false;
            RealMonitor.Exit(obj);
            return true;
        }

        internal static bool WaitCore(object obj, bool mayTimeOut)
        {
            Waiter waiter = new Waiter();
            lock (queues) queues.GetOrCreateValue(obj).Add(waiter);
            int depth = 0;
            while (Release(obj)) depth++;
            lock (waiter)
            {
                while (!waiter.Woken && RealMonitor.Wait(waiter, mayTimeOut ? Moment : -1))
                {
                }
            }
            bool left;
            lock (queues) left = queues.GetOrCreateValue(obj).Remove(waiter);
            while (depth-- > 0) Acquire(obj);
            return !left;
        }

        internal static bool PulseCore(object obj)
        {
            Waiter first;
            lock (queues)
            {
                List<Waiter> queue = queues.GetOrCreateValue(obj);
                if (queue.Count == 0) return false;
                first = queue[0];
                queue.RemoveAt(0);
            }
            lock (first)
            {
                first.Woken = true;
                RealMonitor.Pulse(first);
            }
            return true;
        }

        internal static void PulseAllCore(object obj)
        {
            while (PulseCore(obj))
            {
            }
        }

        // ---- threads ----

        [System.ThreadStatic]
        private static Thread current;

        private static readonly ConditionalWeakTable<Thread, RealThread> threads =
            new ConditionalWeakTable<Thread, RealThread>();

        internal static bool StartCore(Thread thread, object argument)
        {
            RealThread real;
            lock (threads)
            {
                if (threads.TryGetValue(thread, out real)) return false;
                real = new RealThread(() =>
                {
                    current = thread;
                    thread.Run(argument);
                });
                threads.Add(thread, real);
            }
            real.IsBackground = true;
            real.Start();
            return true;
        }

        internal static int GetStatus(Thread thread)
        {
            RealThread real;
            if (!threads.TryGetValue(thread, out real)) return 0;
            return real.IsAlive ? 1 : 2;
        }

        internal static bool IsFoundWaiting(Thread thread)
        {
            RealThread real;
            if (!threads.TryGetValue(thread, out real)) return false;
            return (real.ThreadState & System.Threading.ThreadState.WaitSleepJoin) != 0;
        }

        private static RealThread Real(Thread thread)
        {
            RealThread real;
            threads.TryGetValue(thread, out real);
            return real;
        }

        internal static bool JoinCore(Thread thread)
        {
            RealThread real = Real(thread);
            if (real == null) return false;
            real.Join();
            return true;
        }

        internal static bool TryJoinCore(Thread thread) => Real(thread).Join(Moment);

        internal static Thread GetCurrent() => current;

        internal static void SetCurrent(Thread thread)
        {
            current = thread;
            threads.Add(thread, RealThread.CurrentThread);
        }

        // ---- tasks ----

        internal static object ReadOutcome(ref object word)
        {
            while (!IsOutcome(System.Threading.Volatile.Read(ref word))) RealThread.Sleep(1);
            return word;
        }

        internal static object ReadInTime(ref object word)
        {
            for (int i = 0; i < Moment && !IsOutcome(System.Threading.Volatile.Read(ref word)); i++) RealThread.Sleep(1);
            return System.Threading.Volatile.Read(ref word);
        }

        internal static CompletedTask GetCompleted()
        {
            CompletedTask task = Singleton.Of<CompletedTask>();
            task.Begin(task);
            return task;
        }

        internal static bool IsStatusRead() => true;

        internal static bool IsUnobservedWatched() => true;
        internal static int GetBound() => 0;

        private static bool IsOutcome(object word) => word is TaskOutcome || word is Task;

        internal static void Reach(string what) => throw new System.InvalidOperationException(what);

        // ---- turns ----

        internal static void YieldCore() => RealThread.Sleep(0);
    }

    // .NET's has .NET's wait handle.
    public interface IAsyncResult
    {
        object AsyncState { get; }
        WaitHandle AsyncWaitHandle { get; }
        bool CompletedSynchronously { get; }
        bool IsCompleted { get; }
    }

    public delegate void AsyncCallback(IAsyncResult ar);

    // .NET's has .NET's token.
    public class OperationCanceledException : System.OperationCanceledException
    {
        public OperationCanceledException(string message) : base(message)
        {
        }

        public OperationCanceledException(string message, System.Exception inner) : base(message, inner)
        {
        }

        public OperationCanceledException(string message, CancellationToken token) : base(message)
        {
            CancellationToken = token;
        }

        public OperationCanceledException(string message, System.Exception inner, CancellationToken token)
            : base(message, inner)
        {
            CancellationToken = token;
        }

        public new CancellationToken CancellationToken { get; }
    }
}
