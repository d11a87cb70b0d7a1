// warned: the inner loop ends, but nothing of it ends the outer one
// runtime: hangs
using System;
using System.Threading;

static class Program
{
    static bool stop;
    public static int sum;

    static void Poll()
    {
        int mine = 0;
        while (true)
        {
            for (int i = 0; i < 4; i++) mine += i;
            if (stop) break;  // here
        }
        sum = mine;
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
