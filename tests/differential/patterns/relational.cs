// compilers: dotnet
// Relational, logical, property and positional patterns in one tariff calculator.
using System;
using System.Linq;

enum Kind { Letter, Parcel, Pallet }
record Item(Kind Kind, double Weight, (int W, int H)? Size, string To);

static class Program
{
    static string Price(Item item) => item switch
    {
        null => "nothing",
        { Weight: <= 0 or double.NaN } => "invalid",
        { Kind: Kind.Letter, Weight: < 0.02 } => "0.80",
        { Kind: Kind.Letter, Weight: >= 0.02 and < 0.5, To: "DE" or "FR" } => "1.60",
        { Kind: Kind.Letter, To: not "DE" } => "3.70",
        (Kind.Parcel, var w, ( > 100, _) or (_, > 100), _) => $"bulky {w:F1}",
        { Kind: Kind.Parcel, Size: { W: var a, H: var b }, Weight: var w } when a * b > 2000 => $"large {a * b}",
        { Kind: Kind.Parcel, Size: not null } => "4.99",
        { To: { Length: 2 } country } and not { Kind: Kind.Letter } => "ask " + country,
        _ => "unknown",
    };
    static string Classify(object o) => o switch
    {
        int and (< 0 or > 100) => "outside",
        int n and >= 0 and <= 9 => "digit " + n,
        int => "number",
        string { Length: 0 } => "empty",
        string s when s.All(char.IsDigit) => "digits",
        string s and ['a', ..] => "starts with a: " + s,
        char c and (>= 'a' and <= 'z' or >= 'A' and <= 'Z') => "letter " + c,
        char => "sign",
        bool or null => "flag",
        Array { Length: > 2, Rank: 1 } => "long array",
        (int x, int y) => $"pair {x + y}",
        IFormattable f => f.ToString("0.0", null),
        _ => o.GetType().Name,
    };
    static void Main()
    {
        var items = new[] { null, new Item(Kind.Letter, 0, null, "DE"), new(Kind.Letter, 0.01, null, "US"), new(Kind.Letter, 0.3, null, "FR"), new(Kind.Letter, 0.3, null, "US"), new(Kind.Letter, 0.6, null, "DE"),
            new(Kind.Parcel, 2, (120, 5), "DE"), new(Kind.Parcel, 2, (60, 50), "DE"), new(Kind.Parcel, 2, (10, 10), "DE"), new(Kind.Parcel, 2, null, "IT"), new(Kind.Pallet, 200, null, "Mars"), new(Kind.Pallet, double.NaN, null, "x") };
        foreach (Item i in items) Console.WriteLine(Price(i));
        object[] things = { -5, 7, 42, "", "123", "abc", "xyz", 'q', '?', true, null, new int[3], new int[1], (3, 4), 2.25, new object() };
        Console.WriteLine(string.Join("; ", things.Select(Classify)));
        if (things[6] is string { Length: var length } and not "abc") Console.WriteLine(length);
        Console.WriteLine(things.Count(x => x is not (null or string)) + " " + (things[13] is ( > 2, < 5)) + " " + (things[14] is double and > 2));
    }
}
