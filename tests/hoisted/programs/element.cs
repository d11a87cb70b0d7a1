// warned: the same element is read each time; today's runtime reads it, but need not
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static readonly bool[] stops = new bool[2];

    static void Poll()
    {
        while (!stops[1]) { }  // here
    }

    static void Main() => Polling.Try(Poll, () => stops[1] = true);
}
