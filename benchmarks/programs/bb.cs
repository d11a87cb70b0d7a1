// A bounded buffer with one place, two producers with one number each and a consumer of two.
// (bounded_buffer.cs has more of everything, and what can be wrong with it.)
//
// Asserted: the consumer gets both numbers.
//
// sc tso pso clr2 clr dotnet: holds
#define DEBUG

using System.Diagnostics;
using System.Threading;

class BoundedBuffer {
    static object gate;
    static bool full;
    static int place;

    static void Put(int item) {
        lock (gate) {
            while (full) Monitor.Wait(gate);
            place = item;
            full = true;
            Monitor.PulseAll(gate);
        }
    }

    static int Take() {
        lock (gate) {
            while (!full) Monitor.Wait(gate);
            full = false;
            Monitor.PulseAll(gate);
            return place;
        }
    }

    static void Produce(object item) {
        Put((int)item);
    }

    static void Consume() {
        int sum = Take();
        sum += Take();
        Debug.Assert(sum == 3);
    }

    static void Main() {
        gate = new object();
        Thread first = new Thread(Produce);
        Thread second = new Thread(Produce);
        Thread consumer = new Thread(Consume);
        first.Start(1);
        second.Start(2);
        consumer.Start();
        first.Join();
        second.Join();
        consumer.Join();
    }
}
