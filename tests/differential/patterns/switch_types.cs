// compilers: dotnet
// Type, constant, relational, logical, property and positional patterns.
using System;

abstract record Shape;
record Circle(double R) : Shape;
record Rect(double W, double H) : Shape { public bool Square => W == H; }
record Group(params Shape[] Parts) : Shape;

static class Program
{
    static double Area(Shape s) => s switch
    {
        Circle { R: 0 } => 0,
        Circle(var r) => 3 * r * r,
        Rect { Square: true, W: var w } => w * w,
        Rect(var w, var h) => w * h,
        Group { Parts: { Length: 0 } } => -1,
        Group g => Sum(g),
        null => throw new ArgumentNullException(),
        _ => throw new NotSupportedException(),
    };
    static double Sum(Group g) { double a = 0; foreach (var p in g.Parts) a += Area(p); return a; }
    static string Size(object o) => o switch
    {
        < 0 => "negative int",
        0 or 1 => "tiny",
        > 1 and < 10 => "small",
        int i when i % 2 == 0 => "even " + i,
        int => "odd",
        long and > 5L => "long",
        double.NaN => "nan",
        double d and (< 0 or > 100) => "far " + d,
        'a' or 'e' => "vowel",
        char c and >= 'b' and <= 'z' => "letter " + c,
        "" => "empty",
        string { Length: > 5 } s => "long " + s[..2],
        string s => s,
        int[] { Length: 2 } a => "pair " + (a[0] + a[1]),
        DayOfWeek.Sunday or DayOfWeek.Saturday => "weekend",
        Type t => t.Name,
        (int x, int y) => $"tuple {x + y}",
        not null => "other " + o.GetType().Name,
        null => "null",
    };

    static void Main()
    {
        foreach (Shape s in new Shape[] { new Circle(2), new Circle(0), new Rect(2,
            2), new Rect(2, 3), new Group(), new Group(new Circle(1), new Rect(1, 4)) })
            Console.WriteLine(s + " " + Area(s));
        try { Area(null!); } catch (ArgumentNullException) { Console.WriteLine("null"); }
        object?[] things = [-5, 0, 1, 9, 10, 11, 6L, 5L, double.NaN, -0.5, 50.0, 'a', 'q', 'A',
            "", "short", "longer text", new[] { 3, 4 },
            new[] { 3 }, DayOfWeek.Sunday, DayOfWeek.Monday, typeof(int), (3, 4), (3, "x"), 2.5m, null];
        foreach (object? o in things) Console.WriteLine(Size(o!));
        if (things[0] is int n and < 0) Console.WriteLine(n);
        if (things[0] is not string text) Console.WriteLine("not text"); else Console.WriteLine(text);
        Console.WriteLine(things[11] is char and not 'b');
        Console.WriteLine(new Rect(1, 2) is { W: < 2, H: var h } && h > 1);
    }
}
