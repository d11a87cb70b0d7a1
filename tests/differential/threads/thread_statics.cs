// compilers: dotnet mono
// Static fields that each thread has for itself, also of structs, of generic types, through references, and
// while memory is collected; ThreadLocal.
using System;
using System.Threading;

struct Pair
{
    public int Number;
    public string Text;
}

class Own<T>
{
    [ThreadStatic] public static T Value;
    [ThreadStatic] public static int Changes;
    public static void Set(T value) { Value = value; Changes++; }
}

static class Program
{
    [ThreadStatic] static int number = 5;
    [ThreadStatic] static string text;
    [ThreadStatic] static Pair pair;
    [ThreadStatic] static byte[] bytes;
    static int shared;

    static void Add(ref int to, int amount) { to += amount; }

    static string Describe()
    {
        return number + " " + (text ?? "none") + " " + pair.Number + " " + (pair.Text ?? "none") + " " +
               Own<int>.Value + " " + Own<int>.Changes + " " + (Own<string>.Value ?? "none");
    }

    static void Fill(int seed)
    {
        for (int i = 0; i < seed; i++) number++;
        Add(ref number, 10);
        Interlocked.Add(ref number, 100);
        text = "text" + seed;
        pair.Number = seed;
        pair.Text = "pair" + seed;
        Own<int>.Set(seed);
        Own<int>.Set(seed + 1);
        Own<string>.Set("own" + seed);
        bytes = new byte[seed];
        shared += seed;
    }

    static void Main()
    {
        Fill(3);
        string[] before = new string[4], after = new string[4];
        Barrier together = new Barrier(4);
        Thread[] threads = new Thread[4];
        object gate = new object();
        for (int i = 0; i < 4; i++)
        {
            int n = i;
            threads[i] = new Thread(() =>
            {
                lock (gate)
                {
                    before[n] = Describe();
                    Fill(n + 10);
                }
                together.SignalAndWait();
                GC.Collect();
                string garbage = "";
                for (int k = 0; k < 100; k++) garbage += k;
                after[n] = Describe() + " " + bytes.Length + " " + garbage.Length;
            });
            threads[i].Start();
        }
        foreach (Thread thread in threads) thread.Join();
        foreach (string line in before) Console.WriteLine(line);
        foreach (string line in after) Console.WriteLine(line);
        Console.WriteLine(Describe() + " " + bytes.Length + " " + shared);

        int made = 0;
        ThreadLocal<string> local = new ThreadLocal<string>(() => "made " + Interlocked.Increment(ref made));
        Console.WriteLine(local.Value + ", " + local.Value);
        Thread other = new Thread(() => { Console.WriteLine(local.IsValueCreated + " " + local.Value); local.Value = "x"; });
        other.Start();
        other.Join();
        Console.WriteLine(local.Value + " " + made);
    }
}
