// compilers: dotnet
// Constructors, methods and properties by reflection: found, described and called.
using System;
using System.Linq;
using System.Reflection;

interface IShape
{
    int Area(int scale);
}

abstract class Shape : IShape
{
    protected Shape(string name)
    {
        Name = name;
    }

    public string Name { get; }
    public virtual int Sides { get { return 0; } }
    public abstract int Area(int scale);

    public virtual string Describe()
    {
        return Name + Sides;
    }

    public static int Count(int a, long b)
    {
        return a + (int)b;
    }

    private void Hidden()
    {
    }
}

class Square : Shape
{
    int side;

    public Square() : this(1)
    {
    }

    public Square(int side) : base("square")
    {
        if (side < 0) throw new ArgumentException("side");
        this.side = side;
    }

    internal Square(string name, int? side) : base(name)
    {
        this.side = side ?? -1;
    }

    public override int Sides { get { return 4; } }
    public int Side { get { return side; } set { side = value; } }
    public int ReadOnly { get { return 1; } private set { } }
    public string this[int index, string text] { get { return index + text; } }

    public override int Area(int scale)
    {
        return side * side * scale;
    }

    public T Echo<T>(T value)
    {
        return value;
    }

    public void Fail()
    {
        throw new FormatException("failed");
    }

    public string Defaults(int a = 3, string b = "b", DayOfWeek day = DayOfWeek.Friday, object c = null, double d = 2.5, int? e = null)
    {
        return a + b + day + c + d + e;
    }

    public void Overloaded(int a) { }
    public void Overloaded(string a) { }
}

struct Point
{
    public int X { get; set; }

    public Point(int x)
    {
        X = x;
    }

    public int Twice()
    {
        return X * 2;
    }

    public override string ToString()
    {
        return "point " + X;
    }
}

class Generic<T>
{
    public T Value { get; set; }

    public Generic(T value)
    {
        Value = value;
    }
}

static class Program
{
    static void Try(string what, Func<object> action)
    {
        try
        {
            Console.WriteLine(what + ": " + (action() ?? "null"));
        }
        catch (Exception exception)
        {
            string text = exception.GetType() + ": " + exception.Message;
            if (exception.InnerException != null) text += " < " + exception.InnerException.GetType() + ": " + exception.InnerException.Message;
            Console.WriteLine(what + ": " + text);
        }
    }

    static void Lists()
    {
        const BindingFlags all = BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance | BindingFlags.Static;
        foreach (Type type in new[] { typeof(Square), typeof(Shape), typeof(IShape), typeof(Point), typeof(Generic<int>) })
        {
            Console.WriteLine(type + " " + type.Attributes);
            foreach (ConstructorInfo one in type.GetConstructors()) Console.WriteLine("  " + one + " " + one.Attributes);
            foreach (ConstructorInfo one in type.GetConstructors(all)) Console.WriteLine("  all " + one);
            foreach (MethodInfo one in type.GetMethods().Where(m => !m.IsGenericMethod).OrderBy(m => m.ToString() + m.DeclaringType)) Console.WriteLine("  " + one + " " + one.DeclaringType.Name + " " + one.ReflectedType.Name + " " + one.Attributes);
            foreach (PropertyInfo one in type.GetProperties()) Console.WriteLine("  " + one + " " + one.DeclaringType.Name + " " + one.CanRead + one.CanWrite + " " + (one.GetSetMethod() != null) + (one.GetSetMethod(true) != null));
            foreach (MethodInfo one in type.GetMethods(all | BindingFlags.DeclaredOnly)) Console.WriteLine("  declared " + one.Name);
        }
    }

    static void Calls()
    {
        Type type = typeof(Square);
        Square square = (Square)type.GetConstructor(new[] { typeof(int) }).Invoke(new object[] { 3 });
        Try("describe", () => type.GetMethod("Describe").Invoke(square, null));
        Try("area", () => type.GetMethod("Area").Invoke(square, new object[] { 2 }));
        Try("abstract", () => typeof(Shape).GetMethod("Area").Invoke(square, new object[] { 3 }));
        Try("interface", () => typeof(IShape).GetMethod("Area").Invoke(square, new object[] { 4 }));
        Try("static", () => typeof(Shape).GetMethod("Count").Invoke(null, new object[] { 1, 2 }));
        Try("widened", () => typeof(Shape).GetMethod("Count").Invoke("ignored", new object[] { (byte)1, 'a' }));
        Try("null", () => typeof(Shape).GetMethod("Count").Invoke(null, new object[] { null, null }));
        Try("generic", () => type.GetMethod("Echo").MakeGenericMethod(typeof(string)).Invoke(square, new object[] { "echo" }));
        Try("generic", () => type.GetMethod("Echo").MakeGenericMethod(typeof(int)).Invoke(square, new object[] { 5 }));
        Try("generic", () => type.GetMethod("Echo").IsGenericMethodDefinition);
        Try("generic", () => type.GetMethod("Echo").MakeGenericMethod(typeof(int)).GetGenericMethodDefinition() == type.GetMethod("Echo"));
        Try("fail", () => type.GetMethod("Fail").Invoke(square, null));
        Try("fail", () => type.GetMethod("Fail").Invoke(square, BindingFlags.DoNotWrapExceptions, null, null, null));
        Try("constructor", () => type.GetConstructor(new[] { typeof(int) }).Invoke(new object[] { -1 }));
        Try("none", () => ((Square)type.GetConstructor(Type.EmptyTypes).Invoke(null)).Side);
        Try("nullable", () => ((Square)type.GetConstructor(BindingFlags.NonPublic | BindingFlags.Instance, new[] { typeof(string), typeof(int?) }).Invoke(new object[] { "n", null })).Side);
        Try("nullable", () => ((Square)type.GetConstructor(BindingFlags.NonPublic | BindingFlags.Instance, new[] { typeof(string), typeof(int?) }).Invoke(new object[] { "n", 8 })).Side);
        Try("count", () => type.GetMethod("Area").Invoke(square, null));
        Try("type", () => type.GetMethod("Area").Invoke(square, new object[] { "x" }));
        Try("target", () => type.GetMethod("Area").Invoke(null, new object[] { 1 }));
        Try("target", () => type.GetMethod("Area").Invoke("x", new object[] { 1 }));
        Try("ambiguous", () => type.GetMethod("Overloaded"));
        Try("overloaded", () => type.GetMethod("Overloaded", new[] { typeof(string) }));
        Try("missing", () => type.GetMethod("Nothing"));
        Try("base", () => type.GetMethod("Area").GetBaseDefinition().DeclaringType);
        Try("abstract", () => typeof(Shape).GetConstructors(BindingFlags.NonPublic | BindingFlags.Instance)[0].Invoke(new object[] { "x" }));
        Try("point", () => typeof(Point).GetConstructor(new[] { typeof(int) }).Invoke(new object[] { 6 }));
        Try("twice", () => typeof(Point).GetMethod("Twice").Invoke(new Point(4), null));
        Try("text", () => typeof(object).GetMethod("ToString").Invoke(new Point(4), null));
        Try("delegate", () => new Func<int, int>(square.Area).Method);
        Try("delegate", () => typeof(Func<int, int>).GetMethod("Invoke").Invoke(new Func<int, int>(square.Area), new object[] { 1 }));
    }

    static void Values()
    {
        Square square = new Square(2);
        PropertyInfo side = typeof(Square).GetProperty("Side");
        Try("get", () => side.GetValue(square));
        side.SetValue(square, 9);
        Try("set", () => square.Side);
        Try("read-only", () => { typeof(Shape).GetProperty("Name").SetValue(square, "x"); return null; });
        Try("type", () => { side.SetValue(square, "x"); return null; });
        Try("inherited", () => typeof(Square).GetProperty("Name").GetValue(square));
        Try("virtual", () => typeof(Shape).GetProperty("Sides").GetValue(square));
        Try("index", () => typeof(Square).GetProperty("Item").GetValue(square, new object[] { 1, "t" }));
        Try("no index", () => typeof(Square).GetProperty("Item").GetValue(square));
        object point = new Point(3);
        typeof(Point).GetProperty("X").SetValue(point, 7);
        Try("box", () => point);
        foreach (ParameterInfo one in typeof(Square).GetMethod("Defaults").GetParameters())
        {
            Console.WriteLine(one + " " + one.Position + " " + one.IsOptional + one.HasDefaultValue + " " + (one.DefaultValue ?? "null") + " " + (one.RawDefaultValue ?? "null") + " " + one.Attributes + " " + one.Member.Name);
        }
        Try("missing", () => typeof(Square).GetMethod("Defaults").Invoke(square, new object[] { Type.Missing, Type.Missing, Type.Missing, 1, 2, 3 }));
        Console.WriteLine((typeof(Square).GetMethod("Area") == typeof(Square).GetMethod("Area")) + " " + typeof(Square).GetMethod("Describe").Equals(typeof(Shape).GetMethod("Describe")));
    }

    static void Main()
    {
        Lists();
        Calls();
        Values();
    }
}
