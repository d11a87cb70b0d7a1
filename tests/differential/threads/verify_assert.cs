// compilers: dotnet mono
// with: include/mmcheck/Verify.cs
// A false assertion ends the process as a crash does.
// exit: 134
using System;
using Mmcheck;

static class Program
{
    static void Main()
    {
        Console.WriteLine("before");
        Verify.Assert(Verify.Choose(3) == 1, "another choice");
        Console.WriteLine("after");
    }
}
