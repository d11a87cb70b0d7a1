// compilers: dotnet mono
// Equals, GetHashCode, ToString, ReferenceEquals: default and overridden.
using System;
using System.Collections.Generic;

class Plain { public int X; }
class Named
{
    public string First, Last;
    public override bool Equals(object o)
    {
        var n = o as Named;
        return n != null && n.First == First && n.Last == Last;
    }
    public override int GetHashCode() { return First.Length * 31 + Last.Length; }
    public override string ToString() { return First + " " + Last; }
}
class Typed : IEquatable<Typed>
{
    public int Id;
    public bool Equals(Typed other) { return other != null && other.Id == Id; }
    public override bool Equals(object o) { return Equals(o as Typed); }
    public override int GetHashCode() { return Id; }
    public static bool operator ==(Typed a, Typed b)
    {
        return ReferenceEquals(a, null) ? ReferenceEquals(b, null) : a.Equals(b);
    }
    public static bool operator !=(Typed a, Typed b) { return !(a == b); }
}
class Empty { }
namespace Inner { class Deep { public class Nested { } } }

static class Program
{
    static void Main()
    {
        object a = new Plain { X = 1 }, b = new Plain { X = 1 }, c = a;
        Console.WriteLine(a.Equals(b) + " " + a.Equals(c) + " " + (a == b) + " " + (a == c) + " "
            + a.Equals(null));
        Console.WriteLine(Equals(a, b) + " " + Equals(a, c) + " " + Equals(null, a) + " "
            + Equals(null, null));
        Console.WriteLine(a.GetHashCode() == c.GetHashCode());
        Console.WriteLine(a.GetHashCode() == a.GetHashCode());
        Console.WriteLine(a + " " + new Empty() + " " + new Inner.Deep() + " " + new Inner.Deep.Nested());
        object n1 = new Named { First = "A", Last = "B" }, n2 = new Named { First = "A", Last = "B" };
        Console.WriteLine(n1.Equals(n2) + " " + (n1 == n2) + " " + Equals(n1, n2) + " "
            + ReferenceEquals(n1, n2));
        Console.WriteLine(n1 + " " + n1.GetHashCode());
        var t1 = new Typed { Id = 4 };
        var t2 = new Typed { Id = 4 };
        Console.WriteLine((t1 == t2) + " " + (t1 != t2) + " " + (t1 == null) + " " + (null == t1) + " "
            + ((object)t1 == t2) + " " + t1.Equals((object)t2) + " " + t1.Equals(5));
        Console.WriteLine(new List<Typed> { t1 }.Contains(t2) + " "
            + new List<Plain> { (Plain)a }.Contains((Plain)b));
        Console.WriteLine(new HashSet<Named> { (Named)n1, (Named)n2 }.Count);
        var map = new Dictionary<Typed, string> { { t1, "found" } };
        Console.WriteLine(map.ContainsKey(t2) + " " + map[t2]);
        Console.WriteLine(5.Equals(5) + " " + 5.Equals(5L) + " " + 5L.Equals(5) + " "
            + ((object)5).Equals((short)5));
        Console.WriteLine("a".Equals("a") + " " + ((object)"a").Equals("a") + " " + 'a'.Equals("a"));
        Console.WriteLine(5.GetHashCode() + " " + true.GetHashCode() + " " + false.GetHashCode());
        Console.WriteLine(Equals(1, 1) + " " + ReferenceEquals(1, 1) + " " + Equals(1, 1.0) + " "
            + Equals("x", "x"));
        object boxed = 7, again = boxed;
        Console.WriteLine(ReferenceEquals(boxed, again) + " " + (boxed == again) + " "
            + (boxed == (object)7));
    }
}
