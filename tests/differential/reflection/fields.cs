// compilers: dotnet
// Fields by reflection: which there are, their values, and writing them.
using System;
using System.Reflection;

enum Colour { Red, Green = 5 }
struct Point { public int X; public Colour C; }
class Base { public string Inherited = "base"; private int hidden = 1; public static int Shared = 7; public int Hidden { get { return hidden; } } }
class Thing : Base
{
    public int Number = 3;
    public long Wide = 1L << 40;
    public Colour Colour = Colour.Green;
    public Point Where = new Point { X = 4, C = Colour.Green };
    public int? Perhaps;
    public object Anything = "any";
    public volatile bool Flag = true;
    public readonly int Fixed = 9;
    private double secret = 2.5;
    public const int Limit = 100;
    public const string Title = "title";
    public const Colour Favourite = Colour.Green;
    public static string Static = "static";
    public double Secret { get { return secret; } }
}
class Box<T> { public T Value; public static T Last; }

static class Program
{
    const BindingFlags all = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic;

    static void Show(object value) { Console.WriteLine(value == null ? "null" : value.GetType() + " " + value); }

    static void Try(Action action)
    {
        try { action(); Console.WriteLine("done"); }
        catch (Exception e) { Console.WriteLine(e.GetType().Name); }
    }

    static void Main()
    {
        var thing = new Thing();
        Type type = typeof(Thing);
        foreach (FieldInfo field in type.GetFields())
        {
            Console.WriteLine(field.Name + " " + field.FieldType + " " + field.DeclaringType + " " + field.IsStatic + " "
                + field.IsInitOnly + " " + field.IsLiteral + " " + field.IsPublic);
            if (field.FieldType != typeof(Point)) Show(field.GetValue(thing));
        }
        Show(((Point)type.GetField("Where").GetValue(thing)).X);
        Show(type.GetField("secret"));
        Show(type.GetField("secret", all).GetValue(thing));
        Show(type.GetField("hidden", all));
        Show(typeof(Base).GetField("hidden", all).GetValue(thing));
        Show(type.GetField("Shared"));
        Show(type.GetField("Shared", all | BindingFlags.FlattenHierarchy).GetValue(null));
        Show(type.GetField("NUMBER"));
        Show(type.GetField("NUMBER", all | BindingFlags.IgnoreCase).Name);

        type.GetField("Number").SetValue(thing, 12);
        type.GetField("Colour").SetValue(thing, Colour.Red);
        type.GetField("Wide").SetValue(thing, (short)-2);
        type.GetField("Perhaps").SetValue(thing, 8);
        type.GetField("Where").SetValue(thing, new Point { X = 44 });
        type.GetField("Anything").SetValue(thing, null);
        type.GetField("Inherited").SetValue(thing, "changed");
        type.GetField("secret", all).SetValue(thing, 'a');
        type.GetField("Static").SetValue(null, "other");
        Console.WriteLine(thing.Number + " " + thing.Colour + " " + thing.Wide + " " + thing.Perhaps + " " + thing.Where.X
            + " " + (thing.Anything == null) + " " + thing.Inherited + " " + thing.Secret + " " + Thing.Static);
        type.GetField("Number").SetValue(thing, null);
        type.GetField("Perhaps").SetValue(thing, null);
        Console.WriteLine(thing.Number + " " + thing.Perhaps.HasValue);

        Try(() => type.GetField("Number").SetValue(thing, "text"));
        Try(() => type.GetField("Number").SetValue(thing, 5L));
        Try(() => type.GetField("Number").SetValue("text", 5));
        Try(() => type.GetField("Number").GetValue(null));
        Try(() => type.GetField("Limit").SetValue(null, 5));
        Try(() => type.GetField(null));

        var box = new Box<string> { Value = "in" };
        Show(typeof(Box<string>).GetField("Value").GetValue(box));
        typeof(Box<int>).GetField("Last").SetValue(null, 77);
        Show(Box<int>.Last);
        Console.WriteLine(type.GetField("Number").Equals(type.GetField("Number")) + " " + (type.GetField("Wide") == type.GetField("Number")));
        Console.WriteLine(type.GetField("Number") + ", " + type.GetField("Anything") + ", " + type.GetField("Wide"));
    }
}
