// What does not fit throws, and nothing is written or read later in its stead: an element of a covariant array (ELEMENT; PENDING:
// of which it is known only when it has been read), the contents of a box of another type (BOX, NULLABLE).
//
// variants: ELEMENT PENDING BOX NULLABLE
// sc tso pso clr2 clr dotnet: holds
// sc tso pso clr2 clr dotnet ELEMENT: holds
// sc tso pso clr2 clr dotnet PENDING: holds
// sc tso pso clr2 clr dotnet BOX: holds
// sc tso pso clr2 clr dotnet NULLABLE: holds
#define DEBUG

using System;
using System.Diagnostics;
using System.Threading;

class Mismatch {
    enum Small : byte { None, One }

    static readonly object thing = new object();
    static object[] array;
    static object shared = "";
    static object box;

    static void Use() {
        bool thrown = false;
        object[] own = new string[1];
        array = own;
        try {
#if PENDING
            own[0] = shared;
#elif BOX
            object of = Small.One;
            box = of;
            long unboxed = (long)of;
#elif NULLABLE
            object of = Small.One;
            box = of;
            long? unboxed = (long?)of;
#else
            own[0] = thing;
#endif
        } catch (ArrayTypeMismatchException) {
            thrown = true;
        } catch (InvalidCastException) {
            thrown = true;
        }
#if PENDING
        Debug.Assert(thrown || own[0] is string);
#else
        Debug.Assert(thrown);
#endif
    }

    static void Look() {
        object[] found = array;
        if (found != null) Debug.Assert(found[0] == null || found[0] is string);
        shared = thing;
        object opened = box;
        box = null;
    }

    static void Main() {
        Thread user = new Thread(Use);
        Thread looker = new Thread(Look);
        user.Start();
        looker.Start();
        user.Join();
        looker.Join();
    }
}
