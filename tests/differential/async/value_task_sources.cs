// compilers: dotnet
// A reusable operation behind ValueTask: ManualResetValueTaskSourceCore, versions, and misuse that is noticed.
using System;
using System.Threading.Tasks;
using System.Threading.Tasks.Sources;

sealed class Operation<T> : IValueTaskSource<T>, IValueTaskSource
{
    ManualResetValueTaskSourceCore<T> core;
    public ValueTask<T> Start() { core.Reset(); return new ValueTask<T>(this, core.Version); }
    public ValueTask StartPlain() { core.Reset(); return new ValueTask(this, core.Version); }
    public void Finish(T value) => core.SetResult(value);
    public void Fail(Exception e) => core.SetException(e);
    public short Version => core.Version;
    public T GetResult(short token) => core.GetResult(token);
    void IValueTaskSource.GetResult(short token) => core.GetResult(token);
    public ValueTaskSourceStatus GetStatus(short token) => core.GetStatus(token);
    public void OnCompleted(Action<object> continuation, object state, short token, ValueTaskSourceOnCompletedFlags flags) =>
        core.OnCompleted(continuation, state, token, flags);
}

static class Program
{
    static async Task<string> Use(Operation<int> op, int times)
    {
        string text = "";
        for (int i = 0; i < times; i++)
            try { text += await op.Start() + ";"; }
            catch (FormatException e) { text += e.Message + ";"; }
        await op.StartPlain();
        return text + "end";
    }
    static void Main()
    {
        var op = new Operation<int>();
        Task<string> use = Use(op, 3);
        Console.WriteLine(op.Version);
        op.Finish(10);
        Console.WriteLine(op.Version);
        op.Fail(new FormatException("bad"));
        op.Finish(30);
        Console.WriteLine(use.IsCompleted + " " + op.Version);
        op.Finish(0);
        Console.WriteLine(use.Result);

        ValueTask<int> v = op.Start();
        Console.WriteLine(v.IsCompleted + " " + op.GetStatus(op.Version));
        op.Finish(5);
        Console.WriteLine(v.IsCompleted + " " + v.IsCompletedSuccessfully + " " + v.Result);
        try { op.Finish(6); } catch (InvalidOperationException e) { Console.WriteLine(e.Message); }
        ValueTask<int> next = op.Start();
        try { Console.WriteLine(v.IsCompleted); } catch (InvalidOperationException e) { Console.WriteLine("old " + e.Message); }
        Task<int> task = next.AsTask();
        op.Fail(new TimeoutException("late"));
        Console.WriteLine(task.Status + " " + task.Exception.InnerException.Message);
        ValueTask<int> kept = op.Start().Preserve();
        op.Finish(8);
        Console.WriteLine(kept.Result + " " + kept.Result);
        Console.WriteLine(new ValueTask<int>(3) == new ValueTask<int>(3));
        Console.WriteLine(new ValueTask<int>(4) + " " + ValueTask.FromResult("r") + " " + ValueTask.FromException(new Exception("z")).IsFaulted);
    }
}
