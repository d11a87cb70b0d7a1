// compilers: dotnet mono
// mmcheck: no
// Async methods: state machines with exception regions around jumps into them.
using System;
using System.Threading.Tasks;

class Program
{
    static async Task<int> Add(int a, int b)
    {
        await Task.Yield();
        if (b == 3) throw new Exception("three");
        return a + b;
    }

    static async Task<string> Work(int n)
    {
        int sum = 0;
        for (int i = 0; i < n; i++)
        {
            try { sum = await Add(sum, i); }
            catch (Exception e) { sum += e.Message.Length * 100; await Task.Delay(1); }
            finally { await Task.Yield(); sum++; }
        }
        return "sum " + sum;
    }

    static void Main()
    {
        for (int n = 0; n < 6; n++) Console.WriteLine(Work(n).GetAwaiter().GetResult());
    }
}
