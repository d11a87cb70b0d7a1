// warned: the field is of the base class
// runtime: hangs
using System;
using System.Threading;

class Stoppable { protected bool stop; }
class Worker : Stoppable
{
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
