#define DEBUG
// package: System.Collections.Immutable 10.0.14
// use: two threads replace a shared immutable list by a longer one, with a plain assignment.
// expected: violated (an update is lost)
using System.Collections.Immutable;
using System.Diagnostics;
using System.Threading;

static class Program
{
    static ImmutableList<int> list = ImmutableList<int>.Empty;

    static void Main()
    {
        var other = new Thread(() => list = list.Add(1));
        other.Start();
        list = list.Add(2);
        other.Join();
        Debug.Assert(list.Count == 2);
    }
}
