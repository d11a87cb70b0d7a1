// compilers: dotnet
// Retries, fallbacks, circuit breakers and timeouts by steps as composable asynchronous policies.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

delegate Task<T> Operation<T>(int attempt);
static class Policy
{
    public static Func<Operation<T>, Task<T>> Retry<T>(int times, Predicate<Exception> when, Action<int, Exception> told) => async op =>
    {
        var errors = new List<Exception>();
        for (int i = 1; ; i++)
            try { return await op(i); }
            catch (Exception e) when (when(e))
            {
                errors.Add(e);
                told(i, e);
                if (i == times) throw new AggregateException("after " + i, errors);
            }
    };
    public static Func<Operation<T>, Task<T>> Fallback<T>(Func<Operation<T>, Task<T>> inner, T value) => async op => { try { return await inner(op); } catch (AggregateException) { return value; } };
}
sealed class Breaker
{
    readonly int limit;
    int failures, open;
    public Breaker(int limit) { this.limit = limit; }
    public async Task<T> Run<T>(Func<Task<T>> f)
    {
        if (open > 0) { open--; throw new InvalidOperationException("open, " + open + " more"); }
        try { T v = await f(); failures = 0; return v; }
        catch (Exception) when (++failures >= limit && (open = 2) > 0 && (failures = 0) == 0) { throw; }
    }
}

static class Program
{
    static async Task<string> Flaky(int attempt, int good)
    {
        await Task.CompletedTask;
        if (attempt < good) throw attempt % 2 == 0 ? new TimeoutException("slow " + attempt) : new FormatException("garbled " + attempt);
        return "answer at " + attempt;
    }
    static async Task Main()
    {
        var policy = Policy.Retry<string>(3, e => e is TimeoutException or FormatException, (i, e) => Console.WriteLine("  " + i + " " + e.Message));
        Console.WriteLine(await policy(i => Flaky(i, 3)));
        try { await policy(i => Flaky(i, 9)); } catch (AggregateException e) { Console.WriteLine(e.Message + " | " + e.InnerExceptions.Count); }
        try { await policy(i => throw new NotSupportedException("not retried " + i)); } catch (NotSupportedException e) { Console.WriteLine(e.Message); }
        Console.WriteLine(await Policy.Fallback(policy, "default")(i => Flaky(i, 9)));
        var breaker = new Breaker(2);
        for (int i = 0; i < 7; i++)
            try { Console.WriteLine(await breaker.Run(() => Flaky(1, i < 5 ? 2 : 1))); }
            catch (Exception e) { Console.WriteLine(i + " " + e.GetType().Name + " " + e.Message); }
    }
}
