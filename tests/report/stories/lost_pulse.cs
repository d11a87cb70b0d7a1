// Whoever waits for a pulse that was given before waits for ever: this thread, and not the one that
// waits for its end, is where to look. The lock has no name but its field's.
// model: sc
using System.Collections.Generic;
using System.Threading;

class Tasks {
    readonly Queue<int> items = new Queue<int>();
    readonly object gate = new object();

    public void Put(int item) {
        lock (gate) {
            items.Enqueue(item);
            Monitor.Pulse(gate);
        }
    }

    public int Take() {
        lock (gate) {
            Monitor.Wait(gate);
            return items.Dequeue();
        }
    }
}

class Program {
    static void Main() {
        Tasks tasks = new Tasks();
        Thread consumer = new Thread(() => tasks.Take());
        consumer.Start();
        tasks.Put(42);
        consumer.Join();
    }
}
