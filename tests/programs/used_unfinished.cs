// A class constructor hands out where a static field is, and a thread reads the field twice before the class is initialized.
// That several threads use the field later on, too, the search may know before it comes to this.
//
// sc tso clr2 clr: holds
// pso: violated unhandled-exception
// dotnet: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

unsafe class Unfinished {
    public static int Value;

    static Unfinished() {
        fixed (int* place = &Value) UsedUnfinished.place = place;
        UsedUnfinished.isReady = 1;
        Value = 1;
    }
}

unsafe class UsedUnfinished {
    internal static int* place;
    internal static volatile int isReady;
    static int first, second;

    static void Use() {
        if (isReady == 0) return;
        int* here = place;
        first = *here;
        second = *here;
    }

    static void Main() {
        Thread user = new Thread(Use);
        user.Start();
        Unfinished.Value = 3;
        user.Join();
        Debug.Assert(!(first == 3 && second == 0));
    }
}
