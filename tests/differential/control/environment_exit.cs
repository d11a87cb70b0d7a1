// compilers: dotnet mono
// exit: 7
// Environment.Exit ends the program from within, without running finally blocks.
using System;

static class Program
{
    static void Deep(int n)
    {
        if (n == 0)
        {
            Console.WriteLine("leaving");
            Environment.Exit(7);
            Console.WriteLine("not reached");
        }
        Deep(n - 1);
        Console.WriteLine("not reached either " + n);
    }

    static void Main()
    {
        Console.WriteLine("begin");
        for (int i = 0; i < 3; i++) Console.WriteLine(i);
        Action<int> call = Deep;
        if (call != null)
        {
            call(5);
        }
        Console.WriteLine("not reached");
    }
}
