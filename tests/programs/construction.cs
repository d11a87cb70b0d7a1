// What a library method makes by calling back into the program is still there after the program has done something
// that others see meanwhile: the constructors write to a list that all threads share.
//
// Asserted: whoever makes something gets it, whole; each constructor has run as often as it was called.
//
// sc tso pso clr2 clr dotnet: holds
#define DEBUG

using System;
using System.Diagnostics;
using System.Threading;

class Ledger {
    public static int Entries, Open;

    public static int Enter() {
        Open = 1;
        return Interlocked.Increment(ref Entries);
    }
}

class Account {
    public int Number;
    public Account() { Number = Ledger.Enter(); }
}

class Registered {
    public static int First;
    static Registered() { First = Ledger.Enter(); }
}

struct Pair {
    public int Left, Right;
}

class Construction {
    static T Make<T>() where T : new() { return new T(); }

    static void Check(Account account) {
        Debug.Assert(account != null && account.Number > 0);
    }

    static void Statically() { Check(Make<Account>()); }

    static void ByType() {
        Check((Account)Activator.CreateInstance(typeof(Account)));
        Debug.Assert(((Pair)Activator.CreateInstance(typeof(Pair))).Right == 0);
    }

    static void Lazily() {
        var lazy = new Lazy<Account>(LazyThreadSafetyMode.None);
        Check(lazy.Value);
        Check(lazy.Value);
    }

    static void RunConstructor() {
        System.Runtime.CompilerServices.RuntimeHelpers.RunClassConstructor(typeof(Registered).TypeHandle);
        Debug.Assert(Registered.First > 0);
    }

    static void Main() {
        var threads = new[] { new Thread(Statically), new Thread(ByType), new Thread(Lazily), new Thread(RunConstructor) };
        for (int i = 0; i < threads.Length; i += 2) {
            threads[i].Start();
            threads[i + 1].Start();
            threads[i].Join();
            threads[i + 1].Join();
        }
        Debug.Assert(Make<Pair>().Left == 0 && Ledger.Entries == 4);
    }
}
