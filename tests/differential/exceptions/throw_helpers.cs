// compilers: dotnet
// ThrowIfNull and its kind, argument names from expressions, when with patterns.
using System;
using System.Collections.Generic;

static class Program
{
    class HttpError(int code) : Exception($"status {code}") { public int Code => code; }

    static string Check(string? name, int age)
    {
        ArgumentNullException.ThrowIfNull(name);
        ArgumentOutOfRangeException.ThrowIfNegative(age);
        ArgumentOutOfRangeException.ThrowIfGreaterThan(age, 150);
        ArgumentException.ThrowIfNullOrEmpty(name);
        return name + age;
    }
    static string Try(Func<string> f)
    {
        try { return f(); }
        catch (ArgumentNullException e) { return "null " + e.ParamName; }
        catch (ArgumentOutOfRangeException e) { return "range " + e.ParamName + " " + e.ActualValue; }
        catch (ArgumentException e) { return "argument " + e.ParamName; }
        catch (HttpError e) when (e is { Code: >= 500 }) { return "server " + e.Message; }
        catch (HttpError e) when (e.Code is 404 or 410) { return "gone " + e.Message; }
        catch (Exception e) when (e is InvalidOperationException or FormatException) { return "either "
            + e.GetType().Name; }
        catch (Exception e) { return e.GetType().Name + " " + e.Message; }
    }
    static int Kind(object o) => o switch
    {
        int i => i,
        string s => s.Length,
        _ => throw new NotSupportedException("kind " + o.GetType().Name),
    };
    static string NoMatch(int n) => n switch { 1 => "one", 2 => "two" };

    static void Main()
    {
        Console.WriteLine(Try(() => Check("n", 5)));
        Console.WriteLine(Try(() => Check(null, 5)));
        Console.WriteLine(Try(() => Check("n", -5)));
        Console.WriteLine(Try(() => Check("n", 151)));
        Console.WriteLine(Try(() => Check("", 1)));
        foreach (int code in (int[])[200,
            404, 410, 500, 503]) Console.WriteLine(Try(() => throw new HttpError(code)));
        Console.WriteLine(Try(() => throw new FormatException()));
        Console.WriteLine(Try(() => Kind(5) + Kind("abc") + ""));
        Console.WriteLine(Try(() => Kind(5.5) + ""));
        Console.WriteLine(Try(() => NoMatch(2)));
        try { Console.WriteLine(NoMatch(3)); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
        try
        {
            using var a = new Scope("a");
            using var b = new Scope("b");
            throw new Exception("inside");
        }
        catch (Exception e) { Console.WriteLine(e.Message); }
        Console.WriteLine(new HttpError(1) is { Message: "status 1" });
    }

    sealed class Scope(string name) : IDisposable { public void Dispose() => Console.WriteLine("close "
        + name); }
}
