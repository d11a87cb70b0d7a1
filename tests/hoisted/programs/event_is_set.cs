// not warned: ManualResetEventSlim.IsSet is a volatile read
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static readonly ManualResetEventSlim signal = new ManualResetEventSlim();

    static void Poll()
    {
        while (!signal.IsSet) { }
    }

    static void Main() => Polling.Try(Poll, () => signal.Set());
}
