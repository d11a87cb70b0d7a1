// warned: an enumeration is a number
// runtime: hangs
using System;
using System.Threading;

enum Phase { Starting, Running }

static class Program
{
    static Phase phase;

    static void Poll()
    {
        while (phase == Phase.Starting) { }  // here
    }

    static void Main() => Polling.Try(Poll, () => phase = Phase.Running);
}
