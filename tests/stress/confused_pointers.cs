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
// with 11: status: 3
// with 12: status: 3
// with 13: status: 3
// with 14: status: 3
// with 15: status: 3
// with 16: status: 3
// with 17: status: 3
// with 18: status: 3
// with 19: status: 3
// with 20: status: 3
// with 21: status: 3
using System;
using System.Runtime.CompilerServices;

class Small { public byte Number; }
class Large { public long A, B, C; public string Text; }
class Like { public byte Number; }
struct Pair { public int A, B; }

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
            case 11: Console.WriteLine(Unsafe.As<Like>(small).Number); break;
            case 12: Console.WriteLine(Unsafe.As<int[]>(new long[4]).Length + Unsafe.As<int[]>(new long[4])[3]); break;
            case 13: Console.WriteLine(Unsafe.As<int[,]>(new long[2, 2])[1, 1]); break;
            case 14: Console.WriteLine(Unsafe.As<int[,]>(new int[2, 2, 2])[1, 1]); break;
            case 15: Console.WriteLine(Unsafe.As<string>(small) == "text"); break;
            case 16: Console.WriteLine(Unsafe.As<Func<int>>(new Func<long>(() => 1))()); break;
            case 17: { object[] all = { "text", small }; Console.WriteLine(Unsafe.As<object, long>(ref all[0])); break; }
            case 18: { Pair[] all = new Pair[2]; Console.WriteLine(Unsafe.As<Pair, object>(ref all[0])); break; }
            case 19: { object one = "text"; Console.WriteLine(Unsafe.As<object, Pair>(ref one).A); break; }
            case 20: { Large one = new Large(); Unsafe.As<long, string>(ref one.B) = "text"; break; }
            case 21: { int[] four = new int[4]; fixed (int* p = &four[3]) Console.WriteLine(*(int*)(long)(double)(long)p); break; }
            case 10: { Span<int> s = new Span<int>(&local, 100); s[50] = 3; s[99] = 4; break; }
        }
    }

    static void Main(string[] args)
    {
        Confuse(int.Parse(args[0]));
        Console.WriteLine("done");
    }
}
