// not warned: the two locals change places each time
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static int left;

    static void Poll()
    {
        int a = left, b = 1;
        while (a == 0)
        {
            int c = a;
            a = b;
            b = c;
        }
    }

    static void Main() => Polling.Try(Poll, () => left = 0);
}
