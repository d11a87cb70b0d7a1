// warned: the exception is thrown where a plain read says so
// runtime: hangs
using System;
using System.Threading;

static class Program
{
    static bool failed;

    static void Poll()
    {
        try
        {
            while (true)
            {
                if (failed) throw new InvalidOperationException();  // here
            }
        }
        catch (InvalidOperationException) { }
    }

    static void Main() => Polling.Try(Poll, () => failed = true);
}
