// The program ends while a thread in the background is between what it does and what others see of it (EXIT: while any thread
// is). What is observed then is what the thread has done by then, even if nobody else uses it.
//
// variants: EXIT
// options: --robust --observe=CutOff.data,CutOff.seen
// sc tso clr2: holds
// sc tso clr2 EXIT: holds
// pso clr dotnet: violated outcome
// pso clr dotnet EXIT: violated outcome
using System;
using System.Threading;

class CutOff {
    static int data, flag, seen;

    static void Write() {
        data = 1;
        flag = 1;
    }

    static void Main() {
        Thread writer = new Thread(Write);
#if !EXIT
        writer.IsBackground = true;
#endif
        writer.Start();
        seen = flag;
#if EXIT
        Environment.Exit(0);
#endif
    }
}
