// compilers: dotnet
// AsyncLocal values in nested asynchronous methods: what flows down, what comes back, in iterators and lambdas.
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

static class Program
{
    static readonly AsyncLocal<string> user = new();
    static readonly AsyncLocal<int> depth = new();
    static async Task Inner(string name)
    {
        Console.WriteLine("  inner sees " + user.Value + " " + depth.Value);
        user.Value = name;
        depth.Value++;
        await Task.CompletedTask;
        Console.WriteLine("  inner has " + user.Value + " " + depth.Value);
    }
    static Task NotAsync(string name) { user.Value = name; return Task.CompletedTask; }
    static async Task<int> Recurse(int n)
    {
        depth.Value += 1;
        int deeper = n == 0 ? depth.Value : await Recurse(n - 1);
        Console.Write(depth.Value + " ");
        return deeper;
    }
    static async IAsyncEnumerable<string> Each()
    {
        for (int i = 0; i < 2; i++)
        {
            user.Value = "iterator" + i;
            yield return user.Value;
        }
    }
    static IEnumerable<string> Plain()
    {
        user.Value = "plain";
        yield return user.Value;
    }
    static async Task Main()
    {
        user.Value = "main";
        await Inner("first");
        Console.WriteLine("back " + user.Value + " " + depth.Value);
        await NotAsync("changed");
        Console.WriteLine("back " + user.Value);
        Console.WriteLine("deepest " + await Recurse(3) + " now " + depth.Value);
        var gate = new TaskCompletionSource();
        Task waiting = Waits(gate.Task);
        user.Value = "later";
        gate.SetResult();
        await waiting;
        Console.WriteLine(user.Value);
        foreach (string s in Plain()) Console.WriteLine(s + " " + user.Value);
        ExecutionContext captured = ExecutionContext.Capture();
        user.Value = "outside";
        ExecutionContext.Run(captured, _ => { Console.WriteLine("run in " + user.Value); user.Value = "lost"; }, null);
        Console.WriteLine(user.Value);
        Func<Task> lambda = async () => { user.Value = "lambda"; await Task.CompletedTask; };
        await lambda();
        Console.WriteLine(user.Value);
        async Task Waits(Task g) { Console.WriteLine("before " + user.Value); await g; Console.WriteLine("after " + user.Value); }
    }
}
