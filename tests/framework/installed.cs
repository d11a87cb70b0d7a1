// Uses what .NET has and the models have not: the framework's own code is executed.
using System;
using System.Collections.Concurrent;
using System.Diagnostics;
using System.Threading;

static class Program
{
    static readonly ConcurrentDictionary<int, int> ages = new ConcurrentDictionary<int, int>();
    static bool isRefused;

    static void Main()
    {
        Thread other = new Thread(() =>
        {
            ages[1] = 36;
            try { new BlockingCollection<int>(-1); } catch (ArgumentOutOfRangeException) { isRefused = true; }
        });
        other.Start();
        other.Join();
        Debug.Assert(isRefused && ages[1] == 36);
    }
}
