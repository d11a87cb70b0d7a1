// Async iterators, and sources of one's own for ValueTasks.
// compilers: dotnet
//
// variants: DISPOSED SOURCE
// sc tso: holds
// sc tso DISPOSED: holds
// sc tso SOURCE: holds
//
// Why: without a variant, what an iterator yields comes one after the other, with awaits in between. DISPOSED: its finally block is
// done before `await foreach` ends. SOURCE: one that is completed by another thread, before or after somebody waits for it.
#define DEBUG
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading.Tasks;
using System.Threading.Tasks.Sources;

class Streams {
    static bool ended;

    static async IAsyncEnumerable<int> Numbers() {
        try {
            yield return 1;
            await Task.Yield();
            yield return 2;
        } finally {
            ended = true;
        }
    }

    class Source : IValueTaskSource<int> {
        ManualResetValueTaskSourceCore<int> core;
        public ValueTask<int> Task => new(this, core.Version);
        public void Set(int x) => core.SetResult(x);
        public int GetResult(short token) => core.GetResult(token);
        public ValueTaskSourceStatus GetStatus(short token) => core.GetStatus(token);
        public void OnCompleted(Action<object> c, object s, short t, ValueTaskSourceOnCompletedFlags f) => core.OnCompleted(c, s, t, f);
    }

    static async Task Main() {
#if DISPOSED
        await foreach (int x in Numbers()) break;
        Debug.Assert(ended);
#elif SOURCE
        var source = new Source();
        Task set = Task.Run(() => source.Set(5));
        Debug.Assert(await source.Task == 5);
        await set;
#else
        int sum = 0;
        await foreach (int x in Numbers().ConfigureAwait(false)) sum += x;
        Debug.Assert(sum == 3 && ended);
#endif
    }
}
