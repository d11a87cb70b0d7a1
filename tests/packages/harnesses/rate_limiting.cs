#define DEBUG
// package: System.Threading.RateLimiting 11.0.0
// use: two threads ask a limiter of one permit, and work if they get a lease.
// expected: holds (never both at a time, and one of them works)
using System.Diagnostics;
using System.Threading;
using System.Threading.RateLimiting;

static class Program
{
    static readonly ConcurrencyLimiter limiter = new ConcurrencyLimiter(new ConcurrencyLimiterOptions
    {
        PermitLimit = 1,
        QueueLimit = 0,
        QueueProcessingOrder = QueueProcessingOrder.OldestFirst
    });
    static int working, worked;

    static void Work()
    {
        using (RateLimitLease lease = limiter.AttemptAcquire())
        {
            if (!lease.IsAcquired) return;
            working++;
            Debug.Assert(working == 1);
            working--;
            worked++;
        }
    }

    static void Main()
    {
        var other = new Thread(Work);
        other.Start();
        Work();
        other.Join();
        Debug.Assert(worked == 1 || worked == 2);
    }
}
