// divergence: nothing ends the loop, and nothing is in it
static class LoopOfNothing {
    static int total;

    internal static void Main() {
        int sum = 0;
        for (int i = 0; i < 10; i += 0) sum ^= 1;
        total = sum;
    }
}
