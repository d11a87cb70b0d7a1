// not warned: the list comes to its end
// runtime: ends
using System;
using System.Threading;
using System.Collections.Generic;

static class Program
{
    static bool stop;
    static readonly List<int> list = new List<int> { 1, 2 };

    static void Poll()
    {
        foreach (int number in list)
        {
            if (stop) break;
        }
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
