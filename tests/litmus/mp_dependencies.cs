// Message passing whose writer is in order, by a barrier, and whose reader needs the flag to come to the data: for
// deciding whether to read them, or where. r1 is 2 where it does not read them.
//
// observed: r0 r1
// variants: CONTROL CONTROL_VOLATILE CONTROL_BARRIER INDEX INDEX_IN_NAME_ONLY
//
// sc tso pso dotnet CONTROL CONTROL_VOLATILE: 02 11
//   No R→R under tso and pso; under dotnet the branch waits for the flag.
// clr2 clr arm64 CONTROL CONTROL_VOLATILE: 02 10 11
//   The data are read ahead of the branch, for R→R and R→VR are permitted, and the guess turns out right.
// sc tso pso clr2 clr arm64 dotnet CONTROL_BARRIER: 02 11
//   The barrier waits until the guess has come true.
// sc tso pso clr2 clr arm64 dotnet INDEX: 00 11
//   Whether the index is in range is not known before the index is: the thread waits, and does not guess.
// sc tso pso clr2 clr arm64 dotnet INDEX_IN_NAME_ONLY: 00 01 11
//   The same, though the index is always 0.
using System.Threading;

class MessagePassingDependencies {
    static int data, flag;
    static int[] a;
    static int r0, r1;

    static void T0() {
#if INDEX
        a[1] = 1;
#elif INDEX_IN_NAME_ONLY
        a[0] = 1;
#else
        data = 1;
#endif
        Thread.MemoryBarrier();
        flag = 1;
    }

    static void T1() {
        int seen = flag;
#if INDEX
        r1 = a[seen];
#elif INDEX_IN_NAME_ONLY
        r1 = a[seen - seen];
#else
        int found = 2;
        if (seen == 1) {
#if CONTROL_BARRIER
            Thread.MemoryBarrier();
#endif
#if CONTROL_VOLATILE
            found = Volatile.Read(ref data);
#else
            found = data;
#endif
        }
        r1 = found;
#endif
        r0 = seen;
    }

    static void Main() {
        a = new int[2];
        Thread t0 = new Thread(T0);
        Thread t1 = new Thread(T1);
        t0.Start();
        t1.Start();
        t0.Join();
        t1.Join();
    }
}
