// compilers: dotnet mono
// Exception regions that begin and end at all kinds of places: nested, next to each other, with filters, left
// from within.
using System;

class Program
{
    static int _depth;

    static bool Matches(Exception e, string what)
    {
        Console.Write("[" + e.Message + (e.Message == what ? "=" : "!") + what + "]");
        return e.Message == what;
    }

    static int Filtered(string message)
    {
        try { throw new Exception(message); }
        catch (Exception e) when (Matches(e, "one")) { return 1; }
        catch (Exception e) when (Matches(e, "two") || e.Message.Length == 5) { return 3; }
        catch { return 4; }
        finally { _depth++; }
    }

    static int Leave(int n)
    {
        int seen = 0;
        for (int i = 0; ; i++)
        {
            try
            {
                try
                {
                    if (i == n) break;
                    if (i % 3 == 1) continue;
                    if (i % 5 == 4) throw new ArgumentException("at " + i);
                    seen += i;
                }
                finally { seen += 100; }
                try { seen++; } finally { seen += 1000; }
            }
            catch (ArgumentException e) { seen += e.Message.Length * 10000; }
        }
        return seen;
    }

    static int Switch(int n)
    {
        try
        {
            switch (n)
            {
                case 0: return 10;
                case 1: throw new Exception();
                case 2: goto case 0;
                case 3: break;
                case 4: n += 7; goto default;
                case 5: return Switch(4);
                default: return n;
            }
        }
        catch (Exception) { return -1; }
        return 33;
    }

    static void Main()
    {
        foreach (string message in new[] { "one", "two", "three", "four" }) Console.WriteLine(Filtered(message));
        for (int i = 0; i < 8; i++) Console.WriteLine(Leave(i) + " " + Switch(i));
        Console.WriteLine(_depth);
        try
        {
            try { throw new Exception("inner"); }
            finally { Console.WriteLine("finally"); }
        }
        catch (Exception e) { Console.WriteLine(e.Message); }
    }
}
