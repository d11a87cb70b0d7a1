// compilers: dotnet
// Records, patterns, collection expressions and LINQ-free queries in one newer program.
using System;
using System.Collections.Generic;

record Item(string Name, decimal Price, int Count)
{
    public decimal Total => Price * Count;
}
abstract record Command;
record Buy(string Name, int Count, decimal Price) : Command;
record Sell(string Name, int Count) : Command;
record Rename(string From, string To) : Command;
record Report : Command;

class Inventory
{
    readonly Dictionary<string, Item> items = [];
    public string Run(Command c) => c switch
    {
        Buy { Count: <= 0 } => "nothing to buy",
        Buy(var name, var n, var price) when items.TryGetValue(name,
            out var i) => Put(i with { Count = i.Count + n, Price = price }),
        Buy(var name, var n, var price) => Put(new Item(name, price, n)),
        Sell s when !items.ContainsKey(s.Name) => $"no {s.Name}",
        Sell(var name, var n) => items[name] switch
        {
            { Count: var have } when have < n => $"only {have}",
            { Count: var have } i when have == n => Drop(i),
            var i => Put(i with { Count = i.Count - n }),
        },
        Rename(var from, var to) => items.Remove(from,
            out var old) ? Put(old with { Name = to }) : $"no {from}",
        Report => Sum(),
        _ => throw new ArgumentException(c.ToString()),
    };
    string Put(Item i) => (items[i.Name] = i).ToString();
    string Drop(Item i) { items.Remove(i.Name); return $"last {i.Name}"; }
    string Sum()
    {
        decimal total = 0;
        List<string> names = [];
        foreach (var (name, item) in items) { total += item.Total; names.Add(name); }
        names.Sort(StringComparer.Ordinal);
        return $"{string.Join('+', names)} = {total:F2}";
    }
}

static class Program
{
    static Command Parse(string line) => line.Split(' ') switch
    {
        ["buy", var name, var n, var price] => new Buy(name, int.Parse(n), decimal.Parse(price)),
        ["buy", var name] => new Buy(name, 1, 1),
        ["sell", var name, var n] => new Sell(name, int.Parse(n)),
        ["rename", var a, _, var b] => new Rename(a, b),
        ["report"] => new Report(),
        [var first, ..] => throw new FormatException($"unknown {first}"),
        [] => throw new FormatException(),
    };

    static void Main()
    {
        var inventory = new Inventory();
        string[] lines = ["buy nut 100 0.25", "buy bolt 10 1.5", "report", "sell nut 30", "sell nut 100",
            "sell screw 1", "buy nut 5 0.30",
            "sell bolt 10", "rename nut to nuts", "rename nut to x", "buy bad -1 1",
                "buy gift", "report", "steal all", "sell nuts many"];
        foreach (string line in lines)
        {
            try { Console.WriteLine(line + ": " + inventory.Run(Parse(line))); }
            catch (FormatException e) { Console.WriteLine("error "
                + (e.Message.StartsWith("unknown") ? e.Message : "number")); }
        }
        Console.WriteLine(new Buy("a", 1, 2) == new Buy("a", 1, 2));
    }
}
