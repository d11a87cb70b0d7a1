// compilers: dotnet mono
// Resize, Copy, Clear, IndexOf, Reverse, Fill by hand, Find, Exists, ForEach, ConvertAll.
using System;

static class Program
{
    static void Show<T>(T[] a) { Console.WriteLine(a.Length + ": " + string.Join(" ", a)); }
    static void Try(Action a)
    {
        try { a(); Console.WriteLine("fine"); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
    }

    static void Main()
    {
        int[] a = { 5, 3, 8, 1, 9, 3 };
        int[] old = a;
        Array.Resize(ref a, 8);
        Show(a);
        Array.Resize(ref a, 4);
        Show(a);
        Console.WriteLine(old.Length + " " + ReferenceEquals(a, old));
        Array.Resize(ref a, 4);
        int[] none = null;
        Array.Resize(ref none, 2);
        Show(none);
        Console.WriteLine(Array.IndexOf(old, 3) + " " + Array.LastIndexOf(old, 3) + " "
            + Array.IndexOf(old, 4)
            + " " + Array.IndexOf(old, 3, 2) + " " + Array.IndexOf(old, 9, 1, 3));
        Array.Reverse(old);
        Show(old);
        Array.Reverse(old, 1, 3);
        Show(old);
        var b = new int[8];
        Array.Copy(old, b, 4);
        Show(b);
        Array.Copy(old, 2, b, 5, 3);
        Show(b);
        Array.Copy(b, 0, b, 2, 6);
        Show(b);
        Array.Copy(b, 3, b, 0, 5);
        Show(b);
        Array.Clear(b, 2, 3);
        Show(b);
        old.CopyTo(b, 1);
        Show(b);
        object[] boxes = new object[3];
        Array.Copy(new[] { 1, 2, 3 }, boxes, 3);
        Show(boxes);
        long[] wide = new long[3];
        Array.Copy(new[] { 1, 2, 3 }, wide, 3);
        Show(wide);
        Array.Copy(boxes, old, 2);
        Show(old);
        string[] texts = new string[3];
        Try(() => Array.Copy(boxes, texts, 3));
        Try(() => Array.Copy(b, old, 8));
        Try(() => Array.Copy(b, -1, old, 0, 1));
        Try(() => Array.Copy(null, old, 1));
        Try(() => Array.Clear(b, 5, 5));
        Console.WriteLine(Array.Find(b, x => x > 3) + " " + Array.FindIndex(b, x => x > 3) + " "
            + Array.FindLast(b, x => x < 3) + " " + Array.Find(b, x => x > 100));
        Console.WriteLine(Array.Exists(b, x => x == 0) + " " + Array.TrueForAll(b, x => x >= 0));
        Show(Array.FindAll(b, x => x % 2 == 1));
        Show(Array.ConvertAll(b, x => "<" + x + ">"));
        int sum = 0;
        Array.ForEach(b, x => sum += x);
        Console.WriteLine(sum + " " + Array.Empty<int>().Length);
        Console.WriteLine(ReferenceEquals(Array.Empty<string>(), Array.Empty<string>()));
        int[] clone = (int[])b.Clone();
        clone[0] = -1;
        Console.WriteLine(b[0] + " " + clone[0]);
        Console.WriteLine(b.GetValue(1) + " " + b.GetValue(2).GetType().Name);
        b.SetValue(70, 0);
        Console.WriteLine(b[0]);
        Array made = Array.CreateInstance(typeof(string), 2);
        made.SetValue("m", 1);
        Console.WriteLine(((string[])made)[1] + made.Length);
    }
}
