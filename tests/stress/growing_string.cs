// A string that grows until memory is out.
// prints: OutOfMemoryException True
using System;

static class Program
{
    static void Main()
    {
        string s = "0123456789abcdef";
        try
        {
            while (true) s += s;
        }
        catch (OutOfMemoryException e)
        {
            Console.WriteLine(e.GetType().Name + " " + (s.Length >= 1 << 24));
        }
    }
}
