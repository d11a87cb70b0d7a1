// Async methods: what is between two awaits runs on any thread, and at the same time as others.
//
// variants: LOST LOCKED VALUE YIELDS VOID
// sc tso clr: holds
// sc tso clr LOST: violated assertion
// sc tso clr LOCKED: holds
// sc tso clr VALUE: holds
// sc tso clr YIELDS: holds
// sc tso clr VOID: violated assertion
//
// Why: LOST: another one may write between the read and the write, an await apart. LOCKED: a semaphore is held across the
// await. VALUE: ValueTasks, with and without something to wait for. YIELDS: what comes before is there for what comes after.
// VOID: nobody waits for an async void method.
#define DEBUG
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class Awaits {
    static readonly SemaphoreSlim one = new SemaphoreSlim(1, 1);
    static int n;

    static async Task Add() {
#if LOCKED
        await one.WaitAsync();
#endif
        int before = n;
        await Task.Yield();
        n = before + 1;
#if LOCKED
        one.Release();
#endif
    }

    static async ValueTask<int> Double(int x, bool waits) {
        if (waits) await Task.Yield();
        return 2 * x;
    }

    static async void Forget() {
        await Task.Yield();
        Volatile.Write(ref n, 1);
    }

    static async Task<int> Square(int x) {
        await Task.Yield();
        return x * x;
    }

    static void Main() {
        Go().GetAwaiter().GetResult();
    }

    static async Task Go() {
#if LOST || LOCKED
        Task a = Add(), b = Add();
        await a;
        await b;
        Debug.Assert(n == 2);
#elif VALUE
        Debug.Assert(await Double(1, false) + await Double(2, true) == 6);
#elif YIELDS
        n = 1;
        await Task.Yield();
        n++;
        await Task.Yield();
        Debug.Assert(n == 2);
#elif VOID
        Forget();
        await Task.Yield();
        Debug.Assert(Volatile.Read(ref n) == 1);
#else
        int[] both = await Task.WhenAll(Square(2), Square(3));
        Debug.Assert(both[0] + both[1] == 13);
#endif
    }
}
