// Nobody takes an exception that is thrown while it is only taken for granted that a reference is valid. The thread waits until
// that is known, and the filters that the search for a handler has asked meanwhile are not asked again.
//
// sc tso pso clr2 clr dotnet: violated unhandled-exception
// findings sc tso pso clr2 clr dotnet: 2
#define DEBUG

using System;
using System.Diagnostics;
using System.Threading;

class FilterOnce {
    class Node {
        public int Value;
    }

    static Node node;
    static int read;

    static bool Ask(ref int asked) {
        asked++;
        Debug.Assert(asked == 1);
        return false;
    }

    static void Throw() {
        int asked = 0;
        int value = 0;
        try {
            value = node.Value;
            throw new InvalidOperationException();
        } catch (Exception) when (Ask(ref asked)) {
            read = value;
        }
    }

    static void Main() {
        Thread thrower = new Thread(Throw);
        thrower.Start();
        node = new Node();
        thrower.Join();
    }
}
