// warned: whether the getter throws is a plain read as well; today's runtime makes both each time, but need not
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static bool stop;
    static bool closed;

    static bool IsStopped
    {
        get
        {
            if (closed) throw new InvalidOperationException();
            return stop;  // here
        }
    }

    static void Poll()
    {
        while (!IsStopped) { }
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
