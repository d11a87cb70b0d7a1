// compilers: dotnet mono
// Async methods that wait for what is complete, or for what this thread completes: in which order things happen.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

static class Program
{
    static readonly TaskCompletionSource<int> source = new TaskCompletionSource<int>();

    static async Task<int> Add(int a, int b)
    {
        await Task.FromResult(0);
        return a + b;
    }

    static async Task<string> Wait(string name, bool tells)
    {
        Console.WriteLine(name + " begins");
        int value = await source.Task;
        if (!tells) return name;
        Console.WriteLine(name + " goes on with " + value);
        for (int i = 0; i < 2; i++)
        {
            try
            {
                value += await Add(value, i);
                if (i == 1) throw new InvalidOperationException(name + " fails");
            }
            catch (InvalidOperationException e)
            {
                await Task.FromResult(0);
                Console.WriteLine(e.Message);
            }
            finally
            {
                Console.WriteLine(name + " finally " + i + " " + value);
            }
        }
        return name + value;
    }

    static async Task Fail(bool early)
    {
        if (early) throw new InvalidOperationException("early");
        await source.Task;
        throw new InvalidOperationException("late");
    }

    static async Task Cancel()
    {
        await Task.FromResult(0);
        throw new OperationCanceledException("given up");
    }

    static async void Forget(List<string> log)
    {
        log.Add("before");
        await source.Task;
        log.Add("after");
    }

    static async Task<T> Generic<T>(T value, Func<T, Task<T>> next)
    {
        T result = await next(value);
        return await next(result);
    }

    struct Awaitable
    {
        public Awaiter GetAwaiter() { return new Awaiter(); }
    }

    struct Awaiter : System.Runtime.CompilerServices.INotifyCompletion
    {
        public bool IsCompleted { get { return false; } }
        public int GetResult() { return 11; }
        public void OnCompleted(Action continuation) { Console.WriteLine("awaited"); continuation(); Console.WriteLine("continued"); }
    }

    static async Task<int> Own()
    {
        int sum = 0;
        for (int i = 0; i < 3; i++) sum += await new Awaitable();
        return sum;
    }

    static void Main()
    {
        var log = new List<string>();
        Task<string> a = Wait("a", true), b = Wait("b", false);
        Task late = Fail(false), early = Fail(true), canceled = Cancel();
        Forget(log);
        Console.WriteLine(a.IsCompleted + " " + late.IsCompleted + " " + early.IsFaulted + " " + canceled.IsCanceled + " " + log.Count);
        Task<string> continued = a.ContinueWith(t => t.Result + "!", TaskContinuationOptions.ExecuteSynchronously);
        Task never = a.ContinueWith(t => { }, TaskContinuationOptions.OnlyOnFaulted | TaskContinuationOptions.ExecuteSynchronously);
        source.SetResult(3);
        b.Wait();
        while (!late.IsCompleted || log.Count < 2) System.Threading.Thread.Yield();
        Console.WriteLine(a.Result + " " + b.Result + " " + continued.Result + " " + never.IsCanceled);
        Console.WriteLine(late.Exception.InnerException.Message + " " + early.Exception.InnerException.Message + " " + string.Join(",", log));
        try { canceled.GetAwaiter().GetResult(); } catch (OperationCanceledException e) { Console.WriteLine(e.Message); }
        Console.WriteLine(Generic(5, x => Add(x, x)).Result + " " + Generic("x", x => Task.FromResult(x + x)).Result);
        Console.WriteLine(Own().Result);
        Func<int, Task<int>> lambda = async x => { await Task.FromResult(0); return x * 2; };
        Console.WriteLine(lambda(21).Result);
    }
}
