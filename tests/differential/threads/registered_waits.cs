// compilers: dotnet
// Waits that the pool makes.
using System; using System.Threading;
class P {
  static void Try(string w, Action a) { try { a(); Console.WriteLine(w+": fine"); } catch (Exception e) { Console.WriteLine(w+": "+e.GetType()+": "+e.Message); } }
  static void Main() {
    var ev = new AutoResetEvent(false); var done = new AutoResetEvent(false); bool over = false; object got = null;
    WaitOrTimerCallback f = (s, t) => { got = s; over = t; done.Set(); };
    Try("n1", () => ThreadPool.RegisterWaitForSingleObject(null, f, null, -1, true));
    Try("n2", () => ThreadPool.RegisterWaitForSingleObject(ev, null, null, -1, true));
    Try("r1", () => ThreadPool.RegisterWaitForSingleObject(ev, f, null, -2, true));
    Try("r2", () => ThreadPool.RegisterWaitForSingleObject(ev, f, null, -2L, true));
    Try("r3", () => ThreadPool.RegisterWaitForSingleObject(ev, f, null, TimeSpan.FromMilliseconds(-2), true));
    Try("r4", () => ThreadPool.RegisterWaitForSingleObject(ev, f, null, TimeSpan.MaxValue, true));
    Try("r5", () => ThreadPool.RegisterWaitForSingleObject(ev, f, null, 0x100000000L, true));
    Try("r7", () => ThreadPool.RegisterWaitForSingleObject(ev, f, null, uint.MaxValue - 1, true));
    Try("r6", () => ThreadPool.RegisterWaitForSingleObject(null, null, null, -2, true));
    var h = ThreadPool.RegisterWaitForSingleObject(ev, f, "state", -1, true);
    ev.Set(); done.WaitOne(); Console.WriteLine(got + " " + over + " " + h.Unregister(null) + " " + h.Unregister(null));
    h = ThreadPool.RegisterWaitForSingleObject(ev, f, "again", Timeout.InfiniteTimeSpan, false);
    for (int i = 0; i < 3; i++) { ev.Set(); done.WaitOne(); Console.WriteLine(got + " " + over); }
    var m = new ManualResetEvent(false);
    Console.WriteLine(h.Unregister(m)); Console.WriteLine(m.WaitOne()); Console.WriteLine(h.Unregister(m));
    ev.Set(); Console.WriteLine(ev.WaitOne(0));
    h = ThreadPool.RegisterWaitForSingleObject(ev, f, "time", 10, true);
    done.WaitOne(); Console.WriteLine(got + " " + over); Console.WriteLine(h.Unregister(null));
    var h2 = ThreadPool.UnsafeRegisterWaitForSingleObject(ev, f, "unsafe", uint.MaxValue, true);
    ev.Set(); done.WaitOne(); Console.WriteLine(got + " " + over); h2.Unregister(null);
    h = ThreadPool.RegisterWaitForSingleObject(ev, f, "zero", 0, true); done.WaitOne(); Console.WriteLine(got + " " + over); h.Unregister(null);
    var sem = new Semaphore(1, 5);
    h = ThreadPool.RegisterWaitForSingleObject(sem, f, "sem", -1, true); done.WaitOne(); Console.WriteLine(got + " " + over + " " + sem.WaitOne(0)); h.Unregister(null);
    var local = new AsyncLocal<int> { Value = 3 }; int seen = 0;
    h = ThreadPool.RegisterWaitForSingleObject(ev, (s, t) => { seen = local.Value; Console.WriteLine(Thread.CurrentThread.IsThreadPoolThread); done.Set(); }, null, -1, true); ev.Set(); done.WaitOne(); Console.WriteLine(seen);
  }
}
