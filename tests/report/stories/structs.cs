// Structs in arrays, in structs and in statics, a nullable and a generic class: each step names the primitive that it
// touches, and its value.
// model: sc
#define DEBUG
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;

namespace Shop
{
    class Item { }

    struct Range { public int low, high; }

    struct Slot { public Range range; public string name; }

    static class Structs
    {
        static Slot[] slots = new Slot[2];
        static Range last;
        static int? count;
        static Dictionary<string, Shop.Item> items;
        static volatile bool ready;

        static void Fill()
        {
            slots[1].range.high = 7;
            slots[1].name = "seven";
            last.high = 7;
            count = 7;
            ready = true;
            items = new Dictionary<string, Shop.Item>();
        }

        static void Use()
        {
            if (!ready) return;
            if (items != null || !count.HasValue) return;
            if (slots[1].range.high == 7 && slots[1].name != null) Debug.Assert(last.high == 0, "high is\n  " + last.high);
        }

        static void Main()
        {
            var fill = new Thread(Fill);
            var use = new Thread(Use);
            fill.Start();
            use.Start();
            fill.Join();
            use.Join();
        }
    }
}
