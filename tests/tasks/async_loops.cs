// Parallel.ForAsync and ForEachAsync: what is done with one thing, at the same time as what is done with others.
// compilers: dotnet
//
// variants: RACE EACH AWAITS STREAM ONE CANCELED THROWS BOUNDED
// sc tso clr: holds
// sc tso clr RACE: violated assertion
// sc tso clr EACH: holds
// sc tso AWAITS: holds
// sc tso STREAM: holds
// sc tso clr ONE: holds
// sc tso CANCELED: holds
// sc tso THROWS: holds
// sc BOUNDED: violated deadlock
//
// Why: the loop is complete when all is done. RACE: two add to one number. ONE: one at a time. CANCELED: by others, at any
// time. THROWS: what one throws ends the others. BOUNDED: two at a time do not get three to a barrier.
#define DEBUG
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class AsyncLoops {
    static int n;

    static async IAsyncEnumerable<int> Two() {
        yield return 1;
        await Task.CompletedTask;
        yield return 2;
    }

    static ValueTask Add(int i, CancellationToken token) {
        Interlocked.Add(ref n, i);
        return default;
    }

    static void Main() {
#if RACE
        Parallel.ForAsync(0, 2, (i, token) => { n++; return default; }).Wait();
        Debug.Assert(n == 2);
#elif EACH
        Parallel.ForEachAsync(new[] { 1, 2 }, Add).Wait();
        Debug.Assert(n == 3);
#elif AWAITS
        Parallel.ForAsync(0, 2, async (i, token) => { await Task.Yield(); Interlocked.Increment(ref n); }).Wait();
        Debug.Assert(n == 2);
#elif STREAM
        Parallel.ForEachAsync(Two(), new ParallelOptions { MaxDegreeOfParallelism = 2 }, Add).Wait();
        Debug.Assert(n == 3);
#elif ONE
        Parallel.ForAsync(0, 3, new ParallelOptions { MaxDegreeOfParallelism = 1 }, (i, token) => { n++; return default; }).Wait();
        Debug.Assert(n == 3);
#elif CANCELED
        var source = new CancellationTokenSource();
        Task loop = Parallel.ForAsync(1, 3, source.Token, Add);
        source.Cancel();
        try { loop.Wait(); } catch (AggregateException) { Debug.Assert(loop.IsCanceled); }
        Debug.Assert(loop.IsCanceled || n == 3);
#elif THROWS
        Task loop = Parallel.ForAsync(0, 2, (i, token) => {
            if (i == 0) throw new InvalidOperationException();
            return Add(i, token);
        });
        try { loop.Wait(); Debug.Assert(false); } catch (AggregateException) { }
        Debug.Assert(loop.IsFaulted && n <= 1);
#elif BOUNDED
        var barrier = new Barrier(3);
        Parallel.ForAsync(0, 3, new ParallelOptions { MaxDegreeOfParallelism = 2 }, (i, token) => {
            barrier.SignalAndWait();
            return default;
        }).Wait();
#else
        Parallel.ForAsync(1, 4, Add).Wait();
        Debug.Assert(n == 6);
#endif
    }
}
