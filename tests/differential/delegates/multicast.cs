// compilers: dotnet mono
// Combining, removing, invocation lists, results and exceptions of multicast delegates.
using System;

delegate int Operation(ref int x);

static class Program
{
    static string log = "";
    static void A() { log += "A"; }
    static void B() { log += "B"; }
    static void C() { log += "C"; }
    static void Fail() { log += "!"; throw new InvalidOperationException(); }
    static void Show(Action a)
    {
        log = "";
        if (a == null) { Console.WriteLine("null"); return; }
        try { a(); } catch (InvalidOperationException) { log += " failed"; }
        Console.WriteLine(log + " " + a.GetInvocationList().Length);
    }
    static int Twice(ref int x) { x *= 2; return x; }
    static int Plus(ref int x) { x += 3; return x; }

    class Obj
    {
        public string Name;
        public void Run() { log += "<" + Name + ">"; }
        public virtual void Virtual() { log += "base"; }
    }
    class Sub : Obj { public override void Virtual() { log += "sub"; } }

    static void Main()
    {
        Action a = A, b = B, c = C;
        Show(a + b);
        Show(a + b + c + a);
        Show(a + null);
        Show(null + a);
        Show(a + b - a);
        Show(a + b + a - a);
        Show(a + b + c - (a + b));
        Show(a + b + c - (a + c));
        Show(a + b + c + b - b);
        Show(a - a);
        Show(a - b);
        Show(a + Fail + b);
        Action x = null;
        x += A;
        x += B;
        Action y = x;
        x += C;
        Show(x);
        Show(y);
        x -= A;
        x -= A;
        Show(x);
        x -= B;
        x -= C;
        Show(x);
        Operation op = Twice;
        op += Plus;
        op += Twice;
        int v = 5;
        Console.WriteLine(op(ref v) + " " + v);
        var o = new Obj { Name = "1" };
        var p = new Obj { Name = "2" };
        Action run = o.Run;
        run += p.Run;
        run += o.Run;
        Show(run);
        run -= o.Run;
        Show(run);
        run -= new Obj { Name = "2" }.Run;
        Show(run);
        Obj s = new Sub();
        run += s.Virtual;
        Show(run);
        Console.WriteLine((a == A) + " " + ((Action)A).Equals((Action)A) + " " + ((a + b) == (a + b)) + " "
            + ((a + b) == (b + a)));
        Console.WriteLine(((Action)o.Run == o.Run) + " " + ((Action)o.Run == p.Run) + " " + (a != b));
        Console.WriteLine(((Action)o.Run).Target == o);
        Console.WriteLine(((Action)A).Target == null);
        Console.WriteLine(a.Method.Name + " " + run.GetInvocationList()[0].Method.Name);
        foreach (Action each in run.GetInvocationList()) Show(each);
        Action combined = (Action)Delegate.Combine(a, b, c);
        Show(combined);
        Show((Action)Delegate.Remove(combined, b));
        Show((Action)Delegate.RemoveAll(combined + b, b));
    }
}
