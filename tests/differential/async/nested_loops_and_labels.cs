// compilers: dotnet
// Waits inside nested loops, switches, gotos and conditional expressions: jumps over and into waiting code.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;

static class Program
{
    static readonly Queue<TaskCompletionSource<int>> pending = new();
    static int asked;
    static Task<int> Ask() { asked++; var s = new TaskCompletionSource<int>(); pending.Enqueue(s); return s.Task; }
    static void Answer(params int[] answers) { foreach (int a in answers) if (pending.TryDequeue(out var s)) s.SetResult(a); }
    static async Task<string> Search(int[][] grid)
    {
        for (int y = 0; y < grid.Length; y++)
            for (int x = 0; x < grid[y].Length; x++)
            {
                if (grid[y][x] < 0) goto nextRow;
                if (grid[y][x] == 0) continue;
                if (await Ask() == grid[y][x]) goto found;
                continue;
            nextRow:
                break;
            found:
                return x + "," + y;
            }
        return "none";
    }
    static async Task<string> Machine()
    {
        string path = "";
        int state = 0;
    again:
        switch (state)
        {
            case 0: path += "a"; state = await Ask(); goto again;
            case 1: path += "b"; if (await Ask() > 5) goto case 3; goto default;
            case 2: path += "c"; state = await Ask() switch { 0 => 1, var n => n }; goto again;
            case 3: path += "d"; break;
            default: path += "e"; state = 2; goto again;
        }
        return path;
    }
    static async Task<int> Retries()
    {
        int total = 0;
        for (int i = 0; ; i++)
        {
            int n;
            do { n = await Ask(); if (n < 0) break; total += n; } while (n % 2 == 0);
            if (n < 0 ? await Ask() == 0 : i > 1) return total * 100 + i;
        }
    }
    static void Main()
    {
        Task<string> search = Search(new[] { new[] { 0, 4, 9 }, new[] { 5, -1, 7 }, new[] { 0, 0, 8 } });
        Answer(1); Answer(2); Answer(3);
        Console.WriteLine(search.IsCompleted + " " + asked);
        Answer(8);
        Console.WriteLine(search.Result + " " + asked);
        Task<string> machine = Machine();
        foreach (int n in new[] { 1, 3, 0, 4, 9, 1, 7 }) Answer(n);
        Console.WriteLine(machine.Status + (machine.IsCompleted ? " " + machine.Result : " " + asked));
        foreach (int n in new[] { 3, 1 }) Answer(n);
        Console.WriteLine(machine.IsCompleted);
        pending.Clear();
        Task<int> retries = Retries();
        foreach (int n in new[] { 2, 4, 1, -1, 5, 6, 3 }) Answer(n);
        Console.WriteLine(retries.IsCompleted ? retries.Result.ToString() : "waits " + pending.Count);
    }
}
