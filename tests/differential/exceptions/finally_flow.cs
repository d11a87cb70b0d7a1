// compilers: dotnet mono
// return, break, continue and goto through finally blocks, nested ones.
using System;

static class Program
{
    static string log;
    static int Return(int n)
    {
        try
        {
            log += "a";
            try
            {
                log += "b";
                if (n == 1) return 1;
                try { if (n == 2) return 2; log += "c"; if (n == 3) throw new Exception(); }
                finally { log += "1"; }
                log += "d";
            }
            finally { log += "2"; }
            log += "e";
        }
        catch (Exception) { log += "x"; return 3; }
        finally { log += "3"; }
        log += "f";
        return 0;
    }
    static int Loops()
    {
        int n = 0;
        for (int i = 0; i < 4; i++)
        {
            try
            {
                for (int j = 0; ; j++)
                {
                    try
                    {
                        if (j == i) break;
                        if (j == 1) continue;
                        if (i == 3) goto next;
                        n++;
                    }
                    finally { n += 10; log += j; }
                }
            }
            finally { n += 1000; log += "|"; }
        next:
            log += ".";
        }
        return n;
    }
    static int value;
    static int Field() { try { value = 1; return value; } finally { value = 2; } }
    static int[] Array() { var a = new[] { 1 }; try { return a; } finally { a[0] = 9; } }
    static string While()
    {
        int i = 0;
        while (true)
        {
            try { try { i++; if (i > 3) return "done" + i; } finally { log += "w" + i; } }
            finally { if (i == 2) log += "!"; }
        }
    }
    static int Catch(int n)
    {
        try { throw new Exception(); }
        catch (Exception) { if (n == 0) return 10; }
        finally { log += "f" + n; }
        return 20;
    }
    static void Switch(int n)
    {
        try { switch (n) { case 0: return; case 1: goto default; case 2: break; default: log += "default"; break; } log += "end"; }
        finally { log += "F"; }
    }

    static void Main()
    {
        for (int n = 0; n < 4; n++) { log = ""; int r = Return(n); Console.WriteLine(r + " " + log); }
        log = "";
        Console.WriteLine(Loops() + " " + log);
        Console.WriteLine(Field() + " " + value + " " + Array()[0]);
        log = "";
        Console.WriteLine(While() + " " + log);
        log = "";
        Console.WriteLine(Catch(0) + " " + Catch(1) + " " + log);
        log = "";
        for (int n = 0; n < 4; n++) Switch(n);
        Console.WriteLine(log);
        log = "";
        try { try { log += "1"; throw new Exception("e"); } catch { log += "2"; throw; } finally { log += "3"; } }
        catch (Exception e) { log += "4" + e.Message; }
        finally { log += "5"; }
        Console.WriteLine(log);
    }
}
