// compilers: dotnet
// Asynchronous locks, throttles and queues that one thread drives: who waits, who goes next.
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

sealed class AsyncQueue<T>
{
    readonly Queue<T> items = new Queue<T>();
    readonly Queue<TaskCompletionSource<T>> takers = new Queue<TaskCompletionSource<T>>();
    public void Put(T item)
    {
        if (takers.Count > 0) takers.Dequeue().SetResult(item);
        else items.Enqueue(item);
    }
    public Task<T> Take()
    {
        if (items.Count > 0) return Task.FromResult(items.Dequeue());
        var source = new TaskCompletionSource<T>();
        takers.Enqueue(source);
        return source.Task;
    }
}

static class Program
{
    static readonly List<string> log = new List<string>();
    static async Task Consume(string name, AsyncQueue<int> queue, int count)
    {
        for (int i = 0; i < count; i++) log.Add(name + await queue.Take());
        log.Add(name + " done");
    }
    static async Task Main()
    {
        var queue = new AsyncQueue<int>();
        queue.Put(0);
        Task a = Consume("a", queue, 3), b = Consume("b", queue, 2);
        for (int i = 1; i < 5; i++) queue.Put(i);
        Console.WriteLine(string.Join(" ", log) + " " + a.IsCompleted + " " + b.IsCompleted);

        var gate = new SemaphoreSlim(2, 3);
        Console.WriteLine(gate.Wait(0) + " " + gate.CurrentCount + " " + await gate.WaitAsync(0) + " " + await gate.WaitAsync(0) + " " + gate.Wait(0));
        Task waiting = gate.WaitAsync();
        Console.WriteLine(waiting.IsCompleted + " " + gate.CurrentCount);
        Console.WriteLine(gate.Release() + " " + gate.CurrentCount);
        await waiting;
        Console.WriteLine(gate.Release(2) + " " + gate.CurrentCount);
        try { gate.Release(2); } catch (SemaphoreFullException e) { Console.WriteLine(e.Message); }
        using var stop = new CancellationTokenSource();
        await gate.WaitAsync(); await gate.WaitAsync();
        Task canceled = gate.WaitAsync(stop.Token);
        stop.Cancel();
        try { await canceled; } catch (OperationCanceledException) { Console.WriteLine("gave up " + gate.CurrentCount); }
        try { new SemaphoreSlim(4, 3); } catch (ArgumentOutOfRangeException e) { Console.WriteLine(e.ParamName); }
        var countdown = new CountdownEvent(2);
        Console.WriteLine(countdown.Signal() + " " + countdown.TryAddCount() + " " + countdown.CurrentCount + " " + countdown.Signal(2) + " " + countdown.IsSet + " " + countdown.TryAddCount());
        try { countdown.Signal(); } catch (InvalidOperationException e) { Console.WriteLine(e.Message); }
    }
}
