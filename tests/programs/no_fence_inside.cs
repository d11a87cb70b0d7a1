// Library methods that copy, compare and make things are no fences: a write that waits before one of them may still wait
// while what comes after it is read (store buffering). Nor do they miss what their own thread has written and what still
// waits.
//
// Asserted: each method gives what it should, whatever waits; and one of the threads sees what the other has written.
//
// sc STRING BUILDER ENUM CREATE CLONE VALUE: holds
// tso pso clr2 clr dotnet STRING BUILDER ENUM CREATE CLONE VALUE: violated assertion
//   W→R.
// sc tso pso clr2 clr dotnet STRING,ORDERED BUILDER,ORDERED ENUM,ORDERED CREATE,ORDERED CLONE,ORDERED VALUE,ORDERED: holds
//   What the methods give.
#define DEBUG

using System;
using System.Diagnostics;
using System.Text;
using System.Threading;

enum Sign { Less = -1, Equal, More }

struct Pair {
    public int First, Second;
}

class NoFenceInside {
    static int x, y, seenByOne, seenByOther;

    static void Do() {
#if STRING
        var letters = new char[3];
        for (int i = 0; i < 3; i++) letters[i] = (char)('a' + i);
        Debug.Assert(new string(letters) == "abc");
#elif BUILDER
        Debug.Assert(new StringBuilder().Append("ab").Append('c').ToString() == "abc");
#elif ENUM
        object sign = Sign.Less;
        Debug.Assert(sign.Equals(Sign.Less) && !sign.Equals(Sign.More));
#elif CREATE
        var square = (int[,])Array.CreateInstance(typeof(int), new int[] { 2, 2 }, new int[] { -2, -3 });
        Debug.Assert(square.GetLowerBound(0) == -2 && square.GetUpperBound(1) == -2);
        Debug.Assert(typeof(Action<>).MakeGenericType(new Type[] { typeof(int) }) == typeof(Action<int>));
#elif CLONE
        var copy = (int[])new int[] { 1, 2 }.Clone();
        Debug.Assert(copy[0] == 1 && copy[1] == 2);
#elif VALUE
        object pair = new Pair { First = 1 };
        Debug.Assert(pair.Equals(new Pair { First = 1 }) && !pair.Equals(new Pair()));
#endif
    }

    static void One() {
        x = 1;
        Do();
        seenByOne = y;
    }

    static void Other() {
        y = 1;
        Do();
        seenByOther = x;
    }

    static void Main() {
        var one = new Thread(One);
        var other = new Thread(Other);
        one.Start();
        other.Start();
        one.Join();
        other.Join();
#if !ORDERED
        Debug.Assert(seenByOne + seenByOther > 0);
#endif
    }
}
