// compilers: dotnet mono
// Names of types: simple, nested, generic, arrays, of values at run time.
using System;
using System.Collections.Generic;

namespace Some.Space { class Here { public struct Deep { } public enum Kind { A } } class Generic<T> { public class Inner { } } }
class Top { public class Nested<T> { } }
delegate void Handler();
interface IShape { }
struct Dot : IShape { }

static class Program
{
    static string Of<T>() { return typeof(T).Name; }
    static void Show(Type t) { Console.WriteLine(t.Name + " | " + t.Namespace + " | " + t.IsValueType + " "
        + t.IsClass + " " + t.IsInterface + " " + t.IsArray + " " + t.IsEnum); }

    static void Main()
    {
        Console.WriteLine(typeof(int).Name + " " + typeof(int).FullName + " " + typeof(string).FullName + " "
            + typeof(object).Name);
        foreach (Type t in new[] { typeof(bool), typeof(byte), typeof(sbyte), typeof(short), typeof(ushort),
            typeof(uint), typeof(long), typeof(ulong),
            typeof(float), typeof(double), typeof(char), typeof(decimal),
                typeof(void) }) Console.Write(t.Name + " ");
        Console.WriteLine();
        Show(typeof(Some.Space.Here));
        Show(typeof(Some.Space.Here.Deep));
        Show(typeof(Some.Space.Here.Kind));
        Show(typeof(Dot));
        Show(typeof(IShape));
        Show(typeof(Handler));
        Show(typeof(int[]));
        Show(typeof(List<int>));
        Console.WriteLine(typeof(Some.Space.Here.Deep).FullName + " " + typeof(Top).FullName + " "
            + typeof(Some.Space.Here));
        Console.WriteLine(typeof(int[]).Name + " " + typeof(int[,]).Name + " " + typeof(string[][]).Name
            + " " + typeof(Dot[]).FullName);
        Console.WriteLine(typeof(List<int>).Name + " " + typeof(Dictionary<,>).Name + " "
            + typeof(Top.Nested<int>).Name + " " + typeof(Func<int, string>).Name);
        Console.WriteLine(Of<int>() + " " + Of<List<string>>() + " " + Of<IShape>() + " " + Of<int?>());
        object[] values = { 1, "s", 'c', 2.5, new Top(), new Dot(), Some.Space.Here.Kind.A, new int[1],
            new List<int>(), (Handler)(() => { }), 1m, true };
        foreach (object o in values) Console.Write(o.GetType().Name + " ");
        Console.WriteLine();
        Console.WriteLine(5.GetType() + " " + "x".GetType() + " " + new Top().GetType() + " "
            + DayOfWeek.Monday.GetType());
        Console.WriteLine(typeof(Top).BaseType + " " + typeof(Dot).BaseType + " "
            + typeof(DayOfWeek).BaseType + " " + (typeof(object).BaseType == null));
        Console.WriteLine(typeof(int[]).GetElementType() + " " + typeof(List<int>).GetGenericArguments()[0]
            + " " + typeof(List<int>).IsGenericType);
    }
}
