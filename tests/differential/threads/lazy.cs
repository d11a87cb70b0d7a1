// compilers: dotnet mono
// What is made once, whoever comes first: Lazy, LazyInitializer, class constructors that threads wait for.
using System;
using System.Threading;

class Made
{
    public static int Count;
    public readonly int Number = Interlocked.Increment(ref Count);
}

static class Slow
{
    public static readonly int First;
    public static int Runs;
    static Slow()
    {
        int sum = 0;
        for (int i = 0; i < 50000; i++) sum += i % 7;
        Runs++;
        First = sum;
    }
}

static class Broken
{
    public static int Field = 1;
    static Broken() { throw new InvalidOperationException("never"); }
}

static class Left
{
    public static int Value;
    static Left() { Thread.Yield(); Value = 1 + Right.Value * 0; }
}

static class Right
{
    public static int Value;
    static Right() { Value = 1 + Left.Value * 0; }
}

static class Program
{
    static void RunAll(int count, Action<int> body)
    {
        Thread[] threads = new Thread[count];
        for (int i = 0; i < count; i++)
        {
            int n = i;
            threads[i] = new Thread(() => body(n));
            threads[i].Start();
        }
        foreach (Thread thread in threads) thread.Join();
    }

    static void Main()
    {
        Lazy<Made> lazy = new Lazy<Made>(() => new Made());
        int[] numbers = new int[5];
        RunAll(5, n => numbers[n] = lazy.Value.Number);
        Console.WriteLine(string.Join(" ", numbers) + " " + Made.Count);

        Made made = null;
        bool initialized = false;
        object gate = null;
        RunAll(5, n => numbers[n] = LazyInitializer.EnsureInitialized(ref made, ref initialized, ref gate,
            () => new Made()).Number);
        Console.WriteLine(string.Join(" ", numbers) + " " + Made.Count);

        RunAll(4, n => numbers[n] = Slow.First);
        Console.WriteLine(numbers[0] + " " + numbers[3] + " " + Slow.Runs);

        int failures = 0;
        RunAll(4, n =>
        {
            try { Broken.Field++; }
            catch (TypeInitializationException e)
            {
                if (e.InnerException is InvalidOperationException) Interlocked.Increment(ref failures);
            }
        });
        Console.WriteLine(failures);

        // Each constructor needs the other class: nobody waits for ever.
        RunAll(2, n => numbers[n] = n == 0 ? Left.Value : Right.Value);
        Console.WriteLine(Left.Value + " " + Right.Value);
    }
}
