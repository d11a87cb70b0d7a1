// compilers: dotnet mono
// Direct, mutual and deep recursion.
using System;

static class Program
{
    static int Ackermann(int m, int n)
    {
        if (m == 0) return n + 1;
        if (n == 0) return Ackermann(m - 1, 1);
        return Ackermann(m - 1, Ackermann(m, n - 1));
    }
    static bool Even(int n) { return n == 0 || Odd(n - 1); }
    static bool Odd(int n) { return n != 0 && Even(n - 1); }
    static int Fib(int n) { return n < 2 ? n : Fib(n - 1) + Fib(n - 2); }
    static int Gcd(int a, int b) { return b == 0 ? a : Gcd(b, a % b); }
    static int moves;
    static void Hanoi(int n, char from, char to, char over)
    {
        if (n == 0) return;
        Hanoi(n - 1, from, over, to);
        moves++;
        if (n == 4) Console.WriteLine(from + "->" + to);
        Hanoi(n - 1, over, to, from);
    }
    static int count;
    static void Permute(char[] a, int k)
    {
        if (k == a.Length)
        {
            count++;
            if (count % 5 == 0) Console.WriteLine(new string(a));
            return;
        }
        for (int i = k; i < a.Length; i++)
        {
            char t = a[k]; a[k] = a[i]; a[i] = t;
            Permute(a, k + 1);
            t = a[k]; a[k] = a[i]; a[i] = t;
        }
    }
    static int Depth(int n) { return n == 0 ? 0 : 1 + Depth(n - 1); }
    static long Tail(int n, long sum) { return n == 0 ? sum : Tail(n - 1, sum + n); }
    static string Binary(int n) { return n < 2 ? n.ToString() : Binary(n / 2) + n % 2; }
    static long Power(long b, int e)
    {
        if (e == 0) return 1;
        long half = Power(b, e / 2);
        return half * half * (e % 2 == 1 ? b : 1);
    }
    static int Sum(int[] a, int i) { return i < a.Length ? a[i] + Sum(a, i + 1) : 0; }

    static void Main()
    {
        Console.WriteLine(Ackermann(2, 3));
        Console.WriteLine(Ackermann(1, 20));
        Console.WriteLine(Even(10) + " " + Odd(7) + " " + Even(7));
        for (int i = 0; i < 18; i++) Console.Write(Fib(i) + " ");
        Console.WriteLine();
        Console.WriteLine(Gcd(1071, 462) + " " + Gcd(17, 5) + " " + Gcd(0, 9));
        Hanoi(6, 'a', 'b', 'c');
        Console.WriteLine(moves);
        Permute("abcd".ToCharArray(), 0);
        Console.WriteLine(count);
        Console.WriteLine(Depth(1000));
        Console.WriteLine(Tail(1000, 0));
        Console.WriteLine(Binary(1234567));
        Console.WriteLine(Power(3, 39) + " " + Power(-2, 63));
        Console.WriteLine(Sum(new[] { 1, 2, 3, 4 }, 0));
    }
}
