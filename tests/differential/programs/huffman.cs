// compilers: dotnet mono
// Huffman coding: a tree from frequencies, codes, encoding and decoding.
using System;
using System.Collections.Generic;
using System.Text;

class Node : IComparable<Node>
{
    public char Symbol; public int Weight, Order; public Node Zero, One;
    static int made;
    public Node(int weight) { Weight = weight; Order = made++; }
    public bool IsLeaf { get { return Zero == null; } }
    public int CompareTo(Node other) { int c = Weight.CompareTo(other.Weight); return c != 0 ? c : Order.CompareTo(other.Order); }
}

static class Program
{
    static Node Build(string text)
    {
        var counts = new SortedDictionary<char, int>();
        foreach (char c in text) { int n; counts.TryGetValue(c, out n); counts[c] = n + 1; }
        var nodes = new List<Node>();
        foreach (var p in counts) nodes.Add(new Node(p.Value) { Symbol = p.Key });
        while (nodes.Count > 1)
        {
            nodes.Sort();
            nodes.Add(new Node(nodes[0].Weight + nodes[1].Weight) { Zero = nodes[0], One = nodes[1] });
            nodes.RemoveRange(0, 2);
        }
        return nodes[0];
    }
    static void Codes(Node n, string prefix, IDictionary<char, string> codes)
    {
        if (n.IsLeaf) { codes[n.Symbol] = prefix.Length == 0 ? "0" : prefix; return; }
        Codes(n.Zero, prefix + "0", codes);
        Codes(n.One, prefix + "1", codes);
    }
    static string Decode(Node root, string bits)
    {
        var s = new StringBuilder();
        Node n = root;
        foreach (char b in bits)
        {
            if (!root.IsLeaf) n = b == '0' ? n.Zero : n.One;
            if (n.IsLeaf) { s.Append(n.Symbol); n = root; }
        }
        return s.ToString();
    }
    static byte[] Pack(string bits)
    {
        var bytes = new byte[(bits.Length + 7) / 8];
        for (int i = 0; i < bits.Length; i++) if (bits[i] == '1') bytes[i / 8] |= (byte)(1 << i % 8);
        return bytes;
    }

    static void Main()
    {
        foreach (string text in new[] { "abracadabra", "she sells sea shells", "aaaa",
            "the quick brown fox" })
        {
            Node root = Build(text);
            var codes = new SortedDictionary<char, string>();
            Codes(root, "", codes);
            foreach (var p in codes) Console.Write("'" + p.Key + "'=" + p.Value + " ");
            Console.WriteLine();
            var bits = new StringBuilder();
            foreach (char c in text) bits.Append(codes[c]);
            string encoded = bits.ToString();
            Console.WriteLine(encoded + " " + encoded.Length + " of " + text.Length * 8);
            Console.WriteLine(string.Join(" ", Pack(encoded)));
            Console.WriteLine(Decode(root, encoded) == text);
        }
    }
}
