// not warned: the thread itself counts the element up
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static readonly int[] counts = new int[1];

    static void Poll()
    {
        while (counts[0] < 3) counts[0]++;
    }

    static void Main() => Polling.Try(Poll, () => counts[0] = 1);
}
