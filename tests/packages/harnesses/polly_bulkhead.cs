#define DEBUG
// package: Polly 8.9.1
// use: two threads share a bulkhead that lets one in at a time.
// expected: holds (never both work at a time; who is not let in is told so)
using System.Diagnostics;
using System.Threading;
using Polly;
using Polly.Bulkhead;

static class Program
{
    static readonly BulkheadPolicy bulkhead = Policy.Bulkhead(1);
    static int working, worked;

    static void Work()
    {
        working++;
        Debug.Assert(working == 1);
        working--;
        worked++;
    }

    static void Call()
    {
        try
        {
            bulkhead.Execute(Work);
        }
        catch (BulkheadRejectedException)
        {
        }
    }

    static void Main()
    {
        var other = new Thread(Call);
        other.Start();
        Call();
        other.Join();
        Debug.Assert(worked == 1 || worked == 2);
    }
}
