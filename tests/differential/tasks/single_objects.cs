// compilers: dotnet
// What there is one of, and what refuses to work on another thread, twice, or with nothing.
using System;
using System.Globalization;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;
using System.Threading.Tasks.Sources;

class Machine : IAsyncStateMachine {
    public void MoveNext() {
    }

    public void SetStateMachine(IAsyncStateMachine machine) {
    }
}

// Calls its continuation with `state`, if it is pending.
class Source : IValueTaskSource<int> {
    public ValueTaskSourceStatus status;
    public object state;

    public ValueTaskSourceStatus GetStatus(short token) {
        return status;
    }

    public int GetResult(short token) {
        if (status == ValueTaskSourceStatus.Canceled) throw new InvalidOperationException("canceled");
        if (status == ValueTaskSourceStatus.Faulted) throw new OperationCanceledException("faulted");
        return 7;
    }

    public void OnCompleted(Action<object> continuation, object own, short token, ValueTaskSourceOnCompletedFlags flags) {
        continuation(state);
    }
}

static class Program {
    static void Try(string what, Action action) {
        try {
            action();
            Console.WriteLine(what + ": done");
        } catch (Exception e) {
            Console.WriteLine(what + ": " + e.GetType().Name + ": " + e.Message.Split('\n')[0]);
        }
    }

    static async Task Nothing() {
    }

    static void Tasks() {
        Task one = Task.CompletedTask;
        Console.WriteLine(one == Task.CompletedTask && one == Nothing() && one == new ValueTask().AsTask());
        Console.WriteLine(one == Task.WhenAll() && one == Task.Delay(0));
        Console.WriteLine(new ValueTask(one) == new ValueTask(Task.CompletedTask));
        Console.WriteLine(one.Id == Task.CompletedTask.Id && one.Id != new Task(() => { }).Id);
        Console.WriteLine(one.Status + " " + one.CreationOptions + " " + one.Wait(0) + " " + ((IAsyncResult)one).AsyncWaitHandle.WaitOne(0));
        one.ContinueWith(t => Console.WriteLine("next " + (t == one)), TaskContinuationOptions.ExecuteSynchronously).Wait();
        Console.WriteLine(Task.WhenAll(one, one).IsCompleted + " " + (Task.WhenAny(one, new TaskCompletionSource<int>().Task).Result == one));
        one.Dispose();
        Console.WriteLine(Task.Factory == Task.Factory && Task<int>.Factory == Task<int>.Factory);
        Console.WriteLine(TaskScheduler.Default == TaskScheduler.Current && TaskScheduler.Default.Id == TaskScheduler.Current.Id);
        ParallelOptions options = new ParallelOptions();
        Console.WriteLine(options.TaskScheduler == TaskScheduler.Default);
        options.TaskScheduler = null;
        Console.WriteLine(options.TaskScheduler == null);
    }

    static void Contexts() {
        Console.WriteLine(ExecutionContext.Capture() == Thread.CurrentThread.ExecutionContext);
        using (ExecutionContext.SuppressFlow()) Console.WriteLine(Thread.CurrentThread.ExecutionContext == null);
        Thread other = new Thread(() => { });
        Try("null", () => CultureInfo.CurrentCulture = null);
        Try("null", () => Thread.CurrentThread.CurrentUICulture = null);
        Try("null, other", () => other.CurrentCulture = null);
        Try("new thread", () => other.CurrentCulture = CultureInfo.InvariantCulture);
        Try("new thread's", () => Console.WriteLine(other.CurrentUICulture));
        other.Start();
        other.Join();
        Try("old thread", () => other.CurrentUICulture = CultureInfo.InvariantCulture);
        Try("old thread's", () => Console.WriteLine(other.CurrentCulture));
    }

    static void Builders() {
        Try("Task", () => AsyncTaskMethodBuilder.Create().SetStateMachine(null));
        Try("Task<int>", () => AsyncTaskMethodBuilder<int>.Create().SetStateMachine(null));
        Try("void", () => AsyncVoidMethodBuilder.Create().SetStateMachine(null));
        Try("ValueTask", () => AsyncValueTaskMethodBuilder.Create().SetStateMachine(null));
        Try("machine", () => AsyncTaskMethodBuilder<int>.Create().SetStateMachine(new Machine()));
        Try("late", () => {
            AsyncTaskMethodBuilder<int> builder = AsyncTaskMethodBuilder<int>.Create();
            Task<int> task = builder.Task;
            builder.SetStateMachine(new Machine());
        });
    }

    static void Sources() {
        Try("pending", () => new ValueTask<int>(new Source(), 0).AsTask());
        Try("awaited", () => new ValueTask<int>(new Source(), 0).GetAwaiter().OnCompleted(() => { }));
        Try("wrong", () => new ValueTask<int>(new Source { state = "other" }, 0).AsTask());
        foreach (ValueTaskSourceStatus status in new[] { ValueTaskSourceStatus.Succeeded, ValueTaskSourceStatus.Canceled, ValueTaskSourceStatus.Faulted }) {
            Console.WriteLine(status + " " + new ValueTask<int>(new Source { status = status }, 0).AsTask().Status);
        }
    }

    static void Disposed() {
        Timer timer = new Timer(_ => { }, null, -1, -1);
        ManualResetEvent done = new ManualResetEvent(false);
        Console.WriteLine(timer.Dispose(done) + " " + done.WaitOne(0) + " " + timer.Dispose(done));
        Try("timer", () => timer.DisposeAsync().GetAwaiter().GetResult());
        ManualResetEventSlim slim = new ManualResetEventSlim(true);
        WaitHandle handle = slim.WaitHandle;
        Console.WriteLine(handle.WaitOne(0));
        slim.Dispose();
        slim.Dispose();
        slim.Set();
        Try("handle", () => handle.WaitOne(0));
        Try("its handle", () => Console.WriteLine(slim.WaitHandle));
        ThreadLocal<int> local = new ThreadLocal<int>(true) { Value = 3 };
        ThreadLocal<int> second = new ThreadLocal<int> { Value = 4 };
        local.Dispose();
        local.Dispose();
        Try("local", () => Console.WriteLine(local.Value));
        Console.WriteLine(second.Value);
    }

    static void Main() {
        Tasks();
        Contexts();
        Builders();
        Sources();
        Disposed();
    }
}
