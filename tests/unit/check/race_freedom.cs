// Races, and what only looks like one.
using System;
using System.Threading;

static class Races
{
    static readonly object gate = new object();
    static readonly int[] elements = new int[2];
    static int x, y;
    static volatile int first;
    static WeakReference weak;

    struct Pair
    {
        public int Left, Right;
    }

    static Pair pair;

    class Late
    {
        public static int Value;
        static Late() { }
    }

    static void Beside(ThreadStart other, ThreadStart own)
    {
        var thread = new Thread(other);
        thread.Start();
        own();
        thread.Join();
    }

    static void Add() { lock (gate) x++; }

    static void Ordered() { Beside(Add, Add); }
    static void Atomic() { Beside(() => Interlocked.Increment(ref x), () => Interlocked.Increment(ref x)); }
    static void Handed()
    {
        x = 1;
        Beside(() => y = x, () => { });
        x = y;
    }
    static void Reads() { Beside(() => { int r = x; }, () => { int r = x; }); }
    static void Elements() { Beside(() => elements[0] = 1, () => elements[1] = 1); }

    static void Plain() { Beside(() => x = 1, () => { int r = x; }); }
    static void Volatiles() { Beside(() => first = 1, () => { int r = first; }); }
    static void Mixed() { Beside(() => Interlocked.Increment(ref x), () => { int r = x; }); }
    static void SameElement() { Beside(() => elements[0] = 1, () => elements[0] = 1); }
    static void Parts() { Beside(() => pair = new Pair(), () => { int r = pair.Right; }); }
    static void Class() { Beside(() => Late.Value = 1, () => { int r = Late.Value; }); }
    static void Tries()
    {
        Beside(Add, () =>
        {
            if (!Monitor.TryEnter(gate)) return;
            x++;
            Monitor.Exit(gate);
        });
    }
    static void State()
    {
        var thread = new Thread(Add);
        lock (gate)
        {
            thread.Start();
            bool waits = (thread.ThreadState & ThreadState.WaitSleepJoin) != 0;
        }
        thread.Join();
    }
    static void Weak()
    {
        weak = new WeakReference(new object());
        Beside(() => { object target = weak.Target; }, () => { });
    }
    static void Finalizes() { Beside(() => new Mortal(), () => { }); }

    class Mortal
    {
        ~Mortal() { x = 1; }
    }

    static void Main() { }
}
