// A thread writes a struct to an element of an array that it has read from a shared field, and reads it back through
// another reference to the same array. It reads what was written.
//
// sc tso pso clr2 clr dotnet: holds
#define DEBUG
using System.Diagnostics;
using System.Threading;

struct Item {
    public object Name;
    public int Number;
}

class OwnElement {
    static Item[] shared;

    static void Main() {
        shared = new Item[1];
        Thread one = new Thread(Fill);
        Thread other = new Thread(Rename);
        one.Start();
        other.Start();
        one.Join();
        other.Join();
    }

    static void Fill() {
        Item[] known = shared;
        if (known == null) return;
        Item item;
        item.Name = "one";
        item.Number = 1;
        Item[] again = shared;
        again[0] = item;
        Item read = known[0];
        Debug.Assert(read.Name != null);
    }

    static void Rename() {
        Item[] items = shared;
        items[0].Name = "other";
        shared = items;
    }
}
