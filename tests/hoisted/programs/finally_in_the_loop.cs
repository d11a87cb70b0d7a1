// warned: the finally block adds no way out
// runtime: hangs
using System;
using System.Threading;

static class Program
{
    static bool stop;
    static int count;

    static void Poll()
    {
        int n = 0;
        while (!stop)  // here
        {
            try { n++; }
            finally { count = n; }
        }
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
