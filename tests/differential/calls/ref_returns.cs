// compilers: dotnet mono
// Methods and properties that return references; ref locals.
using System;

class Grid
{
    readonly int[] cells = new int[9];
    public ref int At(int x, int y) { return ref cells[y * 3 + x]; }
    public ref int this[int i] { get { return ref cells[i]; } }
    int counter;
    public ref int Counter { get { return ref counter; } }
    public override string ToString() { return string.Join(",", cells) + "/" + counter; }
}

struct Pair { public int A, B; public override string ToString() { return A + "/" + B; } }

static class Program
{
    static int global = 1;
    static Pair[] pairs = { new Pair { A = 1 }, new Pair { A = 2 }, new Pair { A = 3 } };

    static ref int Max(int[] a)
    {
        int best = 0;
        for (int i = 1; i < a.Length; i++) if (a[i] > a[best]) best = i;
        return ref a[best];
    }
    static ref int Choose(bool first, ref int a, ref int b)
    {
        if (first) return ref a;
        return ref b;
    }
    static ref Pair Find(int a)
    {
        for (int i = 0; i < pairs.Length; i++) if (pairs[i].A == a) return ref pairs[i];
        throw new InvalidOperationException("none");
    }
    static ref int Global() { return ref global; }

    static void Main()
    {
        var g = new Grid();
        g.At(1, 1) = 5;
        g.At(2, 0) += 7;
        g[8]++;
        g.Counter = 3;
        ref int c = ref g.Counter;
        c *= 4;
        Console.WriteLine(g);
        int[] a = { 3, 9, 4 };
        Max(a) = -1;
        Max(a) *= 10;
        Console.WriteLine(string.Join(" ", a));
        int x = 1, y = 2;
        Choose(true, ref x, ref y) = 10;
        Choose(false, ref x, ref y) += 20;
        Console.WriteLine(x + " " + y);
        Find(2).B = 22;
        ref Pair p = ref Find(3);
        p.A = 33;
        p.B = 333;
        Pair copy = Find(1);
        copy.B = 99;
        Console.WriteLine(pairs[0] + " " + pairs[1] + " " + pairs[2] + " " + copy);
        Find(33) = new Pair { A = 4, B = 44 };
        Console.WriteLine(pairs[2] + " " + p);
        try { Find(77).A = 1; } catch (InvalidOperationException e) { Console.WriteLine(e.Message); }
        Global() = 5;
        Global()++;
        Console.WriteLine(global);
        ref int r = ref a[1];
        int value = r;
        r = 77;
        Console.WriteLine(value + " " + a[1]);
        string[] names = { "a", "b" };
        ref string s = ref names[1];
        s += "!";
        Console.WriteLine(names[1]);
    }
}
