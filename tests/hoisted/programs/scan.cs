// not warned: another element is read each time
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static readonly int[] numbers = { 0, 0, 1 };

    static void Poll()
    {
        int i = 0;
        while (numbers[i] == 0) i++;
    }

    static void Main() => Polling.Try(Poll, () => numbers[1] = 1);
}
