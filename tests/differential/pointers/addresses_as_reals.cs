// compilers: dotnet mono
// The address of a variable as a floating-point number, and back: a double has all of its bits.
using System;

static unsafe class Program
{
    static int Read(double address)
    {
        return *(int*)(long)address;
    }

    static void Main()
    {
        int first = 5, second = 6;
        int* p = &first;
        int* q = &second;
        double real = (double)(long)p;
        Console.WriteLine(Read(real));
        Console.WriteLine(Read((double)(long)q));
        *(int*)(long)real = 7;
        Console.WriteLine(first + second);
        Console.WriteLine((float)(long)p == (float)(long)p);
        Console.WriteLine((double)(ulong)q == (double)(long)q);
        long number = -4611686018427387905;
        IntPtr native = new IntPtr(number);
        Console.WriteLine((double)(long)native == (double)number);
    }
}
