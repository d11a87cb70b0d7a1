// warned: the class is initialized by the time that the loop runs
// runtime: hangs by default; ends optimized at once; hangs without a profile
using System;
using System.Threading;

static class Shared
{
    public static bool stop;
    static Shared() { stop = false; }
}

static class Program
{
    static void Poll()
    {
        while (!Shared.stop) { }  // here
    }

    static void Main() => Polling.Try(Poll, () => Shared.stop = true);
}
