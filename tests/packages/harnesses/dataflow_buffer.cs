#define DEBUG
// package: System.Threading.Tasks.Dataflow 11.0.0
// use: a thread posts two numbers to a buffer block, the program receives them.
// expected: holds (they arrive in their order)
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks.Dataflow;

static class Program
{
    static void Main()
    {
        var block = new BufferBlock<int>();
        var other = new Thread(() =>
        {
            block.Post(1);
            block.Post(2);
        });
        other.Start();
        int first = block.Receive();
        int second = block.Receive();
        other.Join();
        Debug.Assert(first == 1 && second == 2);
    }
}
