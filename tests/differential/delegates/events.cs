// compilers: dotnet mono
// Events: field-like, with own accessors, static, in interfaces, virtual, unsubscribed while raised.
using System;
using System.Collections.Generic;

class ChangedArgs : EventArgs { public int Old, New; }

interface ISource { event EventHandler<ChangedArgs> Changed; }
class Value : ISource
{
    int value;
    public event EventHandler<ChangedArgs> Changed;
    public static event Action<string> Any;
    public virtual event Action Zero;
    public int Current
    {
        get { return value; }
        set
        {
            var e = new ChangedArgs { Old = this.value, New = value };
            this.value = value;
            Changed?.Invoke(this, e);
            Any?.Invoke("any " + value);
            if (value == 0) OnZero();
        }
    }
    protected virtual void OnZero() { if (Zero != null) Zero(); }
}
class Logged : Value
{
    readonly List<Action> handlers = new List<Action>();
    public override event Action Zero
    {
        add { Console.WriteLine("add"); handlers.Add(value); }
        remove { Console.WriteLine("remove " + handlers.Remove(value)); }
    }
    protected override void OnZero() { foreach (var h in handlers) h(); }
}
class Explicit : ISource
{
    EventHandler<ChangedArgs> all;
    event EventHandler<ChangedArgs> ISource.Changed { add { all += value; } remove { all -= value; } }
    public void Raise() { all?.Invoke(null, new ChangedArgs { New = 1 }); }
}

static class Program
{
    static void Print(object sender, ChangedArgs e) { Console.WriteLine((sender != null) + " " + e.Old + "->"
        + e.New); }

    static void Main()
    {
        var v = new Value();
        v.Current = 1;
        v.Changed += Print;
        v.Current = 2;
        v.Changed += (s, e) => Console.WriteLine("lambda " + ((Value)s).Current);
        v.Current = 3;
        v.Changed -= Print;
        v.Current = 4;
        Action<string> any = Console.WriteLine;
        Value.Any += any;
        v.Current = 5;
        Value.Any -= any;
        v.Current = 6;
        int zeros = 0;
        Action zero = () => zeros++;
        v.Zero += zero;
        v.Current = 0;
        v.Current = 0;
        Console.WriteLine(zeros);
        var l = new Logged();
        l.Zero += zero;
        l.Current = 0;
        l.Zero -= zero;
        l.Zero -= zero;
        l.Current = 0;
        Console.WriteLine(zeros);
        var x = new Explicit();
        ((ISource)x).Changed += Print;
        x.Raise();
        ((ISource)x).Changed -= Print;
        x.Raise();
        var once = new Value();
        EventHandler<ChangedArgs> self = null;
        self = (s, e) => { Console.WriteLine("once"); once.Changed -= self; };
        once.Changed += self;
        once.Changed += Print;
        once.Current = 8;
        once.Current = 9;
    }
}
