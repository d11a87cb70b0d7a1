// A recursion through filters, each of which runs while the exception of the one before is still on its way.
// status: 134
// says: the stack overflowed in
using System;

static class Program
{
    static bool Deeper(int n)
    {
        try { throw new Exception(); }
        catch (Exception) when (Deeper(n + 1)) { }
        return false;
    }

    static void Main() { Deeper(0); }
}
