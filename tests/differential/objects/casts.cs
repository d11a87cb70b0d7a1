// compilers: dotnet mono
// is, as, casts up and down, unboxing to the exact type only.
using System;
using System.Collections;
using System.Collections.Generic;

interface IFly { }
class Animal { }
class Bird : Animal, IFly { }
sealed class Eagle : Bird { }
class Fish : Animal { }
struct Fly : IFly { public int X; }
enum Small : byte { A = 1, B = 2 }

static class Program
{
    static string Try(Func<object> f)
    {
        try { var o = f(); return o == null ? "null" : o.GetType().Name + " " + (o is Animal
            || o is IFly ? "" : o); }
        catch (InvalidCastException) { return "invalid cast"; }
        catch (NullReferenceException) { return "null reference"; }
    }

    static void Main()
    {
        object[] things = { new Animal(), new Bird(), new Eagle(), new Fish(),
            new Fly(), null, 5, "s", new int[1],
            new Bird[1], new List<int>(), Small.A, 5u, 2.5, new object() };
        foreach (object o in things)
            Console.WriteLine((o is Animal) + " " + (o is Bird) + " " + (o is Eagle) + " " + (o is IFly) + " "
                + (o is ValueType) + " " + (o is int) + " " + (o is Enum) + " " + (o is IEnumerable) + " "
                + (o is Array) + " " + (o is Animal[]) + " " + (o is IList<int>) + " " + (o is int?));
        foreach (object o in things)
            Console.WriteLine(((o as Bird) != null) + " " + ((o as string) ?? "-") + " " + (o as int?) + " "
                + ((o as IFly) != null) + " " + ((o as Animal[])?.Length));
        object five = 5, small = Small.B, text = "text", nothing = null, letter = 'c';
        Console.WriteLine(Try(() => (int)five));
        Console.WriteLine(Try(() => (long)five));
        Console.WriteLine(Try(() => (long)(int)five));
        Console.WriteLine(Try(() => (uint)five));
        Console.WriteLine(Try(() => (double)five));
        Console.WriteLine(Try(() => (int?)five));
        Console.WriteLine(Try(() => (int?)nothing));
        Console.WriteLine(Try(() => (int)nothing));
        Console.WriteLine(Try(() => (string)nothing));
        Console.WriteLine(Try(() => (string)five));
        Console.WriteLine(Try(() => (Small)small));
        Console.WriteLine(Try(() => (byte)(Small)small));
        Console.WriteLine(Try(() => (IComparable)text));
        Console.WriteLine(Try(() => (IFly)text));
        Console.WriteLine(Try(() => (ushort)(char)letter));
        Console.WriteLine(Try(() => (ushort)letter));
        foreach (object o in things)
            Console.WriteLine(Try(() => (Bird)o) + ", " + Try(() => (IFly)o) + ", " + Try(() => (Fly)o) + ", "
                + Try(() => (Animal)o));
        Fly fly = new Fly { X = 3 };
        IFly boxed = fly;
        fly.X = 4;
        Console.WriteLine(((Fly)boxed).X + fly.X);
    }
}
