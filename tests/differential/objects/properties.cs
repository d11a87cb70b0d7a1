// compilers: dotnet mono
// Properties: automatic, computed, static, with private setters, virtual; and events order.
using System;

class Temperature
{
    double celsius;
    public double Celsius
    {
        get { return celsius; }
        set
        {
            if (value < -273) throw new ArgumentOutOfRangeException("value");
            celsius = value;
            Changes++;
        }
    }
    public double Fahrenheit { get { return celsius * 9 / 5 + 32; } set { Celsius = (value - 32) * 5 / 9; } }
    public int Changes { get; private set; }
    public string Name { get; set; } = "unnamed";
    public string Id { get; }
    public bool Frozen => celsius <= 0;
    public static int Made { get; private set; }
    public Temperature(string id) { Id = id; Made++; }
    public Temperature() : this("id" + Made) { }
}

abstract class Shape
{
    public abstract int Size { get; set; }
    public virtual string Label { get { return "shape"; } protected set { Console.WriteLine("set "
        + value); } }
    public void Relabel(string s) { Label = s; }
}
class Box : Shape
{
    int size;
    public override int Size { get { return size; } set { size = value * 2; } }
    public override string Label { get { return "box " + base.Label; } protected set { base.Label = value
        + "!"; } }
}
class OnlyGetter : Shape
{
    public override int Size { get; set; } = 4;
    public override string Label { get { return "getter"; } }
}

static class Program
{
    static Temperature last;
    static Temperature Last { get { Console.Write("(last) "); return last ?? (last = new Temperature()); } }

    static void Main()
    {
        var t = new Temperature { Celsius = 100, Name = "water" };
        Console.WriteLine(t.Fahrenheit + " " + t.Frozen + " " + t.Name + " " + t.Id + " " + t.Changes);
        t.Fahrenheit = 32;
        Console.WriteLine(t.Celsius + " " + t.Frozen + " " + t.Changes);
        t.Celsius += 9;
        t.Celsius++;
        t.Fahrenheit -= 9;
        Console.WriteLine(t.Celsius + " " + t.Changes);
        try { t.Celsius = -300; }
        catch (ArgumentOutOfRangeException e) { Console.WriteLine(e.ParamName + " " + t.Celsius); }
        Console.WriteLine(new Temperature().Id + " " + new Temperature("own").Id + " " + Temperature.Made);
        Last.Celsius = 5;
        Last.Celsius *= 3;
        Console.WriteLine(Last.Celsius);
        Shape[] shapes = { new Box(), new OnlyGetter() };
        foreach (Shape s in shapes)
        {
            s.Size += 5;
            s.Size++;
            s.Relabel("new");
            Console.WriteLine(s.Size + " " + s.Label);
        }
    }
}
