// compilers: dotnet
// Stack, Queue and a ring buffer: expression evaluation, undo and redo, breadth-first flood, capacity and errors.
using System;
using System.Collections.Generic;
using System.Linq;

sealed class Ring<T>
{
    readonly T[] items; int start;
    public int Count { get; private set; }
    public Ring(int size) { items = new T[size]; }
    public bool Add(T x, out T lost) { lost = default; bool full = Count == items.Length; if (full) { lost = items[start]; items[start] = x; start = (start + 1) % items.Length; } else items[(start + Count++) % items.Length] = x; return full; }
    public T this[int i] => i < Count ? items[(start + i) % items.Length] : throw new IndexOutOfRangeException("ring " + i);
    public IEnumerator<T> GetEnumerator() { for (int i = 0; i < Count; i++) yield return this[i]; }
}

static class Program
{
    static string ToPostfix(string s)
    {
        var output = new List<string>();
        var operators = new Stack<char>();
        int Level(char c) => c switch { '^' => 3, '*' or '/' => 2, '+' or '-' => 1, _ => 0 };
        foreach (char c in s)
            if (char.IsLetterOrDigit(c)) output.Add(c.ToString());
            else if (c == '(') operators.Push(c);
            else if (c == ')') { while (operators.Peek() != '(') output.Add(operators.Pop().ToString()); operators.Pop(); }
            else { while (operators.TryPeek(out char top) && (Level(top) > Level(c) || Level(top) == Level(c) && c != '^')) output.Add(operators.Pop().ToString()); operators.Push(c); }
        while (operators.Count > 0) output.Add(operators.Pop().ToString());
        return string.Concat(output);
    }
    static int Evaluate(string postfix)
    {
        var s = new Stack<int>();
        foreach (char c in postfix)
            if (char.IsDigit(c)) s.Push(c - '0');
            else { int b = s.Pop(), a = s.Pop(); s.Push(c switch { '+' => a + b, '-' => a - b, '*' => a * b, '/' => a / b, _ => (int)Math.Pow(a, b) }); }
        return s.Single();
    }
    static int Flood(string[] map, int x, int y)
    {
        var seen = new HashSet<(int, int)>();
        var queue = new Queue<(int x, int y)>();
        queue.Enqueue((x, y));
        while (queue.TryDequeue(out var p))
        {
            if (p.y < 0 || p.y >= map.Length || p.x < 0 || p.x >= map[p.y].Length || map[p.y][p.x] == '#' || !seen.Add(p)) continue;
            foreach (var (dx, dy) in new[] { (1, 0), (-1, 0), (0, 1), (0, -1) }) queue.Enqueue((p.x + dx, p.y + dy));
        }
        return seen.Count;
    }
    static void Main()
    {
        foreach (string e in new[] { "1+2*3", "(1+2)*3", "2^3^2", "8-3-2", "7/2*(4-1)" }) Console.WriteLine(e + " " + ToPostfix(e) + " " + Evaluate(ToPostfix(e)));
        Console.WriteLine(Flood(new[] { "..#.", ".##.", "#..." }, 0, 0) + " " + Flood(new[] { "..#.", ".##.", "#..." }, 3, 0));
        var ring = new Ring<int>(3);
        for (int i = 0; i < 5; i++) Console.Write(ring.Add(i * i, out int lost) + ":" + lost + " ");
        foreach (int x in ring) Console.Write(x + ",");
        try { ring[3].ToString(); } catch (IndexOutOfRangeException e) { Console.WriteLine(e.Message); }
        var stack = new Stack<string>(new[] { "a", "b", "c" });
        Console.WriteLine(string.Join("", stack) + " " + string.Join("", new Stack<string>(stack)) + " " + stack.Contains("b") + " " + string.Join("", stack.ToArray()) + " " + stack.TryPop(out string popped) + popped + " " + stack.EnsureCapacity(10).CompareTo(9));
        var queue = new Queue<int>(Enumerable.Range(0, 5));
        for (int i = 0; i < 13; i++) queue.Enqueue(queue.Dequeue() + 5);
        var copy = new int[7];
        queue.CopyTo(copy, 1);
        Console.WriteLine(string.Join(",", queue) + " | " + string.Join(",", copy) + " " + queue.Peek() + " " + queue.Contains(99));
        foreach (Action a in new Action[] { () => new Stack<int>().Pop(), () => new Queue<int>().Dequeue(), () => new Stack<int>().Peek(), () => new Queue<int>(-1), () => { foreach (int x in queue) queue.Enqueue(x); } })
            try { a(); } catch (Exception e) { Console.WriteLine(e.GetType().Name + " " + (e is ArgumentException x ? x.ParamName : e.Message)); }
    }
}
