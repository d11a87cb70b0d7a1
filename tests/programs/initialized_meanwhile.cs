// A thread that stands at a class which is not initialised waits until all that it has issued has happened, for then it runs
// the constructor. Once another thread has run it there is nothing to wait for, but the search once let it wait all the same,
// and lost the runs in which what it issues next happens first.
//
// sc tso clr2: holds
// pso clr dotnet: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Data {
    public static int Ready, Value;
}

class Lazy {
    public static int Flag;
    static Lazy() { }
}

class InitializedMeanwhile {
    static int touched, flag, value;

    static void First() {
        Data.Ready = 1;
        Data.Value = 1;
        Lazy.Flag = 1;
    }

    static void Second() {
        if (Data.Ready == 0) return;
        touched = Lazy.Flag;
        flag = Lazy.Flag;
        Thread.MemoryBarrier();
        value = Data.Value;
    }

    static void Main() {
        Thread first = new Thread(First);
        Thread second = new Thread(Second);
        first.Start();
        second.Start();
        first.Join();
        second.Join();
        Debug.Assert(!(touched == 0 && flag == 1 && value == 0));
    }
}
