// A thread that polls, and what it polls changes after a while: does the thread end?
using System;
using System.Threading;

static class Polling
{
    public static void Try(ThreadStart poll, ThreadStart change)
    {
        var thread = new Thread(poll) { IsBackground = true };
        thread.Start();
        Thread.Sleep(400);
        change();
        Console.WriteLine(thread.Join(1000) ? "ends" : "hangs");
    }
}
