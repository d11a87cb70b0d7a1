// ends: the counter gets to 256
static class IntCounter {
    static int total;

    internal static void Main() {
        int sum = 0;
        for (int i = 0; i < 256; i++) sum ^= i;
        total = sum;
    }
}
