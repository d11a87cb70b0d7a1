// compilers: dotnet mono
// Monitor.Wait, Pulse and PulseAll: turns, a bounded buffer, waiting for several.
using System;
using System.Collections.Generic;
using System.Threading;

class Turns
{
    readonly object gate = new object();
    int next;

    public void Take(int number, int of, Action action)
    {
        lock (gate)
        {
            while (next % of != number) Monitor.Wait(gate);
            action();
            next++;
            Monitor.PulseAll(gate);
        }
    }
}

class Buffer
{
    readonly Queue<int> items = new Queue<int>();
    readonly int room;
    public Buffer(int room) { this.room = room; }

    public void Put(int item)
    {
        lock (items)
        {
            while (items.Count == room) Monitor.Wait(items);
            items.Enqueue(item);
            Monitor.PulseAll(items);
        }
    }

    public int Get()
    {
        lock (items)
        {
            while (items.Count == 0) Monitor.Wait(items);
            int item = items.Dequeue();
            Monitor.PulseAll(items);
            return item;
        }
    }
}

static class Program
{
    static void Main()
    {
        Turns turns = new Turns();
        string text = "";
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.Length; i++)
        {
            int number = i;
            threads[i] = new Thread(() =>
            {
                for (int round = 0; round < 4; round++)
                {
                    turns.Take(number, 3, () => text += (char)('a' + number) + round.ToString() + " ");
                }
            });
            threads[i].Start();
        }
        foreach (Thread thread in threads) thread.Join();
        Console.WriteLine(text);

        Buffer buffer = new Buffer(3);
        long sum = 0;
        Thread producer = new Thread(() => { for (int i = 1; i <= 200; i++) buffer.Put(i); buffer.Put(-1); });
        Thread consumer = new Thread(() =>
        {
            int last = 0;
            for (int item = buffer.Get(); item >= 0; item = buffer.Get())
            {
                if (item != last + 1) Console.WriteLine("out of order");
                last = item;
                sum += item;
            }
        });
        consumer.Start();
        producer.Start();
        producer.Join();
        consumer.Join();
        Console.WriteLine(sum);

        // The monitor is held as often after Wait as before.
        object gate = new object();
        bool go = false;
        int depth = 0;
        Thread nested = new Thread(() =>
        {
            lock (gate) lock (gate)
            {
                while (!go) Monitor.Wait(gate);
                while (Monitor.IsEntered(gate)) { Monitor.Exit(gate); depth++; }
                for (int i = 0; i < depth; i++) Monitor.Enter(gate);
            }
        });
        nested.Start();
        lock (gate) { go = true; Monitor.Pulse(gate); }
        nested.Join();
        Console.WriteLine(depth);

        // Nobody pulses: the time runs out. A pulse that nobody waits for is lost.
        lock (gate)
        {
            Monitor.Pulse(gate);
            Console.WriteLine(Monitor.Wait(gate, 5) + " " + Monitor.Wait(gate, 0) + " " + Monitor.IsEntered(gate));
        }
    }
}
