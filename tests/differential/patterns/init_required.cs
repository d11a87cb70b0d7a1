// compilers: dotnet
// init and required members, target-typed new, primary constructors, field keyword-free properties.
using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;

class Config
{
    public required string Name { get; init; }
    public int Retries { get; init; } = 3;
    public required List<string> Tags { get; init; }
    public string Describe() => $"{Name} {Retries} {string.Join('|', Tags)}";
    public Config() { }
    [SetsRequiredMembers] public Config(string name) { Name = name; Tags = []; }
}
class Service(string name, int port = 80)
{
    int calls;
    public string Address => $"{name}:{port}";
    public int Call() { port++; return ++calls; }
    public Service(int port) : this("default", port) { }
}
class Logged(string name) : Service(name + "!", 8080)
{
    public string Own { get; } = name.ToUpperInvariant();
    public override string ToString() => Own + " " + Address;
}
struct Range2(int from, int to)
{
    public readonly int Length => to - from;
    public int From { readonly get => from; set => from = value; }
}
class Lazy2
{
    List<int>? items;
    public List<int> Items => items ??= [1];
    public int? Max { get; set; }
    public void Raise(int n) { Max ??= 0; Max += n; }
}

static class Program
{
    static Service Make(Service? s = null) => s ?? new("made");

    static void Main()
    {
        Config c = new() { Name = "n", Tags = ["a", "b"] };
        Console.WriteLine(c.Describe());
        Console.WriteLine(new Config("short") { Retries = 9 }.Describe());
        Service s = new("host", 8);
        Console.WriteLine(s.Call() + s.Call() + " " + s.Address + " " + new Service(5).Address + " "
            + new Service("x").Address);
        Console.WriteLine(new Logged("log"));
        Console.WriteLine(Make().Address + Make(new(1)).Address);
        Range2 r = new(3, 10);
        r.From += 2;
        Console.WriteLine(r.Length + " " + default(Range2).Length);
        Lazy2 l = new();
        l.Items.Add(2);
        l.Raise(5);
        l.Raise(6);
        Console.WriteLine(l.Items.Count + " " + l.Max);
        Dictionary<string, List<(int, string)>> d = new() { ["k"] = new() { (1, "x"), new(2, "y") } };
        Console.WriteLine(d["k"][1]);
        Service[] many = [new("a"), new("b", 1)];
        foreach (var m in many) Console.Write(m.Address + " ");
        Console.WriteLine();
        string? none = null;
        Console.WriteLine(none?.Length is null ? "none" : "some");
        none ??= "assigned";
        Console.WriteLine(none!.Length + nameof(Config.Describe) + nameof(List<int>.Count));
    }
}
