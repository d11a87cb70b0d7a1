// not warned: ConcurrentQueue.TryDequeue reads volatile fields
// runtime: ends
using System;
using System.Threading;
using System.Collections.Concurrent;

static class Program
{
    static readonly ConcurrentQueue<int> queue = new ConcurrentQueue<int>();

    static void Poll()
    {
        int item;
        while (!queue.TryDequeue(out item)) { }
    }

    static void Main() => Polling.Try(Poll, () => queue.Enqueue(1));
}
