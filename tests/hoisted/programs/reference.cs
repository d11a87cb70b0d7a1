// warned: whether there is an object is a plain read
// runtime: hangs
using System;
using System.Threading;

static class Program
{
    static object node;

    static void Poll()
    {
        while (node == null) { }  // here
    }

    static void Main() => Polling.Try(Poll, () => node = new object());
}
