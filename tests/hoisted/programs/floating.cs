// warned: a double is read plainly
// runtime: hangs
using System;
using System.Threading;

static class Program
{
    static double level;

    static void Poll()
    {
        while (level < 0.5) { }  // here
    }

    static void Main() => Polling.Try(Poll, () => level = 1);
}
