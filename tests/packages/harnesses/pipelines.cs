#define DEBUG
// package: System.IO.Pipelines 10.0.14
// use: a task writes two bytes to a pipe, one flush each; the program reads until the end.
// expected: holds (both bytes arrive, in their order)
using System;
using System.Buffers;
using System.Diagnostics;
using System.IO.Pipelines;
using System.Threading.Tasks;

static class Program
{
    static async Task Write(PipeWriter writer)
    {
        await writer.WriteAsync(new byte[] { 1 });
        await writer.WriteAsync(new byte[] { 2 });
        await writer.CompleteAsync();
    }

    static async Task Main()
    {
        var pipe = new Pipe();
        Task writing = Task.Run(() => Write(pipe.Writer));
        int last = 0;
        while (true)
        {
            ReadResult result = await pipe.Reader.ReadAsync();
            foreach (ReadOnlyMemory<byte> memory in result.Buffer)
            {
                foreach (byte next in memory.ToArray())
                {
                    Debug.Assert(next == last + 1);
                    last = next;
                }
            }
            pipe.Reader.AdvanceTo(result.Buffer.End);
            if (result.IsCompleted) break;
        }
        await pipe.Reader.CompleteAsync();
        await writing;
        Debug.Assert(last == 2);
    }
}
