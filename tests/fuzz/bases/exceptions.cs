// Exceptions: catch by type and by filter, finally, both on the way out of loops, rethrow, nested ones.
using System;

class Odd : Exception
{
    public int Code;
    public Odd(int code) : base("odd " + code) { Code = code; }
}

static class Program
{
    static string trace = "";
    static void Note(string what) { trace += what; }
    static bool Ask(int n, bool answer) { Note("?" + n); return answer; }

    static void Throw(int n)
    {
        try
        {
            if (n % 3 == 0) throw new Odd(n);
            if (n % 3 == 1) throw new InvalidOperationException();
            object o = null;
            if (n % 2 == 0) o.ToString();
            Note("-");
        }
        finally
        {
            Note("f" + n);
        }
    }

    static int Catch(int n)
    {
        try
        {
            try
            {
                Throw(n);
                return 0;
            }
            catch (Odd e) when (Ask(e.Code, e.Code > 3))
            {
                Note("o");
                return e.Code;
            }
            catch (InvalidOperationException)
            {
                Note("i");
                throw;
            }
        }
        catch (Odd)
        {
            return -1;
        }
        catch (Exception e) when (e.Message != null)
        {
            return -2;
        }
        finally
        {
            Note("x");
        }
    }

    static int Loop(int n)
    {
        int i = 0;
        while (true)
        {
            try
            {
                i++;
                if (i == n) break;
                if (i % 2 == 0) continue;
                try { Throw(i); }
                catch { i += 1; }
                finally { i += 0; }
            }
            finally
            {
                Note("l");
                if (i > 50) i = n - 1;
            }
        }
        return i;
    }

    static int Replaced()
    {
        try
        {
            try { throw new Odd(1); }
            finally
            {
                try { throw new Odd(2); }
                catch (Odd e) { Note("r" + e.Code); }
                throw new Odd(3);
            }
        }
        catch (Odd e)
        {
            return e.Code;
        }
    }

    static bool Bad(Exception e) { throw new Odd(9); }

    static int FilterThrows()
    {
        try
        {
            try { throw new Exception("inner", new Odd(4)); }
            catch (Exception e) when (Bad(e)) { return 1; }
        }
        catch (Exception e)
        {
            return e.InnerException != null ? 2 : 3;
        }
    }

    static int Main()
    {
        int sum = 0;
        for (int n = 0; n < 8; n++) sum = sum * 5 + Catch(n);
        sum += Loop(9) + Replaced() + FilterThrows();
        Console.WriteLine(trace + sum);
        try
        {
            checked { sum *= int.MaxValue; }
        }
        catch (ArithmeticException e)
        {
            Console.WriteLine(e.Message);
        }
        return sum & 0x3f;
    }
}
