// compilers: dotnet mono
// ToString, arithmetic, comparison, switch, conversions, underlying types.
using System;

enum Color { Red, Green, Blue }
enum Sparse { None = 0, Low = 5, Middle, High = 100 }
enum Small : byte { A = 1, B = 255 }
enum Signed : sbyte { Minus = -1, Plus = 1 }
enum Big : ulong { Zero, Max = ulong.MaxValue }
enum Long : long { Min = long.MinValue, One = 1 }

static class Program
{
    static string Name(Color c)
    {
        switch (c)
        {
            case Color.Red: return "r";
            case Color.Blue: return "b";
            default: return "?" + (int)c;
        }
    }
    static int Sum(params Sparse[] s) { int n = 0; foreach (var x in s) n += (int)x; return n; }

    static void Main()
    {
        Color c = Color.Green;
        Console.WriteLine(c + " " + (int)c + " " + c.ToString("D") + " " + c.ToString("G") + " "
            + c.ToString("X"));
        Console.WriteLine((Color)7 + " " + (Color)(-1) + " " + default(Color) + " " + (Sparse)6 + " "
            + (Sparse)5);
        for (c = Color.Red; c <= Color.Blue; c++) Console.Write(c + Name(c) + " ");
        Console.WriteLine(c + Name(c));
        Console.WriteLine((Color.Red + 1) + " " + (Color.Blue - 1) + " " + (Color.Blue - Color.Red) + " "
            + (Color.Blue > Color.Red));
        Console.WriteLine(Small.B + " " + (byte)Small.B + " " + (Small)3 + " " + (int)Small.A);
        Small s = Small.B;
        s++;
        Console.WriteLine((int)s + " " + s);
        Console.WriteLine(Signed.Minus + " " + (int)Signed.Minus + " " + (Signed)(-128) + " "
            + Signed.Minus.ToString("X"));
        Console.WriteLine(Big.Max + " " + (ulong)Big.Max + " " + Long.Min + " " + (long)Long.Min + " "
            + Big.Max.ToString("X"));
        Console.WriteLine(Sum() + " " + Sum(Sparse.Low, Sparse.High, Sparse.Middle));
        Console.WriteLine((c == (Color)3) + " " + c.Equals(Color.Red) + " " + c.Equals(3) + " "
            + Color.Red.CompareTo(Color.Blue));
        Console.WriteLine(Color.Green.GetHashCode() == Color.Green.GetHashCode());
        object boxed = Color.Blue;
        Console.WriteLine(boxed + " " + (int)(Color)boxed + " " + (int)boxed + " " + (boxed is Color) + " "
            + (boxed is int) + " " + (boxed is Enum));
        Console.WriteLine(boxed.Equals(Color.Blue) + " " + boxed.Equals(2) + " " + ((Enum)boxed).ToString());
        Color[] colors = new Color[3];
        colors[1] = Color.Blue;
        colors[1]--;
        Console.WriteLine(string.Join(",", colors) + " " + Array.IndexOf(colors, Color.Green));
        Console.WriteLine("color: " + Color.Red + $" {Color.Green,8}|{Color.Blue:D}|"
            + string.Format("{0:X}", Color.Blue));
        Console.WriteLine((Color)1.9 + " " + (double)Color.Blue + " " + (char)(Color)65 + " "
            + (Color)'\u0002' + " " + (Small)(Color.Green));
        const Color constant = Color.Green | Color.Blue;
        Console.WriteLine(constant + " " + ~Color.Red + " " + (Color.Green ^ Color.Blue));
        Color? maybe = null;
        Console.WriteLine((maybe == Color.Red) + " [" + maybe + "] " + (maybe ?? Color.Blue));
    }
}
