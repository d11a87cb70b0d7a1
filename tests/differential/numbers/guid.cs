// compilers: dotnet mono
// A Guid made of its parts: printed, compared, as a key and as a type argument.
using System;
using System.Collections.Generic;

static class Guids
{
    static T Default<T>()
    {
        return default(T);
    }

    static void Main()
    {
        var one = new Guid(-2, 0x1234, -1, 1, 2, 3, 0xff, 0x10, 6, 7, 8);
        var same = new Guid(-2, 0x1234, -1, 1, 2, 3, 0xff, 0x10, 6, 7, 8);
        var other = new Guid(-2, 0x1234, -1, 1, 2, 3, 0xff, 0x10, 6, 7, 9);
        Console.WriteLine(one);
        Console.WriteLine(Guid.Empty.ToString());
        Console.WriteLine("{0} {1} {2} {3}", one == same, one != other, one.Equals((object)same),
            one.Equals("text"));
        Console.WriteLine(one.GetHashCode() == same.GetHashCode());
        Console.WriteLine(Default<Guid>() == Guid.Empty);
        var names = new Dictionary<Guid, string>();
        names[one] = "one";
        names[other] = "other";
        Console.WriteLine(names[same] + " " + names.Count);
    }
}
