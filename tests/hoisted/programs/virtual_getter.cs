// not warned: which getter it is, the loop does not know
// runtime: ends
using System;
using System.Threading;

abstract class Condition { public abstract bool IsTrue { get; } }
class Flag : Condition
{
    public bool value;
    public override bool IsTrue => value;
}
class Never : Condition
{
    public override bool IsTrue => false;
}

static class Program
{
    static readonly Flag flag = new Flag();
    static Condition condition = flag;

    static void Poll()
    {
        while (!condition.IsTrue) { }
    }

    static void Main() => Polling.Try(Poll, () => { flag.value = true; condition = flag; new Never(); });
}
