// A periodic timer that is waited for.
// compilers: dotnet
//
// variants: STOPPED TWICE CANCELED
// sc tso: holds
// sc tso STOPPED: holds
// sc TWICE: violated unhandled-exception
// sc tso CANCELED: holds
//
// Why: without a variant, it ticks as often as it is waited for. STOPPED: disposed of while
// somebody waits once more, it ticks no more. TWICE: two
// that wait at the same time. CANCELED: ticks or is canceled.
#define DEBUG
using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class Ticks {
    static async Task Main() {
        var timer = new PeriodicTimer(TimeSpan.FromMilliseconds(10));
        int n = 0;
#if STOPPED
        Task stop = Task.Run(() => timer.Dispose());
        bool ticked = await timer.WaitForNextTickAsync();
        await stop;
        Debug.Assert(!await timer.WaitForNextTickAsync());
#elif TWICE
        Task<bool> first = timer.WaitForNextTickAsync().AsTask();
        await timer.WaitForNextTickAsync();
        await first;
#elif CANCELED
        var source = new CancellationTokenSource();
        Task<bool> tick = timer.WaitForNextTickAsync(source.Token).AsTask();
        source.Cancel();
        try { Debug.Assert(await tick); } catch (OperationCanceledException) { n = 1; }
        Debug.Assert(n == (tick.IsCanceled ? 1 : 0));
#else
        while (n < 2 && await timer.WaitForNextTickAsync()) n++;
        Debug.Assert(n == 2);
#endif
    }
}
