// A lock on an object that is the same in every state: a type.
//
// variants: BUG_UNLOCKED
// sc: holds
// sc BUG_UNLOCKED: violated assertion
#define DEBUG
using System.Diagnostics;
using System.Threading;

class LockedType {
    static int count;

    static void Add() {
#if BUG_UNLOCKED
        count = count + 1;
#else
        lock (typeof(LockedType)) count = count + 1;
#endif
    }

    static void Main() {
        Thread other = new Thread(Add);
        other.Start();
        Add();
        other.Join();
        Debug.Assert(count == 2);
    }
}
