// warned: no class can have another getter
// runtime: hangs by default; ends optimized at once; hangs without a profile
using System;
using System.Threading;

abstract class Condition { public abstract bool IsTrue { get; } }
sealed class Flag : Condition
{
    public bool value;
    public override bool IsTrue { get { return value; } }  // here
}

static class Program
{
    static readonly Flag flag = new Flag();

    static void Poll()
    {
        while (!flag.IsTrue) { }
    }

    static void Main() => Polling.Try(Poll, () => flag.value = true);
}
