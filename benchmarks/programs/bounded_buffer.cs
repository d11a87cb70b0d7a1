// A bounded buffer with Monitor.Wait and PulseAll: one producer puts the numbers 1 to n, n
// consumers take one each. The second argument is how many fit.
//
// Asserted: nobody puts into a full buffer or takes from an empty one; all that was put was taken.
// BUG_IF: who was woken does not look again, and finds that another consumer was faster.
// BUG_PULSE: only one thread is woken, and it may be a consumer when the producer should have been.
//
// arguments: 2 1
// variants: BUG_IF BUG_PULSE
// sc tso pso clr2 clr dotnet: holds
// sc tso pso clr2 clr dotnet BUG_IF: violated assertion
// sc tso pso clr2 clr dotnet BUG_PULSE: violated deadlock
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Buffer {
    readonly int[] items;
    int first;
    int count;

    public Buffer(int capacity) {
        items = new int[capacity];
    }

    public void Put(int item) {
        lock (this) {
#if BUG_IF
            if (count == items.Length) Monitor.Wait(this);
#else
            while (count == items.Length) Monitor.Wait(this);
#endif
            Debug.Assert(count < items.Length);
            items[(first + count) % items.Length] = item;
            count++;
            Wake();
        }
    }

    public int Take() {
        lock (this) {
#if BUG_IF
            if (count == 0) Monitor.Wait(this);
#else
            while (count == 0) Monitor.Wait(this);
#endif
            Debug.Assert(count > 0);
            int item = items[first];
            first = (first + 1) % items.Length;
            count--;
            Wake();
            return item;
        }
    }

    void Wake() {
#if BUG_PULSE
        Monitor.Pulse(this);
#else
        Monitor.PulseAll(this);
#endif
    }
}

class BoundedBuffer {
    static int n;
    static Buffer buffer;
    static int sum;

    static void Produce() {
        for (int item = 1; item <= n; item++) buffer.Put(item);
    }

    static void Consume() {
        int item = buffer.Take();
        Interlocked.Add(ref sum, item);
    }

    static void Main(string[] args) {
        n = args.Length > 0 ? int.Parse(args[0]) : 2;
        buffer = new Buffer(args.Length > 1 ? int.Parse(args[1]) : 1);

        Thread producer = new Thread(Produce);
        producer.Start();
        Thread[] consumers = new Thread[n];
        for (int i = 0; i < n; i++) {
            consumers[i] = new Thread(Consume);
            consumers[i].Start();
        }
        producer.Join();
        foreach (Thread consumer in consumers) consumer.Join();
        Debug.Assert(sum == n * (n + 1) / 2);
    }
}
