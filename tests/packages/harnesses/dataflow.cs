#define DEBUG
// package: System.Threading.Tasks.Dataflow 11.0.0
// use: two threads post to an action block, whose action is not synchronized.
// expected: holds (the block runs one action at a time, and none is lost)
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks.Dataflow;

static class Program
{
    static int sum;

    static void Main()
    {
        var block = new ActionBlock<int>(number => sum += number);
        var other = new Thread(() => block.Post(1));
        other.Start();
        block.Post(2);
        other.Join();
        block.Complete();
        block.Completion.Wait();
        Debug.Assert(sum == 3);
    }
}
