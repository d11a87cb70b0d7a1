// Uses what System.Threading synchronises with, right and wrong, and prints everything that can be seen: results,
// counts, exceptions and their messages. Where several threads take part, what they print does not depend on their
// speed.
//
// run compiles it twice, with the library's types and with .NET's, and compares what is printed.
using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Threading;

namespace Scenarios
{
    internal static class ThreadingTest
    {
        private static TextWriter output;

        private static void Main()
        {
            CultureInfo.CurrentCulture = CultureInfo.InvariantCulture;
            output = new StreamWriter(Console.OpenStandardOutput());
            Line(typeof(Monitor).Namespace + " " + typeof(Lazy<int>).Namespace + typeof(Barrier).Namespace
                + typeof(CancellationToken).Namespace);
            Section("monitor", Monitors);
            Section("monitor waiting", MonitorWaiting);
            Section("lock", Locks);
            Section("thread", Threads);
            Section("thread of its own", CurrentThread);
            Section("thread misuse", ThreadMisuse);
            Section("event", Events);
            Section("event handing over", EventsHandOver);
            Section("manual reset event slim", ManualResetEventSlims);
            Section("semaphore", Semaphores);
            Section("semaphore slim", SemaphoreSlims);
            Section("mutex", Mutexes);
            Section("abandoned mutex", AbandonedMutexes);
            Section("several handles", SeveralHandles);
            Section("several handles from many threads", PhilosophersWithMutexes);
            Section("countdown event", CountdownEvents);
            Section("barrier", Barriers);
            Section("barrier action", BarrierActions);
            Section("barrier of threads", BarrierOfThreads);
            foreach (LockRecursionPolicy policy in Enum.GetValues(typeof(LockRecursionPolicy)))
            {
                Section("reader writer lock, " + policy, () => ReaderWriterLocks(policy));
                Section("reader writer lock sequences, " + policy, () => ReaderWriterLockSequences(policy));
            }
            Section("reader writer lock of threads", ReaderWriterLockOfThreads);
            Section("spin wait", SpinWaits);
            Section("spin lock", SpinLocks);
            Section("lazy initializer", LazyInitializers);
            foreach (LazyThreadSafetyMode mode in Enum.GetValues(typeof(LazyThreadSafetyMode)))
            {
                Section("lazy, " + mode, () => Lazies(mode));
            }
            Section("lazy", LazyDetails);
            Section("thread local", ThreadLocals);
            Section("cancellation", Cancellations);
            Section("cancellation callbacks", CancellationCallbacks);
            Section("cancellation while waiting", CancellationWhileWaiting);
            Section("linked cancellation", LinkedCancellations);
            Section("exceptions", Exceptions);
            Section("mutual exclusion", MutualExclusion);
            output.Flush();
        }

        // ---- printing ----

        private static void Section(string name, Action scenario)
        {
            Line("## " + name);
            try
            {
                scenario();
            }
            catch (Exception e)
            {
                Line("stopped: " + e);
            }
        }

        private static void Line(string line)
        {
            string shown = line.Replace("\n", "\\n").Replace(typeof(Monitor).Namespace + ".", "");
            lock (output) output.Write(shown + "\n");
        }

        private static void Do(string what, Func<object> action)
        {
            string result;
            try
            {
                object value = action();
                result = " = " + (value == null ? "null" : value);
            }
            catch (Exception e)
            {
                result = " ! " + Show(e);
            }
            Line(what + result);
        }

        private static void Do(string what, Action action)
        {
            Do(what, () =>
            {
                action();
                return "done";
            });
        }

        private static string Show(Exception e)
        {
            string shown = e.GetType().Name + ": " + e.Message;
            AggregateException several = e as AggregateException;
            if (several != null)
            {
                shown = e.GetType().Name;
                foreach (Exception inner in several.InnerExceptions) shown += " {" + Show(inner) + "}";
            }
            else if (e.InnerException != null) shown += " {" + Show(e.InnerException) + "}";
            return shown;
        }

        // ---- threads ----

        private static readonly TimeSpan TooShort = TimeSpan.FromMilliseconds(-2);
        private static readonly TimeSpan TooLong = TimeSpan.FromDays(100);

        private static Thread Started(Action action)
        {
            Thread thread = new Thread(() => action());
            thread.IsBackground = true;
            thread.Start();
            return thread;
        }

        // When it can do no more by itself. Who spins before waiting sleeps now and then, and on a busy machine that looks like
        // waiting for a while.
        private static Thread Waiting(Action action)
        {
            const int Enough = 40;
            Thread thread = Started(action);
            int seen = 0;
            while (seen < Enough)
            {
                Thread.Sleep(2);
                seen = (thread.ThreadState & ThreadState.WaitSleepJoin) != 0 || !thread.IsAlive ? seen + 1 : 0;
            }
            return thread;
        }

        private static void Elsewhere(Action action) => Started(action).Join();

        private static void Together(int count, Action<int> action)
        {
            List<Thread> threads = new List<Thread>();
            for (int i = 0; i < count; i++)
            {
                int number = i;
                threads.Add(Started(() => action(number)));
            }
            foreach (Thread thread in threads) thread.Join();
        }

        // ---- monitors ----

        private static void Monitors()
        {
            object o = new object();
            bool taken = false;
            Do("exit", () => Monitor.Exit(o));
            Do("entered", () => Monitor.IsEntered(o));
            Do("enter", () => Monitor.Enter(o));
            Do("entered", () => Monitor.IsEntered(o));
            Do("try again", () => Monitor.TryEnter(o));
            Elsewhere(() => Do("try elsewhere", () => Monitor.TryEnter(o)));
            Elsewhere(() => Do("try elsewhere for some time", () => Monitor.TryEnter(o, 5)));
            Elsewhere(() => Do("try elsewhere for a span", () => Monitor.TryEnter(o, TimeSpan.FromMilliseconds(5))));
            Elsewhere(() => Do("exit elsewhere", () => Monitor.Exit(o)));
            Elsewhere(() => Do("entered elsewhere", () => Monitor.IsEntered(o)));
            Do("exit", () => Monitor.Exit(o));
            Do("entered", () => Monitor.IsEntered(o));
            Do("exit", () => Monitor.Exit(o));
            Do("exit", () => Monitor.Exit(o));
            Elsewhere(() => Do("try elsewhere", () =>
            {
                Monitor.TryEnter(o, ref taken);
                Monitor.Exit(o);
                return taken;
            }));
            Do("taken already", () => Monitor.Enter(o, ref taken));
            Do("taken already", () => Monitor.TryEnter(o, ref taken));
            Do("taken already", () => Monitor.TryEnter(null, -2, ref taken));
            taken = false;
            Do("try for ever", () => Monitor.TryEnter(o, -1, ref taken));
            Do("taken", () => taken);
            taken = false;
            Elsewhere(() => Monitor.TryEnter(o, 0, ref taken));
            Do("taken", () => taken);
            Do("timeout", () => Monitor.TryEnter(o, TooShort));
            Do("timeout", () => Monitor.TryEnter(o, TooLong));
            Do("nothing", () => Monitor.IsEntered(null));
        }

        private static void MonitorWaiting()
        {
            object o = new object();
            Do("wait", () => Monitor.Wait(o));
            Do("wait", () => Monitor.Wait(o, 0));
            Do("pulse", () => Monitor.Pulse(o));
            Do("pulse all", () => Monitor.PulseAll(o));
            Do("wait for nothing", () => Monitor.Wait(null));
            Do("pulse nothing", () => Monitor.Pulse(null));
            Do("timeout", () => Monitor.Wait(o, -2));
            Do("timeout", () => Monitor.Wait(o, TooShort));
            Do("timeout", () => Monitor.Wait(o, TooLong));
            Monitor.Enter(o);
            Monitor.Enter(o);
            Do("pulse", () => Monitor.Pulse(o));
            Do("wait for a while", () => Monitor.Wait(o, 5));
            Do("wait for a while", () => Monitor.Wait(o, TimeSpan.FromMilliseconds(5), true));
            Monitor.Exit(o);
            Do("entered", () => Monitor.IsEntered(o));
            Monitor.Exit(o);
            string order = "";
            Thread[] threads = new Thread[3];
            for (int i = 0; i < 3; i++)
            {
                int number = i;
                threads[i] = Waiting(() =>
                {
                    lock (o)
                    {
                        Monitor.Wait(o);
                        order += number;
                    }
                });
            }
            lock (o) Monitor.Pulse(o);
            threads[0].Join();
            Line(order);
            lock (o) Monitor.PulseAll(o);
            threads[1].Join();
            threads[2].Join();
            Line(order.Length.ToString());
        }

        private static void Locks()
        {
            Lock it = new Lock();
            Do("exit", () => it.Exit());
            Do("held", () => it.IsHeldByCurrentThread);
            Do("enter", () => it.Enter());
            Do("held", () => it.IsHeldByCurrentThread);
            Do("try", () => it.TryEnter());
            Elsewhere(() => Do("try elsewhere", () => it.TryEnter()));
            Elsewhere(() => Do("try elsewhere for some time", () => it.TryEnter(5)));
            Elsewhere(() => Do("exit elsewhere", () => it.Exit()));
            Do("exit", () => it.Exit());
            Do("exit", () => it.Exit());
            Do("exit", () => it.Exit());
            Do("scope", () =>
            {
                Lock.Scope scope = it.EnterScope();
                bool held = it.IsHeldByCurrentThread;
                scope.Dispose();
                scope.Dispose();
                return held + " " + it.IsHeldByCurrentThread;
            });
            Do("empty scope", () => default(Lock.Scope).Dispose());
            Do("timeout", () => it.TryEnter(-2));
            Do("timeout", () => it.TryEnter(TooShort));
        }

        // ---- threads ----

        private static void Threads()
        {
            object seen = null;
            Thread plain = new Thread(() => seen = "ran");
            Thread with = new Thread(o => seen = o);
            Do("state", () => plain.ThreadState);
            Do("alive", () => plain.IsAlive);
            Do("join", () => plain.Join());
            Do("join", () => plain.Join(0));
            Do("argument", () => plain.Start(1));
            Do("argument", () => plain.Start(null));
            Do("background", () => plain.IsBackground);
            plain.IsBackground = true;
            Do("state", () => plain.ThreadState);
            Do("priority", () => plain.Priority);
            plain.Priority = ThreadPriority.Highest;
            Do("priority", () => plain.Priority);
            plain.Start();
            plain.Join();
            Do("seen", () => seen);
            with.Start("argument");
            Do("join", () => with.Join(-1));
            Do("seen", () => seen);
            Do("state", () => with.ThreadState);
            Do("alive", () => with.IsAlive);
            Do("join again", () => with.Join());
            Do("join again", () => with.Join(0));
            Thread without = new Thread(o => seen = o == null);
            without.Start();
            without.Join();
            Do("seen", () => seen);
            ManualResetEvent go = new ManualResetEvent(false);
            Thread waiting = Waiting(() => go.WaitOne());
            Do("state", () => waiting.ThreadState);
            Do("alive", () => waiting.IsAlive);
            Do("join", () => waiting.Join(0));
            Do("join", () => waiting.Join(5));
            Do("join", () => waiting.Join(TimeSpan.FromMilliseconds(5)));
            go.Set();
            waiting.Join();
            Do("state", () => waiting.ThreadState);
        }

        private static void CurrentThread()
        {
            Thread first = Thread.CurrentThread;
            Do("same", () => first == Thread.CurrentThread);
            Do("state", () => first.ThreadState);
            Do("alive", () => first.IsAlive);
            Do("pool", () => first.IsThreadPoolThread);
            Do("hash", () => first.GetHashCode() == first.ManagedThreadId);
            Thread second = null;
            Thread started = new Thread(() => second = Thread.CurrentThread);
            Do("number", () => started.ManagedThreadId > 0 && started.ManagedThreadId != first.ManagedThreadId);
            started.Start();
            started.Join();
            Do("same", () => second == started);
            started.Name = "a";
            started.Name = "b";
            Do("name", () => started.Name);
            Do("yield", () => Thread.Yield() || true);
            Do("sleep", () => Thread.Sleep(0));
            Do("spin", () => Thread.SpinWait(3));
            Do("barrier", () => Thread.MemoryBarrier());
            int number = 1;
            object reference = "x";
            Thread.VolatileWrite(ref number, 2);
            Thread.VolatileWrite(ref reference, "y");
            Do("volatile", () => Thread.VolatileRead(ref number) + (string)Thread.VolatileRead(ref reference));
        }

        private static void ThreadMisuse()
        {
            Do("nothing", () => new Thread((ThreadStart)null));
            Do("nothing", () => new Thread((ParameterizedThreadStart)null));
            Do("size", () => new Thread(() => { }, -1));
            Thread thread = new Thread(() => { });
            Do("join", () => thread.Join(-2));
            Do("join", () => thread.Join(TooShort));
            Do("apartment", () => thread.GetApartmentState());
            Do("apartment", () => thread.TrySetApartmentState(ApartmentState.STA));
            Do("apartment", () => thread.SetApartmentState(ApartmentState.MTA));
            Do("apartment", () => thread.SetApartmentState(ApartmentState.Unknown));
            Do("priority", () => thread.Priority = (ThreadPriority)9);
            thread.Start();
            thread.Join();
            Do("start", () => thread.Start());
            Do("start", () => thread.Start(1));
            Do("background", () => thread.IsBackground);
            Do("background", () => thread.IsBackground = true);
            Do("priority", () => thread.Priority);
            Do("priority", () => thread.Priority = ThreadPriority.Lowest);
            Do("sleep", () => Thread.Sleep(-2));
            Do("sleep", () => Thread.Sleep(TooShort));
            Do("sleep", () => Thread.Sleep(TooLong));
        }

        // ---- handles ----

        private static void Events()
        {
            ManualResetEvent manual = new ManualResetEvent(true);
            Do("set already", () => manual.WaitOne());
            Do("still", () => manual.WaitOne(0));
            Do("reset", () => manual.Reset());
            Do("not now", () => manual.WaitOne(0));
            Do("not soon", () => manual.WaitOne(5));
            Do("not soon", () => manual.WaitOne(TimeSpan.FromMilliseconds(5), false));
            Do("set", () => manual.Set());
            Do("set", () => manual.Set());
            Do("wait", () => manual.WaitOne(5, true));
            AutoResetEvent automatic = new AutoResetEvent(true);
            Do("set already", () => automatic.WaitOne());
            Do("not now", () => automatic.WaitOne(0));
            automatic.Set();
            automatic.Set();
            Do("set twice", () => automatic.WaitOne(0));
            Do("not now", () => automatic.WaitOne(0));
            automatic.Set();
            automatic.Reset();
            Do("reset", () => automatic.WaitOne(0));
            EventWaitHandle other = new EventWaitHandle(true, EventResetMode.ManualReset);
            Do("other", () => other.WaitOne(0) && other.WaitOne(0));
            Do("mode", () => new EventWaitHandle(true, (EventResetMode)7));
            Do("timeout", () => other.WaitOne(-2));
            Do("timeout", () => other.WaitOne(TooShort));
            Do("signal and wait", () => WaitHandle.SignalAndWait(automatic, other));
            Do("signaled", () => automatic.WaitOne(0));
            Do("signal and wait", () => WaitHandle.SignalAndWait(other, automatic, 5, false));
            bool created = false;
            Do("no name", () =>
                new EventWaitHandle(true, EventResetMode.AutoReset, null, out created).WaitOne(0) && created);
            Do("name", () => new EventWaitHandle(false, EventResetMode.AutoReset, "name"));
            Do("name", () => new Semaphore(1, 1, "", out created));
            Do("signal nothing", () => WaitHandle.SignalAndWait(null, automatic));
            Do("wait for nothing", () => WaitHandle.SignalAndWait(automatic, null));
            other.Dispose();
            other.Dispose();
            automatic.Close();
            Do("disposed", () => other.WaitOne());
            Do("disposed", () => other.Set());
            Do("disposed", () => other.Reset());
            Do("disposed", () => automatic.WaitOne(0));
        }

        private static void EventsHandOver()
        {
            ManualResetEvent manual = new ManualResetEvent(false);
            Thread a = Waiting(() => manual.WaitOne()), b = Waiting(() => manual.WaitOne());
            manual.Set();
            manual.Reset();
            a.Join();
            b.Join();
            Do("all through", () => manual.WaitOne(0));
            AutoResetEvent automatic = new AutoResetEvent(false);
            a = Waiting(() => automatic.WaitOne());
            b = Waiting(() => automatic.WaitOne());
            automatic.Set();
            automatic.Set();
            a.Join();
            b.Join();
            Do("two through", () => automatic.WaitOne(0));
            a = Waiting(() => automatic.WaitOne());
            automatic.Set();
            automatic.Set();
            a.Join();
            Do("one left", () => automatic.WaitOne(0));
            Do("none left", () => automatic.WaitOne(0));
            ManualResetEvent first = new ManualResetEvent(false), second = new ManualResetEvent(false);
            int round = 0;
            a = Started(() =>
            {
                for (int i = 0; i < 100; i++)
                {
                    first.WaitOne();
                    first.Reset();
                    round++;
                    second.Set();
                }
            });
            for (int i = 0; i < 100; i++)
            {
                WaitHandle.SignalAndWait(first, second);
                second.Reset();
            }
            a.Join();
            Line(round.ToString());
        }

        private static void ManualResetEventSlims()
        {
            Do("spin count", () => new ManualResetEventSlim(false, -1));
            Do("spin count", () => new ManualResetEventSlim(true, 2048));
            Do("spin count", () => new ManualResetEventSlim(true, 7).SpinCount);
            ManualResetEventSlim it = new ManualResetEventSlim();
            CancellationToken canceled = new CancellationToken(true);
            Do("set", () => it.IsSet);
            Do("not now", () => it.Wait(0));
            Do("not soon", () => it.Wait(5));
            Do("not soon", () => it.Wait(TimeSpan.FromMilliseconds(5), new CancellationTokenSource().Token));
            Do("canceled", () => it.Wait(canceled));
            Do("canceled", () => it.Wait(-2, canceled));
            Do("timeout", () => it.Wait(-2));
            Do("timeout", () => it.Wait(TooShort));
            Do("timeout", () => it.Wait(TooLong));
            WaitHandle handle = it.WaitHandle;
            Do("same handle", () => handle == it.WaitHandle);
            Do("handle", () => handle.WaitOne(0));
            Thread a = Waiting(() => it.Wait()), b = Waiting(() => it.Wait(new CancellationTokenSource().Token));
            it.Set();
            a.Join();
            b.Join();
            Do("set", () => it.IsSet);
            Do("handle", () => handle.WaitOne(0));
            Do("wait", () => it.Wait());
            Do("wait", () => it.Wait(0));
            Do("canceled", () => it.Wait(canceled));
            it.Reset();
            Do("handle", () => handle.WaitOne(0));
            Do("set", () => it.IsSet);
            Do("handle when set", () => new ManualResetEventSlim(true).WaitHandle.WaitOne(0));
            it.Dispose();
            it.Dispose();
            Do("disposed", () => it.IsSet);
            Do("disposed", () => it.Wait(canceled));
            Do("disposed", () => it.Reset());
            Do("disposed", () => it.WaitHandle);
            Do("disposed", () => it.Set());
            Do("disposed", () => it.IsSet);
        }

        private static void Semaphores()
        {
            Do("count", () => new Semaphore(-1, 1));
            Do("count", () => new Semaphore(0, 0));
            Do("count", () => new Semaphore(2, 1));
            Semaphore it = new Semaphore(1, 3);
            Do("wait", () => it.WaitOne());
            Do("not now", () => it.WaitOne(0));
            Do("not soon", () => it.WaitOne(5));
            Do("release", () => it.Release());
            Do("release two", () => it.Release(2));
            Do("too many", () => it.Release());
            Do("count", () => it.Release(0));
            Do("all", () => it.WaitOne(0) && it.WaitOne(0) && it.WaitOne(0));
            Do("none", () => it.WaitOne(0));
            Thread a = Waiting(() => it.WaitOne()), b = Waiting(() => it.WaitOne());
            Do("release three", () => it.Release(3));
            a.Join();
            b.Join();
            Do("one left", () => it.WaitOne(0));
            Do("none left", () => it.WaitOne(0));
            Do("signal and wait", () => WaitHandle.SignalAndWait(it, it));
            Do("nothing left", () => it.WaitOne(0));
            it.Release(3);
            Do("signal too often", () => WaitHandle.SignalAndWait(it, it));
            it.Dispose();
            Do("disposed", () => it.Release());
        }

        private static void SemaphoreSlims()
        {
            Do("count", () => new SemaphoreSlim(-1));
            Do("count", () => new SemaphoreSlim(2, 1));
            Do("count", () => new SemaphoreSlim(0, 0));
            SemaphoreSlim it = new SemaphoreSlim(1, 3);
            CancellationToken canceled = new CancellationToken(true);
            Do("count", () => it.CurrentCount);
            Do("wait", () => it.Wait());
            Do("not now", () => it.Wait(0));
            Do("not soon", () => it.Wait(5));
            Do("not soon", () => it.Wait(TimeSpan.FromMilliseconds(5)));
            Do("not soon", () => it.Wait(5, new CancellationTokenSource().Token));
            Do("canceled", () => it.Wait(canceled));
            Do("canceled", () => it.Wait(-2, canceled));
            Do("timeout", () => it.Wait(TooShort));
            WaitHandle handle = it.AvailableWaitHandle;
            Do("handle", () => handle.WaitOne(0));
            Do("release", () => it.Release());
            Do("handle", () => handle.WaitOne(0));
            Do("release two", () => it.Release(2));
            Do("too many", () => it.Release());
            Do("long", () => it.Wait(TooLong));
            Do("count", () => it.Release());
            Do("release none", () => it.Release(0));
            Do("all", () => it.Wait(0) && it.Wait(TimeSpan.Zero) && it.Wait(-1));
            Do("handle", () => handle.WaitOne(0));
            Do("count", () => it.CurrentCount);
            Thread a = Waiting(() => it.Wait()), b = Waiting(() => it.Wait(new CancellationTokenSource().Token));
            Do("release three", () => it.Release(3));
            a.Join();
            b.Join();
            Do("count", () => it.CurrentCount);
            it.Wait();
            a = Waiting(() => it.Wait());
            b = Waiting(() => it.Wait());
            Do("release", () => it.Release());
            Do("release", () => it.Release() < 2);
            a.Join();
            b.Join();
            Do("count", () => it.CurrentCount);
            it.Dispose();
            it.Dispose();
            Do("disposed", () => it.CurrentCount);
            Do("disposed", () => it.Wait());
            Do("disposed", () => it.Wait(-2));
            Do("disposed", () => it.Release(0));
            Do("disposed", () => it.AvailableWaitHandle);
        }

        private static void Mutexes()
        {
            Mutex it = new Mutex();
            Do("release", () => it.ReleaseMutex());
            Do("wait", () => it.WaitOne());
            Do("again", () => it.WaitOne(0));
            Elsewhere(() => Do("elsewhere", () => it.WaitOne(0)));
            Elsewhere(() => Do("elsewhere", () => it.WaitOne(5)));
            Elsewhere(() => Do("elsewhere", () => it.ReleaseMutex()));
            Do("release", () => it.ReleaseMutex());
            Elsewhere(() => Do("elsewhere", () => it.WaitOne(0)));
            string order = "";
            Thread other = Waiting(() =>
            {
                it.WaitOne();
                order += "taken ";
                it.ReleaseMutex();
            });
            order += "released ";
            Do("release", () => it.ReleaseMutex());
            other.Join();
            Line(order);
            Do("release", () => it.ReleaseMutex());
            Mutex owned = new Mutex(true);
            Elsewhere(() => Do("owned", () => owned.WaitOne(0)));
            Mutex between = new Mutex(true), last = new Mutex(true);
            Do("in another order", () =>
            {
                between.ReleaseMutex();
                owned.ReleaseMutex();
                last.ReleaseMutex();
            });
            Do("signal and wait", () =>
            {
                owned.WaitOne();
                return WaitHandle.SignalAndWait(owned, last);
            });
            last.ReleaseMutex();
            owned.Dispose();
            Do("disposed", () => owned.WaitOne());
            Do("disposed", () => owned.ReleaseMutex());
        }

        private static void AbandonedMutexes()
        {
            Mutex it = new Mutex(), second = new Mutex();
            Elsewhere(() => it.WaitOne());
            Do("abandoned", () => it.WaitOne());
            Do("once", () => it.WaitOne());
            Do("release", () => it.ReleaseMutex());
            Do("release", () => it.ReleaseMutex());
            Do("release", () => it.ReleaseMutex());
            ManualResetEvent go = new ManualResetEvent(false);
            Thread holder = Waiting(() =>
            {
                it.WaitOne();
                it.WaitOne();
                second.WaitOne();
                go.WaitOne();
            });
            Thread waiter = Waiting(() => Do("while waiting", () => it.WaitOne()));
            go.Set();
            holder.Join();
            waiter.Join();
            WaitHandle[] both = { new ManualResetEvent(false), second };
            try
            {
                Do("any", () => WaitHandle.WaitAny(both));
            }
            finally
            {
                second.ReleaseMutex();
            }
            Elsewhere(() => second.WaitOne());
            try
            {
                WaitHandle.WaitAny(both);
            }
            catch (AbandonedMutexException e)
            {
                Line(e.MutexIndex + " " + (e.Mutex == second));
            }
            second.ReleaseMutex();
            Elsewhere(() => second.WaitOne());
            both[0] = it;
            Do("all", () => WaitHandle.WaitAll(both));
            Do("both", () =>
            {
                it.ReleaseMutex();
                second.ReleaseMutex();
            });
        }

        private static void SeveralHandles()
        {
            Do("nothing", () => WaitHandle.WaitAll(null));
            Do("nothing", () => WaitHandle.WaitAny(null));
            Do("none", () => WaitHandle.WaitAll(new WaitHandle[0]));
            Do("none", () => WaitHandle.WaitAny(new WaitHandle[0]));
            Do("null", () => WaitHandle.WaitAny(new WaitHandle[2]));
            Do("too many", () => WaitHandle.WaitAll(new WaitHandle[65]));
            AutoResetEvent a = new AutoResetEvent(false), b = new AutoResetEvent(true);
            Semaphore c = new Semaphore(2, 2);
            ManualResetEvent d = new ManualResetEvent(false);
            WaitHandle[] handles = { a, b, c };
            Do("twice", () => WaitHandle.WaitAll(new WaitHandle[] { a, b, a }));
            Do("twice", () => WaitHandle.WaitAny(new WaitHandle[] { b, b }));
            Do("timeout", () => WaitHandle.WaitAny(handles, -2));
            Do("timeout", () => WaitHandle.WaitAll(handles, TooShort));
            Do("any", () => WaitHandle.WaitAny(handles));
            Do("any", () => WaitHandle.WaitAny(handles, 0));
            Do("none", () => WaitHandle.WaitAny(handles, TimeSpan.Zero));
            Do("none", () => WaitHandle.WaitAny(handles, 5, false));
            Do("all", () => WaitHandle.WaitAll(handles, 0));
            Do("all", () => WaitHandle.WaitAll(handles, 5));
            b.Set();
            c.Release();
            Do("all", () => WaitHandle.WaitAll(handles, TimeSpan.FromMilliseconds(5)));
            Thread any = Waiting(() => Line("any of these: " + WaitHandle.WaitAny(new WaitHandle[] { a, d })));
            d.Set();
            any.Join();
            Thread all = Waiting(() => Line("all of these: " + WaitHandle.WaitAll(handles)));
            a.Set();
            all.Join();
            Do("all taken", () => a.WaitOne(0) || b.WaitOne(0) || c.WaitOne(0));
            d.Close();
            Do("disposed", () => WaitHandle.WaitAny(new WaitHandle[] { a, d }));
        }

        private static void PhilosophersWithMutexes()
        {
            Mutex[] forks = { new Mutex(), new Mutex(), new Mutex() };
            int[] meals = new int[3];
            Together(3, number =>
            {
                Mutex left = forks[number], right = forks[(number + 1) % 3];
                for (int i = 0; i < 100; i++)
                {
                    WaitHandle.WaitAll(new WaitHandle[] { left, right });
                    meals[number]++;
                    left.ReleaseMutex();
                    right.ReleaseMutex();
                }
            });
            Line(meals[0] + " " + meals[1] + " " + meals[2]);
        }

        // ---- meeting ----

        private static void CountdownEvents()
        {
            Do("count", () => new CountdownEvent(-1));
            Do("zero", () => new CountdownEvent(0).IsSet);
            Do("zero", () => new CountdownEvent(0).Wait(0));
            CountdownEvent it = new CountdownEvent(3);
            CancellationToken canceled = new CancellationToken(true);
            Do("count", () => it.CurrentCount + " of " + it.InitialCount);
            Do("signal", () => it.Signal());
            Do("too many", () => it.Signal(3));
            Do("none", () => it.Signal(0));
            Do("set", () => it.IsSet);
            Do("not now", () => it.Wait(0));
            Do("not soon", () => it.Wait(TimeSpan.FromMilliseconds(5)));
            Do("canceled", () => it.Wait(canceled));
            Do("timeout", () => it.Wait(-2));
            Do("timeout", () => it.Wait(TooShort));
            Do("add", () => it.AddCount());
            Do("add", () => it.TryAddCount(2));
            Do("add none", () => it.AddCount(0));
            Do("overflow", () => it.AddCount(int.MaxValue));
            Do("count", () => it.CurrentCount);
            WaitHandle handle = it.WaitHandle;
            Do("handle", () => handle.WaitOne(0));
            Thread waiter = Waiting(() => it.Wait());
            Do("signal", () => it.Signal(5));
            waiter.Join();
            Do("handle", () => handle.WaitOne(0));
            Do("set", () => it.IsSet);
            Do("wait", () => it.Wait(0));
            Do("canceled", () => it.Wait(canceled));
            Do("signal", () => it.Signal());
            Do("add", () => it.AddCount());
            Do("add", () => it.TryAddCount());
            Do("reset", () => it.Reset());
            Do("count", () => it.CurrentCount + " of " + it.InitialCount);
            Do("handle", () => handle.WaitOne(0));
            Do("reset", () => it.Reset(-1));
            Do("reset", () => it.Reset(0));
            Do("count", () => it.CurrentCount + " of " + it.InitialCount + " " + it.IsSet);
            it.Reset(4);
            int sum = 0;
            Thread collector = Started(() =>
            {
                it.Wait();
                Line("sum " + sum);
            });
            Together(4, number =>
            {
                Interlocked.Add(ref sum, number);
                it.Signal();
            });
            collector.Join();
            it.Dispose();
            it.Dispose();
            Do("disposed", () => it.CurrentCount);
            Do("disposed", () => it.Signal());
            Do("disposed", () => it.Signal(0));
            Do("disposed", () => it.AddCount());
            Do("disposed", () => it.Wait());
            Do("disposed", () => it.Reset());
            Do("disposed", () => it.WaitHandle);
        }

        private static string Numbers(Barrier barrier)
        {
            return barrier.CurrentPhaseNumber + ": " + barrier.ParticipantsRemaining + " of "
                + barrier.ParticipantCount;
        }

        private static void Barriers()
        {
            Do("count", () => new Barrier(-1));
            Do("count", () => new Barrier(32768));
            Barrier it = new Barrier(0);
            CancellationToken canceled = new CancellationToken(true);
            Do("nobody", () => it.SignalAndWait());
            Do("remove", () => it.RemoveParticipant());
            Do("add", () => it.AddParticipant());
            Do("numbers", () => Numbers(it));
            Do("alone", () => it.SignalAndWait());
            Do("alone", () => it.SignalAndWait(0));
            Do("numbers", () => Numbers(it));
            Do("add", () => it.AddParticipants(2));
            Do("add none", () => it.AddParticipants(0));
            Do("add many", () => it.AddParticipants(32767));
            Do("add too many", () => it.AddParticipants(32768));
            Do("numbers", () => Numbers(it));
            Do("not now", () => it.SignalAndWait(0));
            Do("not soon", () => it.SignalAndWait(5));
            Do("not soon", () => it.SignalAndWait(TimeSpan.FromMilliseconds(5)));
            Do("canceled", () => it.SignalAndWait(canceled));
            Do("timeout", () => it.SignalAndWait(-2));
            Do("timeout", () => it.SignalAndWait(TooShort));
            Do("numbers", () => Numbers(it));
            Do("remove many", () => it.RemoveParticipants(4));
            Do("remove none", () => it.RemoveParticipants(0));
            Thread waiter = Waiting(() => it.SignalAndWait());
            Do("numbers", () => Numbers(it));
            Do("remove arrived", () => it.RemoveParticipants(3));
            Do("remove others", () => it.RemoveParticipants(2));
            waiter.Join();
            Do("numbers", () => Numbers(it));
            Do("remove last", () => it.RemoveParticipant());
            Do("numbers", () => Numbers(it));
            Barrier full = new Barrier(32767);
            Do("full", () => full.AddParticipant());
            it.Dispose();
            it.Dispose();
            Do("disposed", () => it.SignalAndWait());
            Do("disposed", () => it.AddParticipant());
            Do("disposed", () => it.RemoveParticipant());
            Do("disposed", () => Numbers(it));
        }

        private static void BarrierActions()
        {
            Barrier it = new Barrier(1, barrier =>
            {
                Line("action at " + Numbers(barrier));
                Do("add", () => barrier.AddParticipant());
                Do("remove", () => barrier.RemoveParticipant());
                Do("signal", () => barrier.SignalAndWait());
                Do("dispose", () => barrier.Dispose());
            });
            Do("signal", () => it.SignalAndWait());
            Do("numbers", () => Numbers(it));
            int times = 0;
            Barrier failing = new Barrier(1, barrier =>
            {
                if (times++ != 1) throw new InvalidOperationException("action " + times);
            });
            for (int i = 0; i < 3; i++) Do("failing", () => failing.SignalAndWait());
            failing.AddParticipant();
            Action elsewhere = () => { };
            Thread other = Waiting(() =>
            {
                try
                {
                    failing.SignalAndWait();
                }
                catch (Exception e)
                {
                    elsewhere = () => Line("elsewhere " + Show(e));
                }
            });
            Do("remove", () => failing.RemoveParticipant());
            other.Join();
            elsewhere();
            Do("numbers", () => Numbers(failing));
        }

        private static void BarrierOfThreads()
        {
            int[] steps = new int[3];
            bool together = true;
            string sums = "";
            Barrier it = new Barrier(3, barrier => sums += steps[0] + steps[1] + steps[2] + " ");
            Together(3, number =>
            {
                for (int i = 0; i < 50; i++)
                {
                    steps[number]++;
                    it.SignalAndWait();
                    for (int j = 0; j < 3; j++) together &= steps[j] >= steps[number] && steps[j] <= steps[number] + 1;
                }
            });
            Line(together + " " + it.CurrentPhaseNumber + " " + sums);
        }

        // ---- readers and writers ----

        private static string Numbers(ReaderWriterLockSlim it)
        {
            return "R" + it.RecursiveReadCount + it.IsReadLockHeld + " U" + it.RecursiveUpgradeCount
                + it.IsUpgradeableReadLockHeld + " W" + it.RecursiveWriteCount + it.IsWriteLockHeld + " of "
                + it.CurrentReadCount + ", waiting " + it.WaitingReadCount + it.WaitingUpgradeCount
                + it.WaitingWriteCount;
        }

        private static void ReaderWriterLocks(LockRecursionPolicy policy)
        {
            ReaderWriterLockSlim it = new ReaderWriterLockSlim(policy);
            Action<string, Action> step = (name, action) =>
            {
                Do(name, action);
                Do("numbers", () => Numbers(it));
                Elsewhere(() => Do("elsewhere", () =>
                {
                    string entered = "";
                    if (it.TryEnterReadLock(0))
                    {
                        entered += "R";
                        it.ExitReadLock();
                    }
                    if (it.TryEnterUpgradeableReadLock(0))
                    {
                        entered += "U";
                        it.ExitUpgradeableReadLock();
                    }
                    if (it.TryEnterWriteLock(0))
                    {
                        entered += "W";
                        it.ExitWriteLock();
                    }
                    return entered + " " + Numbers(it);
                }));
            };
            Do("policy", () => it.RecursionPolicy);
            step("read", () => it.EnterReadLock());
            step("exit read", () => it.ExitReadLock());
            step("upgradeable", () => it.EnterUpgradeableReadLock());
            step("read", () => it.EnterReadLock());
            step("write", () => it.EnterWriteLock());
            step("exit read", () => it.ExitReadLock());
            step("exit write", () => it.ExitWriteLock());
            step("exit upgradeable", () => it.ExitUpgradeableReadLock());
            step("write", () => it.EnterWriteLock());
            Do("dispose", () => it.Dispose());
            step("exit write", () => it.ExitWriteLock());
            step("upgradeable", () => it.EnterUpgradeableReadLock());
            step("read", () => it.EnterReadLock());
            step("exit upgradeable", () => it.ExitUpgradeableReadLock());
            Do("dispose", () => it.Dispose());
            step("exit read", () => it.ExitReadLock());
            Do("timeout", () => it.TryEnterReadLock(-2));
            Do("timeout", () => it.TryEnterUpgradeableReadLock(TooShort));
            Do("timeout", () => it.TryEnterWriteLock(TooLong));
            it.Dispose();
            it.Dispose();
            Do("disposed", () => it.EnterReadLock());
            Do("disposed", () => it.TryEnterWriteLock(0));
            Do("disposed", () => it.EnterUpgradeableReadLock());
            Do("disposed", () => it.ExitReadLock());
        }

        // Every four operations in a row.
        private static void ReaderWriterLockSequences(LockRecursionPolicy policy)
        {
            for (int number = 0; number < 6 * 6 * 6 * 6; number++)
            {
                ReaderWriterLockSlim it = new ReaderWriterLockSlim(policy);
                for (int rest = number, count = 0; count < 4; rest /= 6, count++)
                {
                    switch (rest % 6)
                    {
                        case 0:
                            Do(number + " read", () => it.TryEnterReadLock(0));
                            break;
                        case 1:
                            Do(number + " upgradeable", () => it.TryEnterUpgradeableReadLock(0));
                            break;
                        case 2:
                            Do(number + " write", () => it.TryEnterWriteLock(0));
                            break;
                        case 3:
                            Do(number + " exit read", () => it.ExitReadLock());
                            break;
                        case 4:
                            Do(number + " exit upgradeable", () => it.ExitUpgradeableReadLock());
                            break;
                        case 5:
                            Do(number + " exit write", () => it.ExitWriteLock());
                            break;
                    }
                }
                Do("numbers", () => Numbers(it));
            }
        }

        private static void ReaderWriterLockOfThreads()
        {
            ReaderWriterLockSlim it = new ReaderWriterLockSlim();
            it.EnterReadLock();
            Thread writer = Waiting(() =>
            {
                it.EnterWriteLock();
                Line("writing");
                it.ExitWriteLock();
            });
            Do("waiting", () => Numbers(it));
            Elsewhere(() => Do("a reader waits behind a writer", () => it.TryEnterReadLock(5)));
            Elsewhere(() => Do("and an upgradeable one", () => it.TryEnterUpgradeableReadLock(5)));
            it.ExitReadLock();
            writer.Join();
            it.EnterUpgradeableReadLock();
            Elsewhere(() =>
            {
                it.EnterReadLock();
                Do("reading beside an upgradeable reader", () => Numbers(it));
                it.ExitReadLock();
            });
            ManualResetEvent go = new ManualResetEvent(false);
            Thread reader = Waiting(() =>
            {
                it.EnterReadLock();
                go.WaitOne();
                Line("read");
                it.ExitReadLock();
            });
            Do("upgrading for some time", () => it.TryEnterWriteLock(5));
            Elsewhere(() => Do("the lock is still open for reading", () =>
            {
                it.EnterReadLock();
                it.ExitReadLock();
            }));
            go.Set();
            it.EnterWriteLock();
            Line("upgraded");
            reader.Join();
            Thread late = Waiting(() =>
            {
                it.EnterReadLock();
                Do("late", () => Numbers(it));
                it.ExitReadLock();
            });
            it.ExitWriteLock();
            late.Join();
            it.ExitUpgradeableReadLock();
            int value = 0;
            bool torn = false;
            Together(4, number =>
            {
                for (int i = 0; i < 200; i++)
                {
                    if (number == 0)
                    {
                        it.EnterWriteLock();
                        value++;
                        value++;
                        it.ExitWriteLock();
                    }
                    else if (number == 1)
                    {
                        it.EnterUpgradeableReadLock();
                        int before = value;
                        it.EnterWriteLock();
                        value += 2;
                        torn |= value != before + 2;
                        it.ExitWriteLock();
                        it.ExitUpgradeableReadLock();
                    }
                    else
                    {
                        it.EnterReadLock();
                        torn |= value % 2 != 0;
                        it.ExitReadLock();
                    }
                }
            });
            Line(value + " " + torn);
        }

        // ---- spinning ----

        private static void SpinWaits()
        {
            SpinWait it = new SpinWait();
            for (int i = 0; i < 25; i++)
            {
                Line(it.Count + " " + it.NextSpinWillYield);
                it.SpinOnce();
            }
            it.Reset();
            Do("count", () => it.Count);
            Do("threshold", () => it.SpinOnce(-2));
            Do("threshold", () => it.SpinOnce(-1));
            Do("count", () => it.Count);
            SpinWait yields = new SpinWait();
            for (int i = 0; i < 15; i++)
            {
                Line(yields.NextSpinWillYield.ToString());
                yields.SpinOnce();
            }
            int times = 0;
            Do("until", () => SpinWait.SpinUntil(() => ++times == 5));
            Do("times", () => times);
            Do("never", () => SpinWait.SpinUntil(() => false, 5));
            Do("never", () => SpinWait.SpinUntil(() => false, TimeSpan.Zero));
            Do("now", () => SpinWait.SpinUntil(() => true, 0));
            Do("nothing", () => SpinWait.SpinUntil(null));
            Do("timeout", () => SpinWait.SpinUntil(() => true, -2));
            Do("timeout", () => SpinWait.SpinUntil(() => true, TooShort));
        }

        private static SpinLock tracking = new SpinLock(true), plain = new SpinLock(false), standard;

        private static void SpinLocks()
        {
            Do("tracking", () => tracking.IsThreadOwnerTrackingEnabled + " " + plain.IsThreadOwnerTrackingEnabled + " "
                + standard.IsThreadOwnerTrackingEnabled);
            SpinLockSteps(ref tracking);
            SpinLockSteps(ref plain);
            SpinLockSteps(ref standard);
        }

        private static object Try(ref SpinLock it, int timeout)
        {
            bool taken = false;
            it.TryEnter(timeout, ref taken);
            return taken;
        }

        private static string Numbers(ref SpinLock it)
        {
            try
            {
                return it.IsHeld + " " + it.IsHeldByCurrentThread;
            }
            catch (InvalidOperationException e)
            {
                return it.IsHeld + " " + e.Message;
            }
        }

        private static void SpinLockSteps(ref SpinLock it)
        {
            bool taken = false, tracks = it.IsThreadOwnerTrackingEnabled;
            Line(Numbers(ref it));
            if (tracks) ExitSpinLock("exit", ref it);
            it.Enter(ref taken);
            Line(taken + " " + Numbers(ref it));
            for (int timeout = -2; timeout < 6; timeout++)
            {
                if (timeout == -1 && !tracks) continue;
                bool again = timeout == 3;
                try
                {
                    it.TryEnter(timeout, ref again);
                    Line("again " + again);
                }
                catch (Exception e)
                {
                    Line(again + Show(e));
                }
            }
            ExitSpinLock("exit", ref it);
            Line(Numbers(ref it));
            taken = false;
            it.TryEnter(ref taken);
            Line(taken + " " + Numbers(ref it));
            it.Exit(false);
            Line(Numbers(ref it));
            taken = false;
            it.TryEnter(TimeSpan.FromMilliseconds(5), ref taken);
            Line(taken + " " + Numbers(ref it));
            it.Exit(true);
        }

        private static void ExitSpinLock(string what, ref SpinLock it)
        {
            try
            {
                it.Exit();
                Line(what);
            }
            catch (Exception e)
            {
                Line(what + Show(e));
            }
        }

        // ---- late values ----

        private sealed class Constructed
        {
            private static int count;
            internal readonly int Number = ++count;
        }

        private sealed class Unconstructible
        {
            internal Unconstructible(int number)
            {
            }
        }

        private sealed class Failing
        {
            private static int count;

            public Failing()
            {
                if (++count < 3) throw new InvalidOperationException("constructor " + count);
            }
        }

        private static void LazyInitializers()
        {
            Constructed constructed = null;
            Do("constructed", () => LazyInitializer.EnsureInitialized(ref constructed).Number > 0);
            Do("same", () => LazyInitializer.EnsureInitialized(ref constructed) == constructed);
            string text = null;
            Do("null", () => LazyInitializer.EnsureInitialized(ref text, () => null));
            Do("made", () => LazyInitializer.EnsureInitialized(ref text, () => "a"));
            Do("kept", () => LazyInitializer.EnsureInitialized(ref text, () => "b"));
            Unconstructible not = null;
            Do("not", () => LazyInitializer.EnsureInitialized(ref not));
            int number = 5;
            bool initialized = false;
            object gate = null;
            Do("constructed", () => LazyInitializer.EnsureInitialized(ref number, ref initialized, ref gate));
            Do("state", () => number + " " + initialized + " " + (gate != null));
            Do("kept", () => LazyInitializer.EnsureInitialized(ref number, ref initialized, ref gate, () => 7));
            initialized = false;
            Do("failed", () =>
                LazyInitializer.EnsureInitialized(ref number, ref initialized, ref gate, () => int.Parse("")));
            Do("state", () => number + " " + initialized);
            Do("made", () => LazyInitializer.EnsureInitialized(ref number, ref initialized, ref gate, () => 7));
            text = null;
            Do("null", () => LazyInitializer.EnsureInitialized(ref text, ref gate, () => null));
            Do("made", () => LazyInitializer.EnsureInitialized(ref text, ref gate, () => "c"));
            Do("kept", () => LazyInitializer.EnsureInitialized(ref text, ref gate, () => "d"));
            Constructed shared = null;
            Constructed[] seen = new Constructed[4];
            Together(4, i => seen[i] = LazyInitializer.EnsureInitialized(ref shared));
            Line((seen[0] == seen[1] && seen[1] == seen[2] && seen[2] == seen[3]).ToString());
        }

        private static void Lazies(LazyThreadSafetyMode mode)
        {
            int times = 0;
            Lazy<int> good = new Lazy<int>(() => ++times, mode);
            Do("text", () => good.ToString());
            Do("created", () => good.IsValueCreated);
            Do("value", () => good.Value);
            Do("value", () => good.Value);
            Do("created", () => good.IsValueCreated);
            Do("text", () => good.ToString());
            times = 0;
            Lazy<int> bad = new Lazy<int>(() => ++times < 3 ? int.Parse("bad " + times) : times, mode);
            Exception first = null;
            for (int i = 0; i < 4; i++)
            {
                Do("bad", () => bad.Value);
                Do("created", () => bad.IsValueCreated);
                try
                {
                    Line("value " + bad.Value);
                }
                catch (Exception e)
                {
                    Line("same " + (first == e));
                    first = e;
                }
            }
            Lazy<int> recursive = null;
            times = 0;
            recursive = new Lazy<int>(() => ++times < 3 ? recursive.Value + 1 : 10, mode);
            Do("recursive", () => recursive.Value);
            Do("recursive", () => recursive.Value);
            Lazy<Constructed> constructed = new Lazy<Constructed>(mode);
            Do("constructed", () => constructed.Value == constructed.Value);
            Lazy<Unconstructible> not = new Lazy<Unconstructible>(mode);
            Do("not", () => not.Value);
            Do("not", () => not.Value);
            Lazy<string> nothing = new Lazy<string>(() => null, mode);
            Do("null", () => nothing.Value);
            Do("created", () => nothing.IsValueCreated);
            Do("text", () => nothing.ToString());
            if (mode == LazyThreadSafetyMode.None) return;
            int made = 0;
            Lazy<object> shared = new Lazy<object>(() =>
            {
                Interlocked.Increment(ref made);
                return new object();
            }, mode);
            object[] seen = new object[4];
            Together(4, i => seen[i] = shared.Value);
            Line((seen[0] == seen[1] && seen[1] == seen[2] && seen[2] == seen[3])
                + " " + (mode == LazyThreadSafetyMode.PublicationOnly || made == 1));
        }

        private static void LazyDetails()
        {
            Do("factory", () => new Lazy<int>((Func<int>)null));
            Do("mode", () => new Lazy<int>((LazyThreadSafetyMode)3));
            Do("mode", () => new Lazy<int>(() => 1, (LazyThreadSafetyMode)(-1)));
            Do("value", () => new Lazy<string>("value").ToString());
            Do("value", () => new Lazy<string>("value").IsValueCreated);
            Do("safe", () => new Lazy<int>(() => 3, true).Value);
            Do("unsafe", () => new Lazy<int>(() => 3, false).Value);
            Do("default", () => new Lazy<int>(true).Value + new Lazy<int>(false).Value + new Lazy<int>().Value);
            Lazy<Failing> failing = new Lazy<Failing>();
            for (int i = 0; i < 3; i++) Do("failing", () => failing.Value != null);
            Lazy<int, string> with = new Lazy<int, string>(() => 1, "metadata");
            Do("metadata", () => with.Metadata + with.IsValueCreated + with.Value);
        }

        private static void ThreadLocals()
        {
            Do("factory", () => new ThreadLocal<int>(null));
            int made = 0;
            ThreadLocal<int> it = new ThreadLocal<int>(() => ++made * 10, true);
            Do("created", () => it.IsValueCreated);
            Do("values", () => string.Join(" ", it.Values));
            Do("value", () => it.Value);
            Do("value", () => it.Value);
            Do("text", () => it.ToString());
            Elsewhere(() =>
            {
                Do("elsewhere", () => it.IsValueCreated + " " + it.Value);
                it.Value = 5;
                Do("elsewhere", () => it.Value);
            });
            Elsewhere(() =>
            {
                it.Value = 6;
                Do("elsewhere", () => it.IsValueCreated + " " + it.Value);
            });
            Do("value", () => it.Value);
            Do("values", () => string.Join(" ", it.Values));
            ThreadLocal<int> other = new ThreadLocal<int>();
            Do("other", () => other.IsValueCreated + " " + other.Value + " " + other.IsValueCreated);
            other.Value = 3;
            Do("other", () => other.Value + " " + it.Value);
            Do("not tracking", () => other.Values);
            ThreadLocal<string> nothing = new ThreadLocal<string>(false);
            Do("null", () => nothing.Value);
            Do("text", () => nothing.ToString());
            ThreadLocal<int> recursive = null;
            int times = 0;
            recursive = new ThreadLocal<int>(() => ++times < 3 ? recursive.Value + 1 : 10);
            Do("recursive", () => recursive.Value);
            Do("recursive", () => recursive.Value);
            ThreadLocal<int> bad = new ThreadLocal<int>(() => int.Parse("bad"));
            Do("bad", () => bad.Value);
            Do("bad", () => bad.IsValueCreated);
            it.Dispose();
            it.Dispose();
            Do("disposed", () => it.Value);
            Do("disposed", () => it.Value = 1);
            Do("disposed", () => it.IsValueCreated);
            Do("disposed", () => it.Values);
            other.Dispose();
            Do("disposed", () => other.Values);
        }

        // ---- cancellation ----

        private static void Cancellations()
        {
            CancellationToken none = CancellationToken.None;
            Do("none", () =>
                none.CanBeCanceled + " " + none.IsCancellationRequested + " " + (none == default(CancellationToken)));
            Do("none", () => none.ThrowIfCancellationRequested());
            Do("none", () => none.WaitHandle.WaitOne(0));
            Do("none", () => none.Register(() => Line("never")) == default(CancellationTokenRegistration));
            CancellationToken ready = new CancellationToken(true);
            Do("ready", () => ready.CanBeCanceled + " " + ready.IsCancellationRequested);
            Do("ready", () => ready == new CancellationToken(true) && ready != none && ready.Equals((object)ready));
            Do("ready", () => ready.ThrowIfCancellationRequested());
            Do("ready", () => ready.WaitHandle.WaitOne(0));
            Do("not ready", () => new CancellationToken(false) == none);
            CancellationTokenSource source = new CancellationTokenSource();
            CancellationToken token = source.Token;
            Do("token", () => token == source.Token && token.GetHashCode() == source.Token.GetHashCode());
            Do("token", () => token.CanBeCanceled + " " + token.IsCancellationRequested);
            Do("reset", () => source.TryReset());
            WaitHandle handle = token.WaitHandle;
            Do("handle", () => handle.WaitOne(0));
            Do("cancel", () => source.Cancel());
            Do("cancel", () => source.Cancel(true));
            Do("canceled", () => token.IsCancellationRequested + " " + source.IsCancellationRequested);
            Do("handle", () => handle.WaitOne(0) && handle == token.WaitHandle);
            Do("throw", () => token.ThrowIfCancellationRequested());
            Do("reset", () => source.TryReset());
            try
            {
                token.ThrowIfCancellationRequested();
            }
            catch (OperationCanceledException e)
            {
                Line((e.CancellationToken == token).ToString());
            }
            source.Dispose();
            source.Dispose();
            Do("disposed", () => source.IsCancellationRequested + " " + token.IsCancellationRequested);
            Do("disposed", () => source.Token);
            Do("disposed", () => source.Cancel());
            Do("disposed", () => source.TryReset());
            Do("disposed", () => source.CancelAfter(1));
            Do("disposed", () => token.WaitHandle);
            Do("disposed", () => token.Register(() => Line("at once")) == default(CancellationTokenRegistration));
            source = new CancellationTokenSource();
            token = source.Token;
            source.Dispose();
            Do("disposed", () => token.Register(() => Line("never")) == default(CancellationTokenRegistration));
            Do("delay", () => new CancellationTokenSource(-2));
            Do("delay", () => new CancellationTokenSource(TooShort));
            Do("delay", () => new CancellationTokenSource(0).IsCancellationRequested);
            Do("delay", () => new CancellationTokenSource(-1).IsCancellationRequested);
            Do("delay", () => new CancellationTokenSource().CancelAfter(-2));
            Do("delay", () => new CancellationTokenSource().CancelAfter(TooShort));
            Do("later", () => new CancellationTokenSource(20).Token.WaitHandle.WaitOne());
            source = new CancellationTokenSource();
            source.CancelAfter(20);
            Do("later", () => source.Token.WaitHandle.WaitOne());
        }

        private static void CancellationCallbacks()
        {
            CancellationTokenSource source = new CancellationTokenSource();
            CancellationToken token = source.Token;
            Do("nothing", () => token.Register((Action)null));
            Do("nothing", () => token.Register((Action<object>)null, 1));
            Do("nothing", () => CancellationToken.None.Register(null, 1, true));
            token.Register(() => Line("first"));
            CancellationTokenRegistration second = token.Register(o => Line("second " + o), "state");
            token.Register((o, t) => Line("third " + o + (t == token)), "state");
            CancellationTokenRegistration fourth = token.Register(() => Line("never"), true);
            CancellationTokenRegistration fifth = token.UnsafeRegister(o => Line("fifth " + o), null);
            Do("equal", () => fourth == fifth || !fourth.Equals((object)fourth) || fourth != fourth);
            Do("token", () =>
                fourth.Token == token && default(CancellationTokenRegistration).Token == CancellationToken.None);
            Do("unregister", () => fourth.Unregister());
            Do("unregister", () => fourth.Unregister());
            Do("dispose", () => fourth.Dispose());
            token.Register(() =>
            {
                Do("from a callback", () => fifth.Unregister());
                Do("from a callback", () => source.Cancel());
                Do("from a callback", () =>
                    token.Register(() => Line("at once")) == default(CancellationTokenRegistration));
                CancellationTokenRegistration none = default(CancellationTokenRegistration);
                none.Dispose();
            });
            Do("cancel", () => source.Cancel());
            Do("unregister", () => second.Unregister());
            Do("dispose", () => second.Dispose());
            Do("default", () => default(CancellationTokenRegistration).Unregister());

            CancellationTokenSource own = new CancellationTokenSource();
            CancellationTokenRegistration itself = default(CancellationTokenRegistration);
            itself = own.Token.Register(() => Do("itself", () => itself.Dispose()));
            own.Cancel();

            CancellationTokenSource failing = new CancellationTokenSource();
            for (int i = 0; i < 3; i++)
            {
                int number = i;
                failing.Token.Register(() =>
                {
                    Line("failing " + number);
                    throw new InvalidOperationException("callback " + number);
                });
            }
            Do("failing", () => failing.Cancel());
            Do("failing", () => failing.Cancel());
            failing = new CancellationTokenSource();
            for (int i = 0; i < 3; i++)
            {
                int number = i;
                failing.Token.Register(() => Line("calling " + number));
                failing.Token.Register(() => throw new InvalidOperationException("callback " + number));
            }
            Do("failing at once", () => failing.Cancel(true));
            Do("failing when registered", () => failing.Token.Register(() => int.Parse("")));

            CancellationTokenSource reset = new CancellationTokenSource();
            reset.Token.Register(() => Line("never"));
            Do("reset", () => reset.TryReset());
            reset.Token.Register(() => Line("after reset"));
            reset.Cancel();

            CancellationTokenSource slow = new CancellationTokenSource();
            ManualResetEvent go = new ManualResetEvent(false), inside = new ManualResetEvent(false);
            CancellationTokenRegistration running = slow.Token.Register(() =>
            {
                inside.Set();
                go.WaitOne();
                Line("callback ends");
            });
            Thread canceler = Started(() => slow.Cancel());
            inside.WaitOne();
            Do("while it runs", () => running.Unregister());
            Thread disposer = Waiting(() =>
            {
                running.Dispose();
                Line("disposed");
            });
            go.Set();
            disposer.Join();
            canceler.Join();
        }

        private static void CancelWhile(string what, Action<CancellationToken> wait)
        {
            CancellationTokenSource source = new CancellationTokenSource();
            Thread thread = Waiting(() => Do(what, () =>
            {
                try
                {
                    wait(source.Token);
                }
                catch (OperationCanceledException e)
                {
                    Line((e.CancellationToken == source.Token).ToString());
                    throw;
                }
            }));
            source.Cancel();
            thread.Join();
        }

        private static void CancellationWhileWaiting()
        {
            ManualResetEventSlim set = new ManualResetEventSlim();
            CancelWhile("manual reset event slim", token => set.Wait(token));
            CancelWhile("manual reset event slim", token => set.Wait(100000, token));
            SemaphoreSlim semaphore = new SemaphoreSlim(0);
            CancelWhile("semaphore slim", token => semaphore.Wait(token));
            Do("count", () => semaphore.Release() + semaphore.CurrentCount);
            CountdownEvent countdown = new CountdownEvent(1);
            CancelWhile("countdown event", token => countdown.Wait(token));
            Barrier barrier = new Barrier(2);
            CancelWhile("barrier", token => barrier.SignalAndWait(token));
            Do("barrier", () => Numbers(barrier));
        }

        private static void LinkedCancellations()
        {
            CancellationTokenSource a = new CancellationTokenSource(), b = new CancellationTokenSource();
            CancellationTokenSource both = CancellationTokenSource.CreateLinkedTokenSource(a.Token, b.Token);
            CancellationTokenSource one = CancellationTokenSource.CreateLinkedTokenSource(b.Token);
            CancellationTokenSource nested = CancellationTokenSource.CreateLinkedTokenSource(
                new[] { both.Token, CancellationToken.None, one.Token });
            CancellationTokenSource disposed = CancellationTokenSource.CreateLinkedTokenSource(b.Token);
            CancellationTokenSource free = CancellationTokenSource.CreateLinkedTokenSource(CancellationToken.None);
            disposed.Dispose();
            nested.Token.Register(() => Line("nested"));
            both.Token.Register(() => Line("both"));
            Func<string> state = () => both.IsCancellationRequested + " " + one.IsCancellationRequested + " "
                + nested.IsCancellationRequested + " " + disposed.IsCancellationRequested + " "
                + free.IsCancellationRequested;
            Line(state());
            b.Cancel();
            Line(state());
            Do("canceled already", () =>
                CancellationTokenSource.CreateLinkedTokenSource(a.Token, b.Token).IsCancellationRequested);
            Do("nothing", () => CancellationTokenSource.CreateLinkedTokenSource((CancellationToken[])null));
            Do("none", () => CancellationTokenSource.CreateLinkedTokenSource(new CancellationToken[0]));
            CancellationTokenSource failing = CancellationTokenSource.CreateLinkedTokenSource(a.Token);
            failing.Token.Register(() => int.Parse(""));
            Do("failing", () => a.Cancel());
        }

        // ---- the rest ----

        private static void Exceptions()
        {
            Exception inner = new Exception("inner");
            Mutex mutex = new Mutex();
            Exception[] all =
            {
                new SynchronizationLockException(), new SynchronizationLockException("a"),
                new SynchronizationLockException("a", inner), new ThreadStateException(),
                new ThreadStateException("a", inner),
                new ThreadInterruptedException(), new ThreadInterruptedException("a", inner),
                new SemaphoreFullException(),
                new SemaphoreFullException("a", inner), new AbandonedMutexException(),
                new AbandonedMutexException("a", inner),
                new AbandonedMutexException(3, mutex), new AbandonedMutexException("a", inner, 4, mutex),
                new LockRecursionException("a"), new LockRecursionException("a", inner),
                new BarrierPostPhaseException(),
                new BarrierPostPhaseException(inner), new BarrierPostPhaseException("a"),
                new BarrierPostPhaseException(null, inner), new WaitHandleCannotBeOpenedException(),
                new WaitHandleCannotBeOpenedException("a", inner),
            };
            foreach (Exception e in all)
            {
                AbandonedMutexException abandoned = e as AbandonedMutexException;
                Line(e.GetType().BaseType + " " + Show(e)
                    + (abandoned == null ? "" : " " + abandoned.MutexIndex + (abandoned.Mutex == mutex)));
            }
            Do("timeout", () => Timeout.Infinite + " " + Timeout.InfiniteTimeSpan + " " + WaitHandle.WaitTimeout);
        }

        private static int shared;

        // Four threads count, each time with another kind of lock.
        private static void MutualExclusion()
        {
            object monitor = new object();
            Count("monitor", () => Monitor.Enter(monitor), () => Monitor.Exit(monitor));
            Count("monitor, trying", () =>
            {
                while (!Monitor.TryEnter(monitor, 1))
                {
                }
            }, () => Monitor.Exit(monitor));
            Lock it = new Lock();
            Count("lock", () => it.Enter(), () => it.Exit());
            Mutex mutex = new Mutex();
            Count("mutex", () => mutex.WaitOne(), () => mutex.ReleaseMutex());
            Semaphore semaphore = new Semaphore(1, 1);
            Count("semaphore", () => semaphore.WaitOne(), () => semaphore.Release());
            Count("semaphore, trying", () =>
            {
                while (!semaphore.WaitOne(1))
                {
                }
            }, () => semaphore.Release());
            SemaphoreSlim slim = new SemaphoreSlim(1, 1);
            Count("semaphore slim", () => slim.Wait(), () => slim.Release());
            AutoResetEvent turn = new AutoResetEvent(true);
            Count("event", () => turn.WaitOne(), () => turn.Set());
            Count("event, trying", () =>
            {
                while (!turn.WaitOne(1))
                {
                }
            }, () => turn.Set());
            ManualResetEvent never = new ManualResetEvent(false);
            Count("event, any", () => WaitHandle.WaitAny(new WaitHandle[] { never, turn }), () => turn.Set());
            SpinLock spinning = new SpinLock(false);
            Count("spin lock", () =>
            {
                bool taken = false;
                spinning.Enter(ref taken);
            }, () => spinning.Exit());
            ReaderWriterLockSlim writing = new ReaderWriterLockSlim();
            Count("writer lock", () => writing.EnterWriteLock(), () => writing.ExitWriteLock());
            Count("writer lock, trying", () =>
            {
                while (!writing.TryEnterWriteLock(1))
                {
                }
            }, () => writing.ExitWriteLock());
        }

        private static void Count(string what, Action enter, Action exit)
        {
            shared = 0;
            Together(4, number =>
            {
                for (int i = 0; i < 100; i++)
                {
                    enter();
                    int before = shared;
                    if (i % 10 == 0) Thread.Yield();
                    shared = before + 1;
                    exit();
                }
            });
            Line(what + " " + shared);
        }
    }
}
