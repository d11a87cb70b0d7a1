// Load buffering, where what was read is about to be overwritten by something that throws. It never is, so what is seen at
// the end is what was read: an exception keeps no read from being overtaken, and loses none.
//
// observed: r0 r1
// variants: DIVIDE CHECKED CONVERT INDEX ELEMENT FIELD LENGTH UNBOX CAST SIZE CALL VIRTUAL INVOKE TEXT STRUCT NULLABLE FINALLY FILTER NESTED LOCKED
//
// sc tso pso clr2: 00 01 10
//   The first of the two reads is before both writes: no R→W.
// clr arm64 dotnet: 00 01 10 11
//   R→W: both writes overtake the reads before them.
using System;
using System.Threading;

class LoadBufferingAndExceptions {
    static int x, y;
    static object gate;
    static int r0, r1;

    class Node {
        public int f;
        public static int Throw() { throw new OverflowException(); }
        public struct Pair { public int First, Second; }
        public static bool Is(Exception e) { return e is DivideByZeroException; }
    }

    static void T0() {
        int r = 7, zero = 0;
#if STRUCT
        Node.Pair p = new Node.Pair();
        Node.Pair[] pairs = new Node.Pair[1];
        p.First = 7;
#elif NULLABLE
        int? n = 7;
        object text = "";
#elif LOCKED
        gate = new object();
#endif
        try {
#if STRUCT
            p.First = y;
            x = 1;
            p = pairs[5 + zero];
#elif NULLABLE
            n = y;
            x = 1;
            n = (int?)text;
#elif FINALLY
            try {
                r = y;
                x = 1;
                r = 5 / zero;
            } finally {
                zero = 1;
            }
#elif FILTER
            try {
                r = y;
                x = 1;
                r = 5 / zero;
            } catch (Exception e) when (!Node.Is(e)) {
                r = 8;
            }
#elif NESTED
            try {
                r = y;
                x = 1;
                r = 5 / zero;
            } catch (DivideByZeroException) {
                r = Node.Throw();
            }
#elif LOCKED
            lock (gate) {
                r = y;
                x = 1;
                r = 5 / zero;
            }
#else
            r = y;
            x = 1;
#if DIVIDE
            r = 5 / zero;
#elif CHECKED
            zero = int.MaxValue;
            r = checked(zero + 1);
#elif CONVERT
            zero = 300;
            r = checked((byte)zero);
#elif INDEX
            r = (new int[1])[5 + zero];
#elif ELEMENT
            int[] none = null;
            r = none[zero];
#elif FIELD
            Node none = null;
            r = none.f;
#elif LENGTH
            int[] none = null;
            r = none.Length;
#elif UNBOX
            object text = "";
            r = (int)text;
#elif CAST
            object text = "";
            r = ((Node)text).f;
#elif SIZE
            r = new int[zero - 1].Length;
#elif CALL
            r = Node.Throw();
#elif VIRTUAL
            object none = null;
            r = none.GetHashCode();
#elif INVOKE
            Func<int> none = null;
            r = none();
#elif TEXT
            r = "abc"[5 + zero];
#endif
#endif
        } catch (Exception) {
            zero = 2;
        }
#if STRUCT
        r0 = p.First;
#elif NULLABLE
        r0 = n.GetValueOrDefault();
#else
        r0 = r;
#endif
    }

    static void T1() {
        r1 = x;
        y = 1;
    }

    static void Main() {
        Thread t0 = new Thread(T0);
        Thread t1 = new Thread(T1);
        t0.Start();
        t1.Start();
        t0.Join();
        t1.Join();
    }
}
