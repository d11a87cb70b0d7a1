// What an exception says is put together from what the run has come to, and may have several lines.
// model: sc
using System;
using System.Threading;

static class Thrown
{
    static int written;

    static void Check()
    {
        int got = written;
        if (got != 0) throw new InvalidOperationException("got " + got + "\n  instead of " + (got - 1));
    }

    static void Main()
    {
        var check = new Thread(Check);
        check.Start();
        written = 1;
        check.Join();
    }
}
