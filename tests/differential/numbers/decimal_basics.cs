// compilers: dotnet mono
// decimal: exact sums, products, quotients, scales, rounding, comparisons.
using System;

static class Program
{
    static void Main()
    {
        Console.WriteLine(0.1m + 0.2m);
        Console.WriteLine(0.1m + 0.2m == 0.3m);
        Console.WriteLine(1.10m + 2.205m);
        Console.WriteLine(5m - 7.25m);
        Console.WriteLine(1.5m * 2m);
        Console.WriteLine(1.25m * 1.30m);
        Console.WriteLine(10m / 4m);
        Console.WriteLine(1m / 3m);
        Console.WriteLine(2m / 3m);
        Console.WriteLine(10m % 3m);
        Console.WriteLine(-7.5m % 2m);
        Console.WriteLine(-(1.5m));
        Console.WriteLine(decimal.MaxValue);
        Console.WriteLine(decimal.MinValue);
        Console.WriteLine(79228162514264337593543950335m - 1m);
        Console.WriteLine(1.0m == 1.00m);
        Console.WriteLine(1.0m + " " + 1.00m + " " + 0m + " " + 0.00m);
        Console.WriteLine((1.5m < 1.50001m) + " " + (2m > 1m) + " " + (2m <= 2.0m) + " "
            + 1.5m.CompareTo(2m));
        Console.WriteLine(Math.Round(2.5m) + " " + Math.Round(3.5m) + " " + Math.Round(2.345m, 2) + " "
            + Math.Floor(-1.5m) + " " + Math.Truncate(-1.7m));
        Console.WriteLine((int)3.99m + " " + (long)-3.99m + " " + (double)1.25m + " " + (decimal)0.1 + " "
            + (decimal)7 + " " + (decimal)long.MaxValue);
        Console.WriteLine(1234.5m.ToString("F2") + " " + 1234567.891m.ToString("N2") + " "
            + 0.125m.ToString("P1") + " " + 5m.ToString("0.00"));
        decimal money = 100;
        try { Console.WriteLine(decimal.MaxValue + money); } catch (OverflowException) { Console.WriteLine("overflow"); }
        decimal zero = 0;
        try { Console.WriteLine(1m / zero); } catch (DivideByZeroException) { Console.WriteLine("zero"); }
        try { Console.WriteLine((int)(money * 30000000)); } catch (OverflowException) { Console.WriteLine("too big"); }
        decimal sum = 0;
        for (int i = 1; i <= 10; i++) sum += i * 0.01m;
        Console.WriteLine(sum);
        for (int year = 0; year < 3; year++) money *= 1.05m;
        Console.WriteLine(money);
        money++;
        Console.WriteLine(money + " " + decimal.Parse("1.230") + " " + decimal.Negate(5) + " " + decimal.One);
        Console.WriteLine(1.50m.GetHashCode() == 1.5m.GetHashCode());
        Console.WriteLine(0.0000001m * 0.0000001m);
        Console.WriteLine(12345678901234567890m * 100m);
    }
}
