// not warned: the array comes to its end
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static bool stop;
    static readonly int[] numbers = { 1, 2 };

    static void Poll()
    {
        foreach (int number in numbers)
        {
            if (stop) break;
        }
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
