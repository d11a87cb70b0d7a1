// ends: who does not get the second monitor gives back the first one, so the other can go on
using System.Threading;

static class BackOff {
    static readonly object left = new object(), right = new object();

    static void Take(object first, object second) {
        while (true) {
            Monitor.Enter(first);
            if (Monitor.TryEnter(second)) break;
            Monitor.Exit(first);
        }
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
