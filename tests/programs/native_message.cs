// A message in native memory, with a flag beside it: the two writes, and the two reads, may change places as any others.
//
// sc tso: holds
// pso clr2 clr dotnet: violated assertion
#define DEBUG

using System;
using System.Diagnostics;
using System.Runtime.InteropServices;
using System.Threading;

class NativeMessage {
    static IntPtr memory;

    static void Write() {
        Marshal.WriteInt32(memory, 0, 5);
        Marshal.WriteInt32(memory, 4, 1);
    }

    static void Main() {
        memory = Marshal.AllocHGlobal(8);
        Marshal.WriteInt64(memory, 0);
        var writer = new Thread(Write);
        writer.Start();
        int flag = Marshal.ReadInt32(memory, 4);
        int value = Marshal.ReadInt32(memory, 0);
        Debug.Assert(flag == 0 || value == 5);
        writer.Join();
        Marshal.FreeHGlobal(memory);
    }
}
