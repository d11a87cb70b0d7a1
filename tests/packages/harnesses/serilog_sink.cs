#define DEBUG
// package: Serilog 3.1.1
// use: two threads write one event each to a logger with a sink of the program.
// expected: holds (both events arrive, with their properties)
using System.Diagnostics;
using System.Threading;
using Serilog;
using Serilog.Core;
using Serilog.Events;

sealed class Sink : ILogEventSink
{
    public int Events;

    public void Emit(LogEvent logEvent)
    {
        Debug.Assert(logEvent.Properties.ContainsKey("Item"));
        Interlocked.Increment(ref Events);
    }
}

static class Program
{
    static void Main()
    {
        var sink = new Sink();
        Logger log = new LoggerConfiguration().WriteTo.Sink(sink).CreateLogger();
        var other = new Thread(() => log.Information("sold {Item}", 1));
        other.Start();
        log.Information("sold {Item}", 2);
        other.Join();
        Debug.Assert(sink.Events == 2);
    }
}
