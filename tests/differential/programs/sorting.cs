// compilers: dotnet mono
// Sorting algorithms over the same arrays, with counts of comparisons.
using System;
using System.Collections.Generic;

static class Program
{
    static int comparisons;
    static bool Less(int a, int b) { comparisons++; return a < b; }
    static void Swap(int[] a, int i, int j) { int t = a[i]; a[i] = a[j]; a[j] = t; }

    static void Bubble(int[] a)
    {
        for (bool again = true; again;)
        {
            again = false;
            for (int i = 1; i < a.Length; i++) if (Less(a[i], a[i - 1])) { Swap(a, i, i - 1); again = true; }
        }
    }
    static void Insertion(int[] a)
    {
        for (int i = 1; i < a.Length; i++)
        {
            int x = a[i], j = i;
            while (j > 0 && Less(x, a[j - 1])) { a[j] = a[j - 1]; j--; }
            a[j] = x;
        }
    }
    static void Selection(int[] a)
    {
        for (int i = 0; i < a.Length; i++)
        {
            int best = i;
            for (int j = i + 1; j < a.Length; j++) if (Less(a[j], a[best])) best = j;
            Swap(a, i, best);
        }
    }
    static void Quick(int[] a, int low, int high)
    {
        if (low >= high) return;
        int pivot = a[(low + high) / 2], i = low, j = high;
        while (i <= j)
        {
            while (Less(a[i], pivot)) i++;
            while (Less(pivot, a[j])) j--;
            if (i <= j) Swap(a, i++, j--);
        }
        Quick(a, low, j);
        Quick(a, i, high);
    }
    static int[] Merge(int[] a)
    {
        if (a.Length < 2) return a;
        var left = new int[a.Length / 2];
        var right = new int[a.Length - left.Length];
        Array.Copy(a, left, left.Length);
        Array.Copy(a, left.Length, right, 0, right.Length);
        left = Merge(left);
        right = Merge(right);
        var r = new int[a.Length];
        for (int i = 0, l = 0, k = 0; i < r.Length; i++)
            r[i] = k == right.Length || l < left.Length && !Less(right[k], left[l]) ? left[l++] : right[k++];
        return r;
    }
    static void Heap(int[] a)
    {
        for (int i = a.Length / 2; i >= 0; i--) Sift(a, i, a.Length);
        for (int n = a.Length - 1; n > 0; n--) { Swap(a, 0, n); Sift(a, 0, n); }
    }
    static void Sift(int[] a, int i, int n)
    {
        for (int c; (c = 2 * i + 1) < n; i = c)
        {
            if (c + 1 < n && Less(a[c], a[c + 1])) c++;
            if (!Less(a[i], a[c])) return;
            Swap(a, i, c);
        }
    }

    static void Main()
    {
        var sorts = new Dictionary<string, Func<int[], int[]>>
        {
            { "bubble", a => { Bubble(a); return a; } }, { "insertion", a => { Insertion(a); return a; } },
            { "selection", a => { Selection(a); return a; } }, { "quick", a => { Quick(a,
                0, a.Length - 1); return a; } },
            { "merge", Merge }, { "heap", a => { Heap(a); return a; } },
        };
        uint seed = 42;
        var data = new int[30];
        for (int i = 0; i < data.Length; i++) { seed = seed * 1103515245
            + 12345; data[i] = (int)(seed >> 16 & 0x7FFF) % 200 - 100; }
        foreach (var s in sorts)
        {
            comparisons = 0;
            Console.WriteLine(s.Key + ": " + string.Join(" ", s.Value((int[])data.Clone())) + " ("
                + comparisons + ")");
            comparisons = 0;
            Console.WriteLine(string.Join(" ", s.Value(new[] { 3, 1 })) + " " + s.Value(new int[0]).Length
                + " " + comparisons);
        }
    }
}
