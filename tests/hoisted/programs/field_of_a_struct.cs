// warned: a field of a struct is read where the struct is
// runtime: hangs
using System;
using System.Threading;

struct State
{
    public int count;
    public bool stop;
}

static class Program
{
    static State state;

    static void Poll()
    {
        while (!state.stop) { }  // here
    }

    static void Main() => Polling.Try(Poll, () => state.stop = true);
}
