// Addresses of arrays, strings, fields and stack memory are kept as numbers: in static fields, structs, arrays, longs, boxes,
// other memory. Whatever else is made, dropped and handed to other threads meanwhile, they lead to where they led.
//
// sc tso pso clr2 clr dotnet: holds
#define DEBUG

using System;
using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Threading;

unsafe struct Named { public int Name; public int* Place; }

unsafe class Holder { public int Value; public Named Inner; public IntPtr Number; }

unsafe class AddressesAsNumbers {
    static int[] first, second, third;
    static int* inField;
    static long asLong;
    static Named inStruct;
    static IntPtr[] inArray = new IntPtr[2];
    static object boxed;
    static Holder holder;
    static int* ofField;
    static GCHandle handle;
    static object garbage;

    static void Litter() {
        for (int i = 0; i < 3; i++) garbage = new int[] { i };
    }

    static void Keep() {
        int[] array = new int[] { 1, 2, 3 };
        Litter();
        handle = GCHandle.Alloc(array, GCHandleType.Pinned);
        inField = (int*)handle.AddrOfPinnedObject();
        asLong = (long)(inField + 1);
        inStruct.Place = inField + 2;
        inArray[1] = (IntPtr)inField;
        boxed = (IntPtr)(inField + 1);
        third = array;
        holder = new Holder { Value = 4 };
        fixed (int* place = &holder.Value) { ofField = place; holder.Number = (IntPtr)place; holder.Inner.Place = place; }
    }

    static void Look() {
        first = new int[] { 7 };
        second = new int[] { 8 };
        Debug.Assert(*inField == 1 && inField[2] == 3);
        Debug.Assert(*(int*)asLong == 2);
        Debug.Assert(*inStruct.Place == 3);
        Debug.Assert(*(int*)inArray[1] == 1);
        Debug.Assert(*(int*)(IntPtr)boxed == 2);
        Debug.Assert(*ofField == 4 && holder.Number == (IntPtr)ofField && holder.Inner.Place == ofField);
        Debug.Assert((long)inField + 4 == asLong && inStruct.Place - inField == 2);
        fixed (int* again = third) Debug.Assert(again == inField);
    }

    static void Main() {
        object one = new object();
        Litter();
        Keep();
        int* local = stackalloc int[2];
        local[1] = 9;
        long address = (long)&local[1];
        Litter();
        one = null;
        var thread = new Thread(Look);
        thread.Start();
        thread.Join();
        Look();
        Debug.Assert(*(int*)address == 9 && (long)local + 4 == address);
        handle.Free();
    }
}
