// What a run has written, in the order in which it did: the assertion fails in those runs only in which the second
// thread comes first.
#define DEBUG

using System;
using System.Diagnostics;
using System.Threading;

class Output {
    static readonly object console = new object();
    static int last;

    static void Write(object number) {
        lock (console) {
            last = (int)number;
            Console.WriteLine("thread {0}", number);
        }
    }

    static void Main() {
        Console.Write("both ");
        Thread first = new Thread(Write);
        Thread second = new Thread(Write);
        Console.WriteLine("start");
        first.Start(1);
        second.Start(2);
        first.Join();
        second.Join();
        Debug.Assert(last == 2);
        Console.WriteLine("not written");
    }

    static int Elsewhere(string[] arguments) {
        Console.WriteLine("elsewhere, with {0}", string.Join(" ", arguments));
        return 7;
    }
}
