// warned: the same loop for each type
// runtime: hangs
using System;
using System.Threading;

static class Program
{
    class Box<T> { public T value; }
    static readonly Box<object> box = new Box<object>();

    static void Wait<T>(Box<T> one) where T : class
    {
        while (one.value == null) { }  // here
    }

    static void Poll()
    {
        Wait(box);
    }

    static void Main() => Polling.Try(Poll, () => box.value = box);
}
