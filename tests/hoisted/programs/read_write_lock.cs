// not warned: the lock orders the reads
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static bool stop;
    static readonly ReaderWriterLockSlim gate = new ReaderWriterLockSlim();

    static void Poll()
    {
        bool seen = false;
        while (!seen)
        {
            gate.EnterReadLock();
            seen = stop;
            gate.ExitReadLock();
        }
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
