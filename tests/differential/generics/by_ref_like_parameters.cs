// compilers: dotnet
using System;
static class Program {
    interface IShape { int Area(); }
    ref struct Square : IShape { public Span<int> Side; public int Area() => Side[0] * Side[0]; }
    static bool IsNull<T>(T value) where T : allows ref struct => value is null;
    static int Of<T>(T value) where T : allows ref struct { if (value is null) return -1; return 1; }
    static int AreaOf<T>(T value) where T : IShape, allows ref struct => value.Area();
    static void Main() {
        ReadOnlySpan<char> span = "ab";
        Span<int> side = stackalloc int[] { 3 };
        Console.WriteLine(IsNull(span));
        Console.WriteLine(IsNull("x"));
        Console.WriteLine(IsNull<string>(null));
        Console.WriteLine(IsNull(5));
        Console.WriteLine(IsNull<int?>(null));
        Console.WriteLine(Of(span));
        Console.WriteLine(Of(new Square { Side = side }));
        Console.WriteLine(AreaOf(new Square { Side = side }));
    }
}
