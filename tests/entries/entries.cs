// Methods as entry points; who may be one, and what is said of others.
using System;
using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Threading;

class Program
{
    private int number;

    Program()
    {
        number = 5;
    }

    static void Main()
    {
    }

    void OfAnObject()
    {
        Debug.Assert(number == 5);
        var other = new Thread(() => number++);
        other.Start();
        number++;
        other.Join();
        Debug.Assert(number == 7, "an update is lost");
    }

    int Exits()
    {
        return number;
    }

    string Returns()
    {
        return null;
    }

    Later Waits()
    {
        return new Later();
    }

    static Value WaitsForAValue()
    {
        return new Value { Number = 3 };
    }

    void Takes(int what)
    {
    }

    void Generic<T>()
    {
    }
}

class Needs
{
    Needs(int what)
    {
    }

    void Method()
    {
    }
}

abstract class Abstract
{
    void Method()
    {
    }
}

struct Struct
{
    void Method()
    {
    }
}

/// <summary>What is waited for has its effect before the program ends, and its result is the exit code.</summary>
class Later
{
    public LaterAwaiter GetAwaiter()
    {
        return new LaterAwaiter();
    }
}

class LaterAwaiter
{
    public int GetResult()
    {
        Console.WriteLine("waited");
        return 42;
    }
}

struct Value
{
    public int Number;

    public ValueAwaiter GetAwaiter()
    {
        return new ValueAwaiter { Number = Number };
    }
}

struct ValueAwaiter
{
    public int Number;
    public long Unused;

    public int GetResult()
    {
        return Number + 1;
    }
}
