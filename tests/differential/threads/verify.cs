// compilers: dotnet mono
// with: include/mmcheck/Verify.cs
// What a program can say to mmcheck, where there is no search: the first choice, what was observed.
using System;
using System.Threading;
using Mmcheck;

static class Program
{
    static int Main()
    {
        Console.WriteLine(Verify.Choose(1) + " " + Verify.Choose(5));
        try { Verify.Choose(0); } catch (ArgumentOutOfRangeException e) { Console.WriteLine(e.ParamName); }
        Verify.Assert(true);
        Verify.Assert(1 + 1 == 2, "arithmetic");
        Verify.Observe("integer", 42);
        Verify.Observe("number", 1.5);
        Verify.Observe("text", "some");
        Verify.Observe("nothing", null);
        Thread other = new Thread(() => Verify.Observe("of a thread", true));
        other.Start();
        other.Join();
        Verify.Assume(true);
        Verify.Assume(other.IsAlive);
        Console.WriteLine("not reached");
        return 1;
    }
}
