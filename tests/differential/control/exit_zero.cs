// compilers: dotnet mono
// Main without arguments gets an empty array, and returns zero.
using System;

static class Program
{
    static int depth;

    static int Descend(int n)
    {
        depth = Math.Max(depth, n);
        if (n == 10) return n;
        return Descend(n + 1) + 1;
    }

    static int Main(string[] args)
    {
        Console.WriteLine(args != null);
        Console.WriteLine(args.Length);
        foreach (string s in args) Console.WriteLine(s);
        Console.WriteLine(Descend(0));
        Console.WriteLine(depth);
        Console.Write("no ");
        Console.Write(1);
        Console.Write(' ');
        Console.Write(2.5);
        Console.Write(true);
        Console.Write((object)null);
        Console.Write("{0}-{1}", 1, "x");
        Console.WriteLine();
        Console.WriteLine("{0} {1} {2} {3}", 1, 'c', "s", null);
        Console.WriteLine((string)null);
        Console.WriteLine((object)null);
        Console.WriteLine('x');
        Console.WriteLine(new[] { 'a', 'b' });
        Console.WriteLine(1u);
        Console.WriteLine(1L);
        Console.WriteLine(1ul);
        Console.WriteLine(0.5f);
        Console.WriteLine(false);
        Console.WriteLine((object)12);
        return 0;
    }
}
