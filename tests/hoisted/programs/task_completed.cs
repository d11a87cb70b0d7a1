// not warned: Task.IsCompleted is a volatile read
// runtime: ends
using System;
using System.Threading;
using System.Threading.Tasks;

static class Program
{
    static readonly TaskCompletionSource<bool> source = new TaskCompletionSource<bool>();

    static void Poll()
    {
        while (!source.Task.IsCompleted) { }
    }

    static void Main() => Polling.Try(Poll, () => source.SetResult(true));
}
