// compilers: dotnet mono
// What only one thread at a time does: lock, nested and left by exceptions, Monitor.TryEnter, Lock-free counting.
using System;
using System.Collections.Generic;
using System.Threading;

class Account
{
    readonly object gate = new object();
    int balance;

    public void Move(int amount)
    {
        lock (gate)
        {
            int before = balance;
            for (int i = 0; i < 3; i++) lock (gate) before += 0;
            balance = before + amount;
        }
    }

    public void MoveAndFail(int amount)
    {
        lock (gate)
        {
            balance += amount;
            throw new InvalidOperationException("moved " + amount);
        }
    }

    public int Balance { get { lock (gate) return balance; } }
}

static class Program
{
    static void RunAll(int count, Action<int> body)
    {
        List<Thread> threads = new List<Thread>();
        for (int i = 0; i < count; i++)
        {
            int number = i;
            Thread thread = new Thread(() => body(number));
            threads.Add(thread);
            thread.Start();
        }
        foreach (Thread thread in threads) thread.Join();
    }

    static void Main()
    {
        Account account = new Account();
        RunAll(4, n => { for (int i = 0; i < 500; i++) account.Move(n + 1); });
        Console.WriteLine(account.Balance);

        int failures = 0;
        RunAll(3, n =>
        {
            for (int i = 0; i < 50; i++)
            {
                try { account.MoveAndFail(-1); }
                catch (InvalidOperationException) { Interlocked.Increment(ref failures); }
            }
        });
        Console.WriteLine(account.Balance + " " + failures);

        object gate = new object();
        bool free = true, taken = false;
        lock (gate)
        {
            RunAll(1, n => free = Monitor.TryEnter(gate));
            RunAll(1, n => Monitor.TryEnter(gate, 1, ref taken));
        }
        Console.WriteLine(free + " " + taken);
        RunAll(1, n => { free = Monitor.TryEnter(gate); if (free) Monitor.Exit(gate); });
        Console.WriteLine(free + " " + Monitor.IsEntered(gate));
        RunAll(1, n =>
        {
            try { Monitor.Exit(gate); }
            catch (SynchronizationLockException) { Console.WriteLine("not held"); }
            try { Monitor.Wait(gate); }
            catch (SynchronizationLockException) { Console.WriteLine("not held"); }
        });
    }
}
