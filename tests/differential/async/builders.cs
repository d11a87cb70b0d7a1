// compilers: dotnet
// Async methods of each kind of builder, with and without a result, that end before and after they wait.
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading.Tasks;

static class Program
{
    static readonly List<TaskCompletionSource<int>> gates = new List<TaskCompletionSource<int>>();

    static Task<int> Gate()
    {
        gates.Add(new TaskCompletionSource<int>());
        return gates[^1].Task;
    }

    static async Task PlainTask(bool wait) { if (wait) await Gate(); Console.WriteLine("  task " + wait); }
    static async Task<int> ResultTask(bool wait) => wait ? await Gate() + 1 : -1;
    static async ValueTask PlainValue(bool wait) { if (wait) await Gate(); Console.WriteLine("  value " + wait); }
    static async ValueTask<string> ResultValue(bool wait) => wait ? "late " + await Gate() : "early";
    static async void Nothing(bool wait) { if (wait) await Gate(); Console.WriteLine("  void " + wait); }

    [AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder))]
    static async ValueTask Pooled(bool wait) { if (wait) await Gate(); Console.WriteLine("  pooled " + wait); }

    [AsyncMethodBuilder(typeof(PoolingAsyncValueTaskMethodBuilder<>))]
    static async ValueTask<long> PooledResult(bool wait) => wait ? 10L * await Gate() : 0;

    static void Main()
    {
        foreach (bool wait in new[] { false, true })
        {
            Console.WriteLine("wait " + wait);
            Task t = PlainTask(wait);
            Task<int> r = ResultTask(wait);
            ValueTask v = PlainValue(wait);
            ValueTask<string> s = ResultValue(wait);
            Nothing(wait);
            ValueTask p = Pooled(wait);
            ValueTask<long> q = PooledResult(wait);
            Console.WriteLine($"{t.IsCompleted} {r.IsCompleted} {v.IsCompleted} {s.IsCompleted} {p.IsCompleted} {q.IsCompleted}");
            foreach (var gate in gates) gate.SetResult(41);
            Console.WriteLine($"{t.Status} {r.Status} {v.IsCompletedSuccessfully} {s.IsCompletedSuccessfully} {p.IsCompletedSuccessfully} {q.IsCompletedSuccessfully}");
            Console.WriteLine($"{r.Result} {s.Result} {q.Result}");
            t.GetAwaiter().GetResult();
            v.GetAwaiter().GetResult();
            p.GetAwaiter().GetResult();
        }
    }
}
