#define DEBUG
// package: System.Diagnostics.DiagnosticSource 10.0.14
// use: two threads add to the counter of a meter that a listener of the program follows.
// expected: holds (the listener gets both numbers)
using System.Diagnostics;
using System.Diagnostics.Metrics;
using System.Threading;

static class Program
{
    static int sum;

    static void Main()
    {
        using var meter = new Meter("shop");
        Counter<int> sold = meter.CreateCounter<int>("sold");
        using var listener = new MeterListener();
        listener.SetMeasurementEventCallback<int>((instrument, number, tags, state) => Interlocked.Add(ref sum, number));
        listener.EnableMeasurementEvents(sold);
        var other = new Thread(() => sold.Add(1));
        other.Start();
        sold.Add(2);
        other.Join();
        Debug.Assert(sum == 3);
    }
}
