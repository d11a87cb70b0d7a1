// warned: no class can have another property, and the compiler has made its field
// runtime: hangs by default; ends optimized at once; hangs without a profile
using System;
using System.Threading;

abstract class Condition { public abstract bool IsTrue { get; set; } }
sealed class Flag : Condition
{
    public override bool IsTrue { get; set; }
}

static class Program
{
    static readonly Flag flag = new Flag();

    static void Poll()
    {
        while (!flag.IsTrue) { }  // here
    }

    static void Main() => Polling.Try(Poll, () => flag.IsTrue = true);
}
