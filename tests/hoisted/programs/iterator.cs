// warned: the loop of an iterator is a loop of its state machine
// runtime: hangs
using System;
using System.Threading;
using System.Collections.Generic;

static class Program
{
    static bool stop;

    static IEnumerable<int> Wait()
    {
        yield return 1;
        while (!stop) { }  // here
    }

    static void Poll()
    {
        foreach (int number in Wait()) { }
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
