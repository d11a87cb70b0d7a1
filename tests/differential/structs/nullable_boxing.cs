// compilers: dotnet mono
// A boxed Nullable<T> is a boxed T or null.
using System;
using System.Collections.Generic;

static class Program
{
    static string Name(object o) { return o == null ? "null" : o.GetType().Name; }
    static bool IsNull<T>(T x) { return x == null; }
    static object Box<T>(T x) { return x; }
    static T Unbox<T>(object o) { return (T)o; }
    static bool Is<T>(object o) { return o is T; }
    static string Default<T>() { var d = default(T); return d == null ? "null" : d.ToString(); }

    static void Main()
    {
        int? five = 5, none = null;
        object boxed = five, empty = none;
        Console.WriteLine(Name(boxed) + " " + Name(empty));
        Console.WriteLine((boxed is int) + " " + (boxed is int?) + " " + (empty is int?) + " "
            + (boxed is long?));
        Console.WriteLine((int)boxed + " " + (int?)boxed + " " + ((int?)empty).HasValue);
        try { Console.WriteLine((int)empty); }
        catch (NullReferenceException) { Console.WriteLine("null unboxed"); }
        try { Console.WriteLine((long?)boxed); }
        catch (InvalidCastException) { Console.WriteLine("not a long"); }
        int? again = 6 as object as int?;
        Console.WriteLine(again + " " + ("x" as object as int?).HasValue);
        Console.WriteLine(five.GetType().Name);
        try { Console.WriteLine(none.GetType().Name); }
        catch (NullReferenceException) { Console.WriteLine("no type"); }
        Console.WriteLine(IsNull(five) + " " + IsNull(none) + " " + IsNull(5) + " " + IsNull("s") + " "
            + IsNull<string>(null));
        Console.WriteLine(Name(Box(five)) + " " + Name(Box(none)) + " " + Name(Box<int?>(3)));
        Console.WriteLine(Unbox<int?>(4) + " " + Unbox<int?>(null).HasValue + " " + Unbox<int>(4));
        Console.WriteLine(Is<int?>(4) + " " + Is<int?>(null) + " " + Is<int>(five) + " " + Is<int>(none));
        Console.WriteLine(Default<int?>() + " " + Default<int>() + " " + Default<string>());
        var list = new List<int?> { 1, null, 3 };
        Console.WriteLine(list.Contains(null) + " " + list.IndexOf(3) + " " + list.IndexOf(2) + " "
            + list[1].HasValue);
        list.Sort();
        Console.WriteLine(string.Join(",", list));
        var map = new Dictionary<string, int?> { { "a", 1 }, { "b", null } };
        Console.WriteLine(map["a"] + "|" + map["b"] + "|" + (map["b"] == null));
        IComparable c = five;
        IFormattable f = five;
        Console.WriteLine(c.CompareTo(4) + " " + f.ToString("D3", null) + " " + ((IComparable)none == null));
        Console.WriteLine(typeof(int?).Name + " " + (typeof(int?) == typeof(Nullable<int>)));
        Console.WriteLine(Nullable.GetUnderlyingType(typeof(int?)).Name
            + (Nullable.GetUnderlyingType(typeof(int)) == null));
        Console.WriteLine(Equals(five, 5) + " " + Equals(none, null) + " " + five.ToString()
            + none.ToString());
        object[] args = { five, none, 5.5, null };
        Console.WriteLine(string.Join(";", args));
        Console.WriteLine(string.Format("{0}/{1}", five, none));
    }
}
