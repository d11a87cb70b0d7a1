// compilers: dotnet
// Asynchronous loops of Parallel.
using System; using System.Collections.Generic; using System.Linq; using System.Threading; using System.Threading.Tasks;
class P {
  static async Task Try(string w, Func<Task> a) { try { await a(); Console.WriteLine(w+": fine"); } catch (Exception e) { Console.WriteLine(w+": "+e.GetType()+": "+e.Message); } }
  static async IAsyncEnumerable<int> Some(int n) { for (int i = 0; i < n; i++) { await Task.Yield(); yield return i; } }
  static IEnumerable<int> Bad() { yield return 1; throw new InvalidOperationException("bad"); }
  static async Task Main() {
    int sum = 0; var ct = new CancellationToken(true);
    await Try("n1", () => Parallel.ForEachAsync((IEnumerable<int>)null, (i, t) => default));
    await Try("n2", () => Parallel.ForEachAsync(new[] { 1 }, null));
    await Try("n3", () => Parallel.ForEachAsync(new[] { 1 }, null, (i, t) => default));
    await Try("n4", () => Parallel.ForEachAsync((IAsyncEnumerable<int>)null, (i, t) => default));
    await Try("n5", () => Parallel.ForEachAsync(Some(1), (ParallelOptions)null, (i, t) => default));
    await Try("n6", () => Parallel.ForAsync(0, 3, null));
    await Try("n7", () => Parallel.ForAsync(0, 3, (ParallelOptions)null, (i, t) => default));
    await Try("c1", () => Parallel.ForEachAsync(new[] { 1 }, ct, (i, t) => default));
    await Try("c2", () => Parallel.ForAsync(0, 3, ct, (i, t) => default));
    await Try("c3", () => Parallel.ForEachAsync(Some(1), new ParallelOptions { CancellationToken = ct }, (i, t) => default));
    await Try("c5", () => Parallel.ForAsync(5, 3, ct, (i, t) => default));
    await Try("1", () => Parallel.ForEachAsync(Enumerable.Range(1, 4), (i, t) => { Interlocked.Add(ref sum, i); return default; })); Console.WriteLine(sum);
    await Try("2", () => Parallel.ForEachAsync(Enumerable.Range(1, 4), async (i, t) => { await Task.Yield(); Interlocked.Add(ref sum, i); })); Console.WriteLine(sum);
    await Try("3", () => Parallel.ForEachAsync(Some(5), async (i, t) => { await Task.Yield(); Interlocked.Add(ref sum, i); })); Console.WriteLine(sum);
    await Try("4", () => Parallel.ForAsync(0, 5, async (i, t) => { await Task.Yield(); Interlocked.Add(ref sum, i); })); Console.WriteLine(sum);
    await Try("5", () => Parallel.ForAsync(10L, 13L, new ParallelOptions { MaxDegreeOfParallelism = 1 }, (i, t) => { Console.Write(i + " "); return default; })); Console.WriteLine();
    await Try("6", () => Parallel.ForAsync(5, 3, (i, t) => throw new Exception()));
    await Try("7", () => Parallel.ForAsync((byte)1, (byte)4, CancellationToken.None, (i, t) => { Interlocked.Add(ref sum, i); return default; })); Console.WriteLine(sum);
    await Try("e1", () => Parallel.ForAsync(0, 1, (i, t) => throw new InvalidOperationException("body")));
    await Try("e2", () => Parallel.ForEachAsync(Bad(), (i, t) => default));
    await Try("e3", () => Parallel.ForEachAsync(new[] { 1 }, async (i, t) => { await Task.Yield(); throw new InvalidOperationException("later"); }));
    var s = new CancellationTokenSource();
    await Try("c4", () => Parallel.ForEachAsync(new[] { 1, 2, 3 }, new ParallelOptions { CancellationToken = s.Token, MaxDegreeOfParallelism = 1 }, (i, t) => { Console.WriteLine(i + " " + t.IsCancellationRequested); if (i == 2) { s.Cancel(); Console.WriteLine(t.IsCancellationRequested); } return default; }));
    Task f = Parallel.ForAsync(0, 3, new ParallelOptions { MaxDegreeOfParallelism = 1 }, (i, t) => { Console.WriteLine("f" + i); if (i == 1) throw new InvalidOperationException("f"); return default; });
    await Try("f", () => f); Console.WriteLine(f.Status + " " + f.Exception.InnerExceptions.Count);
    await Try("o", () => Parallel.ForEachAsync(new[] { 1 }, (i, t) => throw new OperationCanceledException()));
    Task o = Parallel.ForEachAsync(new[] { 1 }, (i, t) => throw new OperationCanceledException()); await Try("o", () => o); Console.WriteLine(o.Status);
    await Try("u", () => Parallel.ForAsync(0u, 3u, (i, t) => { Interlocked.Add(ref sum, (int)i); return default; })); Console.WriteLine(sum);
    await Try("m", () => Parallel.ForAsync(int.MaxValue - 1, int.MaxValue, (i, t) => { Console.WriteLine(i); return default; }));
    var local = new AsyncLocal<int> { Value = 7 };
    await Parallel.ForAsync(0, 1, (i, t) => { Console.WriteLine(local.Value + " " + Thread.CurrentThread.IsThreadPoolThread + " " + (TaskScheduler.Current == TaskScheduler.Default)); return default; });
    var pair = new ConcurrentExclusiveSchedulerPair();
    int n = 0;
    await Parallel.ForEachAsync(new[] { 1, 2 }, new ParallelOptions { TaskScheduler = pair.ExclusiveScheduler }, async (i, t) => { n++; await Task.Yield(); n++; Interlocked.Add(ref sum, TaskScheduler.Current == pair.ExclusiveScheduler ? 1 : 0); });
    Console.WriteLine(n + " " + sum);
  } }
