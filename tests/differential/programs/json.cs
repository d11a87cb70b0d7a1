// compilers: dotnet mono
// A small JSON reader and writer, with errors and round trips.
using System;
using System.Collections.Generic;
using System.Text;

class JsonReader
{
    readonly string s; int i;
    public JsonReader(string s) { this.s = s; }
    Exception Error(string what) { return new FormatException(what + " at " + i); }
    char Peek { get { while (i < s.Length
        && char.IsWhiteSpace(s[i])) i++; return i < s.Length ? s[i] : '\0'; } }
    void Expect(char c) { if (Peek != c) throw Error("expected " + c); i++; }
    public object Read() { object o = Value(); if (Peek != '\0') throw Error("more"); return o; }
    object Value()
    {
        switch (Peek)
        {
            case '{':
                var map = new SortedDictionary<string, object>(StringComparer.Ordinal);
                i++;
                if (Peek == '}') { i++; return map; }
                do { string key = Text(); Expect(':'); map[key] = Value(); } while (Comma());
                Expect('}');
                return map;
            case '[':
                var list = new List<object>();
                i++;
                if (Peek == ']') { i++; return list; }
                do list.Add(Value()); while (Comma());
                Expect(']');
                return list;
            case '"': return Text();
            case 't': return Word("true", true);
            case 'f': return Word("false", false);
            case 'n': return Word("null", null);
        }
        int start = i;
        while (i < s.Length && "+-.0123456789eE".IndexOf(s[i]) >= 0) i++;
        double d;
        if (start == i || !double.TryParse(s.Substring(start, i - start), out d)) throw Error("value");
        return d;
    }
    bool Comma() { if (Peek != ',') return false; i++; return true; }
    object Word(string w, object o) { if (string.CompareOrdinal(s,
        i, w, 0, w.Length) != 0) throw Error("word"); i += w.Length; return o; }
    string Text()
    {
        Expect('"');
        var b = new StringBuilder();
        for (; i < s.Length; i++)
        {
            if (s[i] == '"') { i++; return b.ToString(); }
            if (s[i] != '\\') { b.Append(s[i]); continue; }
            if (++i == s.Length) break;
            if (s[i] == 'u') { b.Append((char)Convert.ToInt32(s.Substring(i + 1, 4), 16)); i += 4; }
            else b.Append(s[i] == 'n' ? '\n' : s[i] == 't' ? '\t' : s[i]);
        }
        throw Error("end of text");
    }
}

static class Program
{
    static string Write(object o)
    {
        if (o == null) return "null";
        if (o is bool) return (bool)o ? "true" : "false";
        if (o is string s) return "\"" + s.Replace("\\", "\\\\").Replace("\"", "\\\"").Replace("\n", "\\n")
            + "\"";
        var parts = new List<string>();
        if (o is List<object> l) { foreach (object x in l) parts.Add(Write(x)); return "["
            + string.Join(",", parts) + "]"; }
        if (!(o is SortedDictionary<string, object> m)) return o.ToString();
        foreach (var p in m) parts.Add(Write(p.Key) + ":" + Write(p.Value));
        return "{" + string.Join(",", parts) + "}";
    }

    static void Main()
    {
        foreach (string t in new[] { "{\"b\": [1, 2.5, -3e2], \"a\": {\"x\": null}}",
            "[]", " { } ", "\"a\\n\\\"q\\\" \\u0041\\\\\"", "true", "[true,false,null]",
            "[1,]", "{\"a\" 1}", "[1 2]", "tru", "\"open", "", "[[[[1]]]]", "-0.125", "{\"a\":1,\"a\":2}" })
        {
            try
            {
                string once = Write(new JsonReader(t).Read());
                Console.WriteLine(once + " " + (Write(new JsonReader(once).Read()) == once));
            }
            catch (FormatException e) { Console.WriteLine("error: " + e.Message); }
        }
    }
}
