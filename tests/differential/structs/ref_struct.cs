// compilers: dotnet
// ref structs with ref fields, spans inside of them, disposable by pattern.
using System;

ref struct Reader
{
    readonly ReadOnlySpan<char> text;
    int at;
    public Reader(ReadOnlySpan<char> text) { this.text = text; at = 0; }
    public bool End => at >= text.Length;
    public ReadOnlySpan<char> Word()
    {
        while (!End && text[at] == ' ') at++;
        int start = at;
        while (!End && text[at] != ' ') at++;
        return text[start..at];
    }
}
ref struct Accumulator
{
    ref int target;
    readonly ref readonly int factor;
    public Accumulator(ref int target, in int factor)
    {
        this.target = ref target;
        this.factor = ref factor;
    }
    public void Add(int n) => target += n * factor;

}
ref struct Scope
{
    readonly string name;
    public Scope(string name) { this.name = name; Console.WriteLine("enter " + name); }
    public void Dispose() => Console.WriteLine("leave " + name);
}
ref struct Countdown
{
    int n;
    public Countdown(int n) => this.n = n;
    public Countdown GetEnumerator() => this;
    public bool MoveNext() => n-- > 0;
    public int Current => n;
}

static class Program
{
    static int total;

    static void Main()
    {
        var reader = new Reader("  the quick  brown fox ");
        while (!reader.End)
        {
            var w = reader.Word();
            Console.WriteLine(w.Length + " " + w.ToString());
        }
        int factor = 2, local = 100;
        var acc = new Accumulator(ref total, factor);
        acc.Add(5);
        factor = 10;
        acc.Add(5);
        acc = new Accumulator(ref local, factor);
        acc.Add(1);
        Console.WriteLine(total + " " + local);
        int[] array = [1, 2, 3];
        acc = new Accumulator(ref array[1], factor);
        acc.Add(-1);
        Console.WriteLine(string.Join(",", array));
        using (var s = new Scope("a"))
        {
            using var t = new Scope("b");
            Console.WriteLine("inside");
        }
        foreach (int i in new Countdown(4)) Console.Write(i + " ");
        Console.WriteLine();
        Reader copy = new("one two"), second = copy;
        copy.Word();
        Console.WriteLine(copy.Word().ToString() + second.Word().ToString());
        Reader none = default;
        Console.WriteLine(none.End + " " + none.Word().Length);
    }
}
