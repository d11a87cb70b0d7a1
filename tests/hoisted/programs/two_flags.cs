// warned: both are plain reads
// runtime: hangs
using System;
using System.Threading;

static class Program
{
    static bool first;
    static bool second;

    static void Poll()
    {
        while (!(first && second)) { }  // here
    }

    static void Main() => Polling.Try(Poll, () => { first = true; second = true; });
}
