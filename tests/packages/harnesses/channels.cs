#define DEBUG
// package: System.Threading.Channels 10.0.14
// use: a bounded channel of one place; a task writes two numbers and completes it, the program reads all.
// expected: holds (each number is read once, in the order in which it was written)
using System.Diagnostics;
using System.Threading.Channels;
using System.Threading.Tasks;

static class Program
{
    static async Task Main()
    {
        var channel = Channel.CreateBounded<int>(1);
        var producer = Task.Run(async () =>
        {
            await channel.Writer.WriteAsync(1);
            await channel.Writer.WriteAsync(2);
            channel.Writer.Complete();
        });
        int last = 0;
        await foreach (int number in channel.Reader.ReadAllAsync())
        {
            Debug.Assert(number == last + 1);
            last = number;
        }
        await producer;
        Debug.Assert(last == 2);
    }
}
