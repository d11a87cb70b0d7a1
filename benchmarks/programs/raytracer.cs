// A ray tracer after RayTracer of the Java Grande benchmarks: a picture of n by n pixels, two
// spheres, a light. Two threads draw every other line, each with a scene of its own, add what they
// have drawn to a common checksum, and meet at a barrier; the first then looks at the checksum.
//
// Asserted: the checksum is that of a picture drawn by a single thread.
// BUG_OWN_LOCK: each thread locks its own scene while it adds, which keeps nobody out (the original
// did).
// BUG_NO_BARRIER: the first does not wait for the other.
//
// arguments: 2
// variants: BUG_OWN_LOCK BUG_NO_BARRIER
// sc tso pso clr2 clr dotnet: holds
// sc tso pso clr2 clr dotnet BUG_OWN_LOCK: violated assertion
// sc tso pso clr2 clr dotnet BUG_NO_BARRIER: violated assertion
#define DEBUG

using System;
using System.Diagnostics;
using System.Threading;

class Barrier {
    readonly int threads;
    int arrived;

    public Barrier(int threads) {
        this.threads = threads;
    }

    /// Can be used once.
    public void Await() {
        lock (this) {
            arrived++;
            Monitor.PulseAll(this);
            while (arrived < threads) Monitor.Wait(this);
        }
    }
}

struct Vector {
    public readonly double X, Y, Z;

    public Vector(double x, double y, double z) {
        X = x;
        Y = y;
        Z = z;
    }

    public Vector Minus(Vector other) {
        return new Vector(X - other.X, Y - other.Y, Z - other.Z);
    }

    public Vector Times(double factor) {
        return new Vector(X * factor, Y * factor, Z * factor);
    }

    public double Dot(Vector other) {
        return X * other.X + Y * other.Y + Z * other.Z;
    }
}

class Sphere {
    readonly Vector center;
    readonly double radius;

    public Sphere(Vector center, double radius) {
        this.center = center;
        this.radius = radius;
    }

    /// How far away a ray from the origin meets the sphere; infinity if never.
    public double Distance(Vector direction) {
        double along = center.Dot(direction);
        double discriminant = along * along - center.Dot(center) + radius * radius;
        return discriminant < 0 ? double.PositiveInfinity : along - Math.Sqrt(discriminant);
    }

    public Vector Normal(Vector point) {
        return point.Minus(center).Times(1 / radius);
    }
}

class Scene {
    readonly int size;
    readonly Vector light = new Vector(-0.6, 0.8, 0);
    readonly Sphere[] spheres = {
        new Sphere(new Vector(0.5, 0, 3), 1), new Sphere(new Vector(-0.5, 0.5, 2), 0.5)
    };

    public Scene(int size) {
        this.size = size;
    }

    /// From 0 (black) to 255.
    public int Pixel(int line, int column) {
        Vector screen = new Vector((column + 0.5) / size - 0.5, 0.5 - (line + 0.5) / size, 1);
        Vector direction = screen.Times(1 / Math.Sqrt(screen.Dot(screen)));
        Sphere nearest = null;
        double distance = double.PositiveInfinity;
        foreach (Sphere sphere in spheres) {
            double candidate = sphere.Distance(direction);
            if (candidate < distance) {
                distance = candidate;
                nearest = sphere;
            }
        }
        if (nearest == null) return 0;
        double brightness = nearest.Normal(direction.Times(distance)).Dot(light);
        return (int)(55 + 200 * Math.Max(0, brightness));
    }

    /// The sum of the pixels in every step-th line.
    public int Draw(int firstLine, int step) {
        int sum = 0;
        for (int line = firstLine; line < size; line += step) {
            for (int column = 0; column < size; column++) sum += Pixel(line, column);
        }
        return sum;
    }
}

class RayTracer {
    const int threadCount = 2;
    static int size;
    static int expected;
    static int checksum;
    static object gate;
    static Barrier barrier;

    static void Run(object number) {
        int thread = (int)number;
        Scene scene = new Scene(size);
        int drawn = scene.Draw(thread, threadCount);
#if BUG_OWN_LOCK
        lock (scene) checksum = checksum + drawn;
#else
        lock (gate) checksum = checksum + drawn;
#endif
#if !BUG_NO_BARRIER
        barrier.Await();
#endif
        if (thread == 0) Debug.Assert(checksum == expected);
    }

    static void Main(string[] args) {
        size = args.Length > 0 ? int.Parse(args[0]) : 2;
        expected = new Scene(size).Draw(0, 1);
        gate = new object();
        barrier = new Barrier(threadCount);

        Thread[] threads = new Thread[threadCount];
        for (int i = 0; i < threadCount; i++) {
            threads[i] = new Thread(Run);
            threads[i].Start(i);
        }
        foreach (Thread thread in threads) thread.Join();
    }
}
