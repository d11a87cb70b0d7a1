// A message that the standard does not promise to be seen whole, and the runtime does. The others make many states out
// of nothing that has to do with it (MORE: out of its order, more than anybody has asked for).
#define DEBUG
using System.Diagnostics;
using System.Threading;

class Message { public int text; }

class Standard {
#if MORE
    const int Rounds = 2;
#else
    const int Rounds = 3;
#endif
    static Message latest;
    static int first, second, third, fourth, fifth, sixth;

    static void Send() {
        var message = new Message();
        message.text = 1;
        latest = message;
    }

    static void Count() {
        for (int i = 0; i < Rounds; i++) {
            Interlocked.Increment(ref first);
            Interlocked.Increment(ref second);
            Interlocked.Increment(ref third);
#if MORE
            fourth = i;
            fifth = i;
            sixth = i;
#endif
        }
    }

    static void Main() {
        new Thread(Send).Start();
        for (int i = 0; i < 3; i++) new Thread(Count).Start();
        var seen = latest;
        if (seen != null) Debug.Assert(seen.text == 1);
    }
}
