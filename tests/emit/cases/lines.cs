// compilers: dotnet mono
// mmcheck: no
// Lines of the source in stack traces: where the runtime finds them in the symbols.
using System;
using System.Diagnostics;
using System.Collections.Generic;

class Program
{
    static void Where(string what)
    {
        var frame = new StackTrace(true).GetFrame(1);
        Console.WriteLine(what + ": line " + frame.GetFileLineNumber() + ", column " + frame.GetFileColumnNumber());
    }

    static int Loop(int n)
    {
        int sum = 0;
        for (int i = 0; i < n; i++)
        {
            Where("in the loop");
            sum += i; Where("same line");
        }
        Where("after it");
        return sum;
    }

    static IEnumerable<int> Numbers()
    {
        Where("first");
        yield return 1;
        int local = 2;
        Where("second");
        yield return local;
        try
        {
            Where("in try");
            yield return 3;
        }
        finally
        {
            Where("in finally");
        }
    }

    static void Fail(int n)
    {
        try
        {
            Action<int> action = x =>
            {
                if (x > 1)
                    throw new Exception("thrown");
            };
            action(n);
            Where("not thrown");
        }
        catch (Exception e)
        {
            Console.WriteLine(e.Message + " in line " + new StackTrace(e, true).GetFrame(0).GetFileLineNumber());
        }
    }

    static void Main()
    {
        Console.WriteLine(Loop(2));
        foreach (int number in Numbers()) Console.WriteLine(number);
        Fail(1);
        Fail(2);
    }
}
