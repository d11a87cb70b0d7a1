// How far threads may go ahead decides what is found here.
using System;
using System.Threading;

static class Ahead
{
    static int data, status, bits;

    static void WriteInOrder()
    {
        data = 1;
        Thread.MemoryBarrier();
        status = 63;
    }

    // Six branches are guessed before the data are read.
    static void Branches()
    {
        var writer = new Thread(WriteInOrder);
        writer.Start();
        int seen = status;
        if ((seen & 1) != 0) bits++;
        if ((seen & 2) != 0) bits++;
        if ((seen & 4) != 0) bits++;
        if ((seen & 8) != 0) bits++;
        if ((seen & 16) != 0) bits++;
        if ((seen & 32) != 0) bits++;
        int found = data;
        if (seen == 63 && found == 0) throw new InvalidOperationException();
        writer.Join();
    }

    static void WriteManyTimes()
    {
        for (int i = 0; i < 100; i++) status = i;
        data = 1;
    }

    // The last of a hundred and one writes is done before the first.
    static void Writes()
    {
        var writer = new Thread(WriteManyTimes);
        writer.Start();
        int found = data;
        Thread.MemoryBarrier();
        if (found == 1 && status == 0) throw new InvalidOperationException();
        writer.Join();
    }

    static void WriteForEver()
    {
        while (true) status = 1;
    }

    // No number of writes is enough.
    static void Endless()
    {
        var writer = new Thread(WriteForEver);
        writer.IsBackground = true;
        writer.Start();
        if (status == 2) throw new InvalidOperationException();
    }

    static void Main()
    {
    }
}
