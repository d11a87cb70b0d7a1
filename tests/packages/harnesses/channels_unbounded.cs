#define DEBUG
// package: System.Threading.Channels 10.0.14
// use: an unbounded channel; two threads write one number each, the program reads both.
// expected: holds (no number is lost)
using System.Diagnostics;
using System.Threading;
using System.Threading.Channels;

static class Program
{
    static void Main()
    {
        var channel = Channel.CreateUnbounded<int>();
        var first = new Thread(() => Debug.Assert(channel.Writer.TryWrite(1)));
        var second = new Thread(() => Debug.Assert(channel.Writer.TryWrite(2)));
        first.Start();
        second.Start();
        first.Join();
        second.Join();
        int sum = 0;
        while (channel.Reader.TryRead(out int number)) sum += number;
        Debug.Assert(sum == 3);
    }
}
