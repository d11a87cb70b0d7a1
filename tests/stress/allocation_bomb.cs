// Memory that runs out is an exception that can be caught; and when it is given back, there is memory again.
// prints: OutOfMemoryException True
// prints: OutOfMemoryException True
// prints: 1000
using System;
using System.Collections.Generic;

static class Program
{
    static string Fill()
    {
        var all = new List<byte[]>();
        try
        {
            while (true) all.Add(new byte[100000000]);
        }
        catch (OutOfMemoryException e)
        {
            return e.GetType().Name + " " + (all.Count > 10);
        }
    }

    static void Main()
    {
        Console.WriteLine(Fill());
        Console.WriteLine(Fill());
        // More than there is memory for, but never at the same time.
        int sum = 0;
        for (int i = 0; i < 1000; i++) sum += new byte[300000000 + i].Length % 300000000 == i ? 1 : 0;
        Console.WriteLine(sum);
    }
}
