// compilers: dotnet
// TaskFactory: continuations of several tasks, and tasks for pairs of methods.
using System;
using System.Threading;
using System.Threading.Tasks;

// Of an operation that is over at once, or when it is told.
class Result : IAsyncResult {
    public readonly AsyncCallback callback;
    readonly ManualResetEvent over;

    public Result(AsyncCallback callback, object state, bool isOver) {
        this.callback = callback;
        AsyncState = state;
        CompletedSynchronously = isOver;
        over = new ManualResetEvent(isOver);
    }

    public object AsyncState { get; }
    public bool CompletedSynchronously { get; }
    public WaitHandle AsyncWaitHandle => over;
    public bool IsCompleted => over.WaitOne(0);

    public void End() {
        over.Set();
        if (callback != null) callback(this);
    }
}

static class Program {
    static readonly TaskFactory factory = new TaskFactory(CancellationToken.None, TaskCreationOptions.None,
        TaskContinuationOptions.ExecuteSynchronously, null);
    static readonly TaskFactory<string> ofText = new TaskFactory<string>(CancellationToken.None, TaskCreationOptions.None,
        TaskContinuationOptions.ExecuteSynchronously, null);
    static Result begun;

    static void Try(string what, Action action) {
        try {
            action();
            Console.WriteLine(what + ": done");
        } catch (AggregateException e) {
            Console.WriteLine(what + ": aggregate of " + e.InnerException.GetType().Name + ": " + e.InnerException.Message);
        } catch (Exception e) {
            Console.WriteLine(what + ": " + e.GetType().Name + ": " + e.Message);
        }
    }

    static void Many() {
        Task<int> one = Task.FromResult(1), two = Task.FromResult(2);
        Task bad = Task.FromException(new InvalidOperationException("bad"));
        Task[] all = { one, bad };
        Task<int>[] numbers = { one, two };
        factory.ContinueWhenAll(all, t => Console.WriteLine(t.Length + " " + (t == all) + " " + t[1].IsFaulted)).Wait();
        factory.ContinueWhenAll(numbers, t => Console.WriteLine(t[0].Result + t[1].Result), CancellationToken.None).Wait();
        Console.WriteLine(factory.ContinueWhenAll(all, t => t[0] == one, TaskContinuationOptions.None).Result);
        Console.WriteLine(factory.ContinueWhenAll(numbers, t => t.Length, CancellationToken.None, TaskContinuationOptions.None, TaskScheduler.Default).Result);
        factory.ContinueWhenAny(all, t => Console.WriteLine(t == one)).Wait();
        factory.ContinueWhenAny(numbers, t => Console.WriteLine(t.Result), CancellationToken.None).Wait();
        Console.WriteLine(factory.ContinueWhenAny(all, t => t.Id == one.Id).Result);
        Console.WriteLine(factory.ContinueWhenAny(numbers, t => t.Result + 5, TaskContinuationOptions.LongRunning).Result);
        Console.WriteLine(ofText.ContinueWhenAll(all, t => "all " + t.Length).Result);
        Console.WriteLine(ofText.ContinueWhenAll(numbers, t => "all " + t[1].Result).Result);
        Console.WriteLine(ofText.ContinueWhenAny(all, t => "any " + t.IsFaulted).Result);
        Console.WriteLine(ofText.ContinueWhenAny(numbers, t => "any " + t.Result).Result);
        Try("throws", () => factory.ContinueWhenAll(all, t => { throw new NotSupportedException("thrown"); }).Wait());
        Try("canceled", () => factory.ContinueWhenAny(all, t => { }, new CancellationToken(true)).Wait());
        Try("no tasks", () => factory.ContinueWhenAll(new Task[0], t => { }));
        Try("null tasks", () => factory.ContinueWhenAny((Task[])null, t => { }));
        Try("a null task", () => factory.ContinueWhenAny(new Task[] { one, null }, t => { }));
        Try("null action", () => factory.ContinueWhenAny(all, (Action<Task>)null));
        Try("null function", () => ofText.ContinueWhenAll(all, null));
        Try("options", () => factory.ContinueWhenAll(all, t => { }, TaskContinuationOptions.OnlyOnFaulted));
        Try("more options", () => factory.ContinueWhenAny(all, t => { }, TaskContinuationOptions.LongRunning | TaskContinuationOptions.ExecuteSynchronously));
        Try("null scheduler", () => factory.ContinueWhenAll(all, t => { }, CancellationToken.None, TaskContinuationOptions.None, null));
    }

    static IAsyncResult Begin(AsyncCallback callback, object state, bool isOver) {
        begun = new Result(callback, state, isOver);
        return begun;
    }

    static void Pairs() {
        Task<string> now = ofText.FromAsync((callback, state) => Begin(callback, state, true), result => "at once " + result.AsyncState, "S");
        Console.WriteLine(now.Status + " " + now.Result + " " + now.AsyncState);
        Task<string> later = ofText.FromAsync((callback, state) => Begin(callback, state, false), result => "later " + result.AsyncState, "S");
        Console.WriteLine(later.Status);
        begun.End();
        Console.WriteLine(later.Status + " " + later.Result);
        Task plain = factory.FromAsync((a, b, c, callback, state) => Begin(callback, a + b + c, false), result => Console.WriteLine(result.AsyncState), 1, 2, 3, null,
            TaskCreationOptions.AttachedToParent);
        begun.End();
        Console.WriteLine(plain.Status + " " + plain.CreationOptions);
        Console.WriteLine(factory.FromAsync((a, callback, state) => Begin(callback, a, true), result => (int)result.AsyncState, 7, null).Result);
        Console.WriteLine(factory.FromAsync((a, b, callback, state) => Begin(callback, a - b, true), result => (int)result.AsyncState, 7, 2, null).Result);
        Result open = new Result(null, "R", false);
        Task<string> waits = ofText.FromAsync(open, result => "waited for " + result.AsyncState);
        Console.WriteLine(waits.IsCompleted);
        open.End();
        Console.WriteLine(waits.Result);
        Console.WriteLine(factory.FromAsync(open, result => 5, TaskCreationOptions.None, TaskScheduler.Default).Result);
        Try("faulted", () => factory.FromAsync(open, result => { throw new NotSupportedException("thrown"); }).Wait());
        Console.WriteLine(factory.FromAsync(open, result => { throw new OperationCanceledException(); }).Status);
        Try("begin throws", () => factory.FromAsync((callback, state) => { throw new NotSupportedException("thrown"); }, result => { }, null));
        Try("null", () => factory.FromAsync((IAsyncResult)null, result => { }));
        Try("no end", () => factory.FromAsync(open, (Action<IAsyncResult>)null));
        Try("no begin", () => factory.FromAsync(null, result => { }, null));
        Try("long", () => factory.FromAsync((callback, state) => Begin(callback, state, true), result => { }, null, TaskCreationOptions.LongRunning));
        Try("options", () => factory.FromAsync(open, result => { }, TaskCreationOptions.RunContinuationsAsynchronously));
    }

    static void Main() {
        Many();
        Pairs();
    }
}
