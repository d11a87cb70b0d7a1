// warned: which array it is, is a plain read; its length never changes
// runtime: hangs by default; ends optimized at once; hangs without a profile
using System;
using System.Threading;

static class Program
{
    static int[] numbers = new int[0];

    static void Poll()
    {
        while (numbers.Length == 0) { }  // here
    }

    static void Main() => Polling.Try(Poll, () => numbers = new int[1]);
}
