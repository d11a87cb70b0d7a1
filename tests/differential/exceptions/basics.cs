// compilers: dotnet mono
// try, catch by type, finally, and what runs in which order.
using System;

class AppException : Exception
{
    public int Code { get; }
    public AppException(int code) : base("code " + code) { Code = code; }
    public AppException(string m, Exception inner) : base(m, inner) { }
    public override string Message { get { return "<" + base.Message + ">"; } }
}
class SubException : AppException { public SubException() : base(7) { } }

static class Program
{
    static void Throw(int kind)
    {
        switch (kind)
        {
            case 0: return;
            case 1: throw new AppException(1);
            case 2: throw new SubException();
            case 3: throw new ArgumentException("argument");
            case 4: throw new InvalidOperationException();
            case 5: throw new Exception("plain");
            case 6: throw new AppException("outer", new FormatException("inner"));
            default: throw null;
        }
    }
    static string Test(int kind)
    {
        string log = "";
        try
        {
            log += "try ";
            Throw(kind);
            log += "no throw ";
        }
        catch (SubException e) { log += "sub " + e.Code + " "; }
        catch (AppException e) { log += "app " + e.Message + " " + e.Code + " "
            + (e.InnerException?.Message ?? "-") + " "; }
        catch (ArgumentException) { log += "argument "; }
        catch (SystemException e) { log += "system " + e.GetType().Name + " "; }
        catch { log += "other "; }
        finally { log += "finally"; }
        return log;
    }
    static int Return(string how)
    {
        int x = 1;
        try
        {
            if (how == "return") return x;
            if (how == "throw") throw new Exception();
            x = 2;
        }
        catch (Exception) { x = 3; return x; }
        finally { x = 100; Console.Write("finally "); }
        return x;
    }
    static int Loop()
    {
        int n = 0;
        for (int i = 0; i < 6; i++)
        {
            try
            {
                if (i == 1) continue;
                if (i == 4) break;
                n += i;
            }
            finally { n += 100; }
        }
        return n;
    }
    static void Nested()
    {
        try
        {
            try
            {
                try { throw new FormatException("a"); }
                finally { Console.WriteLine("inner finally"); }
            }
            catch (ArgumentException) { Console.WriteLine("wrong"); }
            finally { Console.WriteLine("middle finally"); }
        }
        catch (FormatException e) { Console.WriteLine("outer " + e.Message); }
        Console.WriteLine("after");
    }

    static void Main()
    {
        for (int i = 0; i <= 7; i++) Console.WriteLine(i + ": " + Test(i));
        foreach (string how in new[] { "return", "throw", "fall" }) Console.WriteLine(Return(how));
        Console.WriteLine(Loop());
        Nested();
        try { try { throw new Exception("first"); } finally { throw new Exception("second"); } }
        catch (Exception e) { Console.WriteLine(e.Message); }
        try { try { throw new Exception("first"); } catch (Exception e) { throw new Exception("then", e); } }
        catch (Exception e) { Console.WriteLine(e.Message + " after " + e.InnerException.Message); }
        try { } finally { Console.WriteLine("empty"); }
    }
}
