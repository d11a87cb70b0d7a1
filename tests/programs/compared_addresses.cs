// Addresses that are read from memory, and may not be there yet, are compared with one that is known; they are exchanged like
// other numbers. Objects come and go meanwhile.
//
// sc tso pso clr2 clr dotnet: holds
#define DEBUG

using System;
using System.Diagnostics;
using System.Threading;

unsafe class ComparedAddresses {
    static int[] array, other;
    static IntPtr shared;
    static bool seen;

    static void Compare() {
        int[] mine = new int[] { 7 };
        fixed (int* here = array, there = mine) {
            IntPtr read = shared;
            bool isHere = (int*)read == here;
            bool isThere = (int*)read == there;
            other = new int[] { 8 };
            seen = isHere;
            Debug.Assert(!isThere);
            Debug.Assert(!isHere || *(int*)read == 3);
            Debug.Assert(*there == 7);
        }
    }

    static void Main() {
        object garbage = new object();
        array = new int[] { 3 };
        var thread = new Thread(Compare);
        thread.Start();
        garbage = new int[] { 9 };
        fixed (int* place = array) {
            IntPtr before = Interlocked.Exchange(ref shared, (IntPtr)place);
            Debug.Assert(before == IntPtr.Zero);
        }
        thread.Join();
        fixed (int* place = array) Debug.Assert(Volatile.Read(ref shared) == (IntPtr)place);
    }
}
