// compilers: dotnet mono
// Nested classes with access to private members, partial classes, namespaces, aliases.
using System;
using System.Collections.Generic;
using Map = System.Collections.Generic.Dictionary<string, int>;
using Short = Outer.Space.Far;

namespace Outer
{
    namespace Space { class Far { public string Say() { return "far " + Near.Word; } } }
    static class Near { internal static string Word = "near"; }
}

partial class Account
{
    private int balance;
    private static int total;
    public class Holder
    {
        readonly Account account = new Account();
        public void Put(int n) { account.balance += n; total += n; account.Changed(n); }
        public int Balance { get { return account.balance; } }
        private class Secret { internal int Code = 42; }
        public int Code() { return new Secret().Code; }
    }
    partial void Changed(int n);
    partial void Unimplemented(int n);
    public static int Total { get { return total; } }
    public static string Log = "";
}
partial class Account
{
    partial void Changed(int n) { Log += n + ";"; Unimplemented(n); }
    private interface IRule { bool Ok(int n); }
    private struct Limit : IRule { public int Max; public bool Ok(int n) { return n <= Max; } }
    public static bool Check(int n) { IRule r = new Limit { Max = 100 }; return r.Ok(n); }
    public enum Kind { Normal, Special = 5 }
    public delegate int Change(int n);
    public static Change Doubling = n => n * 2;
}

class Generic<T>
{
    public class Inner { public T Value; public List<T> Many = new List<T>(); }
    public class Other<U> { public string Names() { return typeof(T).Name + typeof(U).Name; } }
    public static Inner Make(T t) { return new Inner { Value = t, Many = { t, t } }; }
}

static class Program
{
    static void Main()
    {
        var a = new Account.Holder();
        var b = new Account.Holder();
        a.Put(5); a.Put(6); b.Put(100);
        Console.WriteLine(a.Balance + " " + b.Balance + " " + Account.Total + " " + Account.Log + a.Code());
        Console.WriteLine(Account.Check(100) + " " + Account.Check(101));
        Account.Kind k = Account.Kind.Special;
        Console.WriteLine(k + " " + Account.Doubling(21));
        var m = new Map { { "x", 1 } };
        Console.WriteLine(m["x"] + new Short().Say() + global::Outer.Near.Word);
        var i = Generic<string>.Make("t");
        Console.WriteLine(i.Value + i.Many.Count + new Generic<int>.Other<bool>().Names());
        Console.WriteLine(typeof(Account.Holder).Name + " " + typeof(Account.Holder).FullName);
    }
}
