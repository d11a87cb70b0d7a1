// New Guids of several threads differ, and to make them is nothing that other threads notice.
//
// sc tso pso clr dotnet: holds
#define DEBUG

using System;
using System.Diagnostics;
using System.Threading;

static class Program
{
    static Guid first, second;

    static void Make()
    {
        Guid one = Guid.NewGuid(), other = Guid.NewGuid();
        Debug.Assert(one != other);
        first = other;
    }

    static void Main()
    {
        Thread thread = new Thread(Make);
        thread.Start();
        second = Guid.NewGuid();
        thread.Join();
        Debug.Assert(first != second && first != Guid.Empty);
    }
}
