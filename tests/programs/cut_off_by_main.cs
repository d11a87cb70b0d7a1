// The first thread ends, and with it the program, while a thread in the background may be anywhere.
//
// sc tso clr dotnet: violated assertion
//
// Why: the two threads use different memory, but the end of the first one takes the other one's steps away.
#define DEBUG
using System.Diagnostics;
using System.Threading;

class CutOffByMain {
    static int done, seen;

    static void Main() {
        Thread thread = new Thread(() => {
            Volatile.Write(ref seen, 1);
            Volatile.Write(ref seen, 2);
            Debug.Assert(Volatile.Read(ref seen) != 2);
        });
        thread.IsBackground = true;
        thread.Start();
        Volatile.Write(ref done, 1);
        Volatile.Write(ref done, 2);
    }
}
