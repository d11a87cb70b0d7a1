// One thread frees what another one may still read: nobody knows what is there then.
//
// sc tso: status 3: "reason": "native memory is used that was freed, in ...
using System;
using System.Diagnostics;
using System.Runtime.InteropServices;
using System.Threading;

class NativeFreed {
    static IntPtr memory;

    static void Main() {
        memory = Marshal.AllocHGlobal(4);
        Marshal.WriteInt32(memory, 5);
        var reader = new Thread(() => Debug.Assert(Marshal.ReadInt32(memory) == 5));
        reader.Start();
        Marshal.FreeHGlobal(memory);
        reader.Join();
    }
}
