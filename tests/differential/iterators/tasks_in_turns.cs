// compilers: dotnet
// Iterators as light-weight threads: a scheduler that steps them, waits between them, values sent back.
using System;
using System.Collections.Generic;

sealed class Scheduler
{
    readonly Queue<(string name, IEnumerator<object> work)> ready = new();
    readonly List<(int wake, string name, IEnumerator<object> work)> asleep = new();
    public int Time;
    public void Start(string name, IEnumerable<object> work) => ready.Enqueue((name, work.GetEnumerator()));
    public void Run()
    {
        while (ready.Count > 0 || asleep.Count > 0)
        {
            if (ready.Count == 0) Time++;
            for (int i = asleep.Count - 1; i >= 0; i--)
                if (asleep[i].wake <= Time) { ready.Enqueue((asleep[i].name, asleep[i].work)); asleep.RemoveAt(i); }
            if (!ready.TryDequeue(out var next)) continue;
            bool more;
            try { more = next.work.MoveNext(); }
            catch (Exception e) { Console.WriteLine($"{Time} {next.name} failed: {e.Message}"); continue; }
            if (!more) { Console.WriteLine($"{Time} {next.name} done"); continue; }
            switch (next.work.Current)
            {
                case int delay: asleep.Add((Time + delay, next.name, next.work)); break;
                case IEnumerable<object> child: Start(next.name + "/child", child); ready.Enqueue(next); break;
                default: ready.Enqueue(next); break;
            }
        }
    }
}

static class Program
{
    static readonly Queue<string> mailbox = new Queue<string>();
    static IEnumerable<object> Producer(int n)
    {
        for (int i = 0; i < n; i++)
        {
            mailbox.Enqueue("message " + i);
            yield return 2;
        }
        mailbox.Enqueue(null);
    }
    static IEnumerable<object> Consumer()
    {
        while (true)
        {
            while (mailbox.Count == 0) yield return 1;
            string s = mailbox.Dequeue();
            if (s == null) yield break;
            Console.WriteLine("  got " + s);
        }
    }
    static IEnumerable<object> Parent()
    {
        yield return Child(2);
        yield return null;
        yield return Child(1);
        throw new InvalidOperationException("parent gives up");
    }
    static IEnumerable<object> Child(int n)
    {
        try { for (int i = 0; i < n; i++) { Console.WriteLine("  child " + n + " step " + i); yield return null; } }
        finally { Console.WriteLine("  child " + n + " ends"); }
    }
    static void Main()
    {
        var s = new Scheduler();
        s.Start("producer", Producer(3));
        s.Start("consumer", Consumer());
        s.Run();
        s.Start("parent", Parent());
        s.Run();
        Console.WriteLine(s.Time);
    }
}
