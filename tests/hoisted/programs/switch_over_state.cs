// warned: the switch is over a plain read
// runtime: hangs
using System;
using System.Threading;

static class Program
{
    static int state;

    static void Poll()
    {
        while (true)
        {
            switch (state)  // here
            {
                case 0: continue;
                case 1: continue;
                case 2: return;
                default: return;
            }
        }
    }

    static void Main() => Polling.Try(Poll, () => state = 2);
}
