// compilers: dotnet mono
// Which overload is called: exact, widened, boxed, more derived, generic or not.
using System;

class Base { }
class Derived : Base { }

static class Program
{
    static string F(int x) { return "int"; }
    static string F(long x) { return "long"; }
    static string F(double x) { return "double"; }
    static string F(object x) { return "object"; }
    static string F(string x) { return "string"; }
    static string G(Base b) { return "Base"; }
    static string G(Derived d) { return "Derived"; }
    static string G(object o) { return "object"; }
    static string H<T>(T x) { return "generic " + typeof(T).Name; }
    static string H(int x) { return "int"; }
    static string H(string x) { return "string"; }
    static string I(uint x) { return "uint"; }
    static string I(ulong x) { return "ulong"; }
    static string I(float x) { return "float"; }
    static string J(ref int x) { return "ref"; }
    static string J(int x) { return "value"; }
    static string K(int? x) { return "int?"; }
    static string K(object x) { return "object"; }
    static string L(Func<int> f) { return "func int " + f(); }
    static string L(Func<string> f) { return "func string " + f(); }
    static string L(Action a) { a(); return "action"; }

    static void Main()
    {
        byte b = 1; short s = 2; uint u = 3; ulong ul = 4; char c = 'c'; float f = 5; decimal m = 6;
        Console.WriteLine(F(b) + " " + F(s) + " " + F(u) + " " + F(c) + " " + F(f) + " " + F(m) + " "
            + F(true));
        Console.WriteLine(F(1) + " " + F(1L) + " " + F("s") + " " + F((object)"s") + " " + F(null as string));
        Base basic = new Derived();
        Derived derived = new Derived();
        Console.WriteLine(G(basic) + " " + G(derived) + " " + G((object)derived) + " " + G(5) + " "
            + G(null));
        Console.WriteLine(H(1) + " " + H("s") + " " + H(1.5) + " " + H<int>(1) + " " + H(derived) + " "
            + H(basic));
        Console.WriteLine(I(b) + " " + I(u) + " " + I(ul) + " " + I(f) + " " + I(5) + " " + I(-5));
        int x = 0;
        Console.WriteLine(J(ref x) + " " + J(x));
        int? n = 4;
        Console.WriteLine(K(n) + " " + K(5) + " " + K("s") + " " + K((object)n) + " " + K(2L));
        Console.WriteLine(L(() => 5) + " " + L(() => "text") + " " + L(() => { }));
        Console.WriteLine(F(b + s) + " " + F(x + 1u) + " " + F(x + 1L) + " " + F(x / 2.0) + " " + F('a' + 1));
        Console.WriteLine(F(x > 0 ? 1 : 2L) + " " + F("a" + 1));
    }
}
