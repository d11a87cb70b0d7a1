// compilers: dotnet
// Time of the system, and time that the program makes itself.
using System; using System.Collections.Generic; using System.Threading; using System.Threading.Tasks;
class Manual : TimeProvider {
  public long Now; public List<T> Timers = new List<T>();
  public override long GetTimestamp() => Now; public override long TimestampFrequency => 1000;
  public override DateTimeOffset GetUtcNow() => new DateTimeOffset(2020, 1, 1, 0, 0, 0, TimeSpan.Zero).AddMilliseconds(Now);
  public override ITimer CreateTimer(TimerCallback c, object s, TimeSpan d, TimeSpan p) { Console.WriteLine("timer " + d + " " + p); var t = new T { C = c, S = s, D = d, P = p }; Timers.Add(t); return t; }
  public void Fire() { foreach (var t in Timers.ToArray()) if (!t.Off) t.C(t.S); }
  public class T : ITimer { public TimerCallback C; public object S; public TimeSpan D, P; public bool Off;
    public bool Change(TimeSpan d, TimeSpan p) { Console.WriteLine("change " + d + " " + p); D = d; P = p; return true; } public void Dispose() { Console.WriteLine("dispose"); Off = true; } public ValueTask DisposeAsync() { Console.WriteLine("async"); return default; } }
}
class P {
  static void Try(string w, Action a) { try { a(); Console.WriteLine(w+": fine"); } catch (Exception e) { Console.WriteLine(w+": "+e.GetType()+": "+e.Message); } }
  static void Main() {
    var s = TimeProvider.System; Console.WriteLine(ReferenceEquals(s, TimeProvider.System) + " " + (s.TimestampFrequency > 0) + " " + (s.GetUtcNow().Year >= 2000) + " " + s.GetLocalNow().Offset);
    Console.WriteLine(s.GetElapsedTime(0, s.TimestampFrequency) + " " + (s.GetElapsedTime(s.GetTimestamp()) >= TimeSpan.Zero));
    Try("n", () => s.CreateTimer(null, null, TimeSpan.Zero, TimeSpan.Zero)); Try("r", () => s.CreateTimer(o => { }, null, TimeSpan.FromMilliseconds(-2), TimeSpan.Zero));
    var fired = new ManualResetEvent(false); using (var t = s.CreateTimer(o => ((ManualResetEvent)o).Set(), fired, TimeSpan.FromMilliseconds(1), Timeout.InfiniteTimeSpan)) { fired.WaitOne(); Console.WriteLine(t.Change(Timeout.InfiniteTimeSpan, Timeout.InfiniteTimeSpan)); }
    var m = new Manual();
    Console.WriteLine(m.GetElapsedTime(0, 1500) + " " + m.GetElapsedTime(0));
    Console.WriteLine(new Plain().TimestampFrequency > 0);
    Task d = Task.Delay(TimeSpan.FromSeconds(1), m); Console.WriteLine(d.IsCompleted); m.Fire(); Console.WriteLine(d.Status); m.Timers.Clear();
    Try("z", () => Console.WriteLine(Task.Delay(TimeSpan.Zero, m).Status)); Try("i", () => Console.WriteLine(Task.Delay(Timeout.InfiniteTimeSpan, m).Status));
    Try("d1", () => Task.Delay(TimeSpan.FromMilliseconds(-2), m)); Try("d2", () => Task.Delay(TimeSpan.FromSeconds(1), null)); Try("d3", () => Task.Delay(TimeSpan.FromSeconds(1), (TimeProvider)null, default));
    var c = new CancellationTokenSource(); d = Task.Delay(TimeSpan.FromSeconds(2), m, c.Token); c.Cancel(); Console.WriteLine(d.Status); m.Timers.Clear();
    Console.WriteLine(Task.Delay(TimeSpan.FromSeconds(2), m, c.Token).Status);
    var p = new TaskCompletionSource<int>();
    Task<int> w = p.Task.WaitAsync(TimeSpan.FromSeconds(3), m); Console.WriteLine(w.Status); m.Fire(); Console.WriteLine(w.Status + " " + w.Exception.InnerException.GetType().Name + " " + w.Exception.InnerException.Message); m.Timers.Clear();
    w = p.Task.WaitAsync(TimeSpan.FromSeconds(3), m); p.SetResult(5); Console.WriteLine(w.Status + " " + w.Result); Console.WriteLine(ReferenceEquals(p.Task, p.Task.WaitAsync(TimeSpan.FromSeconds(3), m))); m.Timers.Clear();
    Try("w1", () => p.Task.WaitAsync(TimeSpan.FromSeconds(1), null)); Try("w2", () => p.Task.WaitAsync(TimeSpan.FromMilliseconds(-2), m));
    Task v = new TaskCompletionSource().Task.WaitAsync(TimeSpan.FromSeconds(4), m, new CancellationTokenSource().Token); m.Fire(); Console.WriteLine(v.Status); m.Timers.Clear();
    v = new TaskCompletionSource().Task.WaitAsync(TimeSpan.Zero, m); Console.WriteLine(v.Status);
    var cts = new CancellationTokenSource(TimeSpan.FromSeconds(5), m); Console.WriteLine(cts.IsCancellationRequested); m.Fire(); Console.WriteLine(cts.IsCancellationRequested); m.Timers.Clear();
    cts = new CancellationTokenSource(TimeSpan.FromSeconds(6), m); cts.CancelAfter(7000); cts.CancelAfter(-1); cts.CancelAfter(8000); Console.WriteLine(cts.TryReset()); cts.CancelAfter(9000); cts.Dispose(); m.Timers.Clear();
    Try("c0", () => Console.WriteLine(new CancellationTokenSource(TimeSpan.Zero, m).IsCancellationRequested)); cts = new CancellationTokenSource(Timeout.InfiniteTimeSpan, m); cts.CancelAfter(100);
    Try("c1", () => new CancellationTokenSource(TimeSpan.FromMilliseconds(-2), m)); Try("c2", () => new CancellationTokenSource(TimeSpan.Zero, null)); m.Timers.Clear();
    var pt = new PeriodicTimer(TimeSpan.FromSeconds(10), m); var nt = pt.WaitForNextTickAsync(); Console.WriteLine(nt.IsCompleted); m.Fire(); Console.WriteLine(nt.Result); m.Fire(); m.Fire(); nt = pt.WaitForNextTickAsync(); Console.WriteLine(nt.IsCompleted + " " + nt.Result); nt = pt.WaitForNextTickAsync(); Console.WriteLine(nt.IsCompleted); pt.Period = TimeSpan.FromSeconds(11); Console.WriteLine(pt.Period); pt.Dispose(); Console.WriteLine(nt.Result);
    Try("p1", () => new PeriodicTimer(TimeSpan.Zero, m)); Try("p2", () => new PeriodicTimer(TimeSpan.FromSeconds(1), null)); Try("p3", () => new PeriodicTimer(TimeSpan.Zero, null));
    Console.WriteLine(Task.Delay(TimeSpan.FromMilliseconds(1), TimeProvider.System).Wait(-1));
    Console.WriteLine(new TaskCompletionSource().Task.WaitAsync(TimeSpan.FromMilliseconds(1), TimeProvider.System).ContinueWith(x => x.Status).Result);
    cts = new CancellationTokenSource(TimeSpan.FromMilliseconds(1), TimeProvider.System); cts.Token.WaitHandle.WaitOne(); Console.WriteLine(cts.IsCancellationRequested);
    Console.WriteLine(new PeriodicTimer(TimeSpan.FromMilliseconds(1), TimeProvider.System).WaitForNextTickAsync().AsTask().Result);
    Console.WriteLine(new Timer(o => { }) is ITimer);
  }
  class Plain : TimeProvider { }
}
