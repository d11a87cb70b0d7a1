// Methods whose steps tests/unit/vm/visible looks at, one by one. A class without a constructor of its own: what its
// fields hold at first is zero.
#define DEBUG
using System.Diagnostics;
using System.Threading;

class Node
{
    public int value;
    public Node next;
    public volatile int seen;
}

struct Pair
{
    public int a;
    public long b;
}

abstract class Shape
{
    public abstract int Sides();
}

class Square : Shape
{
    public override int Sides() { return 4; }
}

class Triangle : Shape
{
    public override int Sides() { return 3; }
}

static class Methods
{
    static Shape shape;
    static string text;
    static int x, y, z;
    static volatile int v;
    [System.ThreadStatic] static int own;
    static Pair pair, other;
    static Node node;
    static object thing;
    static int[] numbers;
    static object[] objects;

    static void Main() { }

    static void TwoWrites() { x = 1; y = 2; }
    static void WriteThenRead() { x = 1; z = y; }
    static void WriteThenReadIt() { x = 7; z = x; }
    static void TwoReads() { int a = x; int b = y; z = a + b; }
    static void TwoReadsOfOne() { int a = x; int b = x; z = a - b; }
    static void TwoWritesToOne() { x = 1; x = 2; }
    static void VolatileOnes() { v = 1; z = v; }
    static void CopyPair() { pair = other; }
    static void Fenced() { x = 1; Thread.MemoryBarrier(); y = 1; }
    static void Added() { Interlocked.Add(ref x, 5); }
    static void AddedLate() { y = 1; Interlocked.Add(ref x, 5); }
    static void Boxed() { thing = 42; }
    static void Locked() { Node own = new Node(); node = own; lock (own) x = 1; }
    static void Publish() { Node own = new Node(); own.value = 3; node = own; }
    static void PublishOther() { Node own = new Node(); Node second = new Node(); own.value = 3; node = second; }
    static void PublishDeep() { Node own = new Node(); Node inner = new Node(); own.next = inner; inner.value = 3; node = own; }
    static void PublishRound()
    {
        Node own = new Node();
        Node inner = new Node();
        Node lost = new Node();
        own.next = inner;
        inner.next = own;
        lost.value = 3;
        node = own;
    }
    static void PublishArray() { object[] all = new object[2]; Node own = new Node(); all[1] = own; own.value = 3; objects = all; }
    static void Exchanged() { x = 1; z = Interlocked.CompareExchange(ref y, 2, 7); }
    static void ExchangedFirst() { z = Interlocked.CompareExchange(ref y, 2, 7); }
    static void ExchangedRead() { z = Interlocked.CompareExchange(ref y, 2, x); }
    static void FenceAll() { Interlocked.MemoryBarrierProcessWide(); }
    static void HandOut() { Node own = new Node(); node = own; own.value = 3; }
    static void Keep() { Node own = new Node(); own.value = 3; own.next = own; }
    static void Sum() { z = (x + 1) * 2; }
    static void Divide() { z = 7 / x; }
    static void Pass() { z = Twice(x); }
    static int Twice(int number) { return number * 2; }
    static void Follow() { z = node.value; }
    static void FollowWrite() { node.value = 1; x = 2; }
    static void FollowBoth() { node.value = 1; z = x; }
    static void FollowSame() { int a = node.value; Node own = new Node(); thing = own; z = own.value + a; }
    static void Branch() { if (x == 0) z = y; }
    static void BranchWrite() { if (x == 0) z = 1; }
    static void Overwrite() { int a = x; y = a; a = 3; z = a; }
    static void Fail() { x = 1; Debug.Assert(false); }
    static void FailAlone() { Debug.Assert(false); }
    static void Loop() { while (x == 0) { } }
    static void LoopVolatile() { while (v == 0) { } }
    static void LoopWriting() { while (x == 0) y = 1; }
    static void LoopTurning() { int i = 0; while (x == 0) i = 1 - i; z = i; }
    static void LoopSelecting() { int i = 0; while (x == 0) { if (y == 1) i = 1; } z = i; }
    static void LoopReading() { int i = x; while (i == 0) i = x; z = i; }
    static void LoopReadingTwice() { int i = x; int j = i; while (i == 0) i = x; z = i + j; }
    static void LoopCounting() { int i = 0; while (x == i) i++; z = i; }
    static void LoopKnown() { int a = x; if (a == 1) { int s = 0; for (int i = 0; i < 2; i++) s += i; z = y; } }
    static void Select() { int a = x == 1 ? 5 : 7; z = a; }
    static void SelectRead() { int a = x == 1 ? y : 7; z = a; }
    static void SelectNested() { int a = x == 1 ? 5 : x == 2 ? 6 : 7; z = a; }
    static void BranchVolatile() { if (v == 0) z = y; }
    static void Remainder() { z = x % 3; }
    static void Checked() { int a = checked(x + 1); z = y; }
    static void Index() { int a = numbers[x]; z = y; }
    static void Length() { int a = numbers.Length; z = a; }
    static void Call() { int a = shape.Sides(); z = y + a; }
    static void Cast() { Square a = (Square)shape; z = y; }
    static void Test() { z = shape is Square ? 1 : 2; }
    static void Make() { int[] made = new int[x]; numbers = made; z = y; }
    static void Compare() { z = text == "a" ? 1 : 2; }
    static void Join() { string joined = string.Concat(text, "b"); z = y; }
    static void Address() { int a = x; z = Look(ref a); }
    static int Look(ref int number) { return number; }
    static void Narrow() { z = (short)x; }
    static void Initialized() { numbers = new int[] { 11, 12, 13, 14 }; }
}
