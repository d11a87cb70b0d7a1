// compilers: dotnet
// Tasks as they complete: WhenAny in a loop, timeouts against completed work.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;

static class Program
{
    static async Task Main()
    {
        var sources = Enumerable.Range(0, 4).Select(i => new TaskCompletionSource<int>()).ToArray();
        sources[2].SetResult(20);
        var left = sources.Select(s => s.Task).ToList();
        int next = 3;
        while (left.Count > 0)
        {
            Task<int> done = await Task.WhenAny(left);
            left.Remove(done);
            Console.Write(done.Result + " ");
            if (next >= 0)
            {
                sources[next].TrySetResult(next * 10);
                if (--next == 2) next--;
            }
        }
        Console.WriteLine();
        Task never = new TaskCompletionSource().Task;
        Task done1 = Task.CompletedTask;
        Console.WriteLine(await Task.WhenAny(never, done1) == done1);
        Console.WriteLine(await Task.FromResult("in time").WaitAsync(TimeSpan.FromSeconds(5)));
        try { await never.WaitAsync(TimeSpan.Zero); } catch (TimeoutException e) { Console.WriteLine(e.GetType().Name); }
        Console.WriteLine(never.Wait(0) + " " + Task.WaitAny(never, Task.CompletedTask) + " " + Task.WaitAll(new[] { never }, 0) + " " + Task.WaitAny(new[] { never }, 0));
        await Task.WhenAll(Array.Empty<Task>());
        Console.WriteLine((await Task.WhenAll(new List<Task<int>>())).Length);
        try { await Task.WhenAny(Array.Empty<Task>()); } catch (ArgumentException e) { Console.WriteLine(e.ParamName); }
        try { Task.WhenAll(new Task[] { null }); } catch (ArgumentException e) { Console.WriteLine(e.ParamName); }
        await Task.FromException(new FormatException("ignored")).ConfigureAwait(ConfigureAwaitOptions.SuppressThrowing);
        Console.WriteLine(Task.CompletedTask.IsCompletedSuccessfully + " " + Task.FromException(new Exception()).IsCompletedSuccessfully);
    }
}
