// compilers: dotnet
// Events in a model with properties: custom accessors, handlers that throw, weak ordering, invocation lists.
using System;
using System.Collections.Generic;
using System.Linq;

class ChangedEventArgs : EventArgs { public string Property; public object Old, New; }
class Model
{
    readonly Dictionary<string, object> values = new();
    readonly List<EventHandler<ChangedEventArgs>> handlers = new();
    public event EventHandler<ChangedEventArgs> Changed
    {
        add { Console.WriteLine("  add " + (handlers.Count + 1)); handlers.Add(value); }
        remove { Console.WriteLine("  remove " + handlers.Remove(value)); }
    }
    public event Func<string, object, bool> Validating;
    protected virtual void OnChanged(ChangedEventArgs e) { foreach (var h in handlers.ToArray()) h(this, e); }
    public bool Set(string name, object value)
    {
        if (Validating != null && Validating.GetInvocationList().Cast<Func<string, object, bool>>().Any(v => !v(name, value))) return false;
        values.TryGetValue(name, out object old);
        if (Equals(old, value)) return false;
        values[name] = value;
        OnChanged(new ChangedEventArgs { Property = name, Old = old, New = value });
        return true;
    }
}
sealed class Quiet : Model
{
    public int Suppressed;
    protected override void OnChanged(ChangedEventArgs e) { if (e.Property.StartsWith('_')) Suppressed++; else base.OnChanged(e); }
}

static class Program
{
    static void Log(object sender, ChangedEventArgs e) => Console.WriteLine($"{sender.GetType().Name}.{e.Property}: {e.Old ?? "null"} -> {e.New ?? "null"}");
    static void Main()
    {
        var m = new Quiet();
        m.Changed += Log;
        EventHandler<ChangedEventArgs> once = null;
        once = (s, e) => { Console.WriteLine("once"); m.Changed -= once; };
        m.Changed += once;
        Console.WriteLine(m.Set("x", 1) + " " + m.Set("x", 1) + " " + m.Set("x", 2) + " " + m.Set("_hidden", 3) + " " + m.Suppressed);
        m.Validating += (n, v) => v is not null;
        m.Validating += (n, v) => { Console.WriteLine("  second validator"); return n.Length < 5; };
        Console.WriteLine(m.Set("y", null) + " " + m.Set("toolong", 1) + " " + m.Set("y", "ok"));
        m.Changed -= Log;
        m.Changed -= Log;
        Console.WriteLine(m.Set("z", 1));
        Action all = () => Console.Write("a ");
        all += () => throw new InvalidOperationException("b");
        all += () => Console.Write("c ");
        try { all(); } catch (InvalidOperationException e) { Console.WriteLine(e.Message); }
        foreach (Action one in all.GetInvocationList()) try { one(); } catch (InvalidOperationException e) { Console.Write(e.Message + " "); }
        Console.WriteLine(all.GetInvocationList().Length);
        Func<int, int> chain = x => x + 1;
        chain += x => x * 10;
        Console.WriteLine(chain(5) + " " + chain.GetInvocationList().Cast<Func<int, int>>().Aggregate(5, (v, f) => f(v)));
        Console.WriteLine((all - all == null) + " " + (Delegate.Combine() == null) + " " + Delegate.Remove(all, null).Equals(all));
    }
}
