// Structs, enums, arrays of one and more dimensions, references to them, Nullable, tuples.
using System;

enum Colour : byte { Red = 1, Green = 2, Blue = 4 }

struct Point
{
    public int X;
    public long Y;
    public string Name;
    public Colour Colour;
    public Point(int x, long y) { X = x; Y = y; Name = null; Colour = Colour.Red; }
    public int Sum() { return X + (int)Y; }
    public void Move(int by) { X += by; Y -= by; }
    public override string ToString() { return X + "," + Y + Name + (int)Colour; }
}

struct Line
{
    public Point From;
    public Point To;
    public float Width;
}

static class Program
{
    static void Swap<T>(ref T a, ref T b) { T c = a; a = b; b = c; }
    static void Make(out Point p, int n) { p = new Point(n, n * 2); p.Name = "m"; }
    static ref int Find(int[] numbers, int what)
    {
        for (int i = 0; i < numbers.Length; i++) if (numbers[i] == what) return ref numbers[i];
        return ref numbers[0];
    }

    static int Arrays()
    {
        int[] numbers = { 5, 3, 9, 1 };
        Find(numbers, 9) = 90;
        byte[] bytes = new byte[10];
        for (int i = 0; i < bytes.Length; i++) bytes[i] = (byte)(i * 50);
        int[,] grid = new int[3, 4];
        for (int i = 0; i < 3; i++) for (int j = 0; j < 4; j++) grid[i, j] = i * j;
        grid[2, 3]++;
        string[] words = { "a", "b" };
        object[] same = words;
        int caught = 0;
        try { same[0] = 1; } catch (ArrayTypeMismatchException) { caught = 1; }
        try { numbers[4] = 1; } catch (IndexOutOfRangeException) { caught += 2; }
        return numbers[2] + bytes[6] + grid[2, 3] + grid.Length + words.Length + caught;
    }

    static int Structs()
    {
        Point p = new Point(1, 2);
        Point q;
        Make(out q, 7);
        Swap(ref p, ref q);
        p.Move(3);
        Line line = new Line { From = p, To = q, Width = 1.5f };
        line.To.X = line.From.X + 1;
        Line[] lines = { line, new Line() };
        lines[1] = lines[0];
        lines[1].From.Move(5);
        lines[0].To.Name = "z";
        ref Point inner = ref lines[1].To;
        inner.Y = 100;
        object box = inner;
        Point copy = (Point)box;
        return p.Sum() + q.Sum() + lines[1].From.Sum() + copy.Sum() + (int)lines[1].Width + lines[0].ToString().Length;
    }

    static int Nullables(int? a, Colour? c)
    {
        int? b = a + 1;
        object box = b;
        if (box == null) return c.HasValue ? (int)c.Value : -1;
        int? back = (int?)box;
        return back.GetValueOrDefault() + (c ?? Colour.Blue).ToString().Length;
    }

    static (int sum, string text) Tuple(int n) { return (n * 2, n.ToString()); }

    static void Main()
    {
        int sum = Arrays() * 31 + Structs();
        sum += Nullables(4, null) + Nullables(null, Colour.Green) + Nullables(null, null);
        var t = Tuple(sum);
        Console.WriteLine(t.text + t.sum + (Colour.Red | Colour.Blue) + new Point(3, 4));
    }
}
