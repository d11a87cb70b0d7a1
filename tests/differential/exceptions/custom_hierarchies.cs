// compilers: dotnet
// Exceptions of one's own: data, inner chains, filters by state, overridden messages, aggregate of cleanups.
using System;
using System.Collections.Generic;
using System.Linq;

class AppException : Exception
{
    public int Code { get; }
    public AppException(int code, string message, Exception inner = null) : base(message, inner) { Code = code; Data["code"] = code; }
}
sealed class ValidationException : AppException
{
    readonly List<string> problems;
    public ValidationException(params string[] problems) : base(400, "invalid") { this.problems = problems.ToList(); }
    public override string Message => base.Message + ": " + string.Join(", ", problems);
    public override Exception GetBaseException() => this;
}
sealed class Resource : IDisposable
{
    readonly string name; readonly bool fails;
    public Resource(string n, bool fails) { name = n; this.fails = fails; }
    public void Dispose() { Console.Write("close " + name + " "); if (fails) throw new AppException(500, "closing " + name); }
}

static class Program
{
    static string Chain(Exception e) => e == null ? "" : e.GetType().Name + "(" + e.Message + ")" + (e.InnerException == null ? "" : " <- " + Chain(e.InnerException));
    static void Layer(int depth, Exception what)
    {
        try { if (depth == 0) throw what; Layer(depth - 1, what); }
        catch (AppException e) when (e.Code >= 500 && depth % 2 == 1) { throw new AppException(e.Code + 1, "layer " + depth, e); }
    }
    static string Handle(Action a)
    {
        try { a(); return "fine"; }
        catch (ValidationException e) { return "validation " + e.Code + " " + e.Message; }
        catch (AppException e) when (e.Code is >= 500 and < 600) { return "server " + Chain(e) + " base " + e.GetBaseException().Message; }
        catch (AppException e) { return "app " + e.Data["code"]; }
        catch (Exception e) when (e is ArgumentException or FormatException) { return "input " + Chain(e); }
        finally { Console.Write("[handled] "); }
    }
    static void Cleanup(params Action[] steps)
    {
        var errors = new List<Exception>();
        foreach (Action s in steps) try { s(); } catch (Exception e) { errors.Add(e); }
        if (errors.Count > 0) throw new AggregateException("cleanup", errors);
    }
    static void Main()
    {
        Console.WriteLine(Handle(() => Layer(3, new AppException(500, "root"))));
        Console.WriteLine(Handle(() => Layer(3, new AppException(404, "missing"))));
        Console.WriteLine(Handle(() => throw new ValidationException("no name", "too old")));
        Console.WriteLine(Handle(() => throw new ArgumentException("bad", "p", new FormatException("inner"))));
        Console.WriteLine(Handle(() => { using var r = new Resource("a", false); using var s = new Resource("b", true); throw new ValidationException("lost"); }));
        Console.WriteLine(Handle(() => { using (new Resource("c", false)) { } }));
        try { Cleanup(() => throw new AppException(1, "one"), () => { }, () => throw new ValidationException("two")); }
        catch (AggregateException e) { Console.WriteLine(e.Message + " / " + string.Join(" / ", e.InnerExceptions.Select(Chain))); }
        var plain = new AppException(7, null);
        Console.WriteLine(plain.Message + " | " + plain.Data.Count + " " + plain.Data.Contains("code") + " " + (plain.HelpLink == null) + " " + (plain.StackTrace == null));
        Console.WriteLine(new AppException(1, "text", new Exception("in")).ToString());
        Console.WriteLine(new ArgumentOutOfRangeException("n", 5, "too big").Message.Replace(Environment.NewLine, "|") + " | " + new ObjectDisposedException("Thing").Message.Replace(Environment.NewLine, "|") + " | " + new KeyNotFoundException().Message);
    }
}
