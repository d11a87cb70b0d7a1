// compilers: dotnet
// Failures that nobody has looked at.
using System; using System.Runtime.CompilerServices; using System.Threading; using System.Threading.Tasks;
class P {
  static int n;
  [MethodImpl(MethodImplOptions.NoInlining)] static void Make(Func<Task> make, bool look) { Task t = make(); ((IAsyncResult)t).AsyncWaitHandle.WaitOne(); if (look) Console.WriteLine(t.Exception.InnerException.Message); else Console.WriteLine(t.IsFaulted); }
  [MethodImpl(MethodImplOptions.NoInlining)] static void Deep(Func<Task> make, bool look) { Make(make, look); }
  static void Run(string what, Func<Task> make, bool look) { Console.WriteLine(what); var th = new Thread(() => Deep(make, look)); th.Start(); th.Join(); for (int i = 0; i < 3; i++) { GC.Collect(); GC.WaitForPendingFinalizers(); } }
  static async Task Fails() { await Task.CompletedTask; throw new InvalidOperationException("async"); }
  static async Task Twice() { await Fails(); }
  static void Main() {
    EventHandler<UnobservedTaskExceptionEventArgs> h = (s, e) => { n++; Console.WriteLine((s is Task) + " " + e.Observed + " " + e.Exception.InnerExceptions.Count + " " + e.Exception.InnerException.Message + " | " + e.Exception.Message); e.SetObserved(); Console.WriteLine(e.Observed); };
    TaskScheduler.UnobservedTaskException += h;
    Run("seen", () => Task.FromException(new Exception("run")), true);
    Run("async", Fails, false);
    Run("twice", Twice, false);
    Run("from", () => Task.FromException(new Exception("from")), false);
    Run("all", () => Task.WhenAll(Task.FromException(new Exception("one")), Task.FromException(new Exception("two"))), false);
    Run("canceled", () => Task.FromCanceled(new CancellationToken(true)), false);
    Run("source", () => { var s = new TaskCompletionSource<int>(); s.SetException(new[] { new Exception("a"), new Exception("b") }); s.TrySetException(new Exception("c")); return s.Task; }, false);
    TaskScheduler.UnobservedTaskException -= h;
    Run("nobody", Fails, false);
    Console.WriteLine(n);
  } }
