// warned: a parameter that is only read may be written by others
// runtime: hangs
// compilers: dotnet
using System;
using System.Threading;

static class Program
{
    static bool stop;

    static void Wait(in bool flag)
    {
        while (!flag) { }  // here
    }

    static void Poll()
    {
        Wait(in stop);
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
