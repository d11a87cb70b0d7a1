// holds, does not end: somebody may read what it writes, by design
using System;

static class WritesForEver {
    internal static void Main() {
        while (true) Console.WriteLine("still here");
    }
}
