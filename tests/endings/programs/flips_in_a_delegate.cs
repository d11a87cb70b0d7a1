// livelock: a delegate is called again and again, and changes nothing
using System;

static class FlipsInADelegate {
    internal static void Main() {
        Func<int, int> flip = number => 1 - number;
        int side = 0;
        while (side < 2) side = flip(side);
    }
}
