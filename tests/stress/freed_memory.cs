// Native memory that is used after it was given back: the end of the run, with the reason.
// compilers: dotnet
// options: -unsafe
// says: inconclusive: native memory is used that was freed
// with 0: status: 3
// with 1: status: 3
// with 2: status: 3
// with 3: status: 3
// with 4: status: 3
// with 5: status: 3
using System;
using System.Runtime.InteropServices;
using System.Threading;

struct Pair { public int First, Second; }

static unsafe class Program
{
    static Pair* pair;

    static Pair* Moved() => (Pair*)NativeMemory.Realloc(pair, 1000);

    static void Free()
    {
        NativeMemory.Free(pair);
    }

    static int Use(int which)
    {
        switch (which)
        {
            case 0: return pair->First;
            case 1: pair->Second = 3; return 0;
            case 2: Pair whole = *pair; return whole.Second;
            case 3: return Interlocked.Increment(ref pair->Second);
            default: Marshal.WriteInt32((IntPtr)pair, 4, 7); return 0;
        }
    }

    static int Main(string[] arguments)
    {
        int which = int.Parse(arguments[0]);
        pair = (Pair*)NativeMemory.Alloc((nuint)sizeof(Pair));
        pair->First = pair->Second = 1;
        if (which == 5)
        {
            Moved()->First = 2;
            return Use(0);
        }
        var thread = new Thread(Free);
        thread.Start();
        thread.Join();
        return Use(which);
    }
}
