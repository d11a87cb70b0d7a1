// compilers: dotnet mono
// Stack traces: the methods from the one that throws to the one that catches; what a rethrow keeps, and a throw does not.
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;

class Outer
{
    public class Inner
    {
        [MethodImpl(MethodImplOptions.NoInlining)]
        public int Divide(int number, int[] by)
        {
            return number / by[0];
        }
    }
}

static class Program
{
    // What the runtimes agree about in each line: the method.
    static void Print(string what, Exception e)
    {
        Console.WriteLine(what);
        if (e.StackTrace == null)
        {
            Console.WriteLine("  none");
            return;
        }
        foreach (string line in e.StackTrace.Split('\n'))
        {
            string text = line.Trim();
            int end = text.IndexOf('(');
            if (text.StartsWith("at ") && end > 0) Console.WriteLine("  " + text.Substring(3, end - 3).Trim().Replace('+', '.'));
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void Third(int number)
    {
        if (number > 0) throw new InvalidOperationException("third");
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void Second(int number)
    {
        try
        {
            Third(number);
        }
        finally
        {
            Console.Write("");
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void First(int number)
    {
        Second(number);
        Console.Write("");
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void ThrowsAgain(Exception e)
    {
        throw e;
    }

    static void Main()
    {
        Print("not thrown", new Exception());
        try { First(1); } catch (Exception e) { Print("three", e); }
        try { Second(1); } catch (Exception e) { Print("two", e); }
        try { new Outer.Inner().Divide(1, new int[1]); } catch (Exception e) { Print("nested", e); }
        try { new Outer.Inner().Divide(1, null); } catch (Exception e) { Print("null", e); }
        Exception kept = null;
        try { First(1); } catch (Exception e) { kept = e; }
        try { ThrowsAgain(kept); } catch (Exception e) { Print("another throw", e); }
        try
        {
            try { First(1); } catch (InvalidOperationException) { throw; }
        }
        catch (Exception e)
        {
            Console.WriteLine(e.StackTrace.Contains("Third") && e.StackTrace.Contains("First"));
        }
        try
        {
            try { First(1); } catch (Exception e) { throw new Exception("outer", e); }
        }
        catch (Exception e)
        {
            Print("outer", e);
            Print("inner", e.InnerException);
        }
        Console.WriteLine(kept.ToString().Contains("ThrowsAgain"));
    }
}
