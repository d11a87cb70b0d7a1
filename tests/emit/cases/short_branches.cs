// compilers: dotnet mono
// Loops that compilers close with a short branch, which no longer reaches when a barrier stands before each
// instruction.
using System;

class Program
{
    static int Sum(int[] values, int times)
    {
        int total = 0;
        for (int i = 0; i < times; i++)
        {
            if (i == 3) continue;
            total ^= (values[0] + i) * 3 + (values[1] + i) * 5 + (values[2] ^ i) * 7;
            total += values[3] * 11 - values[4] * 13 + (values[5] >> 1) - values[6] % 9;
            while (total > 100000) { total -= 99991; total ^= values[7]; total += i; }
        }
        return total;
    }

    static string Walk(string path)
    {
        int x = 0, y = 0, steps = 0;
        foreach (char c in path)
        {
            if (c == 'n') y++;
            else if (c == 's') y--;
            else if (c == 'e') x++;
            else if (c == 'w') x--;
            else if (c == '!') break;
            else goto next;
            steps++;
        next:
            if (x > 2 && y > 2 || x < -2) { x = 0; y = 0; }
        }
        return x + "," + y + " in " + steps;
    }

    static void Main()
    {
        int[] values = { 3, 1, 4, 1, 5, 9, 2, 6 };
        for (int times = 0; times < 6; times++) Console.WriteLine(Sum(values, times * 17));
        foreach (string path in new[] { "", "nnee", "nnneeen", "wwwwn", "n?s?e", "ee!nn" }) Console.WriteLine(Walk(path));
    }
}
