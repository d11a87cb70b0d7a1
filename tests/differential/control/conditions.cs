// compilers: dotnet mono
// Short circuits, ternaries, null coalescing, conditional access, evaluation order.
using System;

static class Program
{
    static bool T(string s) { Console.Write(s + " "); return true; }
    static bool F(string s) { Console.Write(s + " "); return false; }

    class Node { public Node Next; public string Name; public int Number = 7; public int[] Items; }

    static void Main()
    {
        Console.WriteLine(T("a") && F("b") && T("c"));
        Console.WriteLine(F("a") || T("b") || F("c"));
        Console.WriteLine(T("a") || F("b") && F("c"));
        Console.WriteLine((T("a") | F("b")) & F("c"));
        Console.WriteLine(!F("x") ^ T("y"));
        Console.WriteLine(F("a") ? 1 : T("b") ? 2 : 3);
        if (T("1") && !(F("2") || !T("3"))) Console.WriteLine("yes"); else Console.WriteLine("no");
        if (F("1") || F("2")) Console.WriteLine("yes"); else if (T("3")) Console.WriteLine("third");
        string none = null, some = "some";
        Console.WriteLine(none ?? some);
        Console.WriteLine(some ?? none);
        Console.WriteLine(none ?? null ?? "last");
        int? number = null;
        Console.WriteLine(number ?? 5);
        number = 3;
        Console.WriteLine(number ?? 5);
        Node node = new Node { Name = "first", Next = new Node { Name = null } }, missing = null;
        Console.WriteLine(node?.Name + "|" + missing?.Name + "|" + node?.Next?.Name + "|"
            + node?.Next?.Next?.Name);
        Console.WriteLine(node?.Number + "|" + missing?.Number + "|" + (missing?.Number == null));
        Console.WriteLine(node.Items?[3] + "|" + (node.Items?.Length ?? -1));
        node.Items = new[] { 1, 2, 3, 4 };
        Console.WriteLine(node.Items?[3] + "|" + (node.Items?.Length ?? -1));
        Console.WriteLine(missing?.Name.Length.ToString() ?? "nothing");
        Console.WriteLine(node?.Name?.ToUpperInvariant() ?? "nothing");
        int x = 5;
        Console.WriteLine(x > 3 ? "big" : "small");
        long wide = x > 3 ? x : 10L;
        Console.WriteLine(wide);
        object boxed = x > 3 ? (object)x : "text";
        Console.WriteLine(boxed);
        bool between = 1 < x && x < 10, outside = x < 1 || x > 10;
        Console.WriteLine(between + " " + outside + " " + (between == !outside));
        Action action = null;
        action?.Invoke();
        action = () => Console.WriteLine("invoked");
        action?.Invoke();
        Console.WriteLine(x == 5 ? x == 6 ? "a" : "b" : "c");
        bool? maybe = null;
        Console.WriteLine((maybe == true) + " " + (maybe != true) + " " + (maybe ?? false) + " "
            + (maybe | true));
        Console.WriteLine((maybe & false) + "|" + (maybe & true) + "|" + (maybe | false) + "|" + !maybe);
    }
}
