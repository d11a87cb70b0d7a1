// compilers: dotnet
// An editor with undo on immutable collections: structural sharing, builders, interlocked updates by one thread.
using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;

sealed record Document(ImmutableList<string> Lines, ImmutableDictionary<string, int> Marks)
{
    public static readonly Document Empty = new(ImmutableList<string>.Empty, ImmutableDictionary<string, int>.Empty);
    public override string ToString() => string.Join("/", Lines) + " {" + string.Join(",", Marks.OrderBy(m => m.Key, StringComparer.Ordinal).Select(m => m.Key + m.Value)) + "}";
}
sealed class Editor
{
    ImmutableStack<Document> undo = ImmutableStack<Document>.Empty, redo = ImmutableStack<Document>.Empty;
    public Document Current { get; private set; } = Document.Empty;
    public void Apply(Func<Document, Document> change)
    {
        Document next = change(Current);
        if (ReferenceEquals(next, Current)) return;
        undo = undo.Push(Current);
        redo = redo.Clear();
        Current = next;
    }
    public bool Undo()
    {
        if (undo.IsEmpty) return false;
        redo = redo.Push(Current);
        undo = undo.Pop(out Document d);
        Current = d;
        return true;
    }
    public bool Redo()
    {
        if (redo.IsEmpty) return false;
        undo = undo.Push(Current);
        redo = redo.Pop(out Document d);
        Current = d;
        return true;
    }
}

static class Program
{
    static ImmutableList<int> shared = ImmutableList<int>.Empty;
    static ImmutableDictionary<string, int> counts = ImmutableDictionary<string, int>.Empty;
    static void Main()
    {
        var e = new Editor();
        e.Apply(d => d with { Lines = d.Lines.Add("one").Add("two") });
        e.Apply(d => d with { Lines = d.Lines.Insert(1, "between"), Marks = d.Marks.SetItem("m", 1) });
        e.Apply(d => d with { Lines = d.Lines.SetItem(0, "ONE") });
        e.Apply(d => d);
        Console.WriteLine(e.Current);
        while (e.Undo()) Console.WriteLine("undo " + e.Current);
        Console.WriteLine(e.Redo() + " " + e.Redo() + " " + e.Current);
        e.Apply(d => d with { Lines = d.Lines.RemoveAll(l => l.Length == 3) });
        Console.WriteLine(e.Redo() + " " + e.Current);
        for (int i = 0; i < 5; i++) ImmutableInterlocked.Update(ref shared, (l, x) => l.Add(x), i * i);
        Console.WriteLine(string.Join(" ", shared) + " " + ImmutableInterlocked.Update(ref shared, l => l));
        Console.WriteLine(ImmutableInterlocked.GetOrAdd(ref counts, "a", 1) + " " + ImmutableInterlocked.AddOrUpdate(ref counts, "a", 5, (k, n) => n + 10) + " " + ImmutableInterlocked.TryRemove(ref counts, "a", out int gone) + gone + " " + counts.Count);
        var groups = "the quick brown fox jumps over the lazy dog".Split().GroupBy(w => w.Length).ToImmutableSortedDictionary(g => g.Key, g => g.ToImmutableArray());
        foreach (var (length, words) in groups) Console.Write(length + ":" + string.Join(",", words) + " ");
        Console.WriteLine();
        ImmutableArray<int> sorted = [5, 1, 4];
        Console.WriteLine(string.Join(" ", sorted.Sort()) + " " + string.Join(" ", sorted.Select(x => x + 1)) + " " + sorted.Contains(4) + " " + sorted.Any(x => x > 4) + " " + sorted.First() + sorted.Last());
    }
}
