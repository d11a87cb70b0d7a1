// Memory is collected while filters and finally blocks run, and while an exception passes frames that nobody returns to.
// prints: kept1 kept2 inner finally 60
using System;

static class Program
{
    static int filtered;

    static void Litter()
    {
        for (int i = 0; i < 200; i++)
        {
            var garbage = new byte[1000000];
            garbage[0] = 1;
        }
    }

    static bool Ask(Exception e, string text)
    {
        Litter();
        filtered += e.Message.Length + text.Length;
        return filtered > 35;
    }

    static string Throw(int depth, string kept)
    {
        string own = kept + depth;
        try
        {
            if (depth == 3) throw new Exception("inn" + "er".ToLower());
            return Throw(depth + 1, kept) + own;
        }
        catch (Exception e) when (Ask(e, own))
        {
            Litter();
            return kept + 1 + " " + kept + 2 + " " + e.Message;
        }
        finally
        {
            Litter();
            filtered += own.Length;
        }
    }

    static void Main()
    {
        string text = Throw(0, "kep" + "t".ToLower());
        Console.WriteLine(text.Substring(0, 17) + " finally " + filtered);
    }
}
