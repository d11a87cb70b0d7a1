// Task.WhenEach: every task, as it becomes complete.
// compilers: dotnet
//
// variants: ORDER TWICE CANCELED
// sc tso: holds
// sc tso clr ORDER: violated assertion
// sc tso TWICE: holds
// sc tso CANCELED: holds
//
// Why: without a variant, each comes once. ORDER: not as they were given. TWICE: only who asks first gets any. CANCELED: while
// somebody waits, or when what is waited for has come.
#define DEBUG
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class Each {
    static async Task<int> Count(IAsyncEnumerable<Task<int>> each) {
        int n = 0;
        await foreach (Task<int> task in each) n += task.Result;
        return n;
    }

    static async Task Main() {
        Task<int> one = Task.Run(() => 1);
        Task<int> two = Task.Run(() => 2);
        var each = Task.WhenEach(one, two);
#if ORDER
        var enumerator = each.GetAsyncEnumerator();
        await enumerator.MoveNextAsync();
        Debug.Assert(enumerator.Current == one);
#elif TWICE
        Task<int> first = Count(each), second = Count(each);
        int n = await first, m = await second;
        Debug.Assert(n == 3 && m == 0);
#elif CANCELED
        var source = new CancellationTokenSource();
        var enumerator = Task.WhenEach(one).GetAsyncEnumerator(source.Token);
        ValueTask<bool> next = enumerator.MoveNextAsync();
        source.Cancel();
        bool isCanceled = false;
        try { Debug.Assert(await next && enumerator.Current == one); } catch (OperationCanceledException) { isCanceled = true; }
        Debug.Assert(!await enumerator.MoveNextAsync());
#else
        Debug.Assert(await Count(each) == 3);
#endif
    }
}
