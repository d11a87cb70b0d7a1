// compilers: dotnet
// The collections without type arguments: ArrayList, Hashtable, Stack, Queue, SortedList, and their wrappers.
using System;
using System.Collections;
using System.Linq;

sealed class Names : CollectionBase
{
    public void Add(string s) => List.Add(s);
    public string this[int i] => (string)List[i];
    protected override void OnValidate(object value) { if (value is not string { Length: > 0 }) throw new ArgumentException("bad name"); }
    protected override void OnInsert(int index, object value) => Console.Write("[" + index + ":" + value + "] ");
}

static class Program
{
    static string Text(IEnumerable x) => string.Join(",", x.Cast<object>().Select(o => o ?? "null"));
    static void Main()
    {
        var list = new ArrayList { 3, "a", null, 2.5 };
        list.Insert(1, 'c');
        list.Remove("a");
        Console.WriteLine(Text(list) + " " + list.Count + " " + list.Contains(null) + " " + list.IndexOf(2.5));
        var numbers = new ArrayList(new[] { 3, 1, 2 });
        numbers.Sort();
        numbers.AddRange(new[] { 9, 8 });
        numbers.Reverse(1, 3);
        Console.WriteLine(Text(numbers) + " " + numbers.BinarySearch(1) + " " + Text(numbers.GetRange(1, 2)) + " " + numbers.ToArray(typeof(int)).GetType());
        try { list.Sort(); } catch (InvalidOperationException e) { Console.WriteLine(e.InnerException.GetType().Name); }
        var table = new Hashtable { ["one"] = 1, ["two"] = 2 };
        table["three"] = 3;
        table.Remove("two");
        Console.WriteLine(table.Count + " " + table["one"] + " " + (table["none"] == null) + " " + table.ContainsValue(3) + " " + string.Join(",", table.Keys.Cast<string>().OrderBy(s => s, StringComparer.Ordinal)));
        try { table.Add("one", 9); } catch (ArgumentException) { Console.WriteLine("twice"); }
        var stack = new Stack();
        stack.Push(1); stack.Push("two"); stack.Push(null);
        Console.WriteLine(Text(stack) + " " + (stack.Pop() == null) + " " + stack.Peek() + " " + stack.Count);
        var queue = new Queue(new object[] { 1, 2 });
        queue.Enqueue(3);
        Console.WriteLine(queue.Dequeue() + " " + Text(queue) + " " + Text(queue.ToArray()));
        var sorted = new SortedList { ["pear"] = 1, ["apple"] = 2, ["fig"] = 3 };
        Console.WriteLine(Text(sorted.Keys) + " " + sorted.GetByIndex(0) + " " + sorted.IndexOfKey("fig") + " " + sorted.GetKey(2));
        foreach (DictionaryEntry e in sorted) Console.Write(e.Key + "=" + e.Value + " ");
        Console.WriteLine();
        var names = new Names();
        names.Add("x"); names.Add("y");
        try { names.Add(""); } catch (ArgumentException e) { Console.WriteLine(e.Message); }
        Console.WriteLine(names.Count + names[1]);
        IEnumerator walk = list.GetEnumerator();
        walk.MoveNext();
        list.Add(0);
        try { walk.MoveNext(); } catch (InvalidOperationException) { Console.WriteLine("changed"); }
    }
}
