// compilers: dotnet
// Pinned objects and native memory: values written at addresses and read back, handles as numbers.
using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

unsafe struct Pair
{
    public int First;
    public long Second;
    public Pair* Next;
}

unsafe class Addresses
{
    static int* _kept;
    static long[] _numbers = new long[3];

    static void Arrays()
    {
        int[] array = { 1, 2, 3, 4 };
        GCHandle handle = GCHandle.Alloc(array, GCHandleType.Pinned);
        _kept = (int*)handle.AddrOfPinnedObject();
        for (int i = 0; i < 3; i++) _numbers[i] = (long)(_kept + i);
        for (int i = 0; i < 1000; i++) array = new int[] { i, i };
        GC.Collect();
        Console.WriteLine(_kept[0] + " " + *(int*)_numbers[1] + " " + *(int*)_numbers[2]);
        Console.WriteLine((_numbers[2] - _numbers[0]) + " " + ((int*)_numbers[2] - _kept));
        ((int[])handle.Target)[0] = 9;
        Console.WriteLine(*_kept + " " + handle.IsAllocated);
        handle.Free();
        Console.WriteLine(handle.IsAllocated);
        try { handle.Free(); }
        catch (InvalidOperationException e) { Console.WriteLine(e.Message); }
    }

    static void Handles()
    {
        string text = "kept" + _numbers.Length;
        IntPtr number = GCHandle.ToIntPtr(GCHandle.Alloc(text));
        text = null;
        GC.Collect();
        GCHandle again = GCHandle.FromIntPtr(number);
        Console.WriteLine(again.Target + " " + (GCHandle.ToIntPtr(again) == number));
        again.Free();
    }

    static void Blocks()
    {
        IntPtr block = Marshal.AllocHGlobal(32);
        for (int i = 0; i < 32; i++) Marshal.WriteByte(block, i, (byte)i);
        Console.WriteLine(Marshal.ReadInt32(block, 4).ToString("x") + " " + Marshal.ReadInt64(block, 8).ToString("x"));
        Marshal.WriteInt16(block, 6, -2);
        Console.WriteLine(Marshal.ReadInt32(block, 4).ToString("x") + " " + Marshal.ReadInt16(block, 6));
        Marshal.Copy(new[] { 1.5, 2.5 }, 0, block, 2);
        double[] back = new double[3];
        Marshal.Copy(block, back, 1, 2);
        Console.WriteLine(back[0] + " " + back[1] + " " + back[2]);
        block = Marshal.ReAllocHGlobal(block, (IntPtr)64);
        Console.WriteLine(*((double*)block + 1));
        Marshal.WriteIntPtr(block, 8, block);
        Console.WriteLine(Marshal.ReadIntPtr(block, 8) == block);
        Marshal.FreeHGlobal(block);
        Marshal.FreeHGlobal(IntPtr.Zero);
    }

    static void Structs()
    {
        Pair* first = null;
        for (int i = 0; i < 4; i++)
        {
            Pair* pair = (Pair*)Marshal.AllocCoTaskMem(sizeof(Pair));
            *pair = new Pair { First = i, Second = i * 10, Next = first };
            first = pair;
        }
        long sum = 0;
        for (Pair* at = first; at != null; at = at->Next) sum = sum * 100 + at->First + at->Second;
        Console.WriteLine(sum);
        while (first != null)
        {
            Pair* next = first->Next;
            Marshal.FreeCoTaskMem((IntPtr)first);
            first = next;
        }
        Pair local = new Pair { Second = 7 };
        IntPtr copy = Marshal.AllocHGlobal(sizeof(Pair));
        Unsafe.CopyBlock((void*)copy, &local, (uint)sizeof(Pair));
        Unsafe.InitBlock((byte*)copy + 8, 1, 2);
        Console.WriteLine(Unsafe.Read<Pair>((void*)copy).Second);
        Marshal.FreeHGlobal(copy);
    }

    static void Strings()
    {
        IntPtr text = Marshal.StringToHGlobalUni("héllo");
        ((char*)text)[0] = 'j';
        Console.WriteLine(Marshal.PtrToStringUni(text) + " " + Marshal.PtrToStringUni(text, 2));
        Marshal.FreeHGlobal(text);
        fixed (char* place = "fixed")
        {
            long number = (long)(place + 2);
            Console.WriteLine(*(char*)number);
        }
    }

    static void Main()
    {
        Arrays();
        Handles();
        Blocks();
        Structs();
        Strings();
    }
}
