// Synchronized methods: instance methods exclude each other by their object, static ones by their type, whether they
// are called, called through a delegate, or left by an exception. An instance method and a static one do not.
//
// variants: MIXED OTHERS
// sc: holds
// tso: holds
// pso: holds
// clr2: holds
// clr: holds
// dotnet: holds
// sc MIXED: violated assertion
// tso MIXED: violated assertion
// dotnet MIXED: violated assertion
// sc OTHERS: violated assertion
// dotnet OTHERS: violated assertion
#define DEBUG
using System;
using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Threading;

class Counter<T> {
    public int Own;
    public static int Common;

    [MethodImpl(MethodImplOptions.Synchronized)]
    public virtual int Next() {
        Own = Own + 1;
        return Own;
    }

    [MethodImpl(MethodImplOptions.Synchronized)]
    public void NextOrThrow() {
        Own = Own + 1;
        if (Own == 1) throw new InvalidOperationException();
    }

    [MethodImpl(MethodImplOptions.Synchronized)]
    public static void NextOfAll() { Common = Common + 1; }

    [MethodImpl(MethodImplOptions.Synchronized)]
    public void NextOfAllAsInstance() { Common = Common + 1; }
}

class Synchronized {
    static readonly Counter<int> counter = new Counter<int>();

    static void Work() {
        Func<int> next = counter.Next;
        next();
        try {
            counter.NextOrThrow();
        } catch (InvalidOperationException) {
        }
#if MIXED
        counter.NextOfAllAsInstance();
#elif OTHERS
        Counter<string>.NextOfAll();
        Counter<int>.Common = Counter<int>.Common + 1;
#endif
        Counter<int>.NextOfAll();
    }

    static void Main() {
#if MIXED || OTHERS
        const int expected = 4;
#else
        const int expected = 2;
#endif
        var other = new Thread(Work);
        other.Start();
        Work();
        other.Join();
        Debug.Assert(counter.Own == 4);
        Debug.Assert(Counter<int>.Common == expected);
    }
}
