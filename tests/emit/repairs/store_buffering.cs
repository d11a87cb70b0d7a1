// Each thread writes, then reads what the other writes: both may read too early. An exchange is a full barrier.
using System.Diagnostics;
using System.Threading;

class Program
{
    static int x, y, seen_x, seen_y;

    static void Other() { x = 1; seen_y = y; }

    static void Main()
    {
        var other = new Thread(Other);
        other.Start();
        y = 1;
        seen_x = x;
        other.Join();
        Debug.Assert(seen_x + seen_y != 0);
    }
}
