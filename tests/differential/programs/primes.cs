// compilers: dotnet mono
// Sieve of Eratosthenes, factors, perfect numbers, gcd, modular powers.
using System;
using System.Collections.Generic;

static class Program
{
    static List<int> Sieve(int n)
    {
        var composite = new bool[n + 1];
        var primes = new List<int>();
        for (int i = 2; i <= n; i++)
        {
            if (composite[i]) continue;
            primes.Add(i);
            for (long j = (long)i * i; j <= n; j += i) composite[j] = true;
        }
        return primes;
    }
    static string Factors(long n)
    {
        var parts = new List<string>();
        for (long d = 2; d * d <= n; d++)
        {
            int e = 0;
            while (n % d == 0) { n /= d; e++; }
            if (e > 0) parts.Add(e == 1 ? d.ToString() : d + "^" + e);
        }
        if (n > 1) parts.Add(n.ToString());
        return string.Join(" * ", parts);
    }
    static long ModPow(long b, long e, long m)
    {
        long r = 1;
        b %= m;
        for (; e > 0; e >>= 1) { if ((e & 1) == 1) r = r * b % m; b = b * b % m; }
        return r;
    }
    static int Phi(int n) { int r = n; for (int p = 2; p <= n; p++) if (n % p == 0) { r -= r / p; while (n % p == 0) n /= p; } return r; }

    static void Main()
    {
        var primes = Sieve(2000);
        Console.WriteLine(primes.Count + " " + primes[primes.Count - 1]);
        Console.WriteLine(string.Join(" ", primes.GetRange(0, 25)));
        int twins = 0, gap = 0;
        for (int i = 1; i < primes.Count; i++)
        {
            if (primes[i] - primes[i - 1] == 2) twins++;
            gap = Math.Max(gap, primes[i] - primes[i - 1]);
        }
        Console.WriteLine(twins + " " + gap);
        foreach (long n in new[] { 12, 97, 360, 1001, 65536, 1000000007, 600851475143 }) Console.WriteLine(n
            + " = " + Factors(n));
        for (int n = 2; n < 1000; n++)
        {
            int sum = 1;
            for (int d = 2; d * d <= n; d++) if (n % d == 0) sum += d * d == n ? d : d + n / d;
            if (sum == n) Console.WriteLine("perfect " + n);
        }
        Console.WriteLine(ModPow(2, 100, 1000000007) + " " + ModPow(3, 1000, 997) + " " + ModPow(7, 0, 13));
        for (int n = 1; n <= 12; n++) Console.Write(Phi(n) + " ");
        Console.WriteLine();
        int fermat = 0;
        for (int n = 3; n < 600; n += 2) if (ModPow(2, n - 1, n) == 1 && !primes.Contains(n)) fermat = n;
        Console.WriteLine(fermat);
    }
}
