// compilers: dotnet
// IObservable and IObserver with asynchronous consumers: subjects, operators, subscriptions as sequences.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

sealed class Subject<T> : IObservable<T>, IObserver<T>
{
    readonly List<IObserver<T>> observers = new();
    public IDisposable Subscribe(IObserver<T> o) { observers.Add(o); return new Unsubscriber(() => observers.Remove(o)); }
    public void OnNext(T value) { foreach (var o in observers.ToArray()) o.OnNext(value); }
    public void OnError(Exception e) { foreach (var o in observers.ToArray()) o.OnError(e); observers.Clear(); }
    public void OnCompleted() { foreach (var o in observers.ToArray()) o.OnCompleted(); observers.Clear(); }
    public int Count => observers.Count;
    sealed class Unsubscriber : IDisposable { Action a; public Unsubscriber(Action a) { this.a = a; } public void Dispose() { a?.Invoke(); a = null; } }
}
sealed class Observer<T> : IObserver<T>
{
    readonly Action<T> next; readonly Action<Exception> error; readonly Action done;
    public Observer(Action<T> next, Action<Exception> error = null, Action done = null) { this.next = next; this.error = error; this.done = done; }
    public void OnNext(T v) => next(v);
    public void OnError(Exception e) => error?.Invoke(e);
    public void OnCompleted() => done?.Invoke();
}
static class Observables
{
    sealed class Made<T> : IObservable<T> { readonly Func<IObserver<T>, IDisposable> f; public Made(Func<IObserver<T>, IDisposable> f) { this.f = f; } public IDisposable Subscribe(IObserver<T> o) => f(o); }
    public static IObservable<R> Map<T, R>(this IObservable<T> s, Func<T, R> f) => new Made<R>(o => s.Subscribe(new Observer<T>(v => o.OnNext(f(v)), o.OnError, o.OnCompleted)));
    public static IObservable<T> Filter<T>(this IObservable<T> s, Predicate<T> f) => new Made<T>(o => s.Subscribe(new Observer<T>(v => { if (f(v)) o.OnNext(v); }, o.OnError, o.OnCompleted)));
    public static Task<List<T>> Collect<T>(this IObservable<T> s)
    {
        var source = new TaskCompletionSource<List<T>>();
        var list = new List<T>();
        s.Subscribe(new Observer<T>(list.Add, source.SetException, () => source.SetResult(list)));
        return source.Task;
    }
    public static async IAsyncEnumerable<T> Stream<T>(this IObservable<T> s)
    {
        var queue = new Queue<T>();
        TaskCompletionSource signal = new();
        bool over = false;
        using IDisposable subscription = s.Subscribe(new Observer<T>(v => { queue.Enqueue(v); signal.TrySetResult(); }, null, () => { over = true; signal.TrySetResult(); }));
        while (true)
        {
            while (queue.TryDequeue(out T v)) yield return v;
            if (over) yield break;
            await signal.Task;
            signal = new();
        }
    }
}

static class Program
{
    static async Task<string> Watch(IObservable<int> s, int most)
    {
        string text = "";
        await foreach (int n in s.Stream()) { text += n + ";"; if (--most == 0) break; }
        return text;
    }
    static void Main()
    {
        var subject = new Subject<int>();
        Task<List<string>> words = subject.Filter(n => n % 2 == 1).Map(n => "n" + n).Collect();
        Task<string> two = Watch(subject, 2), all = Watch(subject.Map(n => n * n), 99);
        for (int i = 1; i <= 5; i++) { subject.OnNext(i); Console.WriteLine(subject.Count + " " + two.IsCompleted); }
        subject.OnCompleted();
        Console.WriteLine(string.Join(",", words.Result) + " " + two.Result + " " + all.Result);
        Task<List<int>> failing = subject.Collect();
        subject.OnNext(1);
        subject.OnError(new FormatException("stream broke"));
        Console.WriteLine(failing.Exception.InnerException.Message + " " + subject.Count);
    }
}
