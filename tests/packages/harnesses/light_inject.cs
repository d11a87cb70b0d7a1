#define DEBUG
// package: LightInject 7.1.1
// use: two threads ask the container for a service with a lifetime of the container.
// expected: holds (both get the same object, which is made once)
using System.Diagnostics;
using System.Threading;
using LightInject;

sealed class Clock
{
    public static int Made;
    public Clock() { Interlocked.Increment(ref Made); }
}

static class Program
{
    static void Main()
    {
        var container = new ServiceContainer();
        container.Register(_ => new Clock(), new PerContainerLifetime());
        Clock there = null;
        var other = new Thread(() => there = container.GetInstance<Clock>());
        other.Start();
        Clock here = container.GetInstance<Clock>();
        other.Join();
        Debug.Assert(ReferenceEquals(here, there));
        Debug.Assert(Clock.Made == 1);
    }
}
