// compilers: dotnet
// LinkedList: nodes moved about, a least-recently-used list, errors for foreign nodes.
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static void Show(LinkedList<string> list) => Console.WriteLine(list.Count + ": " + string.Join(" ", list) + " | " + list.First?.Value + ".." + list.Last?.Value);
    static void Main()
    {
        var list = new LinkedList<string>(new[] { "b", "d" });
        LinkedListNode<string> b = list.First, d = list.Last;
        list.AddFirst("a");
        list.AddAfter(b, "c");
        list.AddBefore(d, "c2");
        list.AddLast("e");
        Show(list);
        list.Remove(b);
        list.AddLast(b);
        Console.WriteLine((b.List == list) + " " + b.Previous.Value + " " + (b.Next == null) + " " + list.Find("c").Next.Value + " " + (list.FindLast("zz") == null));
        Show(list);
        Console.WriteLine(list.Remove("c2") + " " + list.Remove("c2") + " " + list.Contains("e"));
        list.RemoveFirst();
        list.RemoveLast();
        Show(list);
        for (var n = list.Last; n != null; n = n.Previous) Console.Write(n.Value + " ");
        Console.WriteLine();
        d.Value = "D";
        Console.WriteLine(string.Join("", list) + " " + (b.List == null));
        try { list.AddLast(d); } catch (InvalidOperationException e) { Console.WriteLine(e.Message); }
        try { list.Remove(b); } catch (InvalidOperationException e) { Console.WriteLine(e.Message); }
        try { list.AddFirst((LinkedListNode<string>)null); } catch (ArgumentNullException e) { Console.WriteLine(e.ParamName); }
        list.Clear();
        Show(list);
        try { list.RemoveFirst(); } catch (InvalidOperationException e) { Console.WriteLine(e.Message); }

        var recent = new LinkedList<int>();
        var where = new Dictionary<int, LinkedListNode<int>>();
        int misses = 0;
        foreach (int page in new[] { 1, 2, 3, 1, 4, 1, 5, 2, 1 })
        {
            if (where.TryGetValue(page, out LinkedListNode<int> node)) recent.Remove(node);
            else
            {
                misses++;
                if (recent.Count == 3) { where.Remove(recent.Last.Value); recent.RemoveLast(); }
                where[page] = node = new LinkedListNode<int>(page);
            }
            recent.AddFirst(node);
        }
        Console.WriteLine(misses + " " + string.Join(",", recent));
        recent.First.ValueRef += 10;
        Console.WriteLine(recent.First.Value + " " + recent.Sum());
    }
}
