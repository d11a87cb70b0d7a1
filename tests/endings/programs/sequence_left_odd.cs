// livelock: the writer may give up in the middle
using System.Threading;

static class SequenceLeftOdd {
    static int sequence, data, isCancelled;

    static void One() {
        Interlocked.Increment(ref sequence);
        if (Volatile.Read(ref isCancelled) == 1) return;
        data = 1;
        Interlocked.Increment(ref sequence);
    }

    static void Two() {
        Volatile.Write(ref isCancelled, 1);
        int before, seen;
        do {
            before = Volatile.Read(ref sequence);
            seen = Volatile.Read(ref data);
        } while (before % 2 == 1 || Volatile.Read(ref sequence) != before);
    }

    internal static void Main() {
        var one = new Thread(One);
        var two = new Thread(Two);
        one.Start();
        two.Start();
        one.Join();
        two.Join();
    }
}
