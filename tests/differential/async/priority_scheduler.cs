// compilers: dotnet
// A cooperative scheduler for async methods: an awaitable that re-queues its caller with a priority.
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading.Tasks;

sealed class Scheduler
{
    readonly PriorityQueue<Action, (int priority, int order)> ready = new();
    int order;
    public int Steps;
    public Turn At(int priority) => new(this, priority);
    public void Run() { while (ready.TryDequeue(out Action a, out _)) { Steps++; a(); } }
    public readonly struct Turn : INotifyCompletion
    {
        readonly Scheduler s; readonly int priority;
        public Turn(Scheduler s, int p) { this.s = s; priority = p; }
        public Turn GetAwaiter() => this;
        public bool IsCompleted => false;
        public int GetResult() => s.Steps;
        public void OnCompleted(Action a) => s.ready.Enqueue(a, (priority, s.order++));
    }
}

static class Program
{
    static readonly List<string> log = new();
    static async Task Job(Scheduler s, string name, params int[] priorities)
    {
        foreach (int p in priorities) log.Add(name + await s.At(p));
        if (name == "x") throw new InvalidOperationException("x breaks");
    }
    static async Task<int> Parent(Scheduler s)
    {
        Task a = Job(s, "a", 3, 1), b = Job(s, "b", 1, 2);
        await a;
        int step = await s.At(0);
        await b;
        return step;
    }
    static void Main()
    {
        var s = new Scheduler();
        Task low = Job(s, "l", 9, 9), high = Job(s, "h", 1, 1, 1), bad = Job(s, "x", 2);
        Task<int> parent = Parent(s);
        Console.WriteLine(low.IsCompleted + " " + parent.Status);
        s.Run();
        Console.WriteLine(string.Join(" ", log) + " | " + s.Steps);
        Console.WriteLine(low.Status + " " + high.Status + " " + bad.Exception.InnerException.Message + " " + parent.Result);
    }
}
