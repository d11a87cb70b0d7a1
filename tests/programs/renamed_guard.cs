// Two threads count, each while it holds the monitor that a field names, but by the time of the second the field names another
// one: both may read before one of them writes. Who names it anew has the field to himself for as long: its class is being
// initialized, or (OWN) nobody else leads to the object any more.
//
// variants: OWN
// sc tso pso clr2 clr dotnet: violated assertion
// sc tso pso clr2 clr dotnet OWN: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Shared {
    public static object First, Second;
    public static volatile int Stage;
    public static int Count;
    public static Account Account;
}

class Account {
    public object Gate;
    public int Count;
}

class Named {
    public static object Gate;

    static Named() {
        Gate = Shared.First;
        Thread first = new Thread(RenamedGuard.CountTwice);
        first.Start();
        while (Shared.Stage == 0) {}
        Gate = Shared.Second;
        Thread second = new Thread(RenamedGuard.CountOnce);
        second.Start();
        first.Join();
        second.Join();
    }

    public static void Touch() {}
}

class RenamedGuard {
    static int first, second;

    internal static void CountTwice() {
        lock (Shared.First) {
            Shared.Count++;
            Shared.Stage = 1;
            Shared.Count++;
        }
    }

    internal static void CountOnce() {
        lock (Shared.Second) Shared.Count++;
    }

    static void Leave() {
        Account account = Shared.Account;
        Shared.Stage = 1;
        while (Shared.Stage == 1) {}
        lock (Shared.First) {
            Shared.Stage = 3;
            first = account.Count++;
        }
    }

    static void TakeOver() {
        Account account = Shared.Account;
        while (Shared.Stage == 0) {}
        Shared.Account = null;
        Shared.Stage = 2;
        while (Shared.Stage == 2) {}
        account.Gate = Shared.Second;
        lock (Shared.Second) second = account.Count++;
    }

    static void Main() {
        Shared.First = new object();
        Shared.Second = new object();
#if OWN
        Shared.Account = new Account();
        Shared.Account.Gate = Shared.First;
        Thread leaving = new Thread(Leave);
        Thread taking = new Thread(TakeOver);
        leaving.Start();
        taking.Start();
        leaving.Join();
        taking.Join();
        Debug.Assert(first + second == 1);
#else
        Named.Touch();
        Debug.Assert(Shared.Count == 3);
#endif
    }
}
