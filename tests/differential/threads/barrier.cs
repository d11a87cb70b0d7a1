// compilers: dotnet mono
// Barrier and CountdownEvent: nobody is a phase ahead.
using System;
using System.Threading;

static class Program
{
    static void Main()
    {
        const int workers = 3, phases = 4;
        int[,] cells = new int[phases + 1, workers];
        for (int w = 0; w < workers; w++) cells[0, w] = w + 1;
        string log = "";
        Barrier barrier = new Barrier(workers, b => log += "phase " + b.CurrentPhaseNumber + "; ");
        Thread[] threads = new Thread[workers];
        for (int i = 0; i < workers; i++)
        {
            int w = i;
            threads[i] = new Thread(() =>
            {
                for (int phase = 1; phase <= phases; phase++)
                {
                    // From what the neighbours had in the phase before.
                    cells[phase, w] = cells[phase - 1, (w + 1) % workers] + cells[phase - 1, (w + 2) % workers];
                    barrier.SignalAndWait();
                }
            });
            threads[i].Start();
        }
        foreach (Thread thread in threads) thread.Join();
        Console.WriteLine(log);
        for (int phase = 0; phase <= phases; phase++)
        {
            Console.WriteLine(cells[phase, 0] + " " + cells[phase, 1] + " " + cells[phase, 2]);
        }
        Console.WriteLine(barrier.CurrentPhaseNumber + " " + barrier.ParticipantsRemaining);

        CountdownEvent countdown = new CountdownEvent(3);
        int sum = 0;
        for (int i = 0; i < 3; i++)
        {
            int part = i + 1;
            new Thread(() => { Interlocked.Add(ref sum, part * part); countdown.Signal(); }).Start();
        }
        countdown.Wait();
        Console.WriteLine(Volatile.Read(ref sum) + " " + countdown.IsSet + " " + countdown.CurrentCount);
        countdown.Reset(1);
        Console.WriteLine(countdown.IsSet + " " + countdown.Wait(0) + " " + countdown.Signal());
    }
}
