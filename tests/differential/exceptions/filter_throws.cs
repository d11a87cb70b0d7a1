// compilers: dotnet
// An exception that leaves a filter counts as false; the first exception goes on.
using System;

static class Program
{
    static bool Fail(string s) { Console.WriteLine("filter " + s
        + " throws"); throw new InvalidOperationException(s); }
    static bool Null(Exception e) { object o = e.InnerException; return o.ToString() == ""; }

    static void Inner()
    {
        try { throw new ArgumentException("x"); }
        catch (ArgumentException) when (Fail("inner")) { Console.WriteLine("never"); }
        finally { Console.WriteLine("inner finally"); }
    }

    static void Main()
    {
        try { Inner(); }
        catch (ArgumentException e) when (Null(e)) { Console.WriteLine("never"); }
        catch (ArgumentException e) { Console.WriteLine("caught " + e.Message); }
        int zero = 0;
        try { throw new FormatException("f"); }
        catch (Exception) when (1 / zero == 0) { Console.WriteLine("never"); }
        catch (Exception e) { Console.WriteLine(e.Message); }
        try
        {
            try { throw new Exception("e"); }
            catch (Exception) when (Handled()) { Console.WriteLine("in"); throw new Exception("second"); }
        }
        catch (Exception e) when (e.Message == "second") { Console.WriteLine(e.Message); }
    }

    static bool Handled()
    {
        try { Fail("nested"); }
        catch (InvalidOperationException e) { Console.WriteLine("handled in the filter: " + e.Message); }
        return true;
    }
}
