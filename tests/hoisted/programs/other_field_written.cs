// warned: the field that the loop writes is another one
// runtime: hangs
using System;
using System.Threading;

static class Program
{
    static bool stop;
    static int count;

    static void Poll()
    {
        while (!stop) count++;  // here
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
