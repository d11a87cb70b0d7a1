// Programs of a few steps each: the methods that have no other caller.
using System;
using System.Threading;
using Mmcheck;

static class Steps
{
    static int x, y, seen;
    static readonly object gate = new object();

    static void Main() { }

    static void WriteBoth()
    {
        x = 1;
        y = 1;
    }

    // Two threads that use the same.
    static void Race()
    {
        var other = new Thread(WriteBoth);
        other.Start();
        seen = y;
        seen += x;
        other.Join();
    }

    static void Enter()
    {
        lock (gate) x++;
    }

    // The first thread has the lock while the other one asks for it.
    static void Wait()
    {
        lock (gate)
        {
            var other = new Thread(Enter);
            other.Start();
            other.Join();
        }
    }

    static void Spin()
    {
        while (Volatile.Read(ref y) == 0) { }
    }

    // Over when the first thread has ended.
    static void Leave()
    {
        var other = new Thread(Spin);
        other.IsBackground = true;
        other.Start();
    }

    // What was read decides where the thread goes on.
    static void Branch()
    {
        var other = new Thread(WriteBoth);
        other.Start();
        if (y != 0) seen = x;
        other.Join();
    }

    sealed class Cell { public int first, second; }
    static Cell shared;

    static void FillShared()
    {
        shared.first = 1;
        shared.second = 1;
    }

    // Two threads that use the same object.
    static void Share()
    {
        shared = new Cell();
        var other = new Thread(FillShared);
        other.Start();
        seen = shared.second;
        seen += shared.first;
        other.Join();
    }

    // Objects that are made get numbers, and lose them.
    static void Make()
    {
        var other = new Thread(WriteBoth);
        other.Start();
        object[] made = { new object(), new int[2] };
        made[0] = null;
        seen = y + made.Length;
        other.Join();
    }

    // --- Runs that go on for ever

    static void PollForEver()
    {
        while (y == 0) { }
    }

    static void CountForEver()
    {
        while (true) x = (x + 1) % 3;
    }

    static void CountFar()
    {
        while (true) x = (x + 1) % 3000;
    }

    static void RewriteForEver()
    {
        while (true) x = 0;
    }

    static void WriteY()
    {
        while (true) Volatile.Write(ref y, 0);
    }

    // What is changed and changed back concerns nobody else, so that no step ends in between.
    static void ChangeAndBack()
    {
        new Thread(WriteY).Start();
        while (Volatile.Read(ref y) == 0)
        {
            x = 1;
            x = 0;
        }
    }

    static void SayForEver()
    {
        while (true) Console.WriteLine("still here");
    }

    static void ObserveForEver()
    {
        for (int i = 0; ; i = 1 - i) Verify.Observe("i", i);
    }

    static void LockForEver()
    {
        while (true)
        {
            lock (gate)
            {
                if (y != 0) return;
            }
        }
    }

    static void LockInTurnForEver()
    {
        new Thread(LockForEver).Start();
        LockForEver();
    }

    static void LockTypeForEver()
    {
        while (true)
        {
            lock (typeof(Steps))
            {
                if (y != 0) return;
            }
        }
    }

    static void LockTypeInTurnForEver()
    {
        new Thread(LockTypeForEver).Start();
        LockTypeForEver();
    }

    static void ChangeOwnForEver()
    {
        var own = new Cell();
        while (y == 0) own.first = 1 - own.first;
    }

    static void ChangeSharedForEver()
    {
        shared = new Cell();
        while (y == 0) shared.first = 1 - shared.first;
    }

    // No static field leads to the object.
    static void ChangeCapturedForEver()
    {
        var captured = new Cell();
        new Thread(() => { while (captured.second == 0) { } }).Start();
        while (y == 0) captured.first = 1 - captured.first;
    }

    // The numbers of objects that two threads have depend on whether the thread has one of its own.
    static void MakeOwnForEver()
    {
        Cell own = null;
        var captured = new Cell[] { new Cell() };
        new Thread(() => { while (captured[0].second == 0) { } }).Start();
        while (captured[0].second == 0) own = own == null ? new Cell() : null;
    }

    sealed class Link
    {
        public Link next;
        public int value;
    }

    // What waits in the queue to be handed out, and to whom, is the thread's own.
    static void LinkOwnForEver()
    {
        while (y == 0)
        {
            var link = new Link();
            link.next = new Link();
            link.next.value = 1;
        }
    }

    static void CountLocallyForEver()
    {
        for (int i = 0; y == 0; i++) { }
    }

    static void ChooseOfManyForEver()
    {
        while (Verify.Choose(300) >= 0) { }
    }

    // With reduction there are few states, without it more than are looked at.
    static void PollInLongRounds()
    {
        for (int i = 0; y == 0; i = (i + 1) % 30000) { }
    }

    // Without an operation, and longer than a search looks ahead.
    static void DivergeInLongRounds()
    {
        for (int i = 0; i < 2000000; i = (i + 1) % 2000000) { }
    }

    static void Tell()
    {
        Volatile.Write(ref x, 1);
    }

    // Whoever looks too early waits for ever.
    static void LookTooEarly()
    {
        var other = new Thread(Tell);
        other.Start();
        if (Volatile.Read(ref x) == 0) PollForEver();
        other.Join();
    }

    static void PollForOther()
    {
        while (Volatile.Read(ref x) == 0) { }
        Volatile.Write(ref y, 1);
    }

    static void PollForEachOther()
    {
        new Thread(PollForOther).Start();
        while (Volatile.Read(ref y) == 0) { }
        Volatile.Write(ref x, 1);
    }

    // The first loop can be left, but the second one cannot.
    static void PollTwice()
    {
        while (Verify.Choose(2) == 0) { }
        PollForEver();
    }

    // One way is never left, and the other one is long.
    static void PollOrGoFar()
    {
        if (Verify.Choose(2) == 0) PollForEver();
        CountFar();
    }

    static void GuessX()
    {
        if (x == 1) y = 1;
        if (x == 2) y = 2;
        seen = y;
    }

    static volatile bool go;

    static void AwaitGo()
    {
        while (!go) { }
    }

    // Whatever is guessed, the other thread's polling has an end.
    static void GuessWhileOthersPoll()
    {
        new Thread(GuessX).Start();
        new Thread(AwaitGo).Start();
        x = 2;
        go = true;
    }

    static void GuessWhileOthersPollInVain()
    {
        new Thread(GuessX).Start();
        new Thread(AwaitGo).Start();
        x = 2;
    }

    // Where nobody lets the other thread go on the run does not count.
    static void PollInRunsThatDoNotCount()
    {
        new Thread(AwaitGo).Start();
        if (Verify.Choose(2) == 1) Verify.Assume(false);
        go = true;
    }

    static void ProgressAlways()
    {
        while (true)
        {
            x = (x + 1) % 3;
            Verify.Progress();
        }
    }

    static void ProgressMissed()
    {
        while (true)
        {
            x = (x + 1) % 3;
            if (Verify.Choose(2) == 0) Verify.Progress();
        }
    }

    static void ProgressMissedOnce()
    {
        bool hasMissed = false;
        while (true)
        {
            x = (x + 1) % 3;
            if (hasMissed || Verify.Choose(2) == 0) Verify.Progress();
            else hasMissed = true;
        }
    }

    static void ProgressUnderNoCondition()
    {
        while (true)
        {
            x = (x + 1) % 3;
            if (x > 3) Verify.Progress();
        }
    }
}
