// compilers: dotnet mono
// Exception filters run before the finally blocks beneath.
using System;

static class Program
{
    static bool Say(string s, bool result) { Console.WriteLine("filter " + s + " " + result); return result; }
    static bool Fail(string s) { Console.WriteLine("filter " + s
        + " throws"); throw new InvalidOperationException(s); }

    static void Inner()
    {
        try
        {
            Console.WriteLine("body");
            throw new ArgumentException("x");
        }
        catch (FormatException) when (Say("format", true)) { Console.WriteLine("never"); }
        catch (ArgumentException) when (Say("inner", false)) { Console.WriteLine("never"); }
        finally { Console.WriteLine("inner finally"); }
    }
    static void Middle()
    {
        try { Inner(); }
        catch (Exception) when (Say("middle", false)) { Console.WriteLine("never"); }
        finally { Console.WriteLine("middle finally"); }
    }
    static string Code(int n)
    {
        try { throw new Exception("n" + n); }
        catch (Exception e) when (e.Message == "n1") { return "one"; }
        catch (Exception e) when (e.Message.EndsWith("2") && n < 10) { return "two"; }
        catch (Exception) when (n % 2 == 0) { return "even"; }
        catch (Exception e) { return "rest " + e.Message; }
    }
    static int attempts;
    static bool Retry() { return ++attempts < 3; }
    static int Attempt()
    {
        while (true)
        {
            try { throw new TimeoutException(); }
            catch (TimeoutException) when (Retry()) { Console.WriteLine("again " + attempts); }
            catch (TimeoutException) { return attempts; }
        }
    }

    static void Main()
    {
        try { Middle(); }
        catch (ArgumentException e) when (Say("outer", e.Message == "x")) { Console.WriteLine("caught"); }
        for (int i = 0; i < 5; i++) Console.WriteLine(Code(i));
        Console.WriteLine(Code(12) + " " + Code(22));
        Console.WriteLine(Attempt());
        int local = 5;
        try { local++; throw new Exception(); }
        catch when (local++ == 6) { Console.WriteLine("bare " + local); }
        try
        {
            try { throw new Exception("a"); }
            catch (Exception e) when (Say("rethrow", true)) { Console.WriteLine(e.Message); throw; }
            finally { Console.WriteLine("finally 1"); }
        }
        catch (Exception e) when (Say("second", e.Message == "a")) { Console.WriteLine("again "
            + e.Message); }
        try
        {
            try { throw new Exception("b"); }
            finally
            {
                try { throw new FormatException("c"); }
                catch (FormatException e) when (Say("in finally", true)) { Console.WriteLine(e.Message); }
            }
        }
        catch (Exception e) { Console.WriteLine(e.Message); }
    }
}
