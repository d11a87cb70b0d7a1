// Messages are passed in elements of arrays: one by its number, one that is part of a struct.
// repair: VolatileWrite Slots::Publish stelem.i4 - 1
// repair: VolatileRead Slots::IsPublished ldelem.i4 - 1
// repair: VolatileWrite Slots::Fill stfld isFull 1
// repair: VolatileRead Slots::IsFilled ldfld isFull 1
// not written: VolatileWrite Slots::Compute stelem.i4 - 1
// says: Volatile.Write of Slots.- at slots.cs:40 in Slots::Compute: its value is computed before it is known that there is such an element
#define DEBUG

using System.Diagnostics;
using System.Threading;

struct Slot { public int value; public bool isFull; }

class Slots {
    static readonly int[] numbers = new int[4];
    static readonly Slot[] slots = new Slot[4];
    static int data;

    static void Publish(int i) {
        numbers[i + 1] = numbers[i] + 1;
    }

    static bool IsPublished(int i) {
        return numbers[i] == 1;
    }

    static void Fill(int i) {
        slots[i].value = 2;
        slots[i].isFull = true;
    }

    static bool IsFilled(int i) {
        return slots[i].isFull;
    }

    static int Next(int i) { return i + 1; }

    static void Compute(int i) {
        numbers[i] = Next(i);
    }

    static void Send() {
        data = 1;
        Publish(0);
        Fill(1);
    }

    static void Main() {
        var sender = new Thread(Send);
        sender.Start();
        if (IsPublished(1)) Debug.Assert(data == 1);
        if (IsFilled(1)) Debug.Assert(slots[1].value == 2);
        sender.Join();
        Compute(2);
    }
}
