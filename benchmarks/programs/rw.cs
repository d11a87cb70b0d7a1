// Two readers and a writer with a lock protocol: a monitor guards who is inside, not what they do
// there. (readers_writers.cs has more of them, and lets writers go first.)
//
// Asserted: the readers see two fields that belong together both before or both after the change.
//
// sc tso pso clr2 clr dotnet: holds
#define DEBUG

using System.Diagnostics;
using System.Threading;

class ReadersWriter {
    static object gate;
    static int readers;
    static bool writing;
    static int left;
    static int right;

    static void Read() {
        lock (gate) {
            while (writing) Monitor.Wait(gate);
            readers++;
        }
        Debug.Assert(left == right);
        lock (gate) {
            readers--;
            Monitor.PulseAll(gate);
        }
    }

    static void Write() {
        lock (gate) {
            while (readers > 0) Monitor.Wait(gate);
            writing = true;
        }
        left = 1;
        right = 1;
        lock (gate) {
            writing = false;
            Monitor.PulseAll(gate);
        }
    }

    static void Main() {
        gate = new object();
        Thread first = new Thread(Read);
        Thread second = new Thread(Read);
        Thread writer = new Thread(Write);
        first.Start();
        second.Start();
        writer.Start();
        first.Join();
        second.Join();
        writer.Join();
    }
}
