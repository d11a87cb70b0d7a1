// compilers: dotnet mono
// GetType, ToString and MemberwiseClone of what has no own, nameof, default texts.
using System;
using System.Collections.Generic;

class Sheep
{
    public string Name; public int[] Wool = { 1, 2 }; public Sheep Friend; public DateTimeKind Kind;
    public Sheep Clone() { return (Sheep)MemberwiseClone(); }
}
class Black : Sheep { public int Age = 3; }
struct Plain { public int X; }
class Generic<T> { public class Inner { } public override string ToString() { return "G<" + typeof(T).Name
    + ">"; } }
class Cloner : ICloneable { public int[] Data = { 1 }; public object Clone() { return new Cloner { Data = (int[])Data.Clone() }; } }

static class Program
{
    static void Main()
    {
        var s = new Black { Name = "dolly", Age = 7, Friend = new Sheep { Name = "f" } };
        Sheep c = s.Clone();
        Console.WriteLine(c.GetType().Name + " " + c.Name + " " + ((Black)c).Age + " "
            + ReferenceEquals(c, s) + " " + ReferenceEquals(c.Wool, s.Wool));
        c.Name = "other";
        c.Wool[0] = 99;
        c.Friend.Name = "shared";
        Console.WriteLine(s.Name + " " + s.Wool[0] + " " + s.Friend.Name + " " + c.Kind);
        Console.WriteLine(s + " " + new Plain() + " " + new Generic<int>() + " " + new object() + " "
            + new int[2] + " " + new Sheep[1]);
        Console.WriteLine(new List<int>().GetType().Name + " " + new Generic<string>.Inner().GetType().Name);
        Console.WriteLine(nameof(Sheep) + " " + nameof(Sheep.Wool) + " " + nameof(Program.Main) + " "
            + nameof(s) + " " + nameof(System.Collections));
        var cloner = new Cloner();
        var copy = (Cloner)((ICloneable)cloner).Clone();
        copy.Data[0] = 5;
        Console.WriteLine(cloner.Data[0]);
        string text = "text";
        Console.WriteLine(ReferenceEquals(text, text.Clone()) + " " + text.GetType().FullName);
        object o = 5;
        Console.WriteLine(o.GetType().IsValueType + " " + o.GetType().IsPrimitive + " "
            + typeof(decimal).IsPrimitive + " " + o.GetType().IsSealed);
        Console.WriteLine(typeof(Sheep).IsAbstract + " " + typeof(Black).IsSealed + " "
            + typeof(Program).IsAbstract + " " + typeof(Plain).IsSealed);
        Console.WriteLine(Type.GetTypeCode(typeof(int)) + " " + Type.GetTypeCode(typeof(string)) + " "
            + Type.GetTypeCode(typeof(Sheep)));
        Action a = () => { };
        Console.WriteLine(a.GetType().Name + " " + a.GetType().BaseType.Name + " " + new Func<int>(() => 1));
    }
}
