// compilers: dotnet
// arguments: Method
// Before Main, the initializers of its module, in order; before a library's first field or method, its one.
using System;
using System.Runtime.CompilerServices;
using System.Threading;

class Early {
    public static readonly string Text = Say("Early");
    static Early() {}
    public static string Say(string text) {
        Console.WriteLine(text);
        return text;
    }
    [ModuleInitializer]
    internal static void First() { Console.WriteLine("first initializer, " + Text); }
}

static class Program {
    static int counter = 10;
    static bool hasRunElsewhere;

    [ModuleInitializer]
    internal static void Second() {
        Console.WriteLine("second initializer, " + counter++);
        // It may use its own module; others wait until it is done.
        var other = new Thread(() => hasRunElsewhere = true);
        other.Start();
        Console.WriteLine("the other thread is done: " + other.Join(20));
    }

    static void Main(string[] arguments) {
        Console.WriteLine("Main, " + counter + ", " + Plain.Constant);
        if (arguments[0] == "Method") ByMethod();
        ByField();
        ByClass();
        ByObject();
    }

    static void ByMethod() { Console.WriteLine(Plain.Twice(5)); }
    static void ByField() { Console.WriteLine(Plain.Field); }
    static void ByObject() { Console.WriteLine(new Generic<string>().Name()); }
    static void ByClass() { Console.WriteLine(Precise.Field); }
}
