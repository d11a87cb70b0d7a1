// Molecular dynamics after MolDyn of the Java Grande benchmarks: n particles on a line that attract
// and repel each other (Lennard-Jones). Two threads share the particles out between them. In every
// step each computes the forces on its particles, waits for the other, moves its particles, and
// waits again.
//
// Asserted: the particles end where a single thread would have moved them.
// BUG_NO_BARRIER: a thread moves its particles while the other may still compute with where they
// were.
//
// arguments: 2
// variants: BUG_NO_BARRIER
// sc tso pso clr2 clr dotnet: holds
// sc tso pso clr2 clr dotnet BUG_NO_BARRIER: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Barrier {
    readonly int threads;
    int arrived;
    bool phase;

    public Barrier(int threads) {
        this.threads = threads;
    }

    public void Await() {
        lock (this) {
            bool entered = phase;
            arrived++;
            if (arrived == threads) {
                arrived = 0;
                phase = !phase;
                Monitor.PulseAll(this);
            }
            while (phase == entered) Monitor.Wait(this);
        }
    }
}

class Particles {
    const int steps = 2;
    const double stepSize = 0.01;
    public readonly double[] Positions;
    readonly double[] velocities;
    readonly Barrier barrier;
    readonly int threads;

    public Particles(int count, int threads) {
        Positions = new double[count];
        velocities = new double[count];
        for (int i = 0; i < count; i++) Positions[i] = 1.25 * i;
        barrier = new Barrier(threads);
        this.threads = threads;
    }

    double Force(int particle) {
        double sum = 0;
        double here = Positions[particle];
        for (int other = 0; other < Positions.Length; other++) {
            if (other == particle) continue;
            double distance = here - Positions[other];
            double inverse2 = 1 / (distance * distance);
            double inverse6 = inverse2 * inverse2 * inverse2;
            sum += 24 * distance * inverse2 * inverse6 * (2 * inverse6 - 1);
        }
        return sum;
    }

    /// What one of the threads does.
    public void Run(int thread) {
        for (int step = 0; step < steps; step++) {
            for (int i = thread; i < Positions.Length; i += threads) {
                velocities[i] += stepSize * Force(i);
            }
#if !BUG_NO_BARRIER
            barrier.Await();
#endif
            for (int i = thread; i < Positions.Length; i += threads) {
                Positions[i] += stepSize * velocities[i];
            }
            barrier.Await();
        }
    }
}

class MolDyn {
    static Particles particles;

    static void Run(object thread) {
        particles.Run((int)thread);
    }

    static void Main(string[] args) {
        int n = args.Length > 0 ? int.Parse(args[0]) : 2;
        Particles expected = new Particles(n, 1);
        expected.Run(0);

        const int count = 2;
        particles = new Particles(n, count);
        Thread[] threads = new Thread[count];
        for (int i = 0; i < count; i++) {
            threads[i] = new Thread(Run);
            threads[i].Start(i);
        }
        foreach (Thread thread in threads) thread.Join();
        for (int i = 0; i < n; i++) {
            Debug.Assert(particles.Positions[i] == expected.Positions[i]);
        }
    }
}
