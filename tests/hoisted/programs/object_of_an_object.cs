// warned: both reads on the way are plain
// runtime: hangs by default; ends optimized at once; hangs without a profile
using System;
using System.Threading;

class State { public bool stop; }
class Worker { public State state = new State(); }

static class Program
{
    static readonly Worker worker = new Worker();

    static void Poll()
    {
        while (!worker.state.stop) { }  // here
    }

    static void Main() => Polling.Try(Poll, () => worker.state.stop = true);
}
