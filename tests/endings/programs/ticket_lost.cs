// livelock: who does not want to wait goes away with a ticket that nobody else can have
using System.Threading;

static class TicketLost {
    static int next, served;

    static void One() {
        for (int i = 0; i < 2; i++) {
            int mine = Interlocked.Increment(ref next) - 1;
            while (Volatile.Read(ref served) != mine) { }
            Volatile.Write(ref served, mine + 1);
        }
    }

    static void Two() {
        int mine = Interlocked.Increment(ref next) - 1;
        if (Volatile.Read(ref served) != mine) return;
        Volatile.Write(ref served, mine + 1);
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
