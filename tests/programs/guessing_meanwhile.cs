// Under a model with speculation a thread goes on before it is known what it has read. Where the guess is wrong, the
// run is discarded, however long others poll meanwhile: such states have no end ahead of them, and are none. Nor must
// they hide that others poll in vain.
//
// variants: NEVER FAR FAR_NEVER GUESSED_LOOP GUESSED_POLLING
// sc tso clr: holds
// sc tso clr NEVER: violated livelock
// sc tso clr FAR: holds
// sc tso clr FAR_NEVER: violated livelock
// sc tso clr GUESSED_LOOP: holds
// sc tso clr GUESSED_POLLING: holds
//
// Why: whatever the one thread guesses of `x`, the other's polling ends when `go` is set; NEVER: nobody sets it. FAR: the
// value is a reference, so that what is guessed is whether it leads anywhere. GUESSED_LOOP, GUESSED_POLLING: only a wrong guess leads to where the thread loops or polls.
using System.Threading;

class GuessingMeanwhile {
    class Box {
        public int inside;
    }

    static int x;
    static int y;
    static int z;
    static Box box = new Box();
    static volatile bool go;

    static void Guess() {
#if FAR || FAR_NEVER
        Box found = box;
        if (found.inside == 1) y = 1;
        z = found.inside;
#elif GUESSED_LOOP
        if (x == 1) {
            while (true) { }
        }
#elif GUESSED_POLLING
        if (x == 1) {
            while (y == 0) { }
        }
#else
        if (x == 1) y = 1;
        if (x == 2) y = 2;
        z = y;
#endif
    }

    static void Poll() {
        while (!go) { }
    }

    static void Main() {
        Thread guesser = new Thread(Guess);
        Thread poller = new Thread(Poll);
        guesser.Start();
        poller.Start();
        x = 2;
#if FAR || FAR_NEVER
        box = new Box();
#endif
#if !NEVER && !FAR_NEVER
        go = true;
#endif
        guesser.Join();
        poller.Join();
    }
}
