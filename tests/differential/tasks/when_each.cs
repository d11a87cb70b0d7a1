// compilers: dotnet
// Tasks in the order in which they become complete.
using System; using System.Collections.Generic; using System.Linq; using System.Threading; using System.Threading.Tasks;
class P {
  static async Task Try(string w, Func<Task> a) { try { await a(); Console.WriteLine(w+": fine"); } catch (Exception e) { Console.WriteLine(w+": "+e.GetType()+": "+e.Message); } }
  static void Sync(string w, Action a) { try { a(); Console.WriteLine(w+": fine"); } catch (Exception e) { Console.WriteLine(w+": "+e.GetType()+": "+e.Message); } }
  static async Task Main() {
    Sync("n1", () => Task.WhenEach((Task[])null)); Sync("n2", () => Task.WhenEach((IEnumerable<Task>)null)); Sync("n3", () => Task.WhenEach(Task.CompletedTask, null));
    Sync("n4", () => Task.WhenEach((Task<int>[])null)); Sync("n5", () => Task.WhenEach((IEnumerable<Task<int>>)null)); Sync("n6", () => Task.WhenEach(new List<Task<int>> { null }));
    Sync("n7", () => Task.WhenEach(ReadOnlySpan<Task>.Empty));
    await foreach (var t in Task.WhenEach(new Task[0])) Console.WriteLine("never");
    var a = new TaskCompletionSource<int>(); var b = new TaskCompletionSource<int>(); var c = new TaskCompletionSource<int>();
    b.SetResult(2);
    var each = Task.WhenEach(a.Task, b.Task, c.Task);
    var e = each.GetAsyncEnumerator();
    Console.WriteLine(e.Current == null);
    Console.WriteLine(await e.MoveNextAsync() + " " + e.Current.Result);
    var next = e.MoveNextAsync(); Console.WriteLine(next.IsCompleted + " " + (e.Current == null)); c.SetException(new Exception("c")); Console.WriteLine(await next + " " + e.Current.IsFaulted);
    a.SetCanceled(); Console.WriteLine(await e.MoveNextAsync() + " " + e.Current.IsCanceled); Console.WriteLine(await e.MoveNextAsync()); Console.WriteLine(e.Current == null); Console.WriteLine(await e.MoveNextAsync());
    await e.DisposeAsync(); Console.WriteLine("second"); 
    await Try("again", async () => { await foreach (var t in each) Console.WriteLine("item " + t.Id); });
    var two = Task.WhenEach(new[] { b.Task, b.Task }); var e1 = two.GetAsyncEnumerator(); var e2 = two.GetAsyncEnumerator(); Console.WriteLine(ReferenceEquals(e1, e2));
    Console.WriteLine(await e2.MoveNextAsync()); Console.WriteLine(await e1.MoveNextAsync());  Console.WriteLine(await e2.MoveNextAsync()); Console.WriteLine(await e2.MoveNextAsync());
    await e2.DisposeAsync(); Console.WriteLine(await e2.MoveNextAsync());
    var d = new TaskCompletionSource(); var cts = new CancellationTokenSource();
    var e3 = Task.WhenEach(new List<Task> { d.Task, Task.CompletedTask }).GetAsyncEnumerator(cts.Token);
    Console.WriteLine(await e3.MoveNextAsync());
    var w = e3.MoveNextAsync(); Console.WriteLine(w.IsCompleted); cts.Cancel(); 
    await Try("cancel", async () => await w); await Try("then", async () => Console.WriteLine(await e3.MoveNextAsync()));
    var e4 = Task.WhenEach(Task.CompletedTask).GetAsyncEnumerator(cts.Token); await Try("canceled", async () => Console.WriteLine(await e4.MoveNextAsync()));
    await Try("canceled", async () => Console.WriteLine(await e4.MoveNextAsync()));
    var e6 = Task.WhenEach(new TaskCompletionSource().Task).GetAsyncEnumerator(cts.Token); await Try("canceled", async () => Console.WriteLine(await e6.MoveNextAsync()));
    var e5 = Task.WhenEach(new TaskCompletionSource().Task).GetAsyncEnumerator(); var w5 = e5.MoveNextAsync();
    await Try("disposed", async () => await e5.DisposeAsync());
    var g = new TaskCompletionSource<int>(); var h = new TaskCompletionSource<int>();
    Func<Task> sum = async () => { int n = 0; await foreach (Task<int> t in Task.WhenEach(g.Task, h.Task)) { n = n * 10 + await t; Console.WriteLine("n " + n); } };
    var s = sum(); h.SetResult(3); g.SetResult(4); await s;
  } }
