// compilers: dotnet
// Decimals as money: rounding modes, scale that is kept, interest, splitting without a remainder, bits.
using System;
using System.Globalization;
using System.Linq;

static class Program
{
    static decimal[] Split(decimal amount, params int[] parts)
    {
        int total = parts.Sum();
        var result = new decimal[parts.Length];
        decimal left = amount;
        for (int i = 0; i < parts.Length; i++) left -= result[i] = Math.Floor(amount * parts[i] / total * 100) / 100;
        for (int i = 0; left > 0; i++, left -= 0.01m) result[i] += 0.01m;
        return result;
    }
    static void Main()
    {
        CultureInfo c = CultureInfo.InvariantCulture;
        Console.WriteLine(string.Join(" ", Split(100m, 1, 1, 1)) + " | " + string.Join(" ", Split(0.05m, 3, 7)));
        foreach (decimal d in new[] { 2.5m, -2.5m, 0.125m, 1.005m, -0.5m })
            Console.WriteLine(string.Join(" ", Enum.GetValues<MidpointRounding>().Select(m => Math.Round(d, d == 0.125m || d == 1.005m ? 2 : 0, m).ToString(c))));
        Console.WriteLine(1.10m + 2.200m + " " + 1.20m * 3.0m + " " + 10m / 4m + " " + 1m / 3m + " " + 2m / 3m + " " + 1.000m + " " + 100m * 0.010m);
        Console.WriteLine((1.0m == 1.00m) + " " + 1.0m.Equals(1.00m) + " " + (1.0m.GetHashCode() == 1.00m.GetHashCode()) + " " + decimal.Compare(1.5m, -2m) + " " + -0.0m + " " + 7.5m % 2m + " " + -7.5m % 2m);
        Console.WriteLine(decimal.Truncate(-3.7m) + " " + decimal.Floor(-3.2m) + " " + decimal.Ceiling(3.2m) + " " + Math.Abs(-1.50m) + " " + Math.Sign(-0.1m) + " " + decimal.Negate(5m) + " " + Math.Clamp(5.5m, 1m, 3.25m));
        Console.WriteLine(string.Join(",", decimal.GetBits(-12.345m)) + " " + new decimal(12345, 0, 0, true, 3) + " " + new decimal(1, 1, 1, false, 0));
        decimal balance = 1000m;
        for (int year = 0; year < 5; year++) balance = Math.Round(balance * 1.0375m, 2, MidpointRounding.ToEven);
        Console.WriteLine(balance.ToString("C", c) + " " + balance.ToString("N4", c) + " " + (balance / 3).ToString("F10", c));
        Console.WriteLine(decimal.Parse("1,234.50", c) + " " + decimal.Parse("-1.5e3", NumberStyles.Float, c) + " " + decimal.Parse("(7)", NumberStyles.Currency, c) + " " + decimal.TryParse("79228162514264337593543950336", c, out _));
        Console.WriteLine((int)12.99m + " " + (long)-0.9m + " " + (double)0.1m + " " + (decimal)0.1 + " " + (decimal)1e-10 + " " + (decimal)123456789.123456789 + " " + (decimal)0.1f);
        try { Console.WriteLine(decimal.MaxValue * balance); } catch (OverflowException e) { Console.WriteLine(e.Message); }
        try { Console.WriteLine((byte)balance); } catch (OverflowException e) { Console.WriteLine(e.Message); }
        try { Console.WriteLine(balance / (balance - balance)); } catch (DivideByZeroException e) { Console.WriteLine(e.Message); }
        Console.WriteLine(decimal.MaxValue + " " + decimal.One / 7 + " " + decimal.Divide(1e-20m, 3e5m) + " " + new[] { 0.1m, 0.2m, 0.3m }.Sum());
    }
}
