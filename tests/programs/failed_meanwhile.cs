// Two class constructors use each other's classes, and two threads execute one each: where both would wait for ever, one goes
// on with a class that is not initialised. When it comes to the class again, in the next statement, the constructor of that may
// have thrown meanwhile. Once a class was asked for only once within code without branches, and that run was lost.
//
// sc tso pso clr2 clr dotnet: violated assertion
#define DEBUG

using System;
using System.Diagnostics;
using System.Threading;

class Bank {
    public static int Total;

    static Bank() {
        Ledger.Entries = 3;
        FailedMeanwhile.hasGoneOn = true;
        Total = Ledger.Entries;
    }
}

class Ledger {
    public static int Entries;

    static Ledger() {
        Entries = Bank.Total;
        throw new InvalidOperationException();
    }
}

class FailedMeanwhile {
    internal static bool hasGoneOn;
    static bool hasBankFailed;

    static void OpenBank() {
        try {
            Bank.Total = 1;
        } catch (TypeInitializationException) {
            hasBankFailed = true;
        }
    }

    static void OpenLedger() {
        try {
            Ledger.Entries = 1;
        } catch (TypeInitializationException) {
        }
    }

    static void Main() {
        Thread first = new Thread(OpenBank);
        Thread second = new Thread(OpenLedger);
        first.Start();
        second.Start();
        first.Join();
        second.Join();
        Debug.Assert(!(hasGoneOn && hasBankFailed));
    }
}
