// Two class constructors need each other. Each of them may go on while the other waits, and both fail.
//
// sc tso clr dotnet: violated assertion
//
// Why: First needs Second, which the other thread initializes; that one needs First, writes, and needs it once more.
// Meanwhile First may have failed. Only then does the second thread write `seen`, which until then was written by the
// first one alone.
#define DEBUG
using System;
using System.Diagnostics;
using System.Threading;

class SecondWriter {
    static int seen, copied;
    static int ofFirst, ofSecond;

    static class First {
        public static int value;

        static First() {
            try {
                copied = Second.value;
            } catch (TypeInitializationException) {
                seen = 3;
            }
            throw new InvalidOperationException();
        }
    }

    static class Second {
        public static int value;

        static Second() {
            First.value = 3;
            try {
                copied = First.value;
            } catch (TypeInitializationException) {
                seen = 3;
            }
            throw new InvalidOperationException();
        }
    }

    static void UseFirst() {
        try {
            ofFirst = First.value;
        } catch (TypeInitializationException) {
            ofFirst = seen;
        }
    }

    static void UseSecond() {
        try {
            Second.value = copied;
        } catch (TypeInitializationException) {
        }
        ofSecond = seen;
    }

    static void Main() {
        Thread first = new Thread(UseFirst), second = new Thread(UseSecond);
        first.Start();
        second.Start();
        first.Join();
        second.Join();
        Debug.Assert(copied != 0 || ofFirst != 3 || ofSecond != 3);
    }
}
