// A recursion without end.
// status: 134
// says: the stack overflowed in Program::Deep
static class Program
{
    static int Deep(int n) { return n == -1 ? 0 : 1 + Deep(n + 1); }
    static int Main() { return Deep(0); }
}
