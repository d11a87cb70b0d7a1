// compilers: dotnet mono
// float results are rounded to single precision when stored.
using System;

static class Program
{
    static float third = 1f / 3;

    static float Sum(float[] values)
    {
        float sum = 0;
        foreach (float v in values) sum += v;
        return sum;
    }

    static void Main()
    {
        float a = 16777216f;
        float b = a + 1f;
        Console.WriteLine(a == b);
        float c = a + 2f;
        Console.WriteLine(c == 16777218f);
        double d = (double)a + 1f;
        Console.WriteLine(d == a);
        float[] values = new float[100];
        for (int i = 0; i < values.Length; i++) values[i] = 0.5f * i;
        Console.WriteLine(Sum(values));
        float x = 1.1f;
        double y = x;
        Console.WriteLine(y == 1.1);
        Console.WriteLine(y > 1.1);
        float z = (float)1.1;
        Console.WriteLine(x == z);
        Console.WriteLine(BitConverter.ToInt32(BitConverter.GetBytes(third), 0));
        Console.WriteLine(BitConverter.ToInt32(BitConverter.GetBytes(1.1f), 0));
        Console.WriteLine(BitConverter.DoubleToInt64Bits(1.0 / 3));
        Console.WriteLine(BitConverter.DoubleToInt64Bits(x * (double)x));
        float squared = x * x;
        Console.WriteLine(BitConverter.ToInt32(BitConverter.GetBytes(squared), 0));
        float power = 1;
        int n = 0;
        while (1f + power > 1f && n < 200) { power /= 2; power = (float)power; n++; }
        Console.WriteLine(n > 20);
        float big = 3e38f;
        float over = big * 10;
        Console.WriteLine(float.IsInfinity(over));
        Console.WriteLine(big * 10.0 > 1e39);
        float small = 1e-45f;
        float under = small / 2;
        Console.WriteLine(under == 0);
        Console.WriteLine((float)0.1f + (double)0.1f == 0.2);
        x += 1;
        x -= 1;
        x++;
        x--;
        Console.WriteLine(x == 1.1f);
        Console.WriteLine(-x < 0 && +x > 0);
    }
}
