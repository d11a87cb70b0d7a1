// Lamport's ring buffer for one producer and one consumer: only the producer moves the tail, only
// the consumer moves the head. The numbers 1 to n go through a ring with one place to spare.
//
// Asserted: the consumer gets all numbers in order.
// PLAIN: head and tail are not volatile; the new tail may be seen before the number is.
// BUG_FULL: the producer does not see that the ring is full.
//
// arguments: 3
// variants: PLAIN BUG_FULL
// sc tso clr2 clr dotnet: holds
// pso: violated assertion
// sc tso PLAIN: holds
// pso clr2 clr dotnet PLAIN: violated assertion
// sc tso pso clr2 clr dotnet BUG_FULL: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

class SpscRing {
    const int size = 2;
    static int n;
    static int[] ring;
#if PLAIN
    static int head;
    static int tail;
#else
    static volatile int head;
    static volatile int tail;
#endif

    static void Produce() {
        int at = 0;
        for (int item = 1; item <= n; item++) {
            int next = (at + 1) % size;
#if !BUG_FULL
            while (head == next) { }
#endif
            ring[at] = item;
            tail = next;
            at = next;
        }
    }

    static void Consume() {
        int at = 0;
        for (int item = 1; item <= n; item++) {
            while (tail == at) { }
            Debug.Assert(ring[at] == item);
            at = (at + 1) % size;
            head = at;
        }
    }

    static void Main(string[] args) {
        n = args.Length > 0 ? int.Parse(args[0]) : 3;
        ring = new int[size];
        Thread producer = new Thread(Produce);
        Thread consumer = new Thread(Consume);
        producer.Start();
        consumer.Start();
        producer.Join();
        consumer.Join();
    }
}
