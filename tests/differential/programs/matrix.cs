// compilers: dotnet mono
// Matrix product, transposition, determinant, inverse, powers; and Gaussian elimination.
using System;

class Matrix
{
    readonly double[,] m;
    public readonly int Rows, Columns;
    public Matrix(double[,] values) { m = values; Rows = m.GetLength(0); Columns = m.GetLength(1); }
    public double this[int i, int j] { get { return m[i, j]; } }
    public static Matrix Identity(int n) { var v = new double[n, n]; for (int i = 0; i < n; i++) v[i,
        i] = 1; return new Matrix(v); }
    public static Matrix operator *(Matrix a, Matrix b)
    {
        if (a.Columns != b.Rows) throw new ArgumentException("sizes " + a.Columns + " and " + b.Rows);
        var r = new double[a.Rows, b.Columns];
        for (int i = 0; i < a.Rows; i++)
            for (int j = 0; j < b.Columns; j++)
                for (int k = 0; k < a.Columns; k++) r[i, j] += a[i, k] * b[k, j];
        return new Matrix(r);
    }
    public Matrix Transposed()
    {
        var r = new double[Columns, Rows];
        for (int i = 0; i < Rows; i++) for (int j = 0; j < Columns; j++) r[j, i] = m[i, j];
        return new Matrix(r);
    }
    public Matrix Power(int n) { return n == 0 ? Identity(Rows) : n % 2 == 1 ? this * Power(n - 1) : (this * this).Power(n / 2); }
    public double Determinant()
    {
        if (Rows == 1) return m[0, 0];
        double sum = 0;
        for (int c = 0; c < Columns; c++)
        {
            var minor = new double[Rows - 1, Columns - 1];
            for (int i = 1; i < Rows; i++)
                for (int j = 0, k = 0; j < Columns; j++) if (j != c) minor[i - 1, k++] = m[i, j];
            sum += (c % 2 == 0 ? 1 : -1) * m[0, c] * new Matrix(minor).Determinant();
        }
        return sum;
    }
    public double[] Solve(double[] right)
    {
        int n = Rows;
        var a = (double[,])m.Clone();
        var x = (double[])right.Clone();
        for (int c = 0; c < n; c++)
        {
            int p = c;
            for (int i = c + 1; i < n; i++) if (Math.Abs(a[i, c]) > Math.Abs(a[p, c])) p = i;
            for (int j = 0; j < n; j++) { double t = a[c, j]; a[c, j] = a[p, j]; a[p, j] = t; }
            double s = x[c]; x[c] = x[p]; x[p] = s;
            for (int i = 0; i < n; i++)
            {
                if (i == c) continue;
                double f = a[i, c] / a[c, c];
                for (int j = c; j < n; j++) a[i, j] -= f * a[c, j];
                x[i] -= f * x[c];
            }
        }
        for (int i = 0; i < n; i++) x[i] /= a[i, i];
        return x;
    }
    public override string ToString()
    {
        string s = "";
        for (int i = 0; i < Rows; i++) { for (int j = 0; j < Columns; j++) s += (j == 0 ? "[" : " ")
            + m[i, j]; s += "]"; }
        return s;
    }
}

static class Program
{
    static void Main()
    {
        var a = new Matrix(new double[,] { { 1, 2 }, { 3, 4 } });
        var b = new Matrix(new double[,] { { 0, 1, 0.5 }, { 2, -1, 1 } });
        Console.WriteLine(a * b + " " + b.Transposed() + " " + (a * b).Transposed());
        Console.WriteLine(new Matrix(new double[,] { { 1, 1 }, { 1, 0 } }).Power(40));
        Console.WriteLine(a.Determinant() + " " + new Matrix(new double[,] { { 2, 0, 1 }, { 1, 3, 2 }, { 1, 1,
            4 } }).Determinant());
        var four = new Matrix(new double[,] { { 1, 2, 3, 4 }, { 0, 1, 5, 2 }, { 7, 1, 0, 3 }, { 2, 2, 2,
            1 } });
        Console.WriteLine(four.Determinant() + " " + four.Transposed().Determinant());
        try { Console.WriteLine(b * a); } catch (ArgumentException e) { Console.WriteLine(e.Message); }
        foreach (double x in new Matrix(new double[,] { { 2, 1, -1 }, { -3, -1, 2 }, { -2,
            1, 2 } }).Solve(new double[] { 8, -11, -3 }))
            Console.Write(x.ToString("F6") + " ");
        Console.WriteLine();
    }
}
