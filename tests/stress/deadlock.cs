// Every thread waits for another one: who for what is said, and that is the end.
// status: 3
// prints: both
// says: deadlock: thread 0 waits for thread 1 to end, in Program::Main
using System;
using System.Threading;

static class Program
{
    static readonly object left = new object(), right = new object();

    static void Take(object first, object second, Barrier both)
    {
        lock (first)
        {
            both.SignalAndWait();
            lock (second) Console.WriteLine("not reached");
        }
    }

    static void Main()
    {
        Barrier both = new Barrier(2, b => Console.WriteLine("both"));
        Thread one = new Thread(() => Take(left, right, both));
        Thread other = new Thread(() => Take(right, left, both));
        one.Start();
        other.Start();
        one.Join();
    }
}
