// compilers: dotnet
// What timers are given, and what they say to it; who is told that one is at its end.
using System; using System.Threading;
class P {
  static void Try(string w, Action a) { try { a(); Console.WriteLine(w+": fine"); } catch (Exception e) { Console.WriteLine(w+": "+e.GetType()+": "+e.Message); } }
  static void Main() {
    TimerCallback f = o => {};
    foreach (var cb in new[]{f,null}) {
      Try("i1", () => new Timer(cb, null, -2, 0));
      Try("i2", () => new Timer(cb, null, 0, -2));
      Try("i3", () => new Timer(cb, null, -2, -2));
      Try("l1", () => new Timer(cb, null, -2L, 0L));
      Try("l2", () => new Timer(cb, null, 0x100000000L, -5L));
      Try("l3", () => new Timer(cb, null, 0xffffffffL, 0x100000000L));
      Try("l4", () => new Timer(cb, null, -1L, 0x100000000L));
      Try("t1", () => new Timer(cb, null, TimeSpan.FromMilliseconds(-2), TimeSpan.FromMilliseconds(-2)));
      Try("t2", () => new Timer(cb, null, TimeSpan.MaxValue, TimeSpan.FromMilliseconds(-2)));
      Try("t3", () => new Timer(cb, null, TimeSpan.FromMilliseconds(-1.5), TimeSpan.FromMilliseconds(-2)));
      Try("t4", () => new Timer(cb, null, TimeSpan.FromMilliseconds(-1), TimeSpan.FromMilliseconds(0xffffffffL)));
      Try("n1", () => new Timer(cb));
      Try("n2", () => new Timer(cb, null, uint.MaxValue, uint.MaxValue));
    }
    var t = new Timer(f);
    Try("c1", () => t.Change(-2, -2));
    Try("c2", () => t.Change(-1, -2));
    Try("c3", () => t.Change(-2L, -2L));
    Try("c4", () => t.Change(0x100000000L, -2L));
    Try("c5", () => t.Change(-1L, 0x100000000L));
    Try("c6", () => t.Change(TimeSpan.MaxValue, TimeSpan.FromMilliseconds(-2)));
    Try("c7", () => t.Change(TimeSpan.Zero, TimeSpan.FromMilliseconds(-2)));
    Try("c8", () => t.Change(TimeSpan.FromMilliseconds(-2), TimeSpan.MaxValue));
    var m = new ManualResetEvent(false);
    Console.WriteLine(t.Dispose(m)); Console.WriteLine(m.WaitOne(0)); Console.WriteLine(t.Dispose(m));
    Try("c9", () => Console.WriteLine(t.Change(1, 1)));
    Try("c10", () => t.Change(-2, 1));
    Try("da", () => t.DisposeAsync().GetAwaiter().GetResult());
    foreach (WaitHandle w in new WaitHandle[]{ new AutoResetEvent(false), new EventWaitHandle(false, EventResetMode.ManualReset), new Semaphore(0,1), new Mutex(true) }) {
      var u = new Timer(f, null, 1000000, -1);
      Try("w "+w.GetType().Name, () => Console.WriteLine(u.Dispose(w)));
      Try("w "+w.GetType().Name, () => Console.WriteLine(w.WaitOne(0)));
    }
    Try("dn", () => t.Dispose(null));
  }
}
