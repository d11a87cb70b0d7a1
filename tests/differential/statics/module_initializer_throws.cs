// compilers: dotnet
// exit: unhandled
// What an initializer throws is thrown, wrapped, by each use of its module.
using System;
using System.Runtime.CompilerServices;

static class Program {
    static void Try(Action action) {
        try {
            action();
        } catch (Exception e) {
            for (; e != null; e = e.InnerException) Console.WriteLine(e.GetType().Name + ": " + e.Message);
        }
    }

    [ModuleInitializer]
    internal static void Initialize() {
        Try(ByField);
        Try(ByMethod);
        Try(ByMethod);
        throw new Exception("no program today");
    }

    static void Main() { Console.WriteLine("Main"); }

    static void ByMethod() { Console.WriteLine(Plain.Twice(5)); }
    static void ByField() { Console.WriteLine(Plain.Field); }
}
