// compilers: dotnet
// BitArray: a sieve, logic, shifts, conversions, and BitVector32.
using System;
using System.Collections;
using System.Collections.Specialized;
using System.Linq;

static class Program
{
    static string Text(BitArray bits) => string.Concat(bits.Cast<bool>().Select(b => b ? '1' : '0'));
    static void Main()
    {
        var sieve = new BitArray(50, true);
        sieve[0] = sieve[1] = false;
        for (int i = 2; i * i < sieve.Length; i++)
            if (sieve[i])
                for (int j = i * i; j < sieve.Length; j += i) sieve[j] = false;
        Console.WriteLine(string.Join(" ", Enumerable.Range(0, 50).Where(i => sieve[i])));
        var a = new BitArray(new[] { true, false, true, true, false });
        var b = new BitArray(new[] { true, true, false, true, false });
        Console.WriteLine(Text(a) + " " + Text(new BitArray(a).And(b)) + " " + Text(new BitArray(a).Or(b)) + " " + Text(new BitArray(a).Xor(b)) + " " + Text(new BitArray(a).Not()));
        Console.WriteLine(Text(new BitArray(a).LeftShift(2)) + " " + Text(new BitArray(a).RightShift(1)));
        var bytes = new BitArray(new byte[] { 0x0f, 0xa5 });
        Console.WriteLine(Text(bytes) + " " + Text(new BitArray(new[] { 5 })));
        var back = new int[1];
        bytes.CopyTo(back, 0);
        var bools = new bool[5];
        a.CopyTo(bools, 0);
        Console.WriteLine(back[0] + " " + string.Join(",", bools) + " " + bytes.Count);
        a.Length = 8;
        Console.WriteLine(Text(a) + " " + a.HasAllSet() + " " + a.HasAnySet());
        a.SetAll(true);
        Console.WriteLine(Text(a) + " " + a.HasAllSet() + " " + a.Get(7));
        try { a.And(b); } catch (ArgumentException e) { Console.WriteLine(e.Message); }
        try { a[8] = true; } catch (ArgumentOutOfRangeException e) { Console.WriteLine(e.ParamName); }
        var clone = (BitArray)b.Clone();
        clone.Set(4, true);
        Console.WriteLine(Text(b) + " " + Text(clone));

        int ready = BitVector32.CreateMask(), failed = BitVector32.CreateMask(ready), done = BitVector32.CreateMask(failed);
        var flags = new BitVector32(0);
        flags[ready] = true;
        flags[done] = true;
        Console.WriteLine(flags[ready] + " " + flags[failed] + " " + flags.Data + " " + flags);
        BitVector32.Section day = BitVector32.CreateSection(31), month = BitVector32.CreateSection(12, day), year = BitVector32.CreateSection(99, month);
        var date = new BitVector32(0);
        date[day] = 17; date[month] = 11; date[year] = 84;
        Console.WriteLine(date[day] + "." + date[month] + "." + date[year] + " " + date.Data.ToString("x") + " " + month);
    }
}
