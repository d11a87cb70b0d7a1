// Who has done the last thing that others can notice need not have ended.
//
// sc: violated assertion
#define DEBUG
using System.Diagnostics;
using System.Threading;

class StillAlive {
    static int flag;

    static void Main() {
        Thread writer = new Thread(() => Volatile.Write(ref flag, 1));
        writer.Start();
        if (Volatile.Read(ref flag) == 1) Debug.Assert(!writer.IsAlive);
        writer.Join();
    }
}
