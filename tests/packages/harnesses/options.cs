#define DEBUG
// package: Microsoft.Extensions.Options 10.0.14
// use: two threads ask a cache of options for the same name.
// expected: holds (both get the same options, which are made once)
using System.Diagnostics;
using System.Threading;
using Microsoft.Extensions.Options;

sealed class Settings
{
    public static int Made;
    public Settings() { Interlocked.Increment(ref Made); }
}

static class Program
{
    static void Main()
    {
        var cache = new OptionsCache<Settings>();
        Settings there = null;
        var other = new Thread(() => there = cache.GetOrAdd("shop", () => new Settings()));
        other.Start();
        Settings here = cache.GetOrAdd("shop", () => new Settings());
        other.Join();
        Debug.Assert(ReferenceEquals(here, there));
        Debug.Assert(Settings.Made == 1);
    }
}
