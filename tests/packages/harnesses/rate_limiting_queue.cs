#define DEBUG
// package: System.Threading.RateLimiting 11.0.0
// use: two tasks wait for the one permit of a limiter that queues.
// expected: holds (one after the other, and both work)
using System.Diagnostics;
using System.Threading.RateLimiting;
using System.Threading.Tasks;

static class Program
{
    static readonly ConcurrencyLimiter limiter = new ConcurrencyLimiter(new ConcurrencyLimiterOptions
    {
        PermitLimit = 1,
        QueueLimit = 2,
        QueueProcessingOrder = QueueProcessingOrder.OldestFirst
    });
    static int worked;

    static async Task Work()
    {
        using (RateLimitLease lease = await limiter.AcquireAsync())
        {
            Debug.Assert(lease.IsAcquired);
            worked++;
        }
    }

    static async Task Main()
    {
        Task other = Task.Run(Work);
        await Work();
        await other;
        Debug.Assert(worked == 2);
    }
}
