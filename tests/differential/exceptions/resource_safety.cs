// compilers: dotnet
// using, finally and exceptions of constructors, disposers and iterators together: what runs, in which order.
using System;
using System.Collections.Generic;
using System.Linq;

sealed class Step : IDisposable
{
    public static readonly List<string> Log = new();
    readonly string name; readonly bool failClose;
    public Step(string name, bool failOpen = false, bool failClose = false)
    {
        this.name = name; this.failClose = failClose;
        Log.Add("open " + name);
        if (failOpen) throw new InvalidOperationException("cannot open " + name);
    }
    public void Dispose() { Log.Add("close " + name); if (failClose) throw new InvalidOperationException("cannot close " + name); }
}
struct Guard : IDisposable { public string Name; public int Times; public void Dispose() { Times++; Step.Log.Add(Name + " " + Times); } }

static class Program
{
    static void Run(string what, Action a)
    {
        try { a(); Step.Log.Add("fine"); }
        catch (Exception e) { Step.Log.Add(e.GetType().Name + ": " + e.Message); }
        Console.WriteLine(what + ": " + string.Join(", ", Step.Log));
        Step.Log.Clear();
    }
    static int Returns()
    {
        int x = 1;
        try { using var s = new Step("r"); return x; }
        finally { x = 2; Step.Log.Add("x=" + x); }
    }
    static IEnumerable<int> Items() { using var s = new Step("items"); yield return 1; yield return 2; }
    static string Nested(int n)
    {
        try
        {
            try { if (n == 0) throw new FormatException("zero"); if (n == 1) return "one"; return "many"; }
            finally { Step.Log.Add("inner"); if (n == 2) throw new OverflowException("two"); }
        }
        catch (FormatException) when (n < 0) { return "never"; }
        catch (Exception e) when (e is FormatException or OverflowException) { return e.Message; }
        finally { Step.Log.Add("outer"); }
    }
    static void Main()
    {
        Run("plain", () => { using var a = new Step("a"); using var b = new Step("b"); });
        Run("open fails", () => { using var a = new Step("a"); using var b = new Step("b", true); Step.Log.Add("never"); });
        Run("body fails", () => { using var a = new Step("a"); throw new FormatException("body"); });
        Run("close fails", () => { using var a = new Step("a"); using var b = new Step("b", false, true); });
        Run("body and close fail", () => { using var a = new Step("a", false, true); throw new FormatException("lost"); });
        Run("null", () => { using Step s = null; });
        Run("returns", () => Step.Log.Add("result " + Returns()));
        Run("iterator", () => { foreach (int i in Items()) { Step.Log.Add("item " + i); if (i == 1) break; } });
        Run("iterator body fails", () => { foreach (int i in Items()) throw new FormatException("item " + i); });
        for (int n = 0; n < 4; n++) Run("nested " + n, () => Step.Log.Add(Nested(n)));
        Run("struct", () => { var g = new Guard { Name = "g" }; using (g) g.Times = 5; Step.Log.Add("left " + g.Times); });
        Run("loop", () => { for (int i = 0; i < 3; i++) { using var s = new Step("s" + i); if (i == 0) continue; if (i == 1) break; } });
        Run("goto", () => { int i = 0; again: try { i++; if (i < 3) goto again; } finally { Step.Log.Add("f" + i); } });
        Run("rethrown", () => { try { try { throw new FormatException("one"); } catch (FormatException e) { throw new InvalidOperationException("two", e); } finally { Step.Log.Add("between"); } } catch (InvalidOperationException e) { Step.Log.Add(e.InnerException.Message); throw; } });
        Run("linq", () => Step.Log.Add(Items().Select(i => 10 / (i - 2)).ToList().Count.ToString()));
    }
}
