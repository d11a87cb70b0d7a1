// Message passing, where the message is a reference that the reader puts into an array. Whether the array may hold it need
// not be looked at if it holds all that the reference can be: then nothing waits for the reference.
//
// observed: r0 r1
// variants: SAME WIDER
//
// sc tso pso: 00 01 11
//   The reader has the message before it reads the data.
// clr2 clr arm64 dotnet: 00 01 10 11
//   R→R: the data are read first.
using System.Threading;

class MessageInAnArray {
    static int data;
    static Node n, p;
    static Node[] nodes;
    static object[] objects;
    static int r0, r1;

    class Node {
        public int f;
    }

    static void T0() {
        data = 1;
        Thread.MemoryBarrier();
        p = n;
    }

    static void T1() {
#if SAME
        nodes[0] = p;
        r1 = data;
        if (nodes[0] != null) r0 = 1;
#else
        objects[0] = p;
        r1 = data;
        if (objects[0] != null) r0 = 1;
#endif
    }

    static void Main() {
        n = new Node();
        nodes = new Node[1];
        objects = new object[1];
        Thread t0 = new Thread(T0);
        Thread t1 = new Thread(T1);
        t0.Start();
        t1.Start();
        t0.Join();
        t1.Join();
    }
}
