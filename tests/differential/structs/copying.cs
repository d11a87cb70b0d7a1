// compilers: dotnet mono
// Assignment, passing and returning copy the value.
using System;

struct Point
{
    public int X, Y;
    public Point(int x, int y) { X = x; Y = y; }
    public void Move(int d) { X += d; Y += d; }
    public Point Moved(int d) { Move(d); return this; }
    public override string ToString() { return X + "," + Y; }
}
struct Rect { public Point A, B; public Point Corner { get { return A; } set { A = value; } } }
class Holder { public Point P; public readonly Point Fixed = new Point(1,
    1); public Point Prop { get; set; } }

static class Program
{
    static Point global = new Point(100, 200);
    static void Change(Point p) { p.X = -1; p.Move(5); Console.WriteLine("inside " + p); }
    static void ChangeRef(ref Point p) { p.X = -1; p.Move(5); }
    static Point Return(Point p) { p.X++; return p; }
    static Point Global() { return global; }

    static void Main()
    {
        var a = new Point(1, 2);
        var b = a;
        b.X = 10;
        Console.WriteLine(a + " " + b);
        Change(a);
        Console.WriteLine(a);
        ChangeRef(ref a);
        Console.WriteLine(a);
        Console.WriteLine(Return(a) + " " + a);
        Console.WriteLine(a.Moved(1) + " " + a);
        var r = new Rect { A = a, B = new Point(7, 8) };
        var s = r;
        s.A.X = 99;
        s.B.Move(1);
        Console.WriteLine(r.A + " " + r.B + " " + s.A + " " + s.B);
        r.Corner.Move(50);
        Console.WriteLine(r.A);
        r.Corner = r.B;
        Console.WriteLine(r.A);
        var h = new Holder();
        h.P.Move(3);
        h.P.X *= 2;
        h.Fixed.Move(3);
        h.Prop.Move(3);
        Console.WriteLine(h.P + " " + h.Fixed + " " + h.Prop);
        var array = new Point[3];
        array[0] = a;
        array[1].Move(4);
        array[2] = array[1];
        array[2].X = 0;
        var copy = array[1];
        copy.Move(100);
        Console.WriteLine(array[0] + " " + array[1] + " " + array[2]);
        foreach (var p in array) p.Move(1000);
        Console.WriteLine(array[0]);
        Global().Move(1);
        global.Move(2);
        Console.WriteLine(Global());
        Point q;
        q.X = 5;
        q.Y = 6;
        var w = q;
        q = default(Point);
        Console.WriteLine(q + " " + w);
        w = new Point();
        Console.WriteLine(w);
        w = a = b = new Point(3, 3);
        b.X = 4;
        Console.WriteLine(w + " " + a + " " + b);
        Action<int> move = a.Move;
        move(10);
        Console.WriteLine(a);
    }
}
