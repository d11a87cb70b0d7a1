// warned: an index that could be out of range is no way out
// runtime: hangs
using System;
using System.Threading;

static class Program
{
    static bool stop;
    static readonly int[] numbers = new int[4];
    public static int sum;

    static void Poll()
    {
        int i = 0;
        while (!stop) sum += numbers[i++ & 3];  // here
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
