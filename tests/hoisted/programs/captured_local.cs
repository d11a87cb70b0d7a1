// warned: a local that a lambda captures is a plain field of an object
// runtime: hangs
using System;
using System.Threading;

static class Program
{
    static void Main()
    {
        bool stop = false;
        Polling.Try(() => { while (!stop) { } }, () => stop = true);  // here
    }
}
