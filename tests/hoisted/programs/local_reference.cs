// warned: the array is the same one each time; today's runtime reads the element, but need not
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static readonly int[] numbers = new int[1];

    static void Poll()
    {
        int[] mine = numbers;
        while (mine[0] == 0) { }  // here
    }

    static void Main() => Polling.Try(Poll, () => numbers[0] = 1);
}
