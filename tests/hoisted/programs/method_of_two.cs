// warned: the method is small and does nothing but read
// runtime: hangs by default; ends optimized at once; ends without a profile
using System;
using System.Threading;

static class Program
{
    static int first;
    static int second;

    static bool IsReady()
    {
        return first == 1 && second == 1;  // here
    }

    static void Poll()
    {
        while (!IsReady()) { }
    }

    static void Main() => Polling.Try(Poll, () => { first = 1; second = 1; });
}
