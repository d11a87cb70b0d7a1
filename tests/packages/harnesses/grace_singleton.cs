#define DEBUG
// package: Grace 7.1.1
// use: two threads ask the container for a singleton that a function of the program makes.
// expected: holds (both get the same object)
using System.Diagnostics;
using System.Threading;
using Grace.DependencyInjection;

sealed class Clock { }

static class Program
{
    static void Main()
    {
        var container = new DependencyInjectionContainer();
        container.Configure(c => c.ExportFactory(() => new Clock()).Lifestyle.Singleton());
        Clock there = null;
        var other = new Thread(() => there = container.Locate<Clock>());
        other.Start();
        Clock here = container.Locate<Clock>();
        other.Join();
        Debug.Assert(ReferenceEquals(here, there));
    }
}
