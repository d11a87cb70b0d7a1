// compilers: dotnet
// await in every kind of expression: conditions, indices, initialisers, interpolation, switch, lock-free loops, lambdas.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;

static class Program
{
    static int turn;
    static async Task<T> Val<T>(T v) { turn++; await Task.CompletedTask; return v; }
    static ValueTask<T> Quick<T>(T v) => new(v);
    struct Cell { public int A; public int B { get; set; } }
    static async Task Main()
    {
        if (await Val(true) && !await Val(false) || await Val(true)) Console.WriteLine("if " + turn);
        var a = new int[3];
        a[await Val(1)] = await Val(5) + a[await Val(1)];
        a[await Val(2)] += await Val(7);
        a[await Val(0)]++;
        Console.WriteLine(string.Join(",", a));
        var list = new List<int> { await Val(1), await Val(2) };
        var cell = new Cell { A = await Val(3), B = await Val(4) };
        var anonymous = new { X = await Val("x"), N = await Quick(9) };
        (int p, string q) tuple = (await Val(1), await Val("t"));
        Console.WriteLine($"{await Val("inter")}{await Val(42),5:D3} {list.Sum()} {cell.A}{cell.B} {anonymous} {tuple}");
        string kind = await Val(3) switch { 1 => "one", var n when n == await Val(3) => await Val("three"), _ => "other" };
        switch (await Val("s")) { case "s": Console.WriteLine(kind + " " + await Val("case")); break; default: Console.WriteLine("default"); break; }
        int count = 0;
        while (await Val(count) < 3) count++;
        for (int i = await Val(0); i < await Val(2); i += await Val(1)) Console.Write("for" + i + " ");
        do count--; while (await Val(count > 0));
        foreach (int x in await Val(new[] { 7, 8 })) Console.Write(x + " ");
        Console.WriteLine(count);
        object o = await Val((object)"boxed");
        Console.WriteLine((o as string ?? await Val("none")) + " " + (await Val((string)null) ?? await Val("fallback")) + " " + (await Val((string)null))?.Length + " " + (await Val("abc"))?.Length);
        Func<int, Task<int>> twice = async x => await Val(x) * await Val(2);
        Console.WriteLine(await twice(await twice(await Val(5))) + " " + (await Task.WhenAll(Enumerable.Range(1, 3).Select(async i => await twice(i)))).Sum());
        try { throw new Exception(await Val("message")); } catch (Exception e) when (e.Message == "message") { Console.WriteLine("caught " + await Val(e.Message.Length)); }
        using (await Val(new System.IO.StringReader("line"))) Console.WriteLine(await Val("using"));
        checked { Console.WriteLine(await Val(int.MaxValue) - await Val(1)); }
        Console.WriteLine((short)await Val(70000) + " " + -await Val(3) + " " + !await Val(true) + " " + (await Val(1) is 1 and > 0) + " " + (await Val<object>(null) is null) + " " + turn);
        await (await Val(Val(0)));
        return;
    }
}
