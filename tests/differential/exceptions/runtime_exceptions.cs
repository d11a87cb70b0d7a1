// compilers: dotnet mono
// What the runtime itself throws: types, and the messages that are the same everywhere.
using System;
using System.Collections.Generic;

static class Program
{
    static int zero;
    static object nothing;
    static string noString;
    static void Try(Action a)
    {
        try { a(); Console.WriteLine("fine"); }
        catch (Exception e)
        {
            Type t = e.GetType();
            Console.WriteLine(t.FullName + " : " + t.BaseType.Name + " " + (e.Message.Length > 0) + " "
                + (e.InnerException == null));
        }
    }
    class Node { public int X; public Node Next; public int Get() { return X; } public virtual int V() { return 1; } }
    struct S { public int X; }

    static void Main()
    {
        Try(() => Console.WriteLine(1 / zero));
        Try(() => Console.WriteLine(1L % zero));
        Try(() => Console.WriteLine(checked(int.MaxValue + (zero + 1))));
        Try(() => Console.WriteLine(checked((byte)(zero - 1))));
        Try(() => Console.WriteLine(nothing.ToString()));
        Try(() => Console.WriteLine(noString.Length));
        Try(() => Console.WriteLine(((Node)nothing).X));
        Try(() => ((Node)nothing).Next = null);
        Try(() => Console.WriteLine(((Node)nothing).Get()));
        Try(() => Console.WriteLine(((Node)nothing).V()));
        Try(() => Console.WriteLine((int)nothing));
        Try(() => Console.WriteLine((string)(object)zero));
        Try(() => Console.WriteLine((long)(object)zero));
        Try(() => Console.WriteLine(((S)(object)zero).X));
        Try(() => Console.WriteLine((new string[1])[zero].Length));
        Try(() => Console.WriteLine((new int[1])[1 + zero]));
        Try(() => Console.WriteLine((new int[1])[zero - 1]));
        Try(() => ((object[])new string[1])[0] = 5);
        Try(() => Console.WriteLine("abc"[3]));
        Try(() => Console.WriteLine("abc"[zero - 1]));
        Try(() => Console.WriteLine("abc".Substring(4)));
        Try(() => Console.WriteLine("abc".Substring(1, 5)));
        Try(() => Console.WriteLine(new List<int>()[0]));
        Try(() => new List<int>().RemoveAt(0));
        Try(() => Console.WriteLine(new Dictionary<string, int>()["x"]));
        Try(() => new Dictionary<string, int> { { "a", 1 } }.Add("a", 2));
        Try(() => Console.WriteLine(new Dictionary<string, int>()[null]));
        Try(() => int.Parse("x"));
        Try(() => int.Parse(null));
        Try(() => int.Parse("99999999999"));
        Try(() => new Stack<int>().Pop());
        Try(() => new Queue<int>().Dequeue());
        Try(() => new int?().Value.ToString());
        Try(() => string.Format("{1}", 5));
        Try(() => string.Format(null, 5));
        Try(() => Enum.Parse(typeof(DayOfWeek), "Noday"));
        Try(() => Convert.ToByte(300));
        Try(() => { throw null; });
        Try(() => new List<int> { 1 }.ForEach(x => { throw new NotImplementedException(); }));
        Try(() => { var l = new List<int> { 1, 2 }; foreach (int x in l) l.Add(x); });
        Try(() => Math.Abs(int.MinValue + zero));
        Try(() => new string('x', zero - 1));
        Try(() => Array.Copy(new int[1], new int[1], 2));
    }
}
