// livelock: what two threads share is in no static field, and nobody sets it
using System.Threading;

static class CapturedNever {
    class Shared {
        public int[] flags = new int[2];
    }

    internal static void Main() {
        var shared = new Shared();
        var other = new Thread(() => {
            while (Volatile.Read(ref shared.flags[0]) == 0) { }
        });
        other.Start();
        object own = null;
        Thread.Yield();
        while (Volatile.Read(ref shared.flags[0]) == 0) own = own == null ? new object() : null;
        other.Join();
    }
}
