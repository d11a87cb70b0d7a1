// compilers: dotnet mono
// Conway's game on a torus and without borders.
using System;
using System.Collections.Generic;
using System.Text;

class Torus
{
    bool[,] cells;
    readonly int w, h;
    public Torus(params string[] rows)
    {
        h = rows.Length;
        w = rows[0].Length;
        cells = new bool[h, w];
        for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) cells[y, x] = rows[y][x] == '#';
    }
    public void Step()
    {
        var next = new bool[h, w];
        for (int y = 0; y < h; y++)
            for (int x = 0; x < w; x++)
            {
                int n = 0;
                for (int dy = -1; dy <= 1; dy++)
                    for (int dx = -1; dx <= 1; dx++)
                        if ((dx != 0 || dy != 0) && cells[(y + dy + h) % h, (x + dx + w) % w]) n++;
                next[y, x] = n == 3 || n == 2 && cells[y, x];
            }
        cells = next;
    }
    public override string ToString()
    {
        var s = new StringBuilder();
        for (int y = 0; y < h; y++)
        {
            for (int x = 0; x < w; x++) s.Append(cells[y, x] ? '#' : '.');
            if (y < h - 1) s.Append('/');
        }
        return s.ToString();
    }
}

static class Program
{
    static HashSet<(int X, int Y)> Step(HashSet<(int X, int Y)> alive)
    {
        var counts = new Dictionary<(int X, int Y), int>();
        foreach (var c in alive)
            for (int dx = -1; dx <= 1; dx++)
                for (int dy = -1; dy <= 1; dy++)
                {
                    if (dx == 0 && dy == 0) continue;
                    var key = (c.X + dx, c.Y + dy);
                    int n;
                    counts.TryGetValue(key, out n);
                    counts[key] = n + 1;
                }
        var next = new HashSet<(int X, int Y)>();
        foreach (var p in counts) if (p.Value == 3 || p.Value == 2 && alive.Contains(p.Key)) next.Add(p.Key);
        return next;
    }

    static void Main()
    {
        var glider = new Torus(".#....", "..#...", "###...", "......", "......");
        for (int i = 0; i < 8; i++) { Console.WriteLine(glider); glider.Step(); }
        var blinker = new Torus(".....", "..#..", "..#..", "..#..", ".....");
        blinker.Step();
        Console.WriteLine(blinker);
        var pentomino = new HashSet<(int X, int Y)> { (1, 0), (2, 0), (0, 1), (1, 1), (1, 2) };
        for (int i = 0; i <= 30; i++)
        {
            if (i % 5 == 0) Console.WriteLine(i + ": " + pentomino.Count);
            pentomino = Step(pentomino);
        }
    }
}
