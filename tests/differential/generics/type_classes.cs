// compilers: dotnet
// Interfaces as type classes given by structs: ordering, hashing, algebra, without virtual state.
using System;
using System.Collections.Generic;
using System.Linq;

interface IOrder<T> { bool Less(T a, T b); }
struct Ascending<T> : IOrder<T> where T : IComparable<T> { public bool Less(T a, T b) => a.CompareTo(b) < 0; }
struct Reversed<T, O> : IOrder<T> where O : struct, IOrder<T> { public bool Less(T a, T b) => default(O).Less(b, a); }
struct By<T, K, S, O> : IOrder<T> where S : struct, ISelect<T, K> where O : struct, IOrder<K> { public bool Less(T a, T b) => default(O).Less(default(S).Get(a), default(S).Get(b)); }
struct Then<T, A, B> : IOrder<T> where A : struct, IOrder<T> where B : struct, IOrder<T> { public bool Less(T a, T b) => default(A).Less(a, b) || !default(A).Less(b, a) && default(B).Less(a, b); }
interface ISelect<T, K> { K Get(T x); }
struct Length : ISelect<string, int> { public int Get(string s) => s.Length; }
sealed class Heap<T, O> where O : struct, IOrder<T>
{
    readonly List<T> items = new();
    readonly O order = default;
    public int Count => items.Count;
    public void Push(T x)
    {
        items.Add(x);
        for (int i = items.Count - 1; i > 0 && order.Less(items[i], items[(i - 1) / 2]); i = (i - 1) / 2) (items[i], items[(i - 1) / 2]) = (items[(i - 1) / 2], items[i]);
    }
    public T Pop()
    {
        T top = items[0];
        items[0] = items[^1];
        items.RemoveAt(items.Count - 1);
        for (int i = 0; ;)
        {
            int c = 2 * i + 1;
            if (c + 1 < items.Count && order.Less(items[c + 1], items[c])) c++;
            if (c >= items.Count || !order.Less(items[c], items[i])) return top;
            (items[i], items[c]) = (items[c], items[i]);
            i = c;
        }
    }
    public static IEnumerable<T> Sort(IEnumerable<T> source) { var h = new Heap<T, O>(); foreach (T x in source) h.Push(x); while (h.Count > 0) yield return h.Pop(); }
}
interface IRing<T> { T Zero { get; } T One { get; } T Add(T a, T b); T Times(T a, T b); }
struct Ints : IRing<int> { public int Zero => 0; public int One => 1; public int Add(int a, int b) => a + b; public int Times(int a, int b) => a * b; }
struct Tropical : IRing<int> { public int Zero => 9999; public int One => 0; public int Add(int a, int b) => Math.Min(a, b); public int Times(int a, int b) => a + b; }
struct Bools : IRing<bool> { public bool Zero => false; public bool One => true; public bool Add(bool a, bool b) => a || b; public bool Times(bool a, bool b) => a && b; }
readonly struct Square<T, R> where R : struct, IRing<T>
{
    readonly T[,] cells;
    public Square(T[,] c) { cells = c; }
    public static Square<T, R> operator *(Square<T, R> a, Square<T, R> b)
    {
        int n = a.cells.GetLength(0);
        var c = new T[n, n];
        R ring = default;
        for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) { T sum = ring.Zero; for (int k = 0; k < n; k++) sum = ring.Add(sum, ring.Times(a.cells[i, k], b.cells[k, j])); c[i, j] = sum; }
        return new(c);
    }
    public Square<T, R> Power(int n) => n == 1 ? this : n % 2 == 0 ? (this * this).Power(n / 2) : this * Power(n - 1);
    public override string ToString() => string.Join(" ", cells.Cast<T>());
}

static class Program
{
    static void Main()
    {
        string[] words = "pear fig apple kiwi date plum banana".Split();
        Console.WriteLine(string.Join(" ", Heap<int, Ascending<int>>.Sort(new[] { 5, 2, 8, 1, 9 })) + " | " + string.Join(" ", Heap<int, Reversed<int, Ascending<int>>>.Sort(new[] { 5, 2, 8, 1, 9 })));
        Console.WriteLine(string.Join(" ", Heap<string, Then<string, By<string, int, Length, Ascending<int>>, Ascending<string>>>.Sort(words)));
        Console.WriteLine(string.Join(" ", Heap<string, Then<string, Reversed<string, By<string, int, Length, Ascending<int>>>, Reversed<string, Ascending<string>>>>.Sort(words)));
        Console.WriteLine(new Square<int, Ints>(new[,] { { 1, 1 }, { 1, 0 } }).Power(10));
        int o = 9999;
        Console.WriteLine(new Square<int, Tropical>(new[,] { { 0, 4, o }, { o, 0, 1 }, { 2, o, 0 } }).Power(3));
        Console.WriteLine(new Square<bool, Bools>(new[,] { { false, true, false }, { false, false, true }, { false, false, false } }).Power(2));
    }
}
