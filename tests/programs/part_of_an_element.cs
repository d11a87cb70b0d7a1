// A part of an array's element is read, and then something else. What the static leads to need not be there yet: the second read
// may come first, as it may where the elements are numbers. An index that no array has throws, however far it is.
//
// sc tso pso: holds
// clr2 clr dotnet: violated assertion
#define DEBUG

using System;
using System.Diagnostics;
using System.Threading;

struct Inner { public int Name; public int Count; }

struct Outer { public int Number; public Inner Inner; }

class PartOfAnElement {
    static Outer[] elements = new Outer[2];
    static int[] numbers = new int[2];
    static int signal;
    static int far = 0x40000000;

    static void Write() {
        var fresh = new Outer[2];
        fresh[1].Inner.Count = 1;
        Thread.MemoryBarrier();
        signal = 1;
        Thread.MemoryBarrier();
        elements = fresh;
        numbers = new int[2];
    }

    static void Read() {
        int part = elements[1].Inner.Count;
        int seen = signal;
        Debug.Assert(part == 0 || seen == 1);
    }

    static void ReadFar() {
        int index = far;
        bool isThrown = false;
        Thread.MemoryBarrier();
        try {
            numbers[index] = 1;
        } catch (IndexOutOfRangeException) {
            isThrown = true;
        }
        Debug.Assert(isThrown, "no array is that long");
    }

    static void Main() {
        var writer = new Thread(Write);
        var reader = new Thread(Read);
        var other = new Thread(ReadFar);
        writer.Start();
        reader.Start();
        other.Start();
        writer.Join();
        reader.Join();
        other.Join();
    }
}
