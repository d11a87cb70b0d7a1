// compilers: dotnet
// The operator >>> of C# 11.
using System;

static class Program
{
    static void Main()
    {
        int[] counts = [0, 1, 8, 31, 32, 33, -1];
        int a = -1;
        long l = long.MinValue + 5;
        uint u = 0x80000001;
        foreach (int n in counts)
        {
            Console.WriteLine($"{n}: {a >>> n} {l >>> n} {u >>> n} {a >> n}");
        }
        short s = -1;
        Console.WriteLine(s >>> 1);
        s >>>= 1;
        Console.WriteLine(s);
        sbyte b = -128;
        Console.WriteLine(b >>> 3);
        nint native = -2;
        Console.WriteLine(native >>> 62);
        Console.WriteLine((nint)5 + 7);
        nuint unsignedNative = 10;
        Console.WriteLine(unsignedNative * 3);
        Console.WriteLine(nint.Size);
        int? none = null;
        Console.WriteLine((none >>> 2) is null);
        Console.WriteLine(((int?)-8 >>> 28));
    }
}
