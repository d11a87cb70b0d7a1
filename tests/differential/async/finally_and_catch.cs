// compilers: dotnet
// Awaits in try, catch and finally blocks, nested, with returns and exceptions that pass through.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

static class Program
{
    static readonly Queue<TaskCompletionSource<string>> waiting = new Queue<TaskCompletionSource<string>>();
    static Task<string> Ask(string what)
    {
        Console.WriteLine("  ask " + what);
        var source = new TaskCompletionSource<string>();
        waiting.Enqueue(source);
        return source.Task;
    }
    static void Answer()
    {
        int n = 0;
        while (waiting.Count > 0)
        {
            if (++n % 3 == 0) waiting.Dequeue().SetException(new TimeoutException("no answer " + n));
            else waiting.Dequeue().SetResult("answer " + n);
        }
    }
    static async Task<string> Nested(bool fail)
    {
        try
        {
            try
            {
                string s = await Ask("try");
                if (fail) throw new ArgumentException(s);
                return s;
            }
            catch (ArgumentException e) when (e.Message.Length > 3)
            {
                Console.WriteLine("  caught " + e.Message + ", " + await Ask("catch"));
                throw;
            }
            finally
            {
                Console.WriteLine("  finally " + await Ask("finally"));
            }
        }
        catch (TimeoutException e)
        {
            return "timeout: " + e.Message + " then " + await Ask("after timeout");
        }
        finally
        {
            Console.WriteLine("  outer finally");
        }
    }
    static async Task<int> Loop()
    {
        int done = 0;
        for (int i = 0; i < 4; i++)
        {
            try
            {
                if (i == 1) continue;
                if (i == 3) break;
                await Ask("loop " + i);
                done += 10;
            }
            catch (TimeoutException) { done += 100; }
            finally { done++; await Task.CompletedTask; }
        }
        return done;
    }
    static void Main()
    {
        foreach (bool fail in new[] { false, true })
        {
            Task<string> t = Nested(fail);
            Answer();
            Console.WriteLine(t.Status + " " + (t.IsFaulted ? t.Exception.InnerException.Message : t.Result));
        }
        Task<int> loop = Loop();
        Answer();
        Console.WriteLine(loop.Result);
    }
}
