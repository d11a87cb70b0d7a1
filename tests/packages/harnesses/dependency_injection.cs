#define DEBUG
// package: Microsoft.Extensions.DependencyInjection 10.0.14
// use: two threads ask the container for a singleton that it makes of a class.
// expected: holds (both get the same object, which is made once)
using System.Diagnostics;
using System.Threading;
using Microsoft.Extensions.DependencyInjection;

sealed class Clock
{
    public static int Made;
    public Clock() { Interlocked.Increment(ref Made); }
}

static class Program
{
    static void Main()
    {
        var services = new ServiceCollection();
        services.AddSingleton<Clock>();
        ServiceProvider provider = services.BuildServiceProvider();
        Clock there = null;
        var other = new Thread(() => there = provider.GetRequiredService<Clock>());
        other.Start();
        Clock here = provider.GetRequiredService<Clock>();
        other.Join();
        Debug.Assert(ReferenceEquals(here, there));
        Debug.Assert(Clock.Made == 1);
    }
}
