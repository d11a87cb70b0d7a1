// TaskFactory: continuations of several tasks, and a task for what begins here and ends elsewhere.
//
// variants: ANY PAIR EARLY
// sc tso clr: holds
// sc tso clr ANY: holds
// sc tso clr PAIR: holds
// sc tso clr EARLY: violated assertion
//
// Why: without a variant, what all tasks have done is seen. ANY: what the first one has done. PAIR: what the end has done, and
// the thread that calls back before it. EARLY: that one is complete does not say so of the other.
#define DEBUG
using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

class Begun : IAsyncResult {
    public object AsyncState { get { return null; } }
    public bool CompletedSynchronously { get { return false; } }
    public WaitHandle AsyncWaitHandle { get { return null; } }
    public bool IsCompleted { get { return false; } }
}

class Factories {
    static int a, b;

    static IAsyncResult Begin(AsyncCallback callback, object state) {
        var begun = new Begun();
        new Thread(() => {
            a = 1;
            callback(begun);
        }).Start();
        return begun;
    }

    static void Main() {
        TaskFactory factory = Task.Factory;
#if PAIR
        Task<int> task = factory.FromAsync(Begin, result => { b = 2; return 3; }, null);
        Debug.Assert(task.Result == 3 && a == 1 && b == 2);
#else
        Task one = Task.Run(() => { a = 1; }), two = Task.Run(() => { b = 1; });
        Task[] both = { one, two };
#if ANY
        Debug.Assert(factory.ContinueWhenAny(both, first => first == one ? a : b).Result == 1);
#elif EARLY
        Debug.Assert(factory.ContinueWhenAny(both, first => a + b).Result == 2);
#else
        Debug.Assert(factory.ContinueWhenAll(both, all => all.Length + a + b).Result == 4);
#endif
#endif
    }
}
