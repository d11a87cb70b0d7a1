// warned: one bit of a plain read
// runtime: hangs
using System;
using System.Threading;

static class Program
{
    static int state;

    static void Poll()
    {
        while ((state & 4) == 0) { }  // here
    }

    static void Main() => Polling.Try(Poll, () => state = 4);
}
