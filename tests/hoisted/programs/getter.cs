// warned: the getter is inlined: a plain read
// runtime: hangs
using System;
using System.Threading;

class Worker
{
    bool stop;
    bool IsStopped { get { return stop; } }  // here
    public void Run() { while (!IsStopped) { } }
    public void Stop() { stop = true; }
}

static class Program
{
    static void Main()
    {
        var worker = new Worker();
        Polling.Try(worker.Run, worker.Stop);
    }
}
