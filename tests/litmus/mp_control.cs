// Message passing whose writer is in order, by a barrier. Between the read of the flag and that of the data the reader does something
// that needs the flag: on a processor a branch, or data for nothing that follows. So where reads may be early past control, the
// data may be old though the flag is new.
//
// observed: r0 r1
// variants: LOOP_BODY KNOWN_LOOP INDEX DIVISION CHECKED NEW_ARRAY VIRTUAL INTERFACE DELEGATE CAST TYPE_TEST UNBOXED LENGTH STRING SWITCH IN_ORDER
//
// sc tso pso dotnet LOOP_BODY KNOWN_LOOP INDEX DIVISION CHECKED NEW_ARRAY VIRTUAL INTERFACE DELEGATE CAST TYPE_TEST STRING SWITCH: 02 11
//   No R→R under tso and pso; under dotnet control waits for the flag.
// sc tso UNBOXED: 02 11
// pso dotnet UNBOXED: 01 02 11
//   Likewise; but W→W, so that what is in the box may come after the box.
// sc tso pso LENGTH: 02 11
// dotnet LENGTH: 02 10 11
//   A length is no control: what reads it needs the array, as an access to an element does.
// clr2 clr arm64 LOOP_BODY KNOWN_LOOP INDEX DIVISION CHECKED NEW_ARRAY VIRTUAL INTERFACE DELEGATE CAST TYPE_TEST UNBOXED LENGTH STRING SWITCH: 02 10 11
//   R→R, and control does not order reads.
// sc tso pso clr2 clr arm64 dotnet IN_ORDER: 02 11
//   The flag is read by a volatile read, which nothing overtakes, whatever is guessed behind it.
using System;
using System.Threading;

class MessagePassingControl {
    interface IVisit { int Visit(); }
    class Base { public virtual int Visit() { return 0; } }
    class Derived : Base, IVisit {
        public override int Visit() { return 1; }
        int IVisit.Visit() { return 1; }
    }

    static int data, flag;
    static Base message;
    static IVisit visited;
    static object boxed;
    static Func<int> call;
    static int[] array;
    static string text;
    static int r0, r1;

    static int One() { return 1; }

    static void T0() {
        data = 1;
        Thread.MemoryBarrier();
#if VIRTUAL || CAST || TYPE_TEST
        message = new Derived();
#elif INTERFACE
        visited = new Derived();
#elif UNBOXED
        boxed = 1;
#elif DELEGATE
        call = One;
#elif LENGTH
        array = new int[1];
#elif STRING
        text = "1";
#else
        flag = 1;
#endif
    }

    static void T1() {
        int seen = 0;
        int found = 2;
#if LOOP_BODY
        while (seen < flag) {
            seen = 1;
            found = data;
        }
#elif KNOWN_LOOP
        seen = flag;
        int sum = 0;
        if (seen == 1) {
            for (int i = 0; i < 2; i++) sum = sum + i;
            found = data;
        }
#elif INDEX
        int[] both = new int[2];
        seen = flag;
        int at = both[seen];
        if (seen == 1) found = data;
#elif DIVISION
        seen = flag;
        if (seen != 0) {
            int quotient = 4 / seen;
            found = data;
        }
#elif CHECKED
        seen = flag;
        if (seen != 0) {
            int next = checked(seen + 1);
            found = data;
        }
#elif NEW_ARRAY
        seen = flag;
        int[] made = new int[seen];
        if (made.Length == 1) found = data;
#elif VIRTUAL
        Base got = message;
        if (got != null) {
            seen = got.Visit();
            found = data;
        }
#elif INTERFACE
        IVisit got = visited;
        if (got != null) {
            seen = got.Visit();
            found = data;
        }
#elif DELEGATE
        Func<int> got = call;
        if (got != null) {
            seen = got();
            found = data;
        }
#elif CAST
        Base got = message;
        if (got != null) {
            Derived derived = (Derived)got;
            seen = 1;
            found = data;
        }
#elif TYPE_TEST
        if (message is Derived) {
            seen = 1;
            found = data;
        }
#elif UNBOXED
        object got = boxed;
        if (got != null) {
            seen = (int)got;
            found = data;
        }
#elif LENGTH
        seen = array.Length;
        found = data;
        if (seen == 0) found = 2;
#elif STRING
        if (text == "1") {
            seen = 1;
            found = data;
        }
#elif SWITCH
        seen = flag;
        switch (seen) {
            case 1: found = data; break;
            case 2: found = 5; break;
            case 3: found = 6; break;
        }
#else
        seen = Volatile.Read(ref flag);
        if (seen == 1) found = data;
#endif
        r0 = seen;
        r1 = found;
    }

    static void Main() {
        array = new int[0];
        Thread t0 = new Thread(T0);
        Thread t1 = new Thread(T1);
        t0.Start();
        t1.Start();
        t0.Join();
        t1.Join();
    }
}
