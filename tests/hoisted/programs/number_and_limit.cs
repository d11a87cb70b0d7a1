// warned: the limit does not change in the loop
// runtime: hangs
using System;
using System.Threading;

static class Program
{
    static int turn;

    static void Wait(int limit)
    {
        while (turn < limit) { }  // here
    }

    static void Poll()
    {
        Wait(1);
    }

    static void Main() => Polling.Try(Poll, () => turn = 1);
}
