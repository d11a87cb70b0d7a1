// Message passing whose reader is the thread that has started the writer.
//
// sc tso: holds
// pso clr2 clr dotnet: violated assertion
#define DEBUG
using System.Diagnostics;
using System.Threading;

class MainTakesPart {
    static int data, flag;

    static void Main() {
        Thread writer = new Thread(Write);
        writer.Start();
        int seen = flag;
        int read = data;
        writer.Join();
        Debug.Assert(seen == 0 || read == 1);
    }

    static void Write() {
        data = 1;
        flag = 1;
    }
}
