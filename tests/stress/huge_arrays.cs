// Arrays that nobody has memory for, and some that there are none of.
// prints: OutOfMemoryException OutOfMemoryException OutOfMemoryException OverflowException OverflowException 5
using System;
using System.Collections.Generic;

static class Program
{
    static string Try(Func<Array> make)
    {
        try { return make().Length.ToString(); }
        catch (Exception e) { return e.GetType().Name; }
    }

    static void Main()
    {
        int minus = -1, many = int.MaxValue, edge = 100000;
        Console.WriteLine(string.Join(" ", new List<string> {
            Try(() => new long[many]), Try(() => new int[edge, edge]), Try(() => new decimal[many / 2]),
            Try(() => new int[minus]), Try(() => new int[1, minus]), Try(() => new byte[5]) }));
    }
}
