// Programs without a data race, as people write them: atomic operations, monitors, collections behind a lock.
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;

class RaceFree {
    static void Run(int threads, ThreadStart work) {
        var all = new Thread[threads];
        for (int i = 0; i < threads; i++) {
            all[i] = new Thread(work);
            all[i].Start();
        }
        foreach (Thread one in all) one.Join();
    }

#if COUNTER
    static int count;

    static void Main() {
        Run(10, () => Interlocked.Increment(ref count));
        Debug.Assert(count == 10);
    }
#elif MONITOR
    static readonly object gate = new object();
    static int count;

    static void Main() {
        Run(6, () => {
            lock (gate) count++;
            lock (gate) count++;
        });
        Debug.Assert(count == 12);
    }
#elif ACCOUNT
    class Account {
        readonly object gate = new object();
        readonly int[] months = new int[8];

        public void Pay() { lock (gate) for (int i = 0; i < months.Length; i++) months[i]++; }
        public int First { get { lock (gate) return months[0]; } }
    }

    static void Main() {
        var account = new Account();
        Run(2, account.Pay);
        Debug.Assert(account.First == 2);
    }
#elif LIST
    class Log {
        readonly object gate = new object();
        readonly LinkedList<int> lines = new LinkedList<int>();

        public void Add(int line) { lock (gate) lines.AddFirst(line); }
        public int Count { get { lock (gate) return lines.Count; } }
    }

    static void Main() {
        var log = new Log();
        Run(2, () => {
            log.Add(1);
            log.Add(2);
        });
        Debug.Assert(log.Count == 4);
    }
#elif CACHE
    class Cache {
        readonly object gate = new object();
        readonly Dictionary<int, LinkedListNode<int>> nodes = new Dictionary<int, LinkedListNode<int>>();
        readonly LinkedList<int> recent = new LinkedList<int>();

        public void Use(int key) {
            lock (gate) {
                LinkedListNode<int> known;
                if (nodes.TryGetValue(key, out known)) recent.Remove(known);
                nodes[key] = recent.AddFirst(key);
                if (nodes.Count <= 2) return;
                nodes.Remove(recent.Last.Value);
                recent.RemoveLast();
            }
        }
        public int Count { get { lock (gate) return nodes.Count; } }
    }

    static void Main() {
        var cache = new Cache();
        Run(2, () => {
            cache.Use(1);
            cache.Use(2);
            cache.Use(3);
        });
        Debug.Assert(cache.Count == 2);
    }
#elif READERS
    static readonly ReaderWriterLockSlim gate = new ReaderWriterLockSlim();
    static readonly Dictionary<int, int> table = new Dictionary<int, int>();

    static void Main() {
        Run(2, () => {
            gate.EnterWriteLock();
            table[1] = 1;
            gate.ExitWriteLock();
            int found;
            gate.EnterReadLock();
            table.TryGetValue(1, out found);
            gate.ExitReadLock();
            Debug.Assert(found == 1);
        });
    }
#elif PIPELINE
    static readonly object gate = new object();
    static readonly Queue<int> queue = new Queue<int>();
    static int sum;

    static void Main() {
        var consumer = new Thread(() => {
            for (int i = 0; i < 3; i++) {
                lock (gate) {
                    while (queue.Count == 0) Monitor.Wait(gate);
                    sum += queue.Dequeue();
                }
            }
        });
        consumer.Start();
        for (int i = 1; i <= 3; i++) {
            lock (gate) {
                queue.Enqueue(i);
                Monitor.Pulse(gate);
            }
        }
        consumer.Join();
        Debug.Assert(sum == 6);
    }
#endif
}
