// not warned: Monitor.Wait gives the lock back and takes it again
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
            while (!stop) Monitor.Wait(gate);
        }
    }

    static void Main() => Polling.Try(Poll, () => { lock (gate) { stop = true; Monitor.PulseAll(gate); } });
}
