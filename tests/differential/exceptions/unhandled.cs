// compilers: dotnet mono
// exit: unhandled
// An exception which nobody catches ends the program; what was printed before counts.
using System;

static class Program
{
    static int Sum(int[] a, int n)
    {
        int sum = 0;
        for (int i = 0; i < n; i++) sum += a[i];
        return sum;
    }

    static void Main()
    {
        int[] a = { 1, 2, 3 };
        Console.WriteLine("begin");
        for (int n = 0; n < 10; n++)
        {
            try
            {
                Console.WriteLine(Sum(a, n));
            }
            catch (FormatException)
            {
                Console.WriteLine("never");
            }
        }
        Console.WriteLine("not reached");
    }
}
