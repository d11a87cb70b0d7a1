// compilers: dotnet mono
// Static initialisers without a static constructor: only results count, not when they ran.
using System;
using System.Collections.Generic;

class Config
{
    public static readonly int Size = 3 * Unit;
    public const int Unit = 7;
    public static readonly Dictionary<string, int> Table = Build();
    public static int Sum = Total(Table);
    public static readonly Func<int, int> Twice = x => x * 2;
    public static readonly string[] Names = { "a", "b" };
    public static readonly DateTimeKind Kind = DateTimeKind.Utc;
    static int later = Later();
    static int early = 5;
    public static int Early { get { return early; } }
    public static int LaterSaw { get { return later; } }
    static int Later() { return early; }

    static Dictionary<string, int> Build()
    {
        var d = new Dictionary<string, int>();
        for (int i = 0; i < 4; i++) d["key" + i] = i * Size;
        return d;
    }
    static int Total(Dictionary<string, int> d)
    {
        int sum = 0;
        foreach (int v in d.Values) sum += v;
        return sum;
    }
}

class Singleton
{
    static Singleton instance;
    public static Singleton Instance { get { return instance ?? (instance = new Singleton()); } }
    public int Uses;
    Singleton() { Made++; }
    public static int Made;
}

class Counter
{
    static int next = 100;
    public readonly int Id = next++;
    public static int Next { get { return next; } }
}

static class Program
{
    static readonly int[] squares = new int[10];
    static Program() { for (int i = 0; i < squares.Length; i++) squares[i] = i * i; }

    static void Main()
    {
        Console.WriteLine(Config.Size + " " + Config.Sum + " " + Config.Table["key3"] + " "
            + Config.Twice(21));
        Console.WriteLine(Config.Names[1] + Config.Kind + Config.Early + Config.LaterSaw);
        for (int i = 0; i < 5; i++) Singleton.Instance.Uses++;
        Console.WriteLine(Singleton.Made + " " + Singleton.Instance.Uses);
        Console.WriteLine(new Counter().Id + new Counter().Id + " " + Counter.Next);
        Console.WriteLine(squares[9] + squares[3]);
        Console.WriteLine(Config.Table.Count);
    }
}
