// compilers: dotnet mono
// Addition, multiplication and comparison of big integers in digits of base 10000.
using System;
using System.Text;

class Big
{
    const int Base = 10000;
    readonly int[] digits;
    Big(int[] d) { int n = d.Length; while (n > 1 && d[n - 1] == 0) n--; Array.Resize(ref d, n); digits = d; }
    public static implicit operator Big(int x) { return new Big(new[] { x % Base,
        x / Base % Base, x / Base / Base }); }
    public static Big Parse(string s)
    {
        var d = new int[(s.Length + 3) / 4];
        for (int i = 0, end = s.Length; end > 0; i++, end -= 4)
        {
            int start = Math.Max(0, end - 4);
            d[i] = int.Parse(s.Substring(start, end - start));
        }
        return new Big(d);
    }
    public static Big operator +(Big a, Big b)
    {
        var r = new int[Math.Max(a.digits.Length, b.digits.Length) + 1];
        for (int i = 0, carry = 0; i < r.Length; i++)
        {
            int sum = carry + (i < a.digits.Length ? a.digits[i] : 0)
                + (i < b.digits.Length ? b.digits[i] : 0);
            r[i] = sum % Base;
            carry = sum / Base;
        }
        return new Big(r);
    }
    public static Big operator -(Big a, Big b)
    {
        if (a < b) throw new ArithmeticException("negative");
        var r = (int[])a.digits.Clone();
        for (int i = 0, borrow = 0; i < r.Length; i++)
        {
            r[i] -= borrow + (i < b.digits.Length ? b.digits[i] : 0);
            borrow = r[i] < 0 ? 1 : 0;
            if (borrow == 1) r[i] += Base;
        }
        return new Big(r);
    }
    public static Big operator *(Big a, Big b)
    {
        var r = new int[a.digits.Length + b.digits.Length];
        for (int i = 0; i < a.digits.Length; i++)
        {
            int carry = 0;
            for (int j = 0; j < b.digits.Length || carry > 0; j++)
            {
                int x = r[i + j] + carry + (j < b.digits.Length ? a.digits[i] * b.digits[j] : 0);
                r[i + j] = x % Base;
                carry = x / Base;
            }
        }
        return new Big(r);
    }
    public static bool operator <(Big a, Big b) { return Compare(a, b) < 0; }
    public static bool operator >(Big a, Big b) { return Compare(a, b) > 0; }
    static int Compare(Big a, Big b)
    {
        if (a.digits.Length != b.digits.Length) return a.digits.Length - b.digits.Length;
        for (int i = a.digits.Length - 1; i >= 0; i--) if (a.digits[i] != b.digits[i]) return a.digits[i] - b.digits[i];
        return 0;
    }
    public override string ToString()
    {
        var s = new StringBuilder();
        s.Append(digits[digits.Length - 1]);
        for (int i = digits.Length - 2; i >= 0; i--) s.Append(digits[i].ToString("D4"));
        return s.ToString();
    }
}

static class Program
{
    static void Main()
    {
        Big f = 1;
        for (int i = 2; i <= 50; i++) { f = f * i; if (i % 10 == 0) Console.WriteLine(i + "! = " + f); }
        Big a = 0, b = 1;
        for (int i = 0; i < 300; i++) { Big t = a + b; a = b; b = t; }
        Console.WriteLine(a);
        Big p = 1;
        for (int i = 0; i < 200; i++) p = p + p;
        Console.WriteLine(p);
        Big x = Big.Parse("123456789012345678901234567890"), y = Big.Parse("98765432109876543210");
        Console.WriteLine(x * y);
        Console.WriteLine(x - y);
        Console.WriteLine((x > y) + " " + (x < y) + " " + (y - y) + " " + Big.Parse("00012"));
        try { Console.WriteLine(y - x); } catch (ArithmeticException e) { Console.WriteLine(e.Message); }
    }
}
