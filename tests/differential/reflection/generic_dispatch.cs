// compilers: dotnet
// Registries keyed by types and generic static caches: serializers, factories and visitors without attributes.
using System;
using System.Collections.Generic;
using System.Linq;

static class TypeInfo<T>
{
    public static readonly string Name = Describe();
    public static int Uses;
    static string Describe()
    {
        Type t = typeof(T);
        if (t.IsArray) return "array of " + t.GetElementType().Name;
        if (t.IsEnum) return "enum " + t.Name + "(" + string.Join("|", Enum.GetNames(t)) + ")";
        if (t.IsGenericType) return t.Name.Split('`')[0] + "<" + string.Join(",", t.GetGenericArguments().Select(a => a.Name)) + ">";
        return (t.IsValueType ? "value " : "class ") + t.Name;
    }
}
sealed class Services
{
    readonly Dictionary<Type, Func<Services, object>> makers = new();
    readonly Dictionary<Type, object> singletons = new();
    public Services Add<T>(Func<Services, T> make) where T : class { makers[typeof(T)] = s => make(s); return this; }
    public Services AddSingle<T, I>() where I : class, T, new() where T : class
    {
        makers[typeof(T)] = s => s.singletons.TryGetValue(typeof(T), out object o) ? o : s.singletons[typeof(T)] = new I();
        return this;
    }
    public T Get<T>() where T : class => makers.TryGetValue(typeof(T), out var make) ? (T)make(this) : throw new InvalidOperationException("no " + typeof(T).Name);
}
interface IClock { int Now(); }
class Counter : IClock { int n; public int Now() => ++n; }
class Report { readonly IClock clock; public Report(IClock c) { clock = c; } public override string ToString() => "report at " + clock.Now(); }

static class Program
{
    static string Use<T>(T value) { TypeInfo<T>.Uses++; return TypeInfo<T>.Name; }
    static object Parse(Type t, string s) => t == typeof(int) ? int.Parse(s) : t == typeof(bool) ? bool.Parse(s) : t.IsEnum ? Enum.Parse(t, s, true) : Nullable.GetUnderlyingType(t) is Type u ? (s == "" ? null : Parse(u, s)) : Convert.ChangeType(s, t);
    static void Main()
    {
        Console.WriteLine(string.Join("; ", Use(1), Use("x"), Use(new[] { 1.5 }), Use(ConsoleColor.Red > 0 ? DayOfWeek.Friday : 0), Use(new List<long>()), Use((1, 'c')), Use(2)));
        Console.WriteLine(TypeInfo<int>.Uses + " " + TypeInfo<string>.Uses + " " + TypeInfo<short>.Uses);
        var services = new Services().AddSingle<IClock, Counter>().Add(s => new Report(s.Get<IClock>()));
        Console.WriteLine(services.Get<Report>() + ", " + services.Get<Report>() + ", " + ReferenceEquals(services.Get<IClock>(), services.Get<IClock>()));
        try { services.Get<string>(); } catch (InvalidOperationException e) { Console.WriteLine(e.Message); }
        Console.WriteLine(string.Join(" ", new[] { (typeof(int), "42"), (typeof(bool), "true"), (typeof(DayOfWeek), "sunday"), (typeof(int?), "7"), (typeof(int?), ""), (typeof(string), "s") }.Select(p => Parse(p.Item1, p.Item2) ?? "null")));
        var handlers = new Dictionary<Type, Func<object, string>> { [typeof(int)] = o => "int " + (int)o * 2, [typeof(string)] = o => "string " + ((string)o).Length };
        Console.WriteLine(string.Join(", ", new object[] { 21, "four", 1.5 }.Select(o => handlers.TryGetValue(o.GetType(), out var h) ? h(o) : "no handler for " + o.GetType())));
    }
}
