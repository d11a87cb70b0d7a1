// compilers: dotnet mono
// goto out of loops, backwards and into switch sections.
using System;

static class Program
{
    static string Find(int[,] grid, int wanted)
    {
        for (int i = 0; i < grid.GetLength(0); i++)
            for (int j = 0; j < grid.GetLength(1); j++)
                if (grid[i, j] == wanted) goto found;
        return "no " + wanted;
    found:
        return wanted + " is there";
    }

    static int Machine(string input)
    {
        int at = 0, count = 0;
    start:
        if (at == input.Length) goto end;
        char c = input[at++];
        if (c == 'a') goto a;
        if (c == 'b') goto b;
        goto start;
    a:
        count += 1;
        goto start;
    b:
        count += 100;
        if (count > 350) goto end;
        goto start;
    end:
        return count;
    }

    static void Retry()
    {
        int attempt = 0;
    again:
        attempt++;
        try
        {
            if (attempt % 2 == 1) goto odd;
            Console.WriteLine("even " + attempt);
        }
        finally
        {
            Console.WriteLine("finally " + attempt);
        }
        if (attempt < 4) goto again;
        return;
    odd:
        Console.WriteLine("odd " + attempt);
        goto again;
    }

    static string Fall(int x)
    {
        string s = "";
        switch (x)
        {
            case 3: s += "3"; goto case 2;
            case 2: s += "2"; goto case 1;
            case 1: s += "1"; goto default;
            default: s += "."; break;
            case 9: s += "9"; goto case 3;
        }
        return s;
    }

    static void Main()
    {
        int[,] grid = { { 1, 2, 3 }, { 4, 5, 6 } };
        Console.WriteLine(Find(grid, 5));
        Console.WriteLine(Find(grid, 7));
        Console.WriteLine(Machine("aabxa") + " " + Machine("bbbba") + " " + Machine(""));
        Retry();
        for (int i = 0; i < 10; i += 3) Console.WriteLine(Fall(i));
        Console.WriteLine(Fall(2));
        int n = 0;
        {
        top:
            n += 3;
            if (n < 10) goto top;
        }
        Console.WriteLine(n);
    }
}
