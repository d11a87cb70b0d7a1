// divergence: a byte never gets to 256
static class ByteCounter {
    static int total;

    internal static void Main() {
        int sum = 0;
        for (byte i = 0; i < 256; i++) sum ^= i;
        total = sum;
    }
}
