// Products of matrices, as double[,] and as double[][].
using System;

public static class Matrices
{
    static double[,] Multiply(double[,] a, double[,] b)
    {
        int rows = a.GetLength(0), inner = a.GetLength(1), columns = b.GetLength(1);
        var product = new double[rows, columns];
        for (int i = 0; i < rows; i++)
        {
            for (int j = 0; j < columns; j++)
            {
                double sum = 0;
                for (int k = 0; k < inner; k++) sum += a[i, k] * b[k, j];
                product[i, j] = sum;
            }
        }
        return product;
    }

    static double[][] Multiply(double[][] a, double[][] b)
    {
        var product = new double[a.Length][];
        for (int i = 0; i < a.Length; i++)
        {
            double[] row = a[i], to = new double[b[0].Length];
            for (int j = 0; j < to.Length; j++)
            {
                double sum = 0;
                for (int k = 0; k < row.Length; k++) sum += row[k] * b[k][j];
                to[j] = sum;
            }
            product[i] = to;
        }
        return product;
    }

    public static void Main()
    {
        const int size = 180;
        var a = new double[size, size];
        var b = new double[size][];
        for (int i = 0; i < size; i++)
        {
            b[i] = new double[size];
            for (int j = 0; j < size; j++) a[i, j] = b[i][j] = i % 7 - j % 5;
        }
        double trace = 0;
        for (int round = 0; round < 4; round++)
        {
            double[,] squared = Multiply(a, a);
            for (int i = 0; i < size; i++) trace += squared[i, i];
            double[][] jagged = Multiply(b, b);
            for (int i = 0; i < size; i++) trace += jagged[i][i];
        }
        Console.WriteLine(trace);
    }
}
