// warned: which object it is, is a plain read; its class never changes
// runtime: hangs by default; ends optimized at once; hangs without a profile
using System;
using System.Threading;

static class Program
{
    class Square { }
    class Circle { }
    static object shape = new Square();

    static void Poll()
    {
        while (!(shape is Circle)) { }  // here
    }

    static void Main() => Polling.Try(Poll, () => shape = new Circle());
}
