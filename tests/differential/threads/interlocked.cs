// compilers: dotnet mono
// Interlocked and Volatile among threads: nothing is lost, and what was written before is seen.
using System;
using System.Threading;

class Node
{
    public int Value;
    public Node Next;
}

static class Program
{
    static int count;
    static long big, most;
    static Node stack;
    static bool ready;
    static int message;

    static void Push(int value)
    {
        Node node = new Node { Value = value };
        do node.Next = Volatile.Read(ref stack);
        while (Interlocked.CompareExchange(ref stack, node, node.Next) != node.Next);
    }

    static Node Pop()
    {
        while (true)
        {
            Node top = Volatile.Read(ref stack);
            if (top == null || Interlocked.CompareExchange(ref stack, top.Next, top) == top) return top;
        }
    }

    static void RunAll(int count, Action<int> body)
    {
        Thread[] threads = new Thread[count];
        for (int i = 0; i < count; i++)
        {
            int n = i;
            threads[i] = new Thread(() => body(n));
            threads[i].Start();
        }
        foreach (Thread thread in threads) thread.Join();
    }

    static void Main()
    {
        RunAll(4, n =>
        {
            for (int i = 1; i <= 250; i++)
            {
                Interlocked.Increment(ref count);
                Interlocked.Add(ref big, i * 10000000000L);
                long now = n * 1000 + i, seen;
                while ((seen = Interlocked.Read(ref most)) < now) Interlocked.CompareExchange(ref most, now, seen);
            }
        });
        Console.WriteLine(count + " " + big + " " + most);

        RunAll(3, n => { for (int i = 0; i < 100; i++) Push(n * 100 + i); });
        long sum = 0;
        int popped = 0;
        RunAll(3, n =>
        {
            for (Node node = Pop(); node != null; node = Pop())
            {
                Interlocked.Add(ref sum, node.Value);
                Interlocked.Increment(ref popped);
            }
        });
        Console.WriteLine(popped + " " + sum + " " + (stack == null));

        Thread reader = new Thread(() =>
        {
            while (!Volatile.Read(ref ready)) { }
            Console.WriteLine(message);
        });
        reader.Start();
        message = 42;
        Volatile.Write(ref ready, true);
        reader.Join();

        int winners = 0, owner = -1;
        RunAll(5, n => { if (Interlocked.CompareExchange(ref owner, n, -1) == -1) Interlocked.Increment(ref winners); });
        Console.WriteLine(winners + " " + (owner >= 0));

        SpinLock spin = new SpinLock(false);
        int spun = 0;
        RunAll(3, n =>
        {
            for (int i = 0; i < 100; i++)
            {
                bool taken = false;
                spin.Enter(ref taken);
                spun++;
                spin.Exit();
            }
        });
        Console.WriteLine(spun);
    }
}
