// A thread waits inside of the library; the one that should have let it go has ended.
// model: sc
using System.Threading;

class Program {
    static readonly SemaphoreSlim slots = new SemaphoreSlim(1);

    static void Use() {
        slots.Wait();
    }

    static void Main() {
        new Thread(Use).Start();
        new Thread(Use).Start();
    }
}
