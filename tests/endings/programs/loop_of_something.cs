// ends: the counter gets to ten
static class LoopOfSomething {
    static int total;

    internal static void Main() {
        int sum = 0;
        for (int i = 0; i < 10; i += 1) sum ^= 1;
        total = sum;
    }
}
