// Class constructors of ever more types.
// status: 3
// says: inconclusive:
using System;

class Nested<T>
{
    public static int Depth = Nested<Nested<T>>.Depth + 1;
    static Nested() { }
}

static class Program
{
    static void Main() { Console.WriteLine(Nested<int>.Depth); }
}
