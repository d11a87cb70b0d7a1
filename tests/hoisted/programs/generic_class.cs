// warned: the field of a generic class is a field like others
// runtime: hangs by default; ends optimized at once; hangs without a profile
using System;
using System.Threading;

class Box<T> { public T value; }

static class Program
{
    static readonly Box<string> box = new Box<string>();

    static void Poll()
    {
        while (box.value == null) { }  // here
    }

    static void Main() => Polling.Try(Poll, () => box.value = "there");
}
