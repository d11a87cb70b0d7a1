// livelock: each may keep the first monitor while it tries to get the second one
using System.Threading;

static class BackOffAndKeep {
    static readonly object left = new object(), right = new object();

    static void Take(object first, object second) {
        Monitor.Enter(first);
        while (!Monitor.TryEnter(second)) Thread.Yield();
        Monitor.Exit(second);
        Monitor.Exit(first);
    }

    static void One() { Take(left, right); }

    static void Two() { Take(right, left); }

    internal static void Main() {
        var one = new Thread(One);
        var two = new Thread(Two);
        one.Start();
        two.Start();
        one.Join();
        two.Join();
    }
}
