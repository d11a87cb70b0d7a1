// not warned: another object is compared each time
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static object last = new object();

    static void Poll()
    {
        object one;
        do { one = new object(); } while (one == last);
    }

    static void Main() => Polling.Try(Poll, () => last = new object());
}
