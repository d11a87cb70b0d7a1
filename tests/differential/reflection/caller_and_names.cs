// compilers: dotnet
// Names at compile time: nameof, caller information, argument expressions, type names in messages.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Runtime.CompilerServices;

class Thing<T>
{
    string label;
    public string Label { get => label; set { if (Guard.Changed(ref label, value)) Console.WriteLine("  set"); } }
    public static string TypeOf() => typeof(T).Name + " in " + nameof(Thing<T>);
    public void Method([CallerMemberName] string member = null) => Console.WriteLine(nameof(Method) + " from " + member);
    public int this[int i] { get { Method(); return i; } }
    public Thing() { Method(); }
    static Thing() { Guard.Where(); }
    public static Thing<T> operator +(Thing<T> a, int n) { a.Method(); return a; }
}
static class Guard
{
    public static void Where([CallerMemberName] string member = "", [CallerFilePath] string file = "", [CallerLineNumber] int line = 0) => Console.WriteLine($"{member} {Path.GetFileName(file).Length > 0} {line > 10}");
    public static bool Changed<T>(ref T field, T value, [CallerMemberName] string name = null)
    {
        Console.WriteLine("  changing " + name);
        if (EqualityComparer<T>.Default.Equals(field, value)) return false;
        field = value;
        return true;
    }
    public static string That(bool condition, [CallerArgumentExpression(nameof(condition))] string text = null) => (condition ? "holds: " : "fails: ") + text;
    public static T NotNull<T>(T value, [CallerArgumentExpression(nameof(value))] string text = null) where T : class => value ?? throw new ArgumentNullException(text);
}

static class Program
{
    static IEnumerable<string> Iterator() { yield return Name(); }
    static string Name([CallerMemberName] string n = null) => n;
    static void Main()
    {
        var t = new Thing<int>();
        t.Label = "a";
        t.Label = "a";
        t.Method();
        Console.WriteLine(t[3]);
        t += 1;
        Console.WriteLine(Thing<string>.TypeOf() + " " + nameof(System.Collections.Generic) + " " + nameof(t.Label.Length) + " " + nameof(Dictionary<int, int>.TryGetValue) + " " + nameof(Console.Out.NewLine));
        int x = 5;
        Console.WriteLine(Guard.That(x > 3) + "; " + Guard.That(x * 2 == 11) + "; " + Guard.That( x   is 5 ));
        try { Guard.NotNull(t.Label); Guard.NotNull((string)null); } catch (ArgumentNullException e) { Console.WriteLine(e.ParamName); }
        try { ArgumentNullException.ThrowIfNull(default(object)); } catch (ArgumentNullException e) { Console.WriteLine(e.ParamName); }
        try { ArgumentOutOfRangeException.ThrowIfGreaterThan(x + 1, 3); } catch (ArgumentOutOfRangeException e) { Console.WriteLine(e.ParamName + " " + e.ActualValue); }
        try { ArgumentException.ThrowIfNullOrEmpty(""); } catch (ArgumentException e) { Console.WriteLine(e.ParamName); }
        Func<string> lambda = () => Name();
        string Local() => Name();
        Console.WriteLine(lambda() + " " + Local() + " " + Iterator().First());
    }
}
