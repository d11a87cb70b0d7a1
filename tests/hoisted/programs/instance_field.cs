// warned: nothing but a plain read of the object's field can end it
// runtime: hangs
using System;
using System.Threading;

class Worker
{
    bool stop;
    public void Run() { while (!stop) { } }  // here
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
