// A reference that is read as one of another class: from a field that overlaps another one, or through Unsafe.As. Whatever
// the object is used for in each variant, nothing says of what is found there that it means anything, so nothing holds. Without
// a variant the object is what it is taken for.
//
// sc tso dotnet: holds
// sc tso dotnet TEXT: inconclusive
// sc tso dotnet COUNT: inconclusive
// sc tso dotnet ELEMENT: inconclusive
// sc tso dotnet NARROW: inconclusive
// sc tso dotnet FIELD: inconclusive
// sc tso dotnet CALL: inconclusive
// sc tso dotnet DELEGATE: inconclusive
// sc tso dotnet THREAD: inconclusive
// sc tso dotnet POINTER: inconclusive
using System;
using System.Diagnostics;
using System.Runtime.InteropServices;
using System.Threading;

class Wide
{
    public long First, Second;
    public object Third;
}

class Narrow
{
    public long First, Second;
    public object Third;
}

sealed class Named
{
    public int Length() { return 5; }
}

[StructLayout(LayoutKind.Explicit)]
struct Either
{
    [FieldOffset(0)] public object Any;
    [FieldOffset(0)] public string Text;
    [FieldOffset(0)] public int[] Numbers;
    [FieldOffset(0)] public byte[] Bytes;
    [FieldOffset(0)] public Narrow Narrow;
    [FieldOffset(0)] public Named Named;
    [FieldOffset(0)] public Action Action;
    [FieldOffset(0)] public Thread Thread;
}

class Program
{
    static Either shared;
    static int seen;

    static void Use()
    {
        Either either = shared;
        if (either.Any == null) return;
#if TEXT
        seen = (either.Text + "x").Length;
#elif COUNT
        seen = either.Bytes.Length;
#elif ELEMENT
        foreach (int number in either.Numbers) seen += number;
#elif NARROW
        either.Bytes[1] = 1;
#elif FIELD
        seen = (int)either.Narrow.Second;
#elif CALL
        seen = either.Named.Length();
#elif DELEGATE
        either.Action();
#elif THREAD
        seen = either.Thread.IsAlive ? 1 : 2;
#elif POINTER
        ref string text = ref either.Text;
        seen = text.Length;
#else
        seen = either.Numbers.Length;
#endif
    }

    static void Main()
    {
        Thread thread = new Thread(Use);
        thread.Start();
#if ELEMENT || COUNT
        shared.Any = new Wide();
#elif NARROW
        shared.Any = new long[1];
#elif TEXT || FIELD || CALL || DELEGATE || THREAD || POINTER
        shared.Any = new Wide { Second = 2 };
#else
        shared.Any = new int[3];
#endif
        thread.Join();
        Debug.Assert(seen >= 0);
    }
}
