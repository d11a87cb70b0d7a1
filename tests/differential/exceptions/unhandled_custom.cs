// compilers: dotnet mono
// exit: unhandled
// The same for an exception of the program's own, rethrown on the way.
using System;

class Fatal : Exception { public Fatal(string m, Exception e) : base(m, e) { } }

static class Program
{
    static void Deep(int n)
    {
        if (n == 0) throw new InvalidOperationException("at the bottom");
        try
        {
            Deep(n - 1);
        }
        catch (InvalidOperationException e) when (n == 2)
        {
            Console.WriteLine("wrapping");
            throw new Fatal("fatal", e);
        }
        catch (Fatal e)
        {
            Console.WriteLine("passing on " + e.Message);
            throw;
        }
    }

    static int Main()
    {
        Console.WriteLine("begin");
        Deep(4);
        Console.WriteLine("not reached");
        return 0;
    }
}
