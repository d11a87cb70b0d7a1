using System;
using System.Runtime.CompilerServices;

namespace System.Runtime.CompilerServices {
    [AttributeUsage(AttributeTargets.Method)]
    internal class ModuleInitializerAttribute : Attribute {}
}

public class Plain {
    public static int Field = 2;
    public static int Twice(int value) { return 2 * value; }
}

static class Library {
    [ModuleInitializer]
    internal static void Initialize() {
        Console.WriteLine("initializer of the library");
        throw new InvalidOperationException("no library today");
    }
}
