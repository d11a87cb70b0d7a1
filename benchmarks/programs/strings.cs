// Text: building, joining, cutting, searching, numbers to and from text, and counting words.
using System;
using System.Collections.Generic;
using System.Text;

public static class Strings
{
    static string Build(int count)
    {
        var builder = new StringBuilder();
        for (int i = 0; i < count; i++)
        {
            builder.Append("word").Append(i % 97).Append(' ');
            if (i % 10 == 9) builder.Append('\n');
        }
        return builder.ToString();
    }

    static void CountWords(string text, Dictionary<string, int> counts)
    {
        int start = 0;
        while (start < text.Length)
        {
            int end = text.IndexOf(' ', start);
            if (end < 0) end = text.Length;
            string word = text.Substring(start, end - start);
            int before;
            counts.TryGetValue(word, out before);
            counts[word] = before + 1;
            start = end + 1;
        }
    }

    static long Numbers(int count)
    {
        long sum = 0;
        for (int i = 0; i < count; i++)
        {
            string text = (i * 7919).ToString();
            sum += int.Parse(text) + text.Length;
            if (string.Concat("<", text, ">").IndexOf("99>", StringComparison.Ordinal) > 0) sum++;
        }
        return sum;
    }

    static int Characters(string text)
    {
        int hash = 17;
        foreach (char c in text) hash = hash * 31 + (char.IsDigit(c) ? 1 : c);
        return hash;
    }

    public static void Main()
    {
        var counts = new Dictionary<string, int>();
        long sum = 0;
        for (int round = 0; round < 1000; round++)
        {
            string text = Build(150);
            CountWords(text, counts);
            sum += Numbers(250) + Characters(text);
        }
        Console.WriteLine(counts.Count + " " + counts["word42"] + " " + sum);
    }
}
