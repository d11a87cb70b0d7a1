// A thread makes more in one go than there is room for, keeps a little of it, and waits for nobody meanwhile: what nothing
// leads to any more is no reason for memory to run out.
//
// sc tso pso clr2 clr dotnet: holds
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Garbage {
    static int other;
    static int[] kept;

    static int[] Make(int count) {
        int[] first = null, last = null;
        for (int i = 0; i < count; i++) {
            last = new int[1000000];
            if (i == 7) {
                first = last;
                first[i] = i;
            }
        }
        return last.Length == 1000000 ? first : last;
    }

    static void Main() {
        Thread thread = new Thread(() => other = 1);
        thread.Start();
        kept = Make(120);
        thread.Join();
        Debug.Assert(kept[7] == 7 && kept[8] == 0 && other == 1);
    }
}
