// compilers: dotnet
// Constraints used for real: enum flags, unmanaged sums, new() factories, notnull keys, several interfaces at once.
using System;
using System.Collections.Generic;
using System.Linq;

[Flags] enum Toppings { None, Cheese = 1, Ham = 2, Olives = 4 }
interface INamed { string Name { get; } }
sealed class Track : INamed, IComparable<Track>, ICloneable
{
    public string Name { get; init; } = "untitled";
    public int Seconds;
    public int CompareTo(Track other) => Seconds.CompareTo(other.Seconds);
    public object Clone() => new Track { Name = Name + "'", Seconds = Seconds };
}

static class Program
{
    static IEnumerable<E> Flags<E>(E value) where E : struct, Enum => Enum.GetValues<E>().Where(f => Convert.ToInt32(f) != 0 && value.HasFlag(f));
    static unsafe int SizeOf<T>() where T : unmanaged => sizeof(T);
    static unsafe string Bytes<T>(T value) where T : unmanaged
    {
        byte* p = (byte*)&value;
        string s = "";
        for (int i = 0; i < sizeof(T); i++) s += p[i].ToString("x2");
        return s;
    }
    static T Best<T>(IEnumerable<T> items) where T : class, INamed, IComparable<T>
    {
        T best = null;
        foreach (T x in items) if (best == null || x.CompareTo(best) > 0) best = x;
        return best;
    }
    static T[] Copies<T>(T item, int n) where T : ICloneable => Enumerable.Range(0, n).Select(_ => (T)item.Clone()).ToArray();
    static List<T> Fill<T>(int n, Action<T> init) where T : new() { var list = new List<T>(); for (int i = 0; i < n; i++) { var x = new T(); init(x); list.Add(x); } return list; }
    static Dictionary<K, int> Histogram<K>(IEnumerable<K> keys) where K : notnull { var d = new Dictionary<K, int>(); foreach (K k in keys) d[k] = d.GetValueOrDefault(k) + 1; return d; }
    static U Convert2<T, U>(T value) where T : U => value;
    static string Describe<T>(T? value) where T : struct => value.HasValue ? "some " + value : "none";
    static string Default<T>() => default(T) == null ? "null" : default(T).ToString();
    static void Main()
    {
        Console.WriteLine(string.Join("+", Flags(Toppings.Cheese | Toppings.Olives)) + " " + Flags(Toppings.None).Count());
        Console.WriteLine(SizeOf<int>() + " " + SizeOf<(byte, long)>() + " " + SizeOf<decimal>() + " " + SizeOf<Toppings>() + " " + Bytes(0x01020304) + " " + Bytes((short)-2) + " " + Bytes(1.0));
        int next = 0;
        List<Track> tracks = Fill<Track>(3, t => t.Seconds = next = (next + 70) % 100);
        Console.WriteLine(string.Join(" ", tracks.Select(t => t.Seconds)) + " " + Best(tracks).Seconds + " " + Best(new Track[0])?.Name + " " + string.Join(",", Copies(new Track { Name = "song" }, 2).Select(t => t.Name)));
        Console.WriteLine(string.Join(" ", Histogram("mississippi").OrderBy(p => p.Key)) + " " + Histogram(new[] { 1.5, 1.5 })[1.5]);
        Console.WriteLine(Convert2<string, object>("s") + " " + Convert2<int, IComparable>(5) + " " + Describe<int>(3) + " " + Describe((DayOfWeek?)null));
        Console.WriteLine(Default<int>() + " " + Default<string>() + " " + Default<bool>() + " " + Default<int?>() + " " + Default<Toppings>() + " " + Default<(int, string)>() + " " + Default<Guid>());
    }
}
