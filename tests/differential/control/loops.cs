// compilers: dotnet mono
// for, while, do, foreach; break and continue; several variables; nested and empty ones.
using System;

static class Program
{
    static void Main()
    {
        for (int i = 0, j = 10; i < j; i++, j -= 2) Console.Write(i + "," + j + " ");
        Console.WriteLine();
        int n = 27, steps = 0;
        while (n != 1) { n = n % 2 == 0 ? n / 2 : 3 * n + 1; steps++; }
        Console.WriteLine(steps);
        int k = 0;
        do { k++; if (k == 3) continue; if (k > 5) break; Console.Write(k + " "); } while (k < 100);
        Console.WriteLine(k);
        do { Console.WriteLine("once"); } while (false);
        while (false) { }
        for (; ; ) { if (++k > 20) break; }
        Console.WriteLine(k);
        for (int i = 2; i < 40; i++)
        {
            bool prime = true;
            for (int d = 2; d * d <= i; d++)
                if (i % d == 0) { prime = false; break; }
            if (!prime) continue;
            Console.Write(i + " ");
        }
        Console.WriteLine();
        int sum = 0;
        foreach (int x in new[] { 3, 1, 4, 1, 5 }) { if (x == 4) continue; sum = sum * 10 + x; }
        Console.WriteLine(sum);
        foreach (char c in "abc") foreach (char d in "xy") Console.Write("" + c + d + " ");
        Console.WriteLine();
        foreach (int[] row in new[] { new[] { 1, 2 }, new int[0], new[] { 3 } })
        {
            foreach (int x in row) Console.Write(x + " ");
            Console.Write("| ");
        }
        Console.WriteLine();
        for (int i = 0; i < 0; i++) Console.WriteLine("never");
        for (byte b = 250; b > 200; b++) Console.Write(b + " ");
        Console.WriteLine();
        for (double d = 0; d < 1; d += 0.25) Console.Write(d + " ");
        Console.WriteLine();
        for (char c = 'z'; c >= 'a'; c -= (char)5) Console.Write(c);
        Console.WriteLine();
        for (long l = 1; l > 0; l *= 1000) Console.Write(l + " ");
        Console.WriteLine();
        int outer = 0, inner = 0;
        while (outer < 5)
        {
            outer++;
            inner = 0;
            while (true)
            {
                if (inner >= outer) break;
                inner++;
                if ((inner + outer) % 3 == 0) continue;
                Console.Write(outer * 10 + inner + " ");
            }
        }
        Console.WriteLine();
    }
}
