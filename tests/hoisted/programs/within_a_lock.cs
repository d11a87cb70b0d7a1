// not warned: nobody writes it while the lock is held
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static bool stop;
    static readonly object gate = new object();

    static void Poll()
    {
        lock (gate)
        {
            int i = 0;
            while (!stop && i < 3) i++;
        }
    }

    static void Main() => Polling.Try(Poll, () => { lock (gate) stop = true; });
}
