// Elements of an int[], recursion, and List<int>.Sort with a delegate that compares.
using System;
using System.Collections.Generic;

public static class Sorting
{
    static void Quicksort(int[] a, int low, int high)
    {
        while (low < high)
        {
            int pivot = a[(low + high) / 2], i = low, j = high;
            while (i <= j)
            {
                while (a[i] < pivot) i++;
                while (a[j] > pivot) j--;
                if (i <= j)
                {
                    int swapped = a[i];
                    a[i++] = a[j];
                    a[j--] = swapped;
                }
            }
            Quicksort(a, low, j);
            low = i;
        }
    }

    static void SiftDown(int[] a, int root, int end)
    {
        int value = a[root];
        for (int child = 2 * root + 1; child < end; child = 2 * root + 1)
        {
            if (child + 1 < end && a[child] < a[child + 1]) child++;
            if (a[child] <= value) break;
            a[root] = a[child];
            root = child;
        }
        a[root] = value;
    }

    static void Heapsort(int[] a)
    {
        for (int root = a.Length / 2 - 1; root >= 0; root--) SiftDown(a, root, a.Length);
        for (int end = a.Length - 1; end > 0; end--)
        {
            int largest = a[0];
            a[0] = a[end];
            a[end] = largest;
            SiftDown(a, 0, end);
        }
    }

    static int[] Numbers(int count, uint seed)
    {
        var numbers = new int[count];
        for (int i = 0; i < count; i++)
        {
            seed = seed * 1664525 + 1013904223;
            numbers[i] = (int)(seed >> 4);
        }
        return numbers;
    }

    static void Check(string what, IList<int> sorted)
    {
        long sum = 0;
        for (int i = 0; i < sorted.Count; i++)
        {
            if (i > 0 && sorted[i - 1] > sorted[i]) throw new Exception(what);
            sum = sum * 31 + sorted[i];
        }
        Console.WriteLine(what + " " + sum);
    }

    public static void Main()
    {
        const int count = 300000;
        int[] numbers = Numbers(count, 1);
        Quicksort(numbers, 0, count - 1);
        Check("quicksort", numbers);

        numbers = Numbers(count, 2);
        Heapsort(numbers);
        Check("heapsort", numbers);

        var list = new List<int>(Numbers(count, 3));
        list.Sort((a, b) => a.CompareTo(b));
        Check("List.Sort", list);
    }
}
