// A million exceptions, through finally blocks and filters.
// prints: 500000 1000000 250000
using System;

static class Program
{
    static int ended, caught, filtered;

    static void Throw(int n)
    {
        try
        {
            if (n % 2 == 0) throw new InvalidOperationException();
            throw new ArgumentException();
        }
        finally
        {
            ended++;
        }
    }

    static bool Ask(int n) { return n % 4 == 1; }

    static void Main()
    {
        for (int i = 0; i < 1000000; i++)
        {
            try { Throw(i); }
            catch (InvalidOperationException) { caught++; }
            catch (ArgumentException) when (Ask(i)) { filtered++; }
            catch (ArgumentException) { }
        }
        Console.WriteLine(caught + " " + ended + " " + filtered);
    }
}
