// warned: each of the loops can be ended by the same getter only
// runtime: hangs
using System;
using System.Threading;

class Worker
{
    bool stop;
    bool IsStopped { get { return stop; } }  // here
    public void Run()
    {
        while (!IsStopped) { }
        int i = 0;
        while (!IsStopped) i++;
    }
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
