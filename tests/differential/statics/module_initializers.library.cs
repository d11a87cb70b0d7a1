// Two types of a library whose module has an initializer.
using System;
using System.Runtime.CompilerServices;

namespace System.Runtime.CompilerServices {
    [AttributeUsage(AttributeTargets.Method)]
    internal class ModuleInitializerAttribute : Attribute {}
}

public class Plain {
    public const int Constant = 1;
    public static int Field = 2;
    public static int Twice(int value) { return 2 * value; }
}

public class Precise {
    public static int Field;
    static Precise() {
        Console.WriteLine("Precise, after " + Plain.Field);
        Field = 3;
    }
}

public class Generic<T> {
    public virtual string Name() { return typeof(T).Name; }
}

static class Library {
    [ModuleInitializer]
    internal static void Initialize() {
        Console.WriteLine("initializer of the library");
        Plain.Field += 40;
    }
}
