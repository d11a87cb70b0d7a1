// What the other threads do not lead to any more is a thread's own again, but they may have used it
// before: one has ended, or (BUSY) does something else. MESSAGE: the thread that is left when all
// others have ended writes a reference, and then more of the same object.
//
// variants: BUSY MESSAGE
// sc tso pso clr2 clr dotnet: violated assertion
// sc tso pso clr2 clr dotnet BUSY: violated assertion
// sc tso MESSAGE: holds
// pso clr2 clr dotnet MESSAGE: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

class OwnAgain {
    string message;
    bool ready;
#if BUSY
    static bool isOver;
#endif

    void Send() {
#if MESSAGE
        message = "hello";
#endif
        ready = true;
#if BUSY
        while (!isOver) { }
#endif
    }

    void Receive() {
#if MESSAGE
        if (ready) Debug.Assert(message != null);
#else
        Debug.Assert(!ready && message == null);
#endif
#if BUSY
        isOver = true;
#endif
    }

    static void Main() {
        OwnAgain one = new OwnAgain();
        new Thread(one.Send).Start();
        one.Receive();
    }
}
