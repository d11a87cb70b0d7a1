// compilers: dotnet mono
// References of different classes at the same place, each read as what it is; written through pointers; null.
using System;
using System.Runtime.InteropServices;

class Node
{
    public int Number;
    public Node Next;
}

sealed class Leaf : Node
{
    public string Name;
}

[StructLayout(LayoutKind.Explicit)]
struct Reference
{
    [FieldOffset(0)] public object Any;
    [FieldOffset(0)] public string Text;
    [FieldOffset(0)] public Node Node;
    [FieldOffset(0)] public Leaf Leaf;
    [FieldOffset(0)] public int[] Numbers;
    [FieldOffset(0)] public Func<int, int> Function;
    [FieldOffset(8)] public int Kind;
}

[StructLayout(LayoutKind.Explicit)]
class Holder
{
    [FieldOffset(0)] public IComparable Comparable;
    [FieldOffset(0)] public string Text;
    [FieldOffset(8)] public Reference Inner;
}

static class Program
{
    static string Show(Reference reference)
    {
        switch (reference.Kind)
        {
            case 1: return reference.Text + "/" + reference.Text.Length;
            case 2: return reference.Node.Number + "/" + (reference.Node.Next == null);
            case 3: return reference.Leaf.Name + "/" + reference.Leaf.Number + "/" + reference.Node.Number;
            case 4: return reference.Numbers.Length + "/" + reference.Numbers[1];
            case 5: return reference.Function(4).ToString();
            default: return reference.Any == null ? "nothing" : reference.Any.ToString();
        }
    }

    static void Fill(ref Node node, int number)
    {
        node = new Node { Number = number };
    }

    static void Main()
    {
        Reference[] all = new Reference[6];
        all[0].Text = "text";
        all[0].Kind = 1;
        Fill(ref all[1].Node, 7);
        all[1].Kind = 2;
        all[2].Any = new Leaf { Name = "leaf", Number = 3 };
        all[2].Kind = 3;
        all[3].Numbers = new[] { 5, 6 };
        all[3].Kind = 4;
        all[4].Function = x => x * x;
        all[4].Kind = 5;
        foreach (Reference one in all) Console.WriteLine(Show(one));
        foreach (Reference one in all) Console.WriteLine(one.Any is string || one.Any is Array);
        Holder holder = new Holder();
        holder.Text = "b";
        Console.WriteLine(holder.Comparable.CompareTo("a") > 0);
        holder.Inner = all[2];
        holder.Inner.Node.Next = all[1].Node;
        Console.WriteLine(Show(holder.Inner) + holder.Inner.Leaf.Next.Number);
    }
}
