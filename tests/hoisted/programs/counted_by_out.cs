// not warned: what comes out is another number each time
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static int count;
    static bool TryNext(out int n)
    {
        n = ++count;
        return n > 5;
    }

    static void Poll()
    {
        int n;
        while (!TryNext(out n)) { }
    }

    static void Main() => Polling.Try(Poll, () => count = 3);
}
