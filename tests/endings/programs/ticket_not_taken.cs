// ends: who does not want to wait takes no ticket
using System.Threading;

static class TicketNotTaken {
    static int next, served;

    static void One() {
        for (int i = 0; i < 2; i++) {
            int mine = Interlocked.Increment(ref next) - 1;
            while (Volatile.Read(ref served) != mine) { }
            Volatile.Write(ref served, mine + 1);
        }
    }

    static void Two() {
        int mine = Volatile.Read(ref served);
        if (Interlocked.CompareExchange(ref next, mine + 1, mine) != mine) return;
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
