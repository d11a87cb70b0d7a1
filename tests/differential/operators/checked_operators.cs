// compilers: dotnet
// User-defined checked operators beside unchecked ones; unsigned shift; compound assignment.
using System;

readonly struct Small(sbyte v)
{
    public readonly sbyte V = v;
    public static Small operator +(Small a, Small b) => new((sbyte)(a.V + b.V));
    public static Small operator checked +(Small a, Small b) => new(checked((sbyte)(a.V + b.V)));
    public static Small operator -(Small a) => new((sbyte)-a.V);
    public static Small operator checked -(Small a) => new(checked((sbyte)-a.V));
    public static Small operator ++(Small a) => new((sbyte)(a.V + 1));
    public static Small operator checked ++(Small a) => new(checked((sbyte)(a.V + 1)));
    public static explicit operator Small(int x) => new((sbyte)x);
    public static explicit operator checked Small(int x) => new(checked((sbyte)x));
    public static Small operator >>>(Small a, int n) => new((sbyte)((byte)a.V >>> n));
    public override string ToString() => V.ToString();
}
class Money(decimal amount) : IEquatable<Money>
{
    public decimal Amount { get; private set; } = amount;
    public static bool operator ==(Money? a, Money? b) => a is null ? b is null : a.Equals(b);
    public static bool operator !=(Money? a, Money? b) => !(a == b);
    public bool Equals(Money? o) => o is not null && o.Amount == Amount;
    public override bool Equals(object? o) => Equals(o as Money);
    public override int GetHashCode() => Amount.GetHashCode();
    public static implicit operator Money(int x) => new(x);
    public static Money operator *(Money m, decimal f) => new(m.Amount * f);
}

static class Program
{
    static string Try(Func<Small> f)
    {
        try { return f().ToString(); } catch (OverflowException) { return "overflow"; }
    }

    static void Main()
    {
        Small a = (Small)100, b = (Small)50, min = (Small)(-128), max = (Small)127;
        Console.WriteLine(a + b);
        Console.WriteLine(Try(() => unchecked(a + b)) + " " + Try(() => checked(a + b)) + " "
            + Try(() => checked(a + (Small)27)));
        Console.WriteLine(Try(() => unchecked(-min)) + " " + Try(() => checked(-min)) + " "
            + Try(() => checked(-max)));
        Console.WriteLine(Try(() => { var x = max; unchecked { x++; } return x; }) + " "
            + Try(() => { var x = max; checked { x++; } return x; }));
        int big = 300;
        Console.WriteLine(Try(() => unchecked((Small)big)) + " " + Try(() => checked((Small)big)));
        Console.WriteLine(min >>> 4);
        Money m = 5, n = new(5), none = null!;
        Console.WriteLine((m == n) + " " + (m != n) + " " + (none == null) + " " + (m == none) + " "
            + m.Equals((object)n) + " " + ReferenceEquals(m, n));
        m *= 1.5m;
        Console.WriteLine(m.Amount + " " + n.Amount);
    }
}
