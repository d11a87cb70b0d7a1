// not warned: Thread.IsAlive asks the runtime
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static bool stop;

    static void Poll()
    {
        var thread = new Thread(() => stop = true);
        thread.Start();
        while (thread.IsAlive) { }
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
