// compilers: dotnet mono
// Switches over values far apart, nested in each other and in loops.
using System;

static class Program
{
    static int Sparse(int x)
    {
        switch (x)
        {
            case 1: return 1;
            case 10: return 2;
            case 100: return 3;
            case 1000: return 4;
            case 10000: return 5;
            case 100000: return 6;
            case 1000000: return 7;
            case 10000000: return 8;
            case -5: return 9;
            case int.MaxValue: return 10;
            case int.MinValue: return 11;
        }
        return 0;
    }

    static string Clusters(int x)
    {
        switch (x)
        {
            case 1: case 2: case 3: case 4: return "low";
            case 101: return "mid 1";
            case 102: return "mid 2";
            case 103: return "mid 3";
            case 104: return "mid 4";
            case 5001: case 5002: case 5003: return "high";
            default: return "-";
        }
    }

    static string Nested(int a, int b)
    {
        switch (a)
        {
            case 0:
                switch (b) { case 0: return "00"; case 1: return "01"; }
                break;
            case 1:
                switch (b) { case 0: return "10"; default: return "1x"; }
            case 2:
                for (int i = 0; ; i++)
                {
                    switch (i)
                    {
                        case 3: if (b == 3) return "loop 3"; continue;
                        case 6: goto done;
                    }
                }
            done:
                return "done";
        }
        return "end";
    }

    static void Main()
    {
        int[] values = { 0, 1, 2, 9, 10, 11, 100, 101, 999, 1000, 10000, 100000, 1000000, 10000000, -5, -6,
            int.MaxValue, int.MinValue, int.MaxValue - 1 };
        foreach (int v in values) Console.WriteLine(v + ": " + Sparse(v));
        foreach (int v in new[] { 0, 1, 4, 5, 100, 101, 103, 104, 105, 5000, 5001, 5003, 5004 })
            Console.WriteLine(v + ": " + Clusters(v));
        for (int a = 0; a < 4; a++)
            for (int b = 0; b < 4; b++) Console.WriteLine(a + " " + b + " " + Nested(a, b));
    }
}
