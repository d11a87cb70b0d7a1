// What waits for a value that is read from shared memory has not lost what it had begun with: the objects on its stack
// are the same when the value is there, whatever they are numbered by then. Enums are read, boxed, compared and looked for.
//
// Asserted: a value is found where it is, is equal to itself and to no other.
//
// sc tso pso clr2 clr dotnet: holds
#define DEBUG

using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;

enum Light { Red, Amber, Green }

class SharedEnums {
    static Light light;
    static int number;

    static void Switch() {
        light = Light.Amber;
        number = 1;
    }

    static void Compare() {
        Light seen = light;
        Debug.Assert(!seen.Equals((Light)5) && seen.Equals(seen));
        object box = number;
        Debug.Assert(!box.Equals(7));
    }

    static void LookFor() {
        Light seen = (Light)number;
        Debug.Assert(new List<Light> { Light.Green, seen }.IndexOf(seen) == 1);
        Debug.Assert(Array.IndexOf(new[] { seen }, Light.Green) < 0);
    }

    static void Race(ThreadStart reader) {
        var one = new Thread(reader);
        var other = new Thread(Switch);
        one.Start();
        other.Start();
        one.Join();
        other.Join();
    }

    static void Main() {
        Race(Compare);
        Race(LookFor);
    }
}
