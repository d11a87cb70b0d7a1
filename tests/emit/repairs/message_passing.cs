// A message and a flag that says that it is there: right once both accesses to the flag are volatile.
using System.Diagnostics;
using System.Threading;

class Program
{
    static int message;
    static bool is_there;

    static void Write() { message = 42; is_there = true; }

    static void Main()
    {
        var writer = new Thread(Write);
        writer.Start();
        bool was_there = is_there;
        Debug.Assert(!was_there || message == 42);
        writer.Join();
    }
}
