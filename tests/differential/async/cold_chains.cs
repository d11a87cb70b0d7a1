// compilers: dotnet
// Long chains of waits that complete in one go, and deep recursion of asynchronous methods.
using System;
using System.Threading.Tasks;

static class Program
{
    static async Task<int> Count(int n)
    {
        int sum = 0;
        for (int i = 0; i < n; i++) sum += await Task.FromResult(i);
        return sum;
    }
    static async Task<int> Depth(int n, Task gate)
    {
        if (n == 0) { await gate; return 0; }
        return 1 + await Depth(n - 1, gate);
    }
    static async ValueTask<int> Collatz(long n) => n == 1 ? 0 : 1 + await Collatz(n % 2 == 0 ? n / 2 : 3 * n + 1);
    static async Task<bool> Even(int n) => n == 0 || await Odd(n - 1);
    static async Task<bool> Odd(int n) => n != 0 && await Even(n - 1);
    static async Task Main()
    {
        Console.WriteLine(await Count(100));
        var gate = new TaskCompletionSource();
        Task<int> deep = Depth(10, gate.Task);
        Console.WriteLine(deep.IsCompleted);
        gate.SetResult();
        Console.WriteLine(await deep);
        Console.WriteLine(await Depth(40, Task.CompletedTask) + " " + await Collatz(27));
        Console.WriteLine(await Even(20) + " " + await Odd(20) + " " + await Even(7));
        Task<int> chain = Task.FromResult(1);
        for (int i = 0; i < 20; i++)
        {
            Task<int> before = chain;
            chain = Twice(before);
        }
        Console.WriteLine(await chain);
    }
    static async Task<int> Twice(Task<int> t) => 2 * await t;
}
