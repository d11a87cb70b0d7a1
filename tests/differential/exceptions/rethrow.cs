// compilers: dotnet mono
// throw; and throw e; through several levels, with finally blocks in between.
using System;
using System.Runtime.ExceptionServices;

static class Program
{
    static int depth;
    static void Level(int n, string how)
    {
        Console.WriteLine(new string(' ', n) + "enter " + n);
        try
        {
            if (n == 3) throw new InvalidOperationException("deep");
            Level(n + 1, how);
        }
        catch (InvalidOperationException e)
        {
            Console.WriteLine(new string(' ', n) + "catch " + n + " " + e.Message);
            depth++;
            if (how == "same") throw;
            if (how == "reset") throw e;
            if (how == "wrap") throw new InvalidOperationException(e.Message + n, e);
            if (how == "change" && n == 2) throw new FormatException("changed");
            if (how == "nested")
            {
                try { throw new ArgumentException("inside catch"); }
                catch (ArgumentException a) { Console.WriteLine(new string(' ', n) + a.Message); }
                throw;
            }
        }
        finally { Console.WriteLine(new string(' ', n) + "finally " + n); }
        Console.WriteLine(new string(' ', n) + "leave " + n);
    }
    static int CountInner(Exception e) { int n = 0; for (; e.InnerException != null; e = e.InnerException) n++; return n; }

    static void Main()
    {
        foreach (string how in new[] { "swallow", "same", "reset", "wrap", "change", "nested" })
        {
            depth = 0;
            Console.WriteLine("== " + how);
            try { Level(0, how); Console.WriteLine("returned " + depth); }
            catch (Exception e) { Console.WriteLine(e.GetType().Name + " " + e.Message + " " + depth + " "
                + CountInner(e)); }
        }
        ExceptionDispatchInfo info = null;
        try { throw new FormatException("captured"); }
        catch (FormatException e) { info = ExceptionDispatchInfo.Capture(e); }
        try { info.Throw(); }
        catch (FormatException e) { Console.WriteLine(e.Message); }
    }
}
