// A thread in the background can go on between the last thing that the others do and their end.
//
// sc: violated assertion
#define DEBUG
using System.Diagnostics;
using System.Threading;

class BackgroundThread {
    static int flag;

    static void Main() {
        Thread watcher = new Thread(() => {
            Debug.Assert(Volatile.Read(ref flag) == 0);
        });
        watcher.IsBackground = true;
        watcher.Start();
        Volatile.Write(ref flag, 1);
    }
}
