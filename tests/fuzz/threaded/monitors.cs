// Threads that lock, wait and pulse, raise exceptions and start each other; an unhandled one ends it.
using System;
using System.Diagnostics;
using System.Threading;

class Queue<T> where T : class {
    readonly T[] items = new T[2];
    int count;

    public void Put(T item) {
        lock (this) {
            while (count == items.Length) Monitor.Wait(this);
            items[count++] = item;
            Monitor.PulseAll(this);
        }
    }

    public T Take() {
        lock (this) {
            while (count == 0) Monitor.Wait(this);
            Monitor.Pulse(this);
            return items[--count];
        }
    }
}

static class Log {
    public static readonly object Gate = new object();
    public static int Lines;

    static Log() { Lines = 1; }
}

static class Program {
    static Queue<string> queue = new Queue<string>();
    static int taken;
    static bool stop;

    static void Produce() {
        for (int i = 0; i < 2; i++) queue.Put(i == 0 ? "a" : null);
        stop = true;
    }

    static void Consume() {
        try {
            for (int i = 0; i < 2; i++) taken += queue.Take().Length;
        } catch (NullReferenceException) when (taken > 0) {
            lock (Log.Gate) Log.Lines++;
        } finally {
            taken = -taken;
        }
    }

    static void Main() {
        Thread producer = new Thread(Produce);
        Action<int> consumer = times => { for (int i = 0; i < times; i++) Consume(); };
        producer.Start();
        consumer(1);
        Thread last = new Thread(() => {
            if (stop) throw new Exception("stopped");
        });
        last.Start();
        last.Join();
        Debug.Assert(Log.Lines == 2);
    }
}
