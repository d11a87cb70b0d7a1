// warned: List.Count is a plain read, and inlined
// runtime: hangs by default; ends optimized at once; hangs without a profile
using System;
using System.Threading;
using System.Collections.Generic;

static class Program
{
    static readonly List<int> list = new List<int>();

    static void Poll()
    {
        while (list.Count == 0) { }  // here
    }

    static void Main() => Polling.Try(Poll, () => list.Add(1));
}
