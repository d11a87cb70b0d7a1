// compilers: dotnet mono
// ReaderWriterLockSlim: readers see whole values, writers lose none.
using System;
using System.Threading;

static class Program
{
    static readonly ReaderWriterLockSlim gate = new ReaderWriterLockSlim();
    static int left, right, torn;

    static void Write()
    {
        for (int i = 0; i < 100; i++)
        {
            gate.EnterWriteLock();
            try { left++; right++; }
            finally { gate.ExitWriteLock(); }
        }
    }

    static void Read()
    {
        for (int i = 0; i < 100; i++)
        {
            gate.EnterReadLock();
            try { if (left != right) Interlocked.Increment(ref torn); }
            finally { gate.ExitReadLock(); }
        }
    }

    static void Upgrade()
    {
        for (int i = 0; i < 50; i++)
        {
            gate.EnterUpgradeableReadLock();
            int before = left;
            gate.EnterWriteLock();
            if (left != before) Interlocked.Increment(ref torn);
            left++;
            right++;
            gate.ExitWriteLock();
            gate.ExitUpgradeableReadLock();
        }
    }

    static void Main()
    {
        ThreadStart[] bodies = { Write, Read, Upgrade, Read, Write };
        Thread[] threads = new Thread[bodies.Length];
        for (int i = 0; i < bodies.Length; i++) (threads[i] = new Thread(bodies[i])).Start();
        foreach (Thread thread in threads) thread.Join();
        Console.WriteLine(left + " " + right + " " + torn);

        gate.EnterReadLock();
        bool reads = false, writes = true;
        Thread other = new Thread(() =>
        {
            reads = gate.TryEnterReadLock(0);
            if (reads) gate.ExitReadLock();
            writes = gate.TryEnterWriteLock(0);
        });
        other.Start();
        other.Join();
        Console.WriteLine(reads + " " + writes + " " + gate.IsReadLockHeld + " " + gate.CurrentReadCount);
        gate.ExitReadLock();
        try { gate.ExitReadLock(); } catch (SynchronizationLockException) { Console.WriteLine("not held"); }
    }
}
