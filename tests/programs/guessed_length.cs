// The length of a new array is guessed, where the model has speculative reads, and it may be one for which the instruction
// throws. Then it waits until the guess has come true, and is executed once more. --stress looks whether what has stopped has
// done anything. UNCAUGHT: nobody catches the exception.
//
// options: --stress
// variants: UNCAUGHT
// sc dotnet clr2 clr: holds
// sc dotnet clr2 clr UNCAUGHT: violated
using System;
using System.Threading;

class GuessedLength {
    static int length;
    static int seen;

    static void Set() {
        length = 2;
    }

    static void Make() {
        try {
            int[] made = new int[length - 1];
            seen = made.Length;
        } catch (OverflowException) {
#if UNCAUGHT
            throw;
#endif
        }
    }

    static void Main() {
        Thread setter = new Thread(Set);
        Thread maker = new Thread(Make);
        setter.Start();
        maker.Start();
        setter.Join();
        maker.Join();
    }
}
