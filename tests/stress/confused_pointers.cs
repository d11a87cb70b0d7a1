// Pointers and references to what they are not made for: never more than the end of the run, with the reason.
// compilers: dotnet
// options: -unsafe
// with 0: status: 3
// with 1: status: 3
// with 2: status: 3
// with 3: status: 3
// with 4: status: 3
// with 5: status: 3
// with 6: status: 3
// with 7: status: 3
// with 8: status: 3
// with 9: status: 3
// with 10: status: 3
using System;
using System.Runtime.CompilerServices;

class Small { public byte Number; }
class Large { public long A, B, C; public string Text; }

static unsafe class Program
{
    static object kept = new byte[3];

    static int Beyond(int* p)
    {
        string text = "text";
        p[6] = 12345;
        return text.Length;
    }

    // What an object is taken for is known only when it matters.
    static void Confuse(int what)
    {
        object bytes = new byte[3];
        object small = new Small();
        int local = 7;
        switch (what)
        {
            case 0: Unsafe.As<Large>(small).C = 5; break;
            case 1: Console.WriteLine(Unsafe.As<Large>(bytes).Text); break;
            case 2: Unsafe.As<Action>(small)(); break;
            case 3: Console.WriteLine(Beyond(&local)); break;
            case 4: { long p = (long)&local; *(int*)(p + (1L << 40)) = 1; break; }
            case 5: { void* p = (void*)12345; ((delegate*<int, int>)p)(1); break; }
            case 6: { delegate*<int, void> f = &Confuse; ((delegate*<long, object, object, int>)f)(1, null, null); break; }
            case 7: { int* p = stackalloc int[4]; p[4] = 1; break; }
            case 8: ((int*)0)[1000000] = 1; break;
            case 9: Console.WriteLine(Unsafe.As<Type>(small).Name); break;
            case 10: { Span<int> s = new Span<int>(&local, 100); s[50] = 3; s[99] = 4; break; }
        }
    }

    static void Main(string[] args)
    {
        Confuse(int.Parse(args[0]));
        Console.WriteLine("done");
    }
}
