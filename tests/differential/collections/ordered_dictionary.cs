// compilers: dotnet
// OrderedDictionary<K, V>: order of insertion, access by position, moves; and the older one without type arguments.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Collections.Specialized;
using System.Linq;

static class Program
{
    static void Main()
    {
        var d = new OrderedDictionary<string, int> { ["z"] = 1, ["a"] = 2, ["m"] = 3 };
        d.Insert(1, "q", 10);
        d["a"] = 20;
        Console.WriteLine(string.Join(" ", d) + " " + d.IndexOf("m") + " " + d.GetAt(1));
        d.SetAt(0, 100);
        d.SetAt(3, "M", 33);
        d.RemoveAt(1);
        Console.WriteLine(string.Join(",", d.Keys) + " " + string.Join(",", d.Values) + " " + d.Remove("z", out int removed) + " " + removed);
        Console.WriteLine(d.TryAdd("a", 5) + " " + d.TryAdd("b", 6, out int index) + " " + index + " " + d.TryGetValue("M", out int value, out index) + " " + value + " " + index + " " + d.Count);
        try { d.Add("a", 0); } catch (ArgumentException e) { Console.WriteLine(e.ParamName); }
        try { d.GetAt(9); } catch (ArgumentOutOfRangeException e) { Console.WriteLine(e.ParamName); }
        var old = new OrderedDictionary { { "two", 2 }, { "one", 1 } };
        old.Insert(0, "zero", 0);
        old[1] = "II";
        old["one"] = "I";
        foreach (DictionaryEntry e in old) Console.Write(e.Key + "=" + e.Value + " ");
        Console.WriteLine(old.Contains("two") + " " + old.Count);
        old.RemoveAt(0);
        Console.WriteLine(string.Join(",", old.Keys.Cast<string>()) + " " + (old["none"] == null));
        var list = new ListDictionary { { "k", "v" } };
        var strings = new StringCollection { "a", "b" };
        strings.AddRange(new[] { "c" });
        Console.WriteLine(list["k"] + " " + strings.Count + " " + strings.IndexOf("c") + " " + strings.Contains("z"));
    }
}
