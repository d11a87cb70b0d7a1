// A struct that is a field of what a call returns takes its place on the stack, also when its value has not been read
// yet.
//
// sc: holds
// tso: holds
// pso: holds
// clr2: holds
// clr: holds
// dotnet: holds
#define DEBUG
using System.Diagnostics;
using System.Threading;

struct Id {
    public int Number;
}

struct Key {
    public Id Id;
}

struct Entry {
    public int Before;
    public Key Key;
}

class StructInAStruct {
    static Key key;
    static Entry entry;

    static Key ReadKey() { return key; }
    static Entry ReadEntry() { return entry; }

    static void Main() {
        var writer = new Thread(() => {
            entry.Key.Id.Number = 7;
            key.Id.Number = 7;
        });
        writer.Start();
        int first = ReadKey().Id.Number;
        int second = ReadEntry().Key.Id.Number;
        Debug.Assert(first == 0 || first == 7);
        Debug.Assert(second == 0 || second == 7);
        writer.Join();
        Debug.Assert(ReadKey().Id.Number == 7);
        Debug.Assert(ReadEntry().Key.Id.Number == 7);
    }
}
