// compilers: dotnet mono
// Queue and Stack, their order, growth, peeking, exceptions.
using System;
using System.Collections.Generic;

static class Program
{
    static void Try(Action a) { try { a(); Console.WriteLine("fine"); } catch (Exception e) { Console.WriteLine(e.GetType().Name); } }
    static bool Balanced(string s)
    {
        var open = new Stack<char>();
        foreach (char c in s)
        {
            int i = "([{".IndexOf(c), j = ")]}".IndexOf(c);
            if (i >= 0) open.Push(")]}"[i]);
            else if (j >= 0 && (open.Count == 0 || open.Pop() != c)) return false;
        }
        return open.Count == 0;
    }
    static int Josephus(int n, int k)
    {
        var q = new Queue<int>();
        for (int i = 1; i <= n; i++) q.Enqueue(i);
        while (q.Count > 1) { for (int i = 1; i < k; i++) q.Enqueue(q.Dequeue()); q.Dequeue(); }
        return q.Peek();
    }

    static void Main()
    {
        var q = new Queue<string>();
        foreach (string s in "a b c d e".Split(' ')) q.Enqueue(s);
        Console.WriteLine(q.Dequeue() + q.Dequeue() + q.Peek() + q.Count);
        for (int i = 0; i < 10; i++) { q.Enqueue("n" + i); if (i % 2 == 0) q.Dequeue(); }
        Console.WriteLine(string.Join(" ", q) + " " + q.Contains("n9") + " " + q.Contains("a"));
        Console.WriteLine(q.ToArray().Length + " " + q.ToArray()[0]);
        q.Clear();
        Try(() => q.Dequeue());
        Try(() => q.Peek());
        var s1 = new Stack<int>();
        for (int i = 0; i < 6; i++) s1.Push(i);
        Console.WriteLine(s1.Pop() + " " + s1.Peek() + " " + s1.Count + " " + string.Join(",", s1));
        var copy = new Stack<int>(s1);
        Console.WriteLine(string.Join(",", copy) + " " + copy.Contains(3) + " "
            + string.Join(",", s1.ToArray()));
        while (s1.Count > 0) s1.Pop();
        Try(() => s1.Pop());
        Try(() => s1.Peek());
        Try(() => { foreach (int x in copy) copy.Push(x); });
        var numbers = new Queue<int>(new[] { 1, 2, 3 });
        Try(() => { foreach (int x in numbers) numbers.Enqueue(x); });
        Console.WriteLine(numbers.Count);
        foreach (string s in new[] { "(a[b]{c})", "(]", "((", "", ")" }) Console.Write(Balanced(s) + " ");
        Console.WriteLine();
        Console.WriteLine(Josephus(41, 3) + " " + Josephus(7, 2) + " " + Josephus(1, 5));
        var rpn = new Stack<double>();
        foreach (string t in "3 4 + 2 * 7 /".Split(' '))
        {
            if (char.IsDigit(t[0])) { rpn.Push(double.Parse(t)); continue; }
            double b = rpn.Pop(), a = rpn.Pop();
            rpn.Push(t == "+" ? a + b : t == "*" ? a * b : a / b);
        }
        Console.WriteLine(rpn.Pop());
    }
}
