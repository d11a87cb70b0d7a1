// not warned: Pop takes one away each time
// runtime: ends
using System;
using System.Threading;
using System.Collections.Generic;

static class Program
{
    static readonly Stack<int> stack = new Stack<int>(new[] { 1, 2 });

    static void Poll()
    {
        while (stack.Count > 0) stack.Pop();
    }

    static void Main() => Polling.Try(Poll, () => Console.Out.Flush());
}
