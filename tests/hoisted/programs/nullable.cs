// warned: HasValue is a plain read of a field of a struct
// runtime: hangs
using System;
using System.Threading;

static class Program
{
    static int? answer;

    static void Poll()
    {
        while (!answer.HasValue) { }  // here
    }

    static void Main() => Polling.Try(Poll, () => answer = 1);
}
