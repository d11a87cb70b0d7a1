// Methods of ever more types: each call needs one that is not there yet.
// status: 3
// says: inconclusive:
using System;

static class Program
{
    struct Pair<A, B> { public A First; public B Second; }
    static int Deep<T>(int n) { return n == 0 ? 0 : 1 + Deep<Pair<T, string>>(n - 1); }
    static void Main() { Console.WriteLine(Deep<int>(2000)); }
}
