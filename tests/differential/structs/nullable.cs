// compilers: dotnet mono
// Nullable<T>: values, lifted operators, comparisons with null.
using System;

struct Money
{
    public int Cents;
    public static Money operator +(Money a, Money b) { return new Money { Cents = a.Cents + b.Cents }; }
    public static bool operator <(Money a, Money b) { return a.Cents < b.Cents; }
    public static bool operator >(Money a, Money b) { return a.Cents > b.Cents; }
    public static implicit operator Money(int c) { return new Money { Cents = c }; }
    public override string ToString() { return "$" + Cents; }
}

static class Program
{
    static int? Maybe(bool b) { if (b) return 7; return null; }
    static string S<T>(T? x) where T : struct { return x.HasValue ? x.Value.ToString() : "null"; }

    static void Main()
    {
        int? a = 5, n = null;
        Console.WriteLine(a.HasValue + " " + n.HasValue + " " + a.Value + " " + a + " [" + n + "]");
        Console.WriteLine(n.GetValueOrDefault() + " " + n.GetValueOrDefault(3) + " "
            + a.GetValueOrDefault(3));
        try { Console.WriteLine(n.Value); } catch (InvalidOperationException) { Console.WriteLine("no value"); }
        try { Console.WriteLine((int)n); } catch (InvalidOperationException) { Console.WriteLine("no value"); }
        Console.WriteLine(S(a + 1) + " " + S(a + n) + " " + S(n * 2) + " " + S(-a) + " " + S(-n) + " "
            + S(a % 3));
        Console.WriteLine((a > 3) + " " + (n > 3) + " " + (n < 3) + " " + (n <= n) + " " + (n == n) + " "
            + (a >= a));
        Console.WriteLine((n == null) + " " + (a == null) + " " + (a != null) + " " + (a == 5) + " "
            + (n != 5));
        n++;
        a++;
        a += 10;
        Console.WriteLine(S(n) + " " + S(a));
        a += n;
        Console.WriteLine(S(a));
        n = n ?? 4;
        Console.WriteLine(S(n));
        long? wide = n;
        double? real = n;
        int? back = (int?)wide;
        Console.WriteLine(S(wide) + " " + S(real) + " " + S(back));
        bool? t = true, f = false, u = null;
        bool?[] three = { t, f, u };
        foreach (var x in three)
            foreach (var y in three) Console.Write(S(x & y) + " " + S(x | y) + " " + S(x ^ y) + ", ");
        Console.WriteLine();
        Console.WriteLine(S(!t) + " " + S(!u));
        Money? m = 5, none = null;
        Console.WriteLine(S(m + m) + " " + S(m + none) + " " + (m < 6) + " " + (none < 6) + " " + (none > m));
        DayOfWeek? day = DayOfWeek.Sunday;
        day++;
        Console.WriteLine(S(day) + " " + day.Value);
        Console.WriteLine(S(Maybe(true)) + " " + S(Maybe(false)) + " " + (Maybe(true) ?? 0));
        Console.WriteLine(a.Equals(16) + " " + a.Equals(null) + " " + new int?().Equals(null) + " "
            + a.Equals("x"));
        Console.WriteLine(new int?().GetHashCode() + " " + new int?(5).GetHashCode() + " ["
            + new int?().ToString() + "]");
        char? c = 'x';
        decimal? d = 1.5m;
        Console.WriteLine(S(c) + S(d) + S(d * 2));
        int?[] array = new int?[3];
        array[1] = 4;
        array[1] += 1;
        foreach (var x in array) Console.Write(S(x) + " ");
        Console.WriteLine();
        Console.WriteLine(Nullable.Compare(n, null) + " " + Nullable.Compare<int>(null, null) + " "
            + Nullable.Equals(n, n));
    }
}
