// compilers: dotnet
// A task pool without threads: at most n jobs at a time, started as others end, results in order.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;

sealed class Jobs
{
    readonly SortedDictionary<string, TaskCompletionSource<int>> running = new(StringComparer.Ordinal);
    public int Most;
    public Task<int> Start(string name)
    {
        var source = new TaskCompletionSource<int>();
        running.Add(name, source);
        Most = Math.Max(Most, running.Count);
        return source.Task;
    }
    public bool Finish(string name, int result)
    {
        if (!running.Remove(name, out var source)) return false;
        if (result < 0) source.SetException(new InvalidOperationException(name + " failed"));
        else source.SetResult(result);
        return true;
    }
    public override string ToString() => string.Join("", running.Keys);
}

static class Program
{
    static async Task<T[]> Limited<T>(int limit, params Func<Task<T>>[] work)
    {
        var results = new T[work.Length];
        int next = 0;
        async Task Worker()
        {
            while (next < work.Length)
            {
                int mine = next++;
                results[mine] = await work[mine]();
            }
        }
        await Task.WhenAll(Enumerable.Range(0, limit).Select(_ => Worker()));
        return results;
    }
    static void Main()
    {
        var jobs = new Jobs();
        Task<int[]> all = Limited(2, "abcde".Select(c => (Func<Task<int>>)(() => jobs.Start(c.ToString()))).ToArray());
        Console.WriteLine(jobs + " " + all.IsCompleted);
        foreach (string s in new[] { "b", "c", "a", "z", "e", "d" }) Console.WriteLine(s + " " + jobs.Finish(s, s[0]) + " -> " + jobs);
        Console.WriteLine(all.Status + " " + string.Join(",", all.Result) + " " + jobs.Most);
        jobs = new Jobs();
        Task<int[]> failing = Limited(2, "pqr".Select(c => (Func<Task<int>>)(() => jobs.Start(c.ToString()))).ToArray());
        jobs.Finish("p", -1);
        Console.WriteLine(jobs + " " + failing.Status);
        jobs.Finish("q", 1);
        jobs.Finish("r", 2);
        Console.WriteLine(failing.Status + " " + failing.Exception.InnerException.Message);
    }
}
