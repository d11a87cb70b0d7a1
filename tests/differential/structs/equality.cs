// compilers: dotnet mono
// ValueType.Equals compares the fields; overridden Equals; in collections.
using System;
using System.Collections.Generic;

struct Simple { public int A; public long B; }
struct WithReference { public int A; public string S; public object O; }
struct WithFloat { public double D; public float F; }
struct Own
{
    public int X;
    public override bool Equals(object o) { return o is Own && ((Own)o).X / 10 == X / 10; }
    public override int GetHashCode() { return X / 10; }
}
struct Fast : IEquatable<Fast>
{
    public int X;
    public bool Equals(Fast other) { Program.Calls++; return X == other.X; }
    public override bool Equals(object o) { Program.ObjectCalls++; return o is Fast && X == ((Fast)o).X; }
    public override int GetHashCode() { return X; }
}
struct Nest { public Simple S; public Own O; }

static class Program
{
    public static int Calls, ObjectCalls;

    static void Main()
    {
        var a = new Simple { A = 1, B = 2 };
        var b = a;
        Console.WriteLine(a.Equals(b) + " " + Equals(a, b) + " " + a.Equals(new Simple()) + " "
            + a.Equals(null) + a.Equals(1));
        b.B++;
        Console.WriteLine(a.Equals(b));
        Console.WriteLine(a.GetHashCode() == new Simple { A = 1, B = 2 }.GetHashCode());
        var r = new WithReference { A = 1, S = "ab", O = 5 };
        var q = new WithReference { A = 1, S = "a" + 'b'.ToString(), O = 5 };
        Console.WriteLine(r.Equals(q));
        q.O = 5L;
        Console.WriteLine(r.Equals(q));
        q.O = null;
        Console.WriteLine(r.Equals(q) + " " + q.Equals(r) + " " + q.Equals(q));
        var f = new WithFloat { D = 0.0, F = 1 };
        Console.WriteLine(f.Equals(new WithFloat { D = 0.0, F = 1 }) + " " + f.Equals(new WithFloat { D = 1,
            F = 1 }));
        Console.WriteLine(new WithFloat { D = double.NaN }.Equals(new WithFloat { D = double.NaN }));
        Console.WriteLine(new Own { X = 12 }.Equals(new Own { X = 19 }) + " "
            + new Own { X = 12 }.Equals(new Own { X = 21 }));
        var n = new Nest { S = a, O = new Own { X = 11 } };
        var m = new Nest { S = a, O = new Own { X = 15 } };
        Console.WriteLine(n.Equals(m));
        m.S.A = 0;
        Console.WriteLine(n.Equals(m));
        var list = new List<Fast> { new Fast { X = 1 }, new Fast { X = 2 }, new Fast { X = 3 } };
        Console.WriteLine(list.IndexOf(new Fast { X = 3 }) + " " + list.Contains(new Fast { X = 9 }));
        Console.WriteLine((Calls > 0) + " " + ObjectCalls);
        var set = new HashSet<Own> { new Own { X = 1 }, new Own { X = 5 }, new Own { X = 10 } };
        Console.WriteLine(set.Count + " " + set.Contains(new Own { X = 18 }));
        var map = new Dictionary<Fast, string> { { new Fast { X = 7 }, "seven" } };
        Console.WriteLine(map[new Fast { X = 7 }] + map.ContainsKey(new Fast { X = 8 }) + ObjectCalls);
        var pairs = new Dictionary<Simple, int>();
        for (int i = 0; i < 20; i++)
        {
            var key = new Simple { A = i % 3, B = i % 2 };
            int count;
            pairs.TryGetValue(key, out count);
            pairs[key] = count + 1;
        }
        Console.WriteLine(pairs.Count + " " + pairs[new Simple { A = 2, B = 1 }]);
        Console.WriteLine(Array.IndexOf(new[] { a, b }, b));
    }
}
