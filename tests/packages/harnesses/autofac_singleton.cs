#define DEBUG
// package: Autofac 9.3.3
// use: two threads resolve a single instance that a function of the program makes.
// expected: holds (both get the same object, which is made once)
using System.Diagnostics;
using System.Threading;
using Autofac;

sealed class Clock
{
    public static int Made;
    public Clock() { Interlocked.Increment(ref Made); }
}

static class Program
{
    static void Main()
    {
        var builder = new ContainerBuilder();
        builder.Register(_ => new Clock()).SingleInstance();
        IContainer container = builder.Build();
        Clock there = null;
        var other = new Thread(() => there = container.Resolve<Clock>());
        other.Start();
        Clock here = container.Resolve<Clock>();
        other.Join();
        Debug.Assert(ReferenceEquals(here, there));
        Debug.Assert(Clock.Made == 1);
    }
}
