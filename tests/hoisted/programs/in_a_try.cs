// warned: the try is around the loop and adds no way out
// runtime: hangs
using System;
using System.Threading;

static class Program
{
    static bool stop;

    static void Poll()
    {
        try
        {
            while (!stop) { }  // here
        }
        finally
        {
            Console.Out.Flush();
        }
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
