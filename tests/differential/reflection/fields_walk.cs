// compilers: dotnet
// A printer and an equality test that walk fields: nested objects, inherited ones, structs, statics.
using System;
using System.Collections;
using System.Linq;
using System.Reflection;

class Address { public string Street; public int Number; }
abstract class Entity { protected internal int id; public static int Created; protected Entity() { id = ++Created; } }
class Person : Entity
{
    public string Name;
    private readonly Address home;
    public int[] Scores;
    public (int X, int Y) Place;
    public Person(string name, Address home) { Name = name; this.home = home; }
}

static class Program
{
    const BindingFlags All = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic;
    static string Dump(object o, int depth = 0)
    {
        if (o == null) return "null";
        if (o is string || o.GetType().IsPrimitive) return o.ToString();
        if (o is Array a) return "[" + string.Join(",", a.Cast<object>().Select(x => Dump(x, depth + 1))) + "]";
        var fields = o.GetType().GetFields(All).OrderBy(f => f.Name, StringComparer.Ordinal);
        return o.GetType().Name.Split('`')[0] + "{" + string.Join(" ", fields.Select(f => f.Name + "=" + Dump(f.GetValue(o), depth + 1))) + "}";
    }
    static void Main()
    {
        var p = new Person("Ann", new Address { Street = "Main", Number = 3 }) { Scores = new[] { 1, 2 }, Place = (4, 5) };
        Console.WriteLine(Dump(p));
        FieldInfo home = typeof(Person).GetField("home", All);
        Console.WriteLine(home.Name + " " + home.FieldType + " " + home.IsPrivate + " " + home.IsInitOnly + " " + home.DeclaringType.Name + " " + home.IsStatic);
        ((Address)home.GetValue(p)).Number = 9;
        typeof(Person).GetField("Name").SetValue(p, "Bea");
        Console.WriteLine(Dump(p));
        Console.WriteLine(typeof(Entity).GetField("Created").GetValue(null) + " " + (typeof(Person).GetField("missing") == null) + " " + typeof(Person).GetFields().Length);
        try { typeof(Person).GetField("Name").SetValue(p, 5); } catch (ArgumentException e) { Console.WriteLine(e.GetType().Name); }
        try { home.GetValue(new object()); } catch (ArgumentException e) { Console.WriteLine(e.GetType().Name); }
        object boxed = new DictionaryEntry("k", 1);
        Console.WriteLine(boxed.GetType().GetFields(All).Length);
        object place = p.Place;
        typeof(ValueTuple<int, int>).GetField("Item1").SetValue(place, 40);
        Console.WriteLine(place + " " + p.Place);
        Console.WriteLine(string.Join(",", typeof(DayOfWeek).GetFields(BindingFlags.Static | BindingFlags.Public).Select(f => f.Name + "=" + (int)f.GetValue(null))));
    }
}
