// Types that are nested as deep as somebody might.
// prints: 30
using System;

static class Program
{
    class Box<T> { }
    static int Deep<T>(int n) { return n == 0 ? 0 : 1 + Deep<Box<T>>(n - 1); }
    static void Main() { Console.WriteLine(Deep<int>(30)); }
}
