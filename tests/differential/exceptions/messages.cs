// compilers: dotnet mono
// Messages, parameter names and inner exceptions, of constructors and of what the program throws.
using System;

class Custom : Exception
{
    public Custom() { }
    public Custom(string m) : base(m) { }
    public Custom(string m, Exception e) : base(m, e) { }
}
class WithText : Exception { public override string Message { get { return "fixed text"; } } }
class WithString : Exception { public override string ToString() { return "own string"; } }

static class Program
{
    static void Show(Exception e)
    {
        Console.WriteLine(e.GetType().Name + ": " + e.Message);
        if (e.InnerException != null) { Console.Write("  because of "); Show(e.InnerException); }
    }
    static Exception Catch(Action a) { try { a(); return null; } catch (Exception e) { return e; } }

    static void Main()
    {
        Show(new Exception("text"));
        Show(new Exception(""));
        Show(new Custom("custom"));
        Show(new Custom("outer", new Custom("middle", new Exception("inner"))));
        Show(new WithText());
        Show(new InvalidOperationException("invalid"));
        Show(new ArgumentException("argument only"));
        Show(new ArgumentNullException(null, "only a message"));
        Show(new NotSupportedException("not supported"));
        Show(new NotImplementedException("later"));
        Console.WriteLine(new WithString());
        Console.WriteLine(new ArgumentException("m", "p").ParamName + " "
            + new ArgumentNullException("q").ParamName);
        Console.WriteLine(new ArgumentOutOfRangeException("r", 5, "m").ActualValue);
        Console.WriteLine(new Custom().Message.Contains("Custom"));
        Console.WriteLine(new Custom(null).Message.Contains("Custom"));
        var e = Catch(() => { throw new Custom("thrown", new FormatException("f")); });
        Show(e);
        Console.WriteLine(e.GetBaseException().Message + " " + ReferenceEquals(e.GetBaseException(),
            e.InnerException));
        Exception same = new Custom("same");
        Console.WriteLine(ReferenceEquals(same, Catch(() => { throw same; })));
        Show(Catch(() => Console.WriteLine(1 / (same.Message.Length - 4))));
        Show(Catch(() => Console.WriteLine(checked(int.MaxValue + same.Message.Length))));
        Show(Catch(() => Console.WriteLine((new int[1])[same.Message.Length])));
        Console.WriteLine(e is SystemException);
        Console.WriteLine(Catch(() => { throw new OverflowException("o"); }) is ArithmeticException);
        Console.WriteLine(new AggregateException(new Exception("a"),
            new Exception("b")).InnerExceptions.Count);
        e.Data["key"] = "value";
        Console.WriteLine(e.Data["key"] + " " + e.Data.Count);
        Console.WriteLine(new Exception("x").StackTrace == null);
        Console.WriteLine(e.StackTrace != null);
        Console.WriteLine(new Exception("to string").ToString());
        Console.WriteLine(new Custom("to string").ToString());
    }
}
