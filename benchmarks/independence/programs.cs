// Programs whose threads do much that concerns no other thread at the same time; how many threads is their argument. The
// search does not know that beforehand: they use the same arrays, the same fields and locks of the same type.
using System;
using System.Diagnostics;
using System.Threading;

static class Threads {
    public static void Run(int count, Action<int> work) {
        Thread[] threads = new Thread[count];
        for (int i = 0; i < count; i++) {
            int number = i;
            threads[i] = new Thread(() => work(number));
            threads[i].Start();
        }
        foreach (Thread thread in threads) thread.Join();
    }
}

#if NEIGHBOURS
// Each thread writes its own element and reads the next one's.
static class Program {
    static void Main(string[] args) {
        int n = int.Parse(args[0]);
        int[] written = new int[n], read = new int[n];
        Threads.Run(n, i => {
            Volatile.Write(ref written[i], 1);
            read[i] = Volatile.Read(ref written[(i + 1) % n]);
        });
        int sum = 0;
        foreach (int one in read) sum += one;
        Debug.Assert(sum > 0);
    }
}
#elif PAIRS
// Pairs of threads, each as in store buffering.
static class Program {
    static void Main(string[] args) {
        int n = int.Parse(args[0]);
        int[] written = new int[n], read = new int[n];
        Threads.Run(n, i => {
            Volatile.Write(ref written[i], 1);
            read[i] = Volatile.Read(ref written[i ^ 1]);
        });
        for (int i = 0; i < n; i += 2) Debug.Assert(read[i] + read[i + 1] > 0);
    }
}
#elif OWN
// Each thread writes its own element four times.
static class Program {
    static void Main(string[] args) {
        int n = int.Parse(args[0]);
        int[] own = new int[n];
        Threads.Run(n, i => {
            for (int k = 1; k <= 4; k++) Volatile.Write(ref own[i], k);
        });
        foreach (int one in own) Debug.Assert(one == 4);
    }
}
#elif INDEXER
// C. Flanagan, P. Godefroid: Dynamic partial-order reduction for model checking software, POPL 2005. Threads put messages into
// a hash table; with up to eleven threads no two of them come to the same place.
static class Program {
    const int Size = 128, Messages = 4;

    static void Main(string[] args) {
        int n = int.Parse(args[0]);
        int[] table = new int[Size];
        Threads.Run(n, i => {
            for (int m = 1; m <= Messages; m++) {
                int message = m * 11 + i;
                int place = message * 7 % Size;
                while (Interlocked.CompareExchange(ref table[place], message, 0) != 0) place = (place + 1) % Size;
            }
        });
    }
}
#elif FILES
// Likewise: threads allocate blocks for inodes. With up to thirteen threads no two of them come to the same one.
static class Program {
    const int Blocks = 26, Inodes = 32;

    static void Main(string[] args) {
        int n = int.Parse(args[0]);
        object[] ofInode = new object[Inodes], ofBlock = new object[Blocks];
        for (int i = 0; i < Inodes; i++) ofInode[i] = new object();
        for (int i = 0; i < Blocks; i++) ofBlock[i] = new object();
        int[] inodes = new int[Inodes];
        bool[] isBusy = new bool[Blocks];
        Threads.Run(n, number => {
            int i = number % Inodes;
            lock (ofInode[i]) {
                for (int b = i * 2 % Blocks; inodes[i] == 0; b = (b + 1) % Blocks) {
                    lock (ofBlock[b]) {
                        if (isBusy[b]) continue;
                        isBusy[b] = true;
                        inodes[i] = b + 1;
                    }
                }
            }
        });
    }
}
#elif PHILOSOPHERS
// Each takes the fork with the lower number first, and eats once.
static class Program {
    static void Main(string[] args) {
        int n = int.Parse(args[0]);
        object[] forks = new object[n];
        int[] uses = new int[n];
        for (int i = 0; i < n; i++) forks[i] = new object();
        Threads.Run(n, i => {
            int left = i, right = (i + 1) % n;
            lock (forks[Math.Min(left, right)]) {
                lock (forks[Math.Max(left, right)]) {
                    uses[left]++;
                    uses[right]++;
                }
            }
        });
        foreach (int one in uses) Debug.Assert(one == 2);
    }
}
#endif
