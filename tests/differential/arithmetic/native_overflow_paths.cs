// compilers: dotnet mono
// Overflow inside of expressions of mixed types, and saved by wider types.
using System;

static class Program
{
    static string Try(Func<long> f)
    {
        try { return f().ToString(); }
        catch (OverflowException) { return "overflow"; }
        catch (DivideByZeroException) { return "zero"; }
    }

    static int Factorial(int n) { return n <= 1 ? 1 : checked(n * Factorial(n - 1)); }
    static long LongFactorial(int n) { return n <= 1 ? 1 : checked(n * LongFactorial(n - 1)); }

    static int Fibonacci(int n)
    {
        int a = 0, b = 1;
        for (int i = 0; i < n; i++)
        {
            int next = checked(a + b);
            a = b;
            b = next;
        }
        return a;
    }

    static void Main()
    {
        int big = 2000000000;
        uint ubig = 4000000000;
        Console.WriteLine(Try(() => checked(big + big)));
        Console.WriteLine(Try(() => checked((long)big + big)));
        Console.WriteLine(Try(() => checked(big + ubig)));
        Console.WriteLine(Try(() => checked(ubig + ubig)));
        Console.WriteLine(Try(() => unchecked(ubig + ubig)));
        Console.WriteLine(Try(() => checked((int)ubig)));
        Console.WriteLine(Try(() => checked((int)(ubig / 2))));
        Console.WriteLine(Try(() => checked((ushort)(big % 65536))));
        Console.WriteLine(Try(() => checked((ushort)-big)));
        Console.WriteLine(Try(() => checked(1 / (big - 2000000000))));
        Console.WriteLine(Try(() => (int)(big * 2.0 / 2)));
        for (int n = 10; n < 15; n++) Console.WriteLine(n + "! = " + Try(() => Factorial(n)));
        for (int n = 18; n < 23; n++) Console.WriteLine(n + "! = " + Try(() => LongFactorial(n)));
        for (int n = 43; n < 49; n++) Console.WriteLine("fibonacci " + n + ": " + Try(() => Fibonacci(n)));
        int count = 0;
        byte steps = 0;
        try
        {
            checked { while (true) { steps += 7; count++; } }
        }
        catch (OverflowException)
        {
            Console.WriteLine(count + " " + steps);
        }
        int[] array = new int[3];
        try { array[checked((int)(ubig - 1))] = 1; }
        catch (OverflowException) { Console.WriteLine("index overflow"); }
        long index = 2;
        array[index] = 7;
        Console.WriteLine(array[index] + array[2u] + array[(byte)2]);
    }
}
