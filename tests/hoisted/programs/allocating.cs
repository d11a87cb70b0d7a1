// warned: a new object is not known to others and writes nothing of theirs
// runtime: hangs
using System;
using System.Threading;

static class Program
{
    static bool stop;
    class Node { public int number; }

    static void Poll()
    {
        while (!stop)  // here
        {
            var node = new Node();
            node.number = 1;
        }
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
