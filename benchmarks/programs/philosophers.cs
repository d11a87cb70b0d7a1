// Dining philosophers: n philosophers and n forks around a table. Each takes the fork on the left,
// then the one on the right, and eats once.
//
// Asserted: everybody has eaten, that is, each fork was used twice. If all take their left fork
// first, all wait for ever. ORDERED: the fork with the lower number comes first, and nothing can go
// wrong.
//
// arguments: 3
// variants: ORDERED
// sc tso pso clr2 clr dotnet: violated deadlock
// sc tso pso clr2 clr dotnet ORDERED: holds
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Fork {
    public int Uses;
}

class Philosophers {
    static Fork[] forks;

    static void Dine(object seat) {
        int left = (int)seat;
        int right = (left + 1) % forks.Length;
#if ORDERED
        Fork first = forks[left < right ? left : right];
        Fork second = forks[left < right ? right : left];
#else
        Fork first = forks[left];
        Fork second = forks[right];
#endif
        lock (first) {
            lock (second) {
                first.Uses++;
                second.Uses++;
            }
        }
    }

    static void Main(string[] args) {
        int n = args.Length > 0 ? int.Parse(args[0]) : 3;
        forks = new Fork[n];
        for (int i = 0; i < n; i++) forks[i] = new Fork();

        Thread[] philosophers = new Thread[n];
        for (int i = 0; i < n; i++) {
            philosophers[i] = new Thread(Dine);
            philosophers[i].Start(i);
        }
        foreach (Thread philosopher in philosophers) philosopher.Join();
        foreach (Fork fork in forks) Debug.Assert(fork.Uses == 2);
    }
}
