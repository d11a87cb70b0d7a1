// compilers: dotnet mono
// A thread that goes on and then has to wait again has let others go on; and who waits with a time-out gives up once
// all others wait for ever.
using System;
using System.Threading;

static class Program {
    static readonly object first = new object(), second = new object();

    static void WorksBetweenWaits() {
        bool hasFirst = false;
        var other = new Thread(() => {
            lock (first) {
                hasFirst = true;
                while (hasFirst) Thread.Yield();
            }
            lock (second) Console.WriteLine("the other one has had both");
        });
        lock (second) {
            other.Start();
            while (!hasFirst) Thread.Yield();
            hasFirst = false;
            lock (first) Console.WriteLine("both");
        }
        other.Join();
    }

    static void GivesUp() {
        var other = new Thread(() => { lock (first) Console.WriteLine("at last"); });
        lock (first) {
            other.Start();
            Console.WriteLine(other.Join(20));
            Console.WriteLine(other.Join(20));
        }
        other.Join();
    }

    static void Main() {
        WorksBetweenWaits();
        GivesUp();
    }
}
