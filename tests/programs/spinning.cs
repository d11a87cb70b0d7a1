// A thread that spins for ever must keep nobody from what goes wrong elsewhere: not another thread,
// and not a write of its own that still waits. What it spins on is its own (LOCAL), only its own as
// far as anybody knows (OWN), or shared.
//
// variants: LOCAL OWN
// sc tso pso clr2 clr dotnet: violated assertion
// sc tso pso clr2 clr dotnet LOCAL OWN: violated assertion
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Spinning {
    static int flag;
    static int stop;

    static void Spin() {
        flag = 1;
#if LOCAL
        int turns = 0;
        while (true) turns++;
#elif OWN
        while (stop == 0) { }
#else
        while (stop == 0) flag = 1;
#endif
    }

    static void Look() {
        Debug.Assert(flag == 0);
    }

    static void Main() {
        Thread spinner = new Thread(Spin);
        Thread looker = new Thread(Look);
        spinner.Start();
        looker.Start();
        looker.Join();
    }
}
