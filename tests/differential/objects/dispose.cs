// compilers: dotnet mono
// using statements: order, null, exceptions inside, structs, nested ones.
using System;

class Resource : IDisposable
{
    readonly string name;
    public Resource(string name) { this.name = name; Console.WriteLine("open " + name); }
    public void Use() { Console.WriteLine("use " + name); }
    public virtual void Dispose() { Console.WriteLine("close " + name); }
}
class Failing : Resource
{
    public Failing(string n) : base(n) { }
    public override void Dispose() { base.Dispose(); throw new InvalidOperationException("on close"); }
}
struct Scope : IDisposable
{
    public static int Open;
    public int Id;
    public static Scope Enter(int id) { Open++; return new Scope { Id = id }; }
    public void Dispose() { Open--; Console.WriteLine("left " + Id); }
}

static class Program
{
    static int Early()
    {
        using (var r = new Resource("early"))
        {
            r.Use();
            return 5;
        }
    }

    static void Main()
    {
        using (var a = new Resource("a"))
        using (var b = new Resource("b"))
        {
            a.Use();
            b.Use();
        }
        using (Resource a = new Resource("c"), b = new Resource("d")) { Console.WriteLine("both"); }
        using (Resource none = null) { Console.WriteLine("null is fine"); }
        try
        {
            using (new Resource("throws")) { throw new Exception("inside"); }
        }
        catch (Exception e) { Console.WriteLine(e.Message); }
        try
        {
            using (new Resource("outer"))
            using (new Failing("failing")) { throw new Exception("lost"); }
        }
        catch (Exception e) { Console.WriteLine(e.GetType().Name + " " + e.Message); }
        Console.WriteLine(Early());
        for (int i = 0; i < 4; i++)
        {
            using (var s = Scope.Enter(i))
            {
                Console.WriteLine("in " + s.Id + " " + Scope.Open);
                if (i == 1) continue;
                if (i == 2) break;
            }
            Console.WriteLine("after " + i);
        }
        Console.WriteLine(Scope.Open);
        IDisposable d = Scope.Enter(9);
        d.Dispose();
        Console.WriteLine(Scope.Open);
    }
}
