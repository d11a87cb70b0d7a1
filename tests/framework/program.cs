// Uses what is in no model and not beside it, but in a framework.
using System;
using System.Diagnostics;
using System.Example;
using System.Threading;

static class Program
{
    static int size;
    static string message;

    static void Main()
    {
        Thread other = new Thread(() => size = new Tank(3).Size);
        other.Start();
        other.Join();
        Console.WriteLine(size);
        Debug.Assert(size == 3);
    }

    /// The runtime says what its processor can do; ours can do nothing special.
    static void Asks()
    {
        Debug.Assert(!Processor.IsSupported && !Processor.IsHardwareAccelerated);
        Debug.Assert(Processor.Depth(5) == 5);
    }

    /// A method that only the runtime knows is none that overflows the stack.
    static void Counts() { Debug.Assert(Processor.CountBits(3) == 2); }

    /// What the program does in between can keep the order.
    static void Orders()
    {
        Pipe pipe = new Pipe();
        Thread other = new Thread(() =>
        {
            pipe.Fill();
            pipe.Open();
        });
        other.Start();
        bool isOpen = pipe.IsOpen;
        int water = pipe.Water;
        Debug.Assert(!isOpen || water == 1);
    }

    /// There is no place in the program between what is reordered.
    static void Relies()
    {
        Pipe pipe = new Pipe();
        Thread other = new Thread(() => pipe.FillAndOpen());
        other.Start();
        Debug.Assert(pipe.Drain() == 1);
    }

    /// The text is in resources, which are not read. The exception is what it is all the same.
    static void Catches()
    {
        Thread other = new Thread(() =>
        {
            try { new Tank(-1); } catch (ArgumentOutOfRangeException e) { message = e.Message; }
        });
        other.Start();
        other.Join();
        Debug.Assert(message.StartsWith("Tank_Negative") && message.Contains("size"));
    }
}
