// compilers: dotnet mono
// An exception that leaves any thread ends the program, though Main waits.
// exit: unhandled
using System;
using System.Threading;

static class Program
{
    static void Main()
    {
        Thread failing = new Thread(() =>
        {
            Console.WriteLine("about to fail");
            throw new InvalidOperationException("in a thread");
        });
        failing.Start();
        new ManualResetEvent(false).WaitOne();
        Console.WriteLine("not reached");
    }
}
