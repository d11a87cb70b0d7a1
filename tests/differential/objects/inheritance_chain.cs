// compilers: dotnet mono
// Fields hidden by the same name, protected access, constructor chains, base calls over a gap.
using System;

class L0
{
    protected int value = 1;
    public static string Trace = "";
    public L0(int v) { value += v; Trace += "0"; }
    public virtual int Get() { return value; }
    public virtual string Path() { return "L0"; }
    protected internal virtual void Add(int n) { value += n; }
}
class L1 : L0
{
    protected new int value = 10;
    public L1(int v) : base(v * 2) { value += v; Trace += "1"; }
    public int Both() { return value * 1000 + base.value; }
    public override string Path() { return base.Path() + ".L1"; }
}
class L2 : L1
{
    public L2() : this(3) { Trace += "2"; }
    public L2(int v) : base(v + 1) { value++; base.value++; Trace += "b"; }
    protected internal override void Add(int n) { base.Add(n * 2); value += 100; }
}
class L3 : L2
{
    private new int value = 7;
    public L3() { Trace += "3"; }
    public override int Get() { return value + base.Get(); }
    public override string Path() { return base.Path() + ".L3"; }
    public int Up() { return base.value; }
}
abstract class Template
{
    public string Run()
    {
        string s = Before();
        for (int i = 0; i < Times; i++) s += Step(i);
        return s + After();
    }
    protected virtual int Times { get { return 2; } }
    protected virtual string Before() { return "<"; }
    protected abstract string Step(int i);
    protected virtual string After() { return ">"; }
}
class Count : Template { protected override string Step(int i) { return "" + i; } }
class Long : Count
{
    protected override int Times { get { return base.Times * 3; } }
    protected override string After() { return "!" + base.After() + base.Step(9); }
}

static class Program
{
    static void Main()
    {
        L0[] all = { new L0(5), new L1(5), new L2(), new L2(1), new L3() };
        Console.WriteLine(L0.Trace);
        foreach (L0 l in all)
        {
            Console.Write(l.Get() + " " + l.Path() + " ");
            l.Add(4);
            Console.WriteLine(l.Get());
            var l1 = l as L1;
            if (l1 != null) Console.WriteLine("  " + l1.Both());
        }
        Console.WriteLine(((L3)all[4]).Up());
        Console.WriteLine(new Count().Run() + new Long().Run());
    }
}
