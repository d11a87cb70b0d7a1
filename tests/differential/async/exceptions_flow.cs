// compilers: dotnet
// How exceptions travel: before the first wait, after it, filters, rethrown, in void methods, with their data.
using System;
using System.Collections.Generic;
using System.Runtime.ExceptionServices;
using System.Threading;
using System.Threading.Tasks;

sealed class Collector : SynchronizationContext
{
    public override void Post(SendOrPostCallback d, object state)
    {
        try { d(state); }
        catch (Exception e) { Console.WriteLine("context got " + e.GetType().Name + " " + e.Message); }
    }
}

static class Program
{
    static Task NotAsync(string s)
    {
        if (s == null) throw new ArgumentNullException(nameof(s));
        return Task.CompletedTask;
    }
    static async Task Checked(string s)
    {
        if (s == null) throw new ArgumentNullException(nameof(s));
        await Task.CompletedTask;
    }
    static async Task<int> Deep(int n, TaskCompletionSource<int> source)
    {
        try { return n == 0 ? await source.Task : await Deep(n - 1, source) + 1; }
        catch (InvalidOperationException e) { e.Data["level " + n] = n; throw; }
    }
    static async void Fire(string what)
    {
        await Task.CompletedTask;
        throw new NotSupportedException(what);
    }
    static async Task<string> Filtered(Exception e)
    {
        try { await Task.FromException(e); return "none"; }
        catch (ArgumentException x) when (x.ParamName == "p") { return "argument p"; }
        catch (Exception x) when (x.InnerException is FormatException) { return "inner format"; }
        catch (OperationCanceledException) { return "cancelled"; }
        catch (Exception x) { await Task.CompletedTask; return "other " + x.Message; }
    }
    static async Task Main()
    {
        try { NotAsync(null); } catch (ArgumentNullException e) { Console.WriteLine("at once " + e.ParamName); }
        Task t = Checked(null);
        Console.WriteLine(t.Status);
        try { await t; } catch (ArgumentNullException e) { Console.WriteLine("awaited " + e.ParamName); }
        var source = new TaskCompletionSource<int>();
        Task<int> deep = Deep(3, source);
        var original = new InvalidOperationException("deep");
        source.SetException(original);
        try { await deep; }
        catch (InvalidOperationException e)
        {
            Console.WriteLine(ReferenceEquals(e, original) + " " + e.Data.Count + " " + e.Data["level 2"]);
        }
        SynchronizationContext.SetSynchronizationContext(new Collector());
        Fire("unobserved");
        SynchronizationContext.SetSynchronizationContext(null);
        foreach (Exception e in new Exception[] { new ArgumentException("m", "p"), new ArgumentException("m"), new Exception("x", new FormatException()), new TaskCanceledException(), new AggregateException(new FormatException()) })
            Console.WriteLine(await Filtered(e));
        ExceptionDispatchInfo info = ExceptionDispatchInfo.Capture(original);
        try { info.Throw(); } catch (InvalidOperationException e) { Console.WriteLine(e.Message + " " + (info.SourceException == e)); }
        Func<Task> fails = () => throw new OverflowException("sync lambda");
        try { await fails(); } catch (OverflowException e) { Console.WriteLine(e.Message); }
    }
}
