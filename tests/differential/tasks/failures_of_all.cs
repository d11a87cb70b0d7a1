// compilers: dotnet
// In which order tasks have failed that others wait for.
using System; using System.Linq; using System.Threading; using System.Threading.Tasks;
class P { static string Show(Task t) { return t.Status + (t.Exception == null ? "" : " " + string.Join(",", t.Exception.InnerExceptions.Select(e => e.Message))); }
  static void Main() {
    var a = new TaskCompletionSource<int>(); var b = new TaskCompletionSource<int>(); var c = new TaskCompletionSource<int>(); var d = new TaskCompletionSource<int>();
    Task all = Task.WhenAll(a.Task, b.Task, c.Task, d.Task); Task<int[]> typed = all as Task<int[]>; Task plain = Task.WhenAll(new Task[] { a.Task, b.Task, c.Task, d.Task });
    c.SetException(new[] { new Exception("c1"), new Exception("c2") }); a.SetException(new Exception("a")); d.SetResult(1); b.SetException(new Exception("b"));
    Console.WriteLine(Show(all)); Console.WriteLine(Show(plain));
    try { plain.GetAwaiter().GetResult(); } catch (Exception e) { Console.WriteLine(e.Message); }
    Console.WriteLine(Show(Task.WhenAll(Task.FromException(new Exception("1")), Task.FromCanceled(new CancellationToken(true)), Task.FromException(new Exception("2")))));
    var s1 = new CancellationTokenSource(); var s2 = new CancellationTokenSource(); var x = new TaskCompletionSource(); var y = new TaskCompletionSource(); Task xy = Task.WhenAll(x.Task, y.Task); s1.Cancel(); s2.Cancel();
    y.SetCanceled(s2.Token); x.SetCanceled(s1.Token); try { xy.GetAwaiter().GetResult(); } catch (OperationCanceledException e) { Console.WriteLine((e.CancellationToken == s2.Token) + " " + (e.CancellationToken == s1.Token)); }
    try { Task.WaitAll(a.Task, b.Task, c.Task); } catch (AggregateException e) { Console.WriteLine(string.Join(",", e.InnerExceptions.Select(i => i.Message))); }
    Task f = Task.Factory.ContinueWhenAll(new Task[] { a.Task, b.Task }, ts => { throw new Exception("k"); }); try { f.Wait(); } catch (AggregateException e) { Console.WriteLine(e.InnerException.Message); }
  } }
