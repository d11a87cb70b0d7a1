// warned: the number is read plainly and compared with a constant
// runtime: hangs
using System;
using System.Threading;

static class Program
{
    static int turn;

    static void Poll()
    {
        while (turn != 1) { }  // here
    }

    static void Main() => Polling.Try(Poll, () => turn = 1);
}
