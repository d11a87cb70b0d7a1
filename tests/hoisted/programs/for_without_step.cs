// warned: the condition is nothing but a plain read
// runtime: hangs
using System;
using System.Threading;

static class Program
{
    static bool stop;

    static void Poll()
    {
        for (; !stop;) { }  // here
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
