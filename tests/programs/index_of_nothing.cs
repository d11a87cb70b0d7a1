// An array turns out to be null while the index is still being read: the exception does not wait for the index. So what the
// handler reads may come before the index, even of the same field where a model leaves that open. Once the thread stood still
// until the index was there, and lost these runs.
//
// sc tso pso clr2 clr: holds
// dotnet: violated assertion
#define DEBUG

using System;
using System.Diagnostics;
using System.Threading;

class IndexOfNothing {
    static int[] entries;
    static int index;

    static void Look() {
        int first = index;
        int second = 0;
        try {
            second = entries[first];
        } catch (NullReferenceException) {
            second = index;
        }
        Debug.Assert(!(first == 1 && second == 0));
    }

    static void Main() {
        Thread reader = new Thread(Look);
        reader.Start();
        index = 1;
    }
}
