// compilers: dotnet
// Tokens: registrations and their order, linked sources, cancelled tasks and what they throw.
using System;
using System.Threading;
using System.Threading.Tasks;

static class Program
{
    static async Task<int> Steps(int n, CancellationToken token, Action<int> step)
    {
        for (int i = 0; i < n; i++)
        {
            token.ThrowIfCancellationRequested();
            step(i);
            await Task.CompletedTask;
        }
        return n;
    }
    static async Task Main()
    {
        var source = new CancellationTokenSource();
        CancellationToken token = source.Token;
        token.Register(() => Console.WriteLine("first"));
        CancellationTokenRegistration gone = token.Register(() => Console.WriteLine("gone"));
        token.Register(o => Console.WriteLine("third " + o), "state");
        Console.WriteLine(gone.Unregister() + " " + gone.Unregister() + " " + (gone.Token == token));
        Console.WriteLine(await Steps(3, token, i => { }));
        Task<int> t = Steps(5, token, i => { if (i == 2) source.Cancel(); });
        Console.WriteLine(t.Status);
        try { await t; }
        catch (OperationCanceledException e) { Console.WriteLine(e.GetType().Name + " " + (e.CancellationToken == token) + " " + e.Message); }
        token.Register(() => Console.WriteLine("at once"));
        Task never = Task.Run(() => Console.WriteLine("never"), token);
        Console.WriteLine(never.Status);
        try { never.Wait(); }
        catch (AggregateException e) { Console.WriteLine(e.InnerException.GetType().Name + " " + e.InnerException.Message); }

        var a = new CancellationTokenSource();
        var b = new CancellationTokenSource();
        using (var linked = CancellationTokenSource.CreateLinkedTokenSource(a.Token, b.Token))
        {
            linked.Token.Register(() => Console.WriteLine("linked"));
            b.Cancel();
            Console.WriteLine(linked.IsCancellationRequested + " " + a.IsCancellationRequested);
        }
        var failing = new CancellationTokenSource();
        failing.Token.Register(() => throw new FormatException("one"));
        failing.Token.Register(() => throw new OverflowException("two"));
        try { failing.Cancel(); }
        catch (AggregateException e) { foreach (Exception x in e.InnerExceptions) Console.WriteLine(x.Message); }
        Console.WriteLine(CancellationToken.None.CanBeCanceled + " " + new CancellationToken(true).IsCancellationRequested + " " + token.CanBeCanceled);
        var waiting = new TaskCompletionSource<int>();
        var stop = new CancellationTokenSource();
        using (stop.Token.Register(() => waiting.TrySetCanceled(stop.Token)))
        {
            stop.Cancel();
            try { await waiting.Task; }
            catch (TaskCanceledException e) { Console.WriteLine((e.CancellationToken == stop.Token) + " " + (e.Task == waiting.Task)); }
        }
        stop.Dispose();
        try { stop.Token.Register(() => { }); } catch (ObjectDisposedException e) { Console.WriteLine(e.ObjectName + "|" + e.Message); }
    }
}
