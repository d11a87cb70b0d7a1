// compilers: dotnet mono
// Tasks of the pool that are waited for one after the other.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

static class Program
{
    [ThreadStatic]
    static int mine;

    static async Task<int> Later(int x)
    {
        await Task.Yield();
        await Task.Delay(1);
        return x;
    }

    static void Main()
    {
        Console.WriteLine(Task.Run(() => 1 + 1).Result);
        Console.WriteLine(Task.Run(async () => { await Task.Yield(); return "async"; }).Result);
        Console.WriteLine(Task.Run(() => Thread.CurrentThread.IsThreadPoolThread + " " + Thread.CurrentThread.IsBackground).Result);
        Console.WriteLine(Thread.CurrentThread.IsThreadPoolThread);
        Console.WriteLine(Later(5).Result);
        Console.WriteLine(string.Join(" ", Task.WhenAll(Enumerable.Range(1, 4).Select(Later)).Result));
        int sum = 0;
        Parallel.For(0, 10, i => Interlocked.Add(ref sum, i));
        Parallel.ForEach(new[] { 1, 2, 3 }, i => Interlocked.Add(ref sum, i));
        Parallel.Invoke(() => Interlocked.Increment(ref sum), () => Interlocked.Increment(ref sum));
        Console.WriteLine(sum);
        ParallelLoopResult result = Parallel.For(0, 100, (i, state) => { if (i == 3) state.Break(); });
        Console.WriteLine(result.IsCompleted + " " + result.LowestBreakIteration);
        Parallel.For(0, 8, () => 0, (i, state, local) => local + i, local => Interlocked.Add(ref sum, local));
        Console.WriteLine(sum);
        try { Parallel.For(0, 1, i => { throw new InvalidOperationException("loop"); }); }
        catch (AggregateException e) { Console.WriteLine(e.InnerException.Message); }
        using (var done = new ManualResetEvent(false))
        {
            ThreadPool.QueueUserWorkItem(o => { Console.WriteLine(o); done.Set(); }, "item");
            done.WaitOne();
        }
        var semaphore = new SemaphoreSlim(0);
        Task waits = semaphore.WaitAsync();
        Console.WriteLine(waits.IsCompleted + " " + semaphore.CurrentCount);
        semaphore.Release();
        waits.Wait();
        Console.WriteLine(waits.IsCompleted + " " + semaphore.CurrentCount + " " + semaphore.WaitAsync(0).Result);
        Task<int> unwrapped = Task.Factory.StartNew(() => Later(9)).Unwrap();
        Console.WriteLine(unwrapped.Result);
        var order = new List<int>();
        Task chain = Task.Run(() => order.Add(1)).ContinueWith(t => order.Add(2)).ContinueWith(t => order.Add(3));
        chain.Wait();
        Console.WriteLine(string.Join(",", order));
        mine = 4;
        Console.WriteLine(mine);
    }
}
