// compilers: dotnet mono
// Exceptions through many frames, in recursion, in loops, in finally while another is in flight.
using System;
using System.Collections.Generic;

static class Program
{
    static int finallies;
    static int Deep(int n)
    {
        try { return n == 0 ? throw new InvalidOperationException("bottom") : Deep(n - 1) + 1; }
        finally { finallies++; }
    }
    static int Replace(int n)
    {
        try { if (n == 0) throw new Exception("0"); return Replace(n - 1); }
        catch (Exception e) { throw new Exception(e.Message + n); }
    }
    static void Cleanup(List<string> log, int n)
    {
        if (n == 0) throw new FormatException("first");
        try { Cleanup(log, n - 1); }
        finally
        {
            try { throw new ArgumentException("cleanup " + n); }
            catch (ArgumentException e) { log.Add(e.Message); }
        }
    }
    static int CountCaught(int n)
    {
        int caught = 0;
        for (int i = 0; i < n; i++)
        {
            try
            {
                if (i % 3 == 0) throw new ArgumentException();
                if (i % 3 == 1) throw new InvalidOperationException();
            }
            catch (ArgumentException) { caught++; }
            catch (InvalidOperationException) { caught += 1000; }
        }
        return caught;
    }
    static bool Backtrack(int[] board, int row)
    {
        if (row == board.Length) throw new OperationCanceledException(string.Join("", board));
        for (int c = 0; c < board.Length; c++)
        {
            bool ok = true;
            for (int r = 0; r < row; r++) ok &= board[r] != c && Math.Abs(board[r] - c) != row - r;
            if (!ok) continue;
            board[row] = c;
            Backtrack(board, row + 1);
        }
        return false;
    }
    static int Parse(string s) { return int.TryParse(s, out int n) ? n : throw new FormatException("bad "
        + s); }
    static string Name(string s) { return s ?? throw new ArgumentNullException(nameof(s)); }

    static void Main()
    {
        try { Deep(500); } catch (InvalidOperationException e) { Console.WriteLine(e.Message + " "
            + finallies); }
        try { Replace(6); } catch (Exception e) { Console.WriteLine(e.Message); }
        var log = new List<string>();
        try { Cleanup(log, 3); } catch (FormatException e) { Console.WriteLine(e.Message + " "
            + string.Join(", ", log)); }
        Console.WriteLine(CountCaught(30));
        try { Backtrack(new int[6],
            0); } catch (OperationCanceledException e) { Console.WriteLine(e.Message); }
        foreach (string s in new[] { "5", "x" })
            try { Console.WriteLine(Parse(s)); } catch (FormatException e) { Console.WriteLine(e.Message); }
        try { Name(null); } catch (ArgumentNullException e) { Console.WriteLine(e.ParamName); }
        try
        {
            try { try { throw new Exception("1"); } finally { throw new Exception("2"); } }
            finally { throw new Exception("3"); }
        }
        catch (Exception e) { Console.WriteLine(e.Message); }
        int n = 0;
        try { while (true) { try { n++; if (n == 5) throw new Exception("five"); } finally { n += 0; } } }
        catch (Exception e) { Console.WriteLine(e.Message + n); }
    }
}
