// compilers: dotnet mono
// Indexers of several parameters and types, overloaded, in interfaces.
using System;
using System.Collections.Generic;

interface ITable { string this[string key] { get; set; } }

class Table : ITable
{
    readonly List<string> keys = new List<string>(), values = new List<string>();
    public string this[string key]
    {
        get { int i = keys.IndexOf(key); return i < 0 ? "?" : values[i]; }
        set
        {
            int i = keys.IndexOf(key);
            if (i >= 0) { values[i] = value; return; }
            keys.Add(key);
            values.Add(value);
        }
    }
    public string this[int i] { get { return keys[i] + "=" + values[i]; } }
    public int Count { get { return keys.Count; } }
}

class Matrix
{
    readonly double[,] cells;
    public Matrix(int n) { cells = new double[n, n]; }
    public double this[int row, int column]
    {
        get { return cells[row, column]; }
        set { cells[row, column] = value; }
    }
    public double this[char diagonal]
    {
        get
        {
            double sum = 0;
            int n = cells.GetLength(0);
            for (int i = 0; i < n; i++) sum += diagonal == '\\' ? cells[i, i] : cells[i, n - 1 - i];
            return sum;
        }
    }
}

class Bits
{
    uint bits;
    public bool this[int i]
    {
        get { return (bits >> i & 1) != 0; }
        set { if (value) bits |= 1u << i; else bits &= ~(1u << i); }
    }
    public uint Value { get { return bits; } }
}

static class Program
{
    static void Main()
    {
        var t = new Table();
        t["a"] = "1";
        t["b"] = "2";
        t["a"] += "0";
        Console.WriteLine(t["a"] + t["b"] + t["c"] + t.Count + t[0] + t[1]);
        ITable i = t;
        i["c"] = i["b"] + i["a"];
        Console.WriteLine(t["c"] + t[2]);
        var m = new Matrix(3);
        for (int r = 0; r < 3; r++) for (int c = 0; c < 3; c++) m[r, c] = r * 3 + c;
        m[1, 1] *= 10;
        m[0, 2]++;
        Console.WriteLine(m['\\'] + " " + m['/'] + " " + m[1, 1] + " " + m[2, 0]--);
        Console.WriteLine(m[2, 0]);
        try { m[3, 0] = 1; } catch (IndexOutOfRangeException) { Console.WriteLine("outside"); }
        var b = new Bits();
        for (int k = 0; k < 32; k += 3) b[k] = true;
        b[0] = false;
        b[1] |= true;
        b[3] ^= true;
        Console.WriteLine(b.Value + " " + b[6] + b[7]);
        var d = new Table { ["x"] = "7", ["y"] = "8" };
        Console.WriteLine(d[0] + d[1]);
    }
}
