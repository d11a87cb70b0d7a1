// ends: what two threads share is in no static field, and is set
using System.Threading;

static class CapturedSet {
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
        Volatile.Write(ref shared.flags[0], 1);
        while (Volatile.Read(ref shared.flags[0]) == 0) own = own == null ? new object() : null;
        other.Join();
    }
}
