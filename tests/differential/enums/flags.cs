// compilers: dotnet mono
// [Flags]: names of combinations, HasFlag, setting and clearing.
using System;

[Flags] enum Rights { None = 0, Read = 1, Write = 2, Execute = 4, All = 7, Admin = 16 }
[Flags] enum NoZero : byte { A = 1, B = 2, C = 128 }
[Flags] enum Overlap { X = 1, XY = 3, Z = 4, YZ = 6 }
enum Plain { P = 1, Q = 2 }

static class Program
{
    static Rights Add(Rights r, Rights x) { return r | x; }
    static Rights Drop(Rights r, Rights x) { return r & ~x; }

    static void Main()
    {
        for (int i = 0; i < 10; i++) Console.WriteLine(i + " " + (Rights)i);
        Console.WriteLine((Rights)16 + " " + (Rights)17 + " " + (Rights)23 + " " + (Rights)32 + " "
            + (Rights)33 + " " + (Rights)(-1));
        for (int i = 0; i < 5; i++) Console.Write((NoZero)i + "; ");
        Console.WriteLine((NoZero)131 + " " + (NoZero)64);
        for (int i = 0; i < 8; i++) Console.Write((Overlap)i + "; ");
        Console.WriteLine();
        Console.WriteLine((Plain)3 + " " + (Plain.P | Plain.Q));
        Rights r = Rights.Read | Rights.Execute;
        Console.WriteLine(r.HasFlag(Rights.Read) + " " + r.HasFlag(Rights.Write) + " "
            + r.HasFlag(Rights.None) + " " + r.HasFlag(Rights.Read | Rights.Write));
        r = Add(r, Rights.Admin);
        Console.WriteLine(r + " " + (int)r);
        r = Drop(r, Rights.Read | Rights.Write);
        Console.WriteLine(r);
        r ^= Rights.All;
        Console.WriteLine(r);
        r &= Rights.All;
        Console.WriteLine(r + " " + ((r & Rights.Write) != 0) + " " + (r == Rights.All));
        Console.WriteLine(r.ToString("F") + " " + r.ToString("D") + " " + r.ToString("X") + " "
            + Plain.Q.ToString("F") + " " + ((Plain)3).ToString("F"));
        Console.WriteLine(Enum.Parse(typeof(Rights), "Read, Write") + " " + Enum.Parse(typeof(Rights), "5")
            + " " + (int)Enum.Parse(typeof(Rights), "All"));
        int count = 0;
        for (int i = 0; i < 32; i++) if (((Rights)i).HasFlag(Rights.Write | Rights.Admin)) count++;
        Console.WriteLine(count);
    }
}
