// Readers and writers, the writers first: n threads read two fields that belong together, n threads
// change both, each once. A reader stays out while a writer is inside or waiting.
//
// Asserted: a reader sees both fields the same; in the end every writer's change is there.
// BUG_READERS: a writer does not wait until the readers have left.
//
// arguments: 2
// variants: BUG_READERS
// sc tso pso clr2 clr dotnet: holds
// sc tso pso clr2 clr dotnet BUG_READERS: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

class ReadWriteLock {
    int readers;
    int waitingWriters;
    bool writing;

    public void EnterRead() {
        lock (this) {
            while (writing || waitingWriters > 0) Monitor.Wait(this);
            readers++;
        }
    }

    public void ExitRead() {
        lock (this) {
            readers--;
            Monitor.PulseAll(this);
        }
    }

    public void EnterWrite() {
        lock (this) {
            waitingWriters++;
#if BUG_READERS
            while (writing) Monitor.Wait(this);
#else
            while (writing || readers > 0) Monitor.Wait(this);
#endif
            waitingWriters--;
            writing = true;
        }
    }

    public void ExitWrite() {
        lock (this) {
            writing = false;
            Monitor.PulseAll(this);
        }
    }
}

class ReadersWriters {
    static ReadWriteLock gate;
    static int left;
    static int right;

    static void Read() {
        gate.EnterRead();
        Debug.Assert(left == right);
        gate.ExitRead();
    }

    static void Write() {
        gate.EnterWrite();
        left = left + 1;
        right = right + 1;
        gate.ExitWrite();
    }

    static void Main(string[] args) {
        int n = args.Length > 0 ? int.Parse(args[0]) : 2;
        gate = new ReadWriteLock();

        Thread[] threads = new Thread[2 * n];
        for (int i = 0; i < n; i++) {
            threads[2 * i] = new Thread(Read);
            threads[2 * i + 1] = new Thread(Write);
        }
        foreach (Thread thread in threads) thread.Start();
        foreach (Thread thread in threads) thread.Join();
        Debug.Assert(left == n && right == n);
    }
}
