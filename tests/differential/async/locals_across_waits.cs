// compilers: dotnet
// Locals, structs, refs made anew, out variables, patterns and using declarations on both sides of waits.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;

struct Tally { public int Hits, Misses; public void Add(bool hit) { if (hit) Hits++; else Misses++; } public override string ToString() => Hits + "/" + Misses; }
sealed class Scope : IDisposable { readonly string name; public Scope(string n) { name = n; Console.WriteLine("+" + n); } public void Dispose() => Console.WriteLine("-" + name); }

static class Program
{
    static TaskCompletionSource<string> next;
    static Task<string> Input() => (next = new TaskCompletionSource<string>()).Task;
    static async Task<string> Session(int rounds)
    {
        var tally = new Tally();
        var counts = new int[3];
        using var outer = new Scope("session");
        for (int i = 0; i < rounds; i++)
        {
            using (new Scope("round" + i))
            {
                string s = await Input();
                if (int.TryParse(s, out int n) && await Input() is { Length: > 0 } word)
                {
                    tally.Add(true);
                    counts[n % 3] += word.Length;
                    (int a, int b) = (n, word.Length);
                    await Task.CompletedTask;
                    counts[0] += a * b;
                }
                else tally.Add(s == "hit");
            }
        }
        Span<int> view = counts;
        view[2]++;
        return tally + " " + string.Join(",", counts);
    }
    static async Task<List<Func<string>>> Closures(params Task<int>[] tasks)
    {
        var list = new List<Func<string>>();
        int total = 0;
        foreach (Task<int> t in tasks)
        {
            int own = await t;
            total += own;
            list.Add(() => own + " of " + total);
        }
        return list;
    }
    static async Task<int> Order(int[] a)
    {
        int i = 0;
        a[i++] = await Task.FromResult(i) + a[i++] * await Task.FromResult(++i);
        return a.Sum() * 10 + i;
    }
    static void Main()
    {
        Task<string> session = Session(3);
        foreach (string s in new[] { "4", "word", "hit", "x" }) next.SetResult(s);
        Console.WriteLine(session.Result);
        foreach (Func<string> f in Closures(Task.FromResult(1), Task.FromResult(2)).Result) Console.WriteLine(f());
        Console.WriteLine(Order(new[] { 5, 7 }).Result);
    }
}
