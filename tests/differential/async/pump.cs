// compilers: dotnet
// A message loop on one thread: Task.Yield, continuations in order, ConfigureAwait, async void that fails.
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

sealed class Pump : SynchronizationContext
{
    readonly Queue<(SendOrPostCallback, object)> queue = new Queue<(SendOrPostCallback, object)>();
    public int Posted;
    public override void Post(SendOrPostCallback d, object state) { Posted++; queue.Enqueue((d, state)); }
    public override void Send(SendOrPostCallback d, object state) { d(state); }
    public void Run(Func<Task> main)
    {
        SynchronizationContext before = Current;
        SetSynchronizationContext(this);
        Task task = main();
        while (queue.Count > 0)
        {
            var (d, state) = queue.Dequeue();
            try { d(state); }
            catch (Exception e) { Console.WriteLine("pump caught " + e.Message); }
        }
        SetSynchronizationContext(before);
        Console.WriteLine(task.Status + " after " + Posted);
    }
}

static class Program
{
    static async Task Worker(string name, int steps)
    {
        for (int i = 0; i < steps; i++)
        {
            Console.Write(name + i + " ");
            await Task.Yield();
        }
    }
    static async void Fails(string why)
    {
        await Task.Yield();
        throw new InvalidOperationException(why);
    }
    static async Task<int> Sum(IEnumerable<int> numbers)
    {
        int sum = 0;
        foreach (int n in numbers) { await Task.Yield(); sum += n; }
        return sum;
    }
    static void Main()
    {
        new Pump().Run(() => Task.WhenAll(Worker("a", 3), Worker("b", 2), Worker("c", 4)));
        new Pump().Run(async () => { Fails("first"); await Worker("d", 2); Fails("second"); });
        new Pump().Run(async () => Console.WriteLine(await Sum(new[] { 1, 2, 3, 4 })));
        new Pump().Run(async () =>
        {
            var source = new TaskCompletionSource<int>();
            async Task Wait(bool stay) { int n = await source.Task.ConfigureAwait(stay); Console.WriteLine($"{n} {stay} {SynchronizationContext.Current is Pump}"); }
            Task x = Wait(true);
            source.SetResult(5);
            Console.WriteLine(x.IsCompleted);
            await x;
            await Wait(false);
        });
        new Pump().Run(async () => { await Task.Yield(); throw new FormatException("end"); });
        Console.WriteLine(SynchronizationContext.Current == null);
    }
}
