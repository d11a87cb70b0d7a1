// compilers: dotnet
// Objects compared and copied by their fields: shallow copies, differences, cycles kept apart from values.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;

class Part { public string Name; public int Weight; protected readonly List<string> tags = new(); public Part Tag(string t) { tags.Add(t); return this; } }
sealed class Machine : Part { public Part Left, Right; internal double Load; public static int Count = 7; }
struct Size { public int W, H; public Size(int w, int h) { W = w; H = h; } }

static class Fields
{
    public static IEnumerable<FieldInfo> Of(Type t)
    {
        for (; t != null && t != typeof(object); t = t.BaseType)
            foreach (FieldInfo f in t.GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly).OrderBy(f => f.Name, StringComparer.Ordinal))
                yield return f;
    }
    public static IEnumerable<string> Differences(object a, object b, string path = "")
    {
        if (Equals(a, b)) yield break;
        if (a == null || b == null || a.GetType() != b.GetType() || a is string || a.GetType().IsPrimitive) { yield return $"{path}: {a ?? "null"} != {b ?? "null"}"; yield break; }
        if (a is System.Collections.IList x && b is System.Collections.IList y)
        {
            if (x.Count != y.Count) yield return $"{path}: {x.Count} items != {y.Count}";
            for (int i = 0; i < Math.Min(x.Count, y.Count); i++) foreach (string s in Differences(x[i], y[i], path + "[" + i + "]")) yield return s;
            yield break;
        }
        foreach (FieldInfo f in Of(a.GetType())) foreach (string s in Differences(f.GetValue(a), f.GetValue(b), path + "." + f.Name)) yield return s;
    }
    public static T Copy<T>(T from) where T : new()
    {
        object to = new T();
        foreach (FieldInfo f in Of(typeof(T))) if (!f.IsInitOnly) f.SetValue(to, f.GetValue(from));
        return (T)to;
    }
}

static class Program
{
    static void Main()
    {
        Console.WriteLine(string.Join(" ", Fields.Of(typeof(Machine)).Select(f => f.DeclaringType.Name + "." + f.Name + (f.IsPublic ? "+" : f.IsFamily ? "#" : f.IsAssembly ? "~" : "-") + (f.IsInitOnly ? "!" : ""))));
        var a = new Machine { Name = "m", Left = new Part { Name = "l", Weight = 1 }, Right = new Part { Name = "r" }, Load = 2.5 };
        var b = Fields.Copy(a);
        Console.WriteLine(ReferenceEquals(a.Left, b.Left) + " " + Fields.Differences(a, b).Count());
        b.Left = new Part { Name = "l", Weight = 3 };
        b.Right = null;
        b.Load++;
        b.Tag("new");
        foreach (string s in Fields.Differences(a, b)) Console.WriteLine(s);
        object boxed = new Size(1, 2);
        typeof(Size).GetField("W").SetValue(boxed, 10);
        Console.WriteLine(((Size)boxed).W + " " + Fields.Copy(new Size(3, 4)).H + " " + string.Join(";", Fields.Differences(boxed, new Size(1, 5))));
        FieldInfo count = typeof(Machine).GetField("Count", BindingFlags.Static | BindingFlags.Public);
        count.SetValue(null, 8);
        Console.WriteLine(Machine.Count + " " + count.IsStatic + " " + count.FieldType.Name + " " + count);
        Console.WriteLine(typeof(Machine).GetField("tags", BindingFlags.Instance | BindingFlags.NonPublic)?.DeclaringType.Name + " " + (typeof(Machine).GetField("Load") == null) + " " + (typeof(Machine).GetField("name", BindingFlags.Instance | BindingFlags.Public | BindingFlags.IgnoreCase) != null));
    }
}
