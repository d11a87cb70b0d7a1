// compilers: dotnet mono
// ++ and -- before and after, compound assignment, order of evaluation.
using System;

static class Program
{
    static int calls;
    static int Next(string name) { Console.Write(name + " "); return ++calls; }
    static int[] Array(string name, int[] a) { Console.Write(name + " "); return a; }

    class Box { public int Value; public int Property { get; set; } public byte Small; }

    static void Main()
    {
        int i = 5;
        Console.WriteLine(i++ + ++i);
        Console.WriteLine(i-- - --i);
        i = i++ + i++;
        Console.WriteLine(i);
        int[] a = { 1, 2, 3 };
        int k = 0;
        a[k++] += 10;
        a[k++] *= a[k]--;
        Console.WriteLine(a[0] + " " + a[1] + " " + a[2] + " " + k);
        Console.WriteLine(Next("x") + Next("y") * Next("z") - Next("w"));
        Array("target", a)[Next("index") - 5] = Next("value");
        Console.WriteLine(a[0] + " " + a[1] + " " + a[2]);
        var b = new Box();
        Console.WriteLine(b.Value++ + b.Value + ++b.Value);
        Console.WriteLine(b.Property++ + b.Property + ++b.Property);
        b.Property += 5;
        b.Value <<= 3;
        Console.WriteLine(b.Property + " " + b.Value);
        b.Small--;
        Console.WriteLine(b.Small);
        b.Small += 3;
        Console.WriteLine(b.Small);
        b.Small /= 2;
        Console.WriteLine(b.Small);
        long l = 1;
        l += i;
        l *= -3;
        Console.WriteLine(l);
        double d = 1;
        d++;
        d /= 4;
        Console.WriteLine(d--);
        Console.WriteLine(d);
        char c = 'a';
        c += (char)2;
        c++;
        Console.WriteLine(c);
        int x = 1, y = 2, z = 3;
        x = y = z;
        Console.WriteLine(x + y + z);
        x += y -= z *= 2;
        Console.WriteLine(x + " " + y + " " + z);
        bool p = true;
        p &= x > 100;
        p |= y < 0;
        p ^= true;
        Console.WriteLine(p);
        string s = "s";
        s += 1;
        s += 'c';
        s += null;
        s += 2.5;
        Console.WriteLine(s);
    }
}
