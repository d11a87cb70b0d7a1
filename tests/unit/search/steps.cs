// Programs of a few steps each: the methods that have no other caller.
using System.Threading;

static class Steps
{
    static int x, y, seen;
    static readonly object gate = new object();

    static void Main() { }

    static void WriteBoth()
    {
        x = 1;
        y = 1;
    }

    // Two threads that use the same.
    static void Race()
    {
        var other = new Thread(WriteBoth);
        other.Start();
        seen = y;
        seen += x;
        other.Join();
    }

    static void Enter()
    {
        lock (gate) x++;
    }

    // The first thread has the lock while the other one asks for it.
    static void Wait()
    {
        lock (gate)
        {
            var other = new Thread(Enter);
            other.Start();
            other.Join();
        }
    }

    static void Spin()
    {
        while (Volatile.Read(ref y) == 0) { }
    }

    // Over when the first thread has ended.
    static void Leave()
    {
        var other = new Thread(Spin);
        other.IsBackground = true;
        other.Start();
    }

    // What was read decides where the thread goes on.
    static void Branch()
    {
        var other = new Thread(WriteBoth);
        other.Start();
        if (y != 0) seen = x;
        other.Join();
    }

    sealed class Cell { public int first, second; }
    static Cell shared;

    static void FillShared()
    {
        shared.first = 1;
        shared.second = 1;
    }

    // Two threads that use the same object.
    static void Share()
    {
        shared = new Cell();
        var other = new Thread(FillShared);
        other.Start();
        seen = shared.second;
        seen += shared.first;
        other.Join();
    }

    // Objects that are made get numbers, and lose them.
    static void Make()
    {
        var other = new Thread(WriteBoth);
        other.Start();
        object[] made = { new object(), new int[2] };
        made[0] = null;
        seen = y + made.Length;
        other.Join();
    }
}
