// compilers: dotnet mono
// arguments: a "b c" "" d=1
// exit: 3
// The value that Main returns.
using System;

static class Program
{
    static int Count(string[] a)
    {
        int characters = 0;
        foreach (string s in a) characters += s.Length;
        return characters;
    }

    static int Main(string[] args)
    {
        Console.WriteLine(args.Length);
        for (int i = 0; i < args.Length; i++)
        {
            Console.WriteLine(i + ": [" + args[i] + "] " + args[i].Length);
        }
        Console.WriteLine(Count(args));
        if (args.Length > 0 && args[0] == "a") Console.WriteLine("first is a");
        string[] copy = (string[])args.Clone();
        Array.Reverse(copy);
        Console.WriteLine(string.Join(";", copy));
        try
        {
            Console.WriteLine(args[args.Length]);
        }
        catch (IndexOutOfRangeException)
        {
            Console.WriteLine("no more");
        }
        return args.Length - 1;
    }
}
