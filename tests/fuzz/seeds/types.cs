// Every kind of type and signature that C# can write.
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;

[assembly: InternalsVisibleTo("tests")]

interface IShape<out T> { T Area { get; } event Action Changed; T this[int i, string s] { get; } }

[Flags]
enum Colours : short { Red = 1, Green = 2, Both = Red | Green }

unsafe struct Buffer
{
    public fixed int Numbers[4];
    public int* Pointer;
    public volatile bool Ready;
}

delegate TResult Convert<in T, out TResult>(T value, ref int state, params object[] rest);

class Outer<T> where T : class, new()
{
    public class Inner<U> : List<Dictionary<T, U[]>> where U : struct, IComparable<U>
    {
        public T[,] Grid = new T[2, 3];
        public static volatile int Shared;
        public V Make<V>(V seed, out U? rest) where V : IShape<U> { rest = null; return seed; }
        public struct Deep { public Outer<object>.Inner<int> Around; public IntPtr Handle; }
    }
}

class Program
{
    const string Text = "gr\u00fc\u00dfe\n\"\u2028";
    const double Pi = 3.25;
    const Colours Default = Colours.Both;
    static readonly int[] table = { 1, 2, 3, 4, 5, 6, 7, 8 };

    [Obsolete("why", false)]
    static unsafe int Main(string[] arguments)
    {
        Convert<int, string> convert = (int value, ref int s, object[] rest) => value + Text + s + rest.Length;
        int state = table[2];
        int* pointer = &state;
        TypedReference reference = __makeref(state);
        var inner = new Outer<object>.Inner<long>();
        inner.Add(new Dictionary<object, long[]>());
        var pair = Tuple.Create(*pointer, convert(1, ref state));
        return pair.Item1 + inner.Count + __refvalue(reference, int) + typeof(Outer<>.Inner<>).Name.Length;
    }
}
