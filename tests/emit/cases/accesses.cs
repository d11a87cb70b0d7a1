// compilers: dotnet mono
// Fields and elements of all types, read and written: what can be made volatile, or an exchange.
using System;

enum Colour { Red, Green, Blue }
enum Wide : long { Low = 1, High = 1L << 40 }
struct Pair { public int A; public double B; public string C; }
class Animal { public virtual string Name { get { return "animal"; } } }
class Dog : Animal { public override string Name { get { return "dog"; } } }

class Box<T>
{
    public T Value;
    public static T Last;
    T[] _all = new T[3];
    public Box(T value) { Value = value; Last = value; }
    public T Swap(T with, int at) { T was = _all[at]; _all[at] = with; Value = with; Last = was; return was; }
    public override string ToString() { return Value + "/" + Last + "/" + _all[0] + "/" + _all[1]; }
}
class Names<T> { public string[] All = new string[2]; public Box<T[]> Inner; public T First; public string One; }

class Program
{
    static bool _bool; static char _char; static sbyte _i1; static byte _u1; static short _i2; static ushort _u2;
    static int _i4; static uint _u4; static long _i8; static ulong _u8; static float _r4; static double _r8;
    static IntPtr _i; static UIntPtr _u; static string _string; static object _object; static int[] _array;
    static Colour _colour; static Wide _wide; static Pair _pair; static DayOfWeek _day; static DateTime _time;
    static volatile int _volatile; static Action _action; static int[,] _grid;
    int _own = 5; Program _next; Pair _part;

    static void Statics()
    {
        _bool = true; _char = 'x'; _i1 = -1; _u1 = 200; _i2 = -300; _u2 = 60000; _i4 = int.MinValue; _u4 = uint.MaxValue;
        _i8 = long.MinValue; _u8 = ulong.MaxValue; _r4 = 1.5f; _r8 = 2.25; _i = new IntPtr(-7); _u = new UIntPtr(9);
        _string = "s"; _object = _string; _array = new[] { 1, 2 }; _colour = Colour.Blue; _wide = Wide.High;
        _pair = new Pair { A = 1, B = 2, C = "3" }; _pair.A++; _day = DayOfWeek.Friday; _time = new DateTime(2001, 2, 3);
        _volatile = 4; _action = Statics; _grid = new int[2, 2]; _grid[1, 1] = 8;
        Console.WriteLine("" + _bool + _char + _i1 + _u1 + _i2 + _u2 + _i4 + _u4 + _i8 + _u8);
        Console.WriteLine("" + (_r4 + _r8) + " " + _i.ToInt64() + " " + _u.ToUInt64() + _string + _object + _array[1]);
        Console.WriteLine("" + (int)_colour + (long)_wide + _pair.A + _pair.B + _pair.C + (int)_day + _time.Year);
        Console.WriteLine("" + _volatile + (_action != null) + _grid[1, 1]);
    }

    static string Elements(int at)
    {
        var bools = new bool[3]; var chars = new char[3]; var i1 = new sbyte[3]; var u1 = new byte[3];
        var i2 = new short[3]; var u2 = new ushort[3]; var i4 = new int[3]; var u4 = new uint[3]; var i8 = new long[3];
        var u8 = new ulong[3]; var r4 = new float[3]; var r8 = new double[3]; var i = new IntPtr[3];
        var colours = new Colour[3]; var wide = new Wide[3]; var pairs = new Pair[3]; var strings = new string[3];
        Animal[] animals = new Dog[3]; var times = new DateTime[3]; var nested = new int[3][]; var optional = new int?[3];
        bools[at] = true; chars[at] = 'c'; i1[at] = -2; u1[at] = 250; i2[at] = -3; u2[at] = 65000; i4[at] = -4;
        u4[at] = 4000000000; i8[at] = -5; u8[at] = ulong.MaxValue - 1; r4[at] = 0.5f; r8[at] = 0.25; i[at] = new IntPtr(6);
        colours[at] = Colour.Green; wide[at] = Wide.High; pairs[at] = new Pair { A = 7, C = "eight" }; strings[at] = "nine";
        animals[at] = new Dog(); times[at] = new DateTime(2010, 1, 1); nested[at] = new[] { 1, 2, 3 }; optional[at] = 11;
        nested[at][at] += 5; pairs[at].A *= 2;
        try { animals[at] = new Animal(); }
        catch (ArrayTypeMismatchException) { Console.Write("covariant "); }
        try { i4[at + 3] = 1; }
        catch (IndexOutOfRangeException) { Console.Write("range "); }
        try { strings = null; strings[0] = "x"; }
        catch (NullReferenceException) { Console.Write("null "); }
        return "" + bools[at] + chars[at] + i1[at] + u1[at] + i2[at] + u2[at] + i4[at] + u4[at] + i8[at] + u8[at] + r4[at]
            + r8[at] + i[at].ToInt64() + (int)colours[at] + (long)wide[at] + pairs[at].A + pairs[at].C
            + animals[at].Name + times[at].Year + nested[at][at] + optional[at];
    }

    static void Indirect(ref int i4, ref long i8, ref double r8, ref string text, ref Pair pair, ref byte u1, out Colour colour)
    {
        i4 += 1; i8 *= 2; r8 /= 4; text += "!"; pair = new Pair { A = i4, C = text }; u1 += 10; colour = Colour.Green;
    }

    int Own() { _own += 2; _next = this; _next._own *= 3; _part.C = "part"; _part.A = _own; return _next._part.A; }

    static void Main()
    {
        Statics();
        for (int at = 0; at < 3; at++) Console.WriteLine(Elements(at));
        int i4 = 1; long i8 = 2; double r8 = 3; string text = "t"; Pair pair = new Pair(); byte u1 = 250; Colour colour;
        Indirect(ref i4, ref i8, ref r8, ref text, ref pair, ref u1, out colour);
        Console.WriteLine("" + i4 + i8 + r8 + text + pair.A + pair.C + u1 + (int)colour);
        Console.WriteLine(new Program().Own());
        var box = new Box<string>("a"); box.Swap("b", 0); box.Swap("c", 0); Console.WriteLine(box);
        var number = new Box<int>(1); number.Swap(2, 1); number.Swap(3, 1); Console.WriteLine(number);
        var names = new Names<string> { Inner = new Box<string[]>(new[] { "in" }), First = "first", One = "one" };
        names.All[0] = names.Inner.Value[0]; Console.WriteLine(names.All[0] + names.First + names.One);
    }
}
