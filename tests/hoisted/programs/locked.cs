// not warned: the lock in the loop orders the reads
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static bool stop;
    static readonly object gate = new object();

    static void Poll()
    {
        while (true)
        {
            lock (gate)
            {
                if (stop) break;
            }
        }
    }

    static void Main() => Polling.Try(Poll, () => { lock (gate) stop = true; });
}
