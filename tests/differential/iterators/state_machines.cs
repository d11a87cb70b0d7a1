// compilers: dotnet
// Iterators as parsers and protocols: a tokenizer, a turnstile driven by its consumer, undo logs, look-ahead.
using System;
using System.Collections.Generic;
using System.Linq;

sealed class LookAhead<T> : IDisposable
{
    readonly IEnumerator<T> source;
    readonly Queue<T> ahead = new();
    public LookAhead(IEnumerable<T> s) { source = s.GetEnumerator(); }
    public bool Peek(int n, out T value)
    {
        while (ahead.Count <= n && source.MoveNext()) ahead.Enqueue(source.Current);
        value = ahead.ElementAtOrDefault(n);
        return ahead.Count > n;
    }
    public T Take() { Peek(0, out _); return ahead.Dequeue(); }
    public void Dispose() => source.Dispose();
}

static class Program
{
    static IEnumerable<(string kind, string text)> Tokens(string s)
    {
        for (int i = 0; i < s.Length;)
        {
            int start = i;
            if (char.IsWhiteSpace(s[i])) { i++; continue; }
            if (char.IsLetter(s[i])) { while (i < s.Length && char.IsLetterOrDigit(s[i])) i++; yield return ("name", s[start..i]); }
            else if (char.IsDigit(s[i])) { while (i < s.Length && char.IsDigit(s[i])) i++; yield return ("number", s[start..i]); }
            else if (s[i] == '\'')
            {
                do i++; while (i < s.Length && s[i] != '\'');
                if (i == s.Length) { yield return ("error", "open string"); yield break; }
                yield return ("string", s[(start + 1)..i++]);
            }
            else yield return ("sign", s[i++].ToString());
        }
        yield return ("end", "");
    }
    static IEnumerable<string> Assignments(string s)
    {
        using var t = new LookAhead<(string kind, string text)>(Tokens(s));
        while (t.Peek(0, out var a) && a.kind != "end")
            if (t.Peek(1, out var b) && b.text == "=" && t.Peek(2, out var c) && c.kind is "number" or "string") { t.Take(); t.Take(); yield return a.text + ":=" + t.Take().text; }
            else yield return "skip " + t.Take().kind;
    }
    static string input;
    static IEnumerable<string> Turnstile()
    {
        int coins = 0;
    locked:
        yield return "locked";
        if (input == "push") goto locked;
        if (input == "coin") { coins++; goto unlocked; }
        yield break;
    unlocked:
        yield return "open(" + coins + ")";
        switch (input)
        {
            case "coin": coins++; goto unlocked;
            case "push": coins--; if (coins > 0) goto unlocked; goto locked;
            default: throw new InvalidOperationException("alarm: " + input);
        }
    }
    static IEnumerable<Action> Transaction(Stack<int> stack, params int[] values)
    {
        foreach (int v in values)
        {
            stack.Push(v);
            yield return () => Console.Write("undo " + stack.Pop() + " ");
        }
    }
    static void Main()
    {
        Console.WriteLine(string.Join(" ", Tokens("x1 = 42; s='a b'+y").Select(t => t.kind[0] + ":" + t.text)) + " " + Tokens("'open").Last());
        Console.WriteLine(string.Join(" ", Assignments("a=1 b = 'two' ; c d=3 =")));
        foreach (string script in new[] { "push coin coin push push stop", "coin kick" })
        {
            using var gate = Turnstile().GetEnumerator();
            try { foreach (string s in script.Split()) { gate.MoveNext(); Console.Write(gate.Current + " "); input = s; } Console.WriteLine(gate.MoveNext()); }
            catch (InvalidOperationException e) { Console.WriteLine(e.Message); }
        }
        var stack = new Stack<int>();
        var undo = new Stack<Action>();
        foreach (Action a in Transaction(stack, 1, 2, 3)) { undo.Push(a); if (undo.Count == 2) break; }
        while (undo.TryPop(out Action u)) u();
        Console.WriteLine(stack.Count);
    }
}
