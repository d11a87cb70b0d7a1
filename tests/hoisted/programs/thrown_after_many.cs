// not warned: an exception ends it after some rounds
// runtime: ends
using System;
using System.Threading;

static class Program
{
    static bool stop;

    static void Poll()
    {
        int i = 0;
        try
        {
            while (!stop)
            {
                if (++i > 50) throw new TimeoutException();
            }
        }
        catch (TimeoutException) { }
    }

    static void Main() => Polling.Try(Poll, () => stop = true);
}
