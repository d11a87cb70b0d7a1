// compilers: dotnet
// A task-like type with a builder of its own: an optional value whose absence ends the async method.
using System;
using System.Runtime.CompilerServices;

[AsyncMethodBuilder(typeof(MaybeBuilder<>))]
sealed class Maybe<T>
{
    public T Value;
    public bool Has;
    public static Maybe<T> Some(T value) => new Maybe<T> { Value = value, Has = true };
    public static readonly Maybe<T> None = new Maybe<T>();
    public MaybeAwaiter<T> GetAwaiter() => new MaybeAwaiter<T>(this);
    public override string ToString() => Has ? "Some(" + Value + ")" : "None";
}
readonly struct MaybeAwaiter<T> : INotifyCompletion
{
    readonly Maybe<T> maybe;
    public MaybeAwaiter(Maybe<T> maybe) { this.maybe = maybe; }
    public bool IsCompleted => maybe.Has;
    public T GetResult() => maybe.Value;
    public void OnCompleted(Action continuation) { }
}
struct MaybeBuilder<T>
{
    Maybe<T> task;
    public static MaybeBuilder<T> Create() => new MaybeBuilder<T> { task = new Maybe<T>() };
    public Maybe<T> Task => task;
    public void Start<M>(ref M machine) where M : IAsyncStateMachine => machine.MoveNext();
    public void SetStateMachine(IAsyncStateMachine machine) { }
    public void SetResult(T value) { task.Value = value; task.Has = true; }
    public void SetException(Exception e) { Console.WriteLine("  exception " + e.Message); }
    public void AwaitOnCompleted<A, M>(ref A awaiter, ref M machine) where A : INotifyCompletion where M : IAsyncStateMachine
    {
        Console.WriteLine("  gave up");
    }
    public void AwaitUnsafeOnCompleted<A, M>(ref A awaiter, ref M machine) where A : ICriticalNotifyCompletion where M : IAsyncStateMachine { }
}

static class Program
{
    static Maybe<int> Parse(string s) => int.TryParse(s, out int n) ? Maybe<int>.Some(n) : Maybe<int>.None;
    static async Maybe<int> Divide(string a, string b)
    {
        int x = await Parse(a);
        int y = await Parse(b);
        return x / y;
    }
    static async Maybe<string> Twice(string a, string b, string c)
    {
        int first = await Divide(a, b);
        return first + ":" + await Divide(first.ToString(), c);
    }
    static void Main()
    {
        Console.WriteLine(Divide("84", "2"));
        Console.WriteLine(Divide("84", "two"));
        Console.WriteLine(Divide("x", "2"));
        Console.WriteLine(Divide("1", "0"));
        Console.WriteLine(Twice("100", "5", "4"));
        Console.WriteLine(Twice("100", "5", "-"));
    }
}
