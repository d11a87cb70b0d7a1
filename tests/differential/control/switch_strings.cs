// compilers: dotnet mono
// Switches on strings, few and many (hashed by the compiler), null among them.
using System;

static class Program
{
    static int Few(string s)
    {
        switch (s)
        {
            case "one": return 1;
            case "two": return 2;
            case null: return -1;
            case "": return 0;
            default: return -2;
        }
    }

    static string Many(string s)
    {
        switch (s)
        {
            case "January": return "31";
            case "February": return "28";
            case "March": return "31";
            case "April": return "30";
            case "May": return "31";
            case "June": return "30";
            case "July": goto case "January";
            case "August": goto case "January";
            case "September": case "November": return "30!";
            case "October": return "31?";
            case "December": return "31.";
        }
        return "not a month";
    }

    static string Command(string line)
    {
        string[] words = line.Split(' ');
        switch (words[0])
        {
            case "add": return (int.Parse(words[1]) + int.Parse(words[2])).ToString();
            case "neg": return (-int.Parse(words[1])).ToString();
            case "echo" : return string.Join(" ", words, 1, words.Length - 1);
            case "nop": return "";
            default: return "unknown " + words[0];
        }
    }

    static void Main()
    {
        foreach (string s in new[] { "one", "two", "three", "", null, "One", "on", "onee" })
            Console.WriteLine(Few(s));
        string[] months = { "January", "February", "March", "April", "May", "June", "July", "August",
            "September",
            "October", "November", "December", "january", "Ma", "", "Decembers" };
        foreach (string m in months) Console.WriteLine(m + ": " + Many(m));
        Console.WriteLine(Many("Jan" + "uary".Substring(0)));
        Console.WriteLine(Many(new string(new[] { 'M', 'a', 'y' })));
        Console.WriteLine(Many(null));
        foreach (string c in new[] { "add 3 4", "neg 9", "echo a b c", "nop", "what 1" })
            Console.WriteLine("[" + Command(c) + "]");
    }
}
