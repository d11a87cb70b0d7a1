// warned: what the loop writes lies in an array of another type
// runtime: hangs
using System;
using System.Threading;

static class Program
{
    static bool stop;
    static readonly int[] counts = new int[4];

    static void Poll()
    {
        int i = 0;
        while (!stop) counts[i++ & 3] = i;  // here
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
