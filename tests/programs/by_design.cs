// Programs that run for ever because they are made so change memory for ever, or write something: they hold. One that
// ends in some runs, and in others cannot, is a livelock all the same.
//
// with: include/mmcheck/Verify.cs
// variants: TWO OUTPUT SOME_END REWRITES PROGRESS MISSED MISSED_ONCE NO_FAIRNESS ALL_ASSUMED ASSUMED
// sc tso clr: holds
// sc tso clr TWO: holds
// sc tso clr OUTPUT: holds
// sc tso clr SOME_END: violated livelock
// sc tso clr REWRITES: violated livelock
// sc tso clr PROGRESS: holds
// sc tso clr MISSED: violated livelock
// sc tso clr MISSED_ONCE: holds
// sc tso clr NO_FAIRNESS: violated livelock
// sc tso clr ALL_ASSUMED: holds
// sc tso clr ASSUMED: holds
//
// Why: a counter that goes round; two threads that take turns (TWO); a line that is written again and again (OUTPUT).
// SOME_END: one choice ends the program. REWRITES: the value that is written is the one that was there. PROGRESS: each
// round comes by Verify.Progress(). MISSED: one way round does not, MISSED_ONCE: the way that does not cannot repeat.
// NO_FAIRNESS: a thread may poll for ever without progress while the other one is not let go on. ALL_ASSUMED: what
// polls for ever is in runs that do not count. ASSUMED: only runs in which the choice ends the program count.
using System;
using System.Threading;
using Mmcheck;

class ByDesign {
    static int number;
    static volatile bool go;

    // Empties the queue: a thread that issues for ever would fill it.
    static void Next() {
        Interlocked.Exchange(ref number, (number + 1) % 3);
    }

    static void Other() {
#if TWO
        while (true) {
            while (Volatile.Read(ref number) != 1) { }
            Volatile.Write(ref number, 0);
        }
#elif NO_FAIRNESS
        while (!go) { }
        Verify.Progress();
#endif
    }

    static void Main() {
#if TWO
        new Thread(Other).Start();
        while (true) {
            while (Volatile.Read(ref number) != 0) { }
            Volatile.Write(ref number, 1);
        }
#elif OUTPUT
        while (true) Console.WriteLine("tick");
#elif SOME_END
        if (Verify.Choose(2) == 0) return;
        while (true) Next();
#elif REWRITES
        while (true) Interlocked.Exchange(ref number, 0);
#elif PROGRESS
        while (true) {
            Next();
            Verify.Progress();
        }
#elif MISSED
        while (true) {
            Next();
            if (Verify.Choose(2) == 0) Verify.Progress();
        }
#elif MISSED_ONCE
        bool has_missed = false;
        while (true) {
            Next();
            if (has_missed || Verify.Choose(2) == 0) Verify.Progress();
            else has_missed = true;
        }
#elif NO_FAIRNESS
        Thread other = new Thread(Other);
        other.Start();
        go = true;
        other.Join();
#elif ALL_ASSUMED
        int rounds = Verify.Choose(2);
        Verify.Assume(rounds == 1);
        Verify.Progress();
#elif ASSUMED
        int choice = Verify.Choose(2);
        Verify.Assume(choice == 0);
        while (choice == 1) number = number;
#else
        while (true) Next();
#endif
    }
}
