// Delegates: static, on instances, combined, closures, events; iterators; generic ones and variance.
using System;
using System.Collections.Generic;

delegate int Binary(int a, int b);
delegate T Maker<out T>();

class Counter
{
    public int Total;
    public event Action<int> Changed;
    public void Add(int n) { Total += n; if (Changed != null) Changed(n); }
    public virtual int Twice(int a, int b) { return Total * 2 + a - b; }
}

struct Value
{
    public int N;
    public int Plus(int a, int b) { return N + a + b; }
}

static class Program
{
    static int Add(int a, int b) { return a + b; }
    static string Word() { return "word"; }
    static int Extended(this string s, int a, int b) { return s.Length + a * b; }

    static int Apply(Binary f, int a, int b) { return f(a, b); }

    static int Combined()
    {
        int sum = 0;
        var counter = new Counter();
        Action<int> first = n => sum += n;
        counter.Changed += first;
        counter.Changed += n => { sum = sum * 2 + n; };
        counter.Add(3);
        counter.Changed -= first;
        counter.Add(4);
        Binary all = Add;
        all += counter.Twice;
        all += new Value { N = 5 }.Plus;
        all += "abc".Extended;
        return sum + all(6, 7) + all.GetInvocationList().Length;
    }

    static IEnumerable<int> Count(int n)
    {
        try
        {
            for (int i = 0; i < n; i++)
            {
                if (i == 3) yield break;
                yield return i * i;
            }
        }
        finally
        {
            total += 100;
        }
    }

    static int total;

    static Func<int, int> Curry(int a)
    {
        int calls = 0;
        return b => a * b + ++calls;
    }

    static int Variance()
    {
        Maker<string> word = Word;
        Maker<object> any = word;
        Func<object, string> show = o => o.ToString();
        Func<string, object> other = show;
        return ((string)any()).Length + ((string)other("xy")).Length;
    }

    static void Main()
    {
        total = Combined() + Apply(Add, 1, 2) + Apply(new Counter().Twice, 9, 8);
        foreach (int n in Count(6)) total += n;
        var f = Curry(3);
        total += f(4) + f(5) + Variance();
        var list = new List<Func<int>>();
        for (int i = 0; i < 3; i++) { int j = i; list.Add(() => j + i); }
        foreach (var g in list) total = total * 3 + g();
        Console.WriteLine(total);
    }
}
