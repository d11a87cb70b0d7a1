// What a module's initializer has done is seen by all threads, for each of them waits until it has run. A thread that
// it starts itself can do nothing before it is done, unless it is waited for (WAITS): that is a deadlock.
//
// compilers: dotnet
// variants: WAITS THROWS
// sc: holds
// tso: holds
// pso: holds
// clr2: holds
// clr: holds
// dotnet: holds
// sc WAITS: violated deadlock
// dotnet WAITS: violated deadlock
// sc THROWS: violated unhandled-exception
// dotnet THROWS: violated unhandled-exception
#define DEBUG
using System;
using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Threading;

class Settings {
    public static int First, Second;
    static Thread early;

    [ModuleInitializer]
    internal static void Load() {
        early = new Thread(Check);
        early.Start();
        First = 1;
        Second = 1;
#if WAITS
        early.Join();
#elif THROWS
        throw new Exception();
#endif
    }

    public static void Check() {
        int second = Second;
        int first = First;
        Debug.Assert(second == 1 && first == 1);
    }
}

class ModuleInitializer {
    static void Main() {
        var late = new Thread(Settings.Check);
        late.Start();
        Settings.Check();
        late.Join();
    }
}
