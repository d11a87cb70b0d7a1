// warned: the getter that the compiler makes is a plain read
// runtime: hangs
using System;
using System.Threading;

static class Program
{
    static bool Stop { get; set; }

    static void Poll()
    {
        while (!Stop) { }  // here
    }

    static void Main() => Polling.Try(Poll, () => Stop = true);
}
