// compilers: dotnet
// Random with a seed: the same numbers as always, shuffles, choices, bytes.
using System;
using System.Linq;

sealed class Constant : Random
{
    int calls;
    protected override double Sample() { calls++; return 0.5; }
    public int Calls => calls;
}

static class Program
{
    static void Main()
    {
        var random = new Random(42);
        Console.WriteLine(string.Join(" ", Enumerable.Range(0, 6).Select(_ => random.Next())));
        Console.WriteLine(string.Join(" ", Enumerable.Range(0, 12).Select(_ => random.Next(100))));
        Console.WriteLine(string.Join(" ", Enumerable.Range(0, 8).Select(_ => random.Next(-5, 6))));
        Console.WriteLine(string.Join(" ", Enumerable.Range(0, 4).Select(_ => random.NextDouble().ToString("R"))));
        var bytes = new byte[8];
        random.NextBytes(bytes);
        Console.WriteLine(Convert.ToHexString(bytes));
        Console.WriteLine(random.NextInt64() + " " + random.NextInt64(10) + " " + random.NextInt64(-1000000000000, 1000000000000) + " " + random.NextSingle());
        int[] cards = Enumerable.Range(1, 10).ToArray();
        random.Shuffle(cards);
        Console.WriteLine(string.Join(" ", cards));
        Console.WriteLine(string.Join("", random.GetItems("abcdef".ToCharArray(), 12)));
        Console.WriteLine(new Random(0).Next() + " " + new Random(-7).Next() + " " + new Random(7).Next() + " " + new Random(int.MinValue).Next());
        Console.WriteLine(new Random(5).Next(int.MinValue, int.MaxValue));
        var fixedValue = new Constant();
        Console.WriteLine(fixedValue.NextDouble() + " " + fixedValue.Next(10) + " " + fixedValue.Next(5, 15) + " " + fixedValue.Calls);
        try { random.Next(5, 4); } catch (ArgumentOutOfRangeException e) { Console.WriteLine(e.ParamName); }
        try { random.Next(-1); } catch (ArgumentOutOfRangeException e) { Console.WriteLine(e.ParamName); }
        double inside = 0;
        for (int i = 0; i < 500; i++) if (Math.Pow(random.NextDouble(), 2) + Math.Pow(random.NextDouble(), 2) < 1) inside++;
        Console.WriteLine(4 * inside / 500);
    }
}
