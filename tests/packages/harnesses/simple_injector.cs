#define DEBUG
// package: SimpleInjector 4.9.1
// use: two threads ask the container for a singleton that a function of the program makes.
// expected: holds (both get the same object, which is made once)
using System.Diagnostics;
using System.Threading;
using SimpleInjector;

sealed class Clock
{
    public static int Made;
    public Clock() { Interlocked.Increment(ref Made); }
}

static class Program
{
    static void Main()
    {
        var container = new Container();
        container.RegisterSingleton(() => new Clock());
        Clock there = null;
        var other = new Thread(() => there = container.GetInstance<Clock>());
        other.Start();
        Clock here = container.GetInstance<Clock>();
        other.Join();
        Debug.Assert(ReferenceEquals(here, there));
        Debug.Assert(Clock.Made == 1);
    }
}
