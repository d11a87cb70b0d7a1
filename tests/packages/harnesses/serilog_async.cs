#define DEBUG
// package: Serilog.Sinks.Async 1.5.0
// use: a thread writes an event to a logger whose sink works in the background; closing it waits for the sink.
// expected: holds (the event has arrived when the logger is closed)
using System.Diagnostics;
using Serilog;
using Serilog.Core;
using Serilog.Events;

sealed class Sink : ILogEventSink
{
    public int Events;
    public void Emit(LogEvent logEvent) => Events++;
}

static class Program
{
    static void Main()
    {
        var sink = new Sink();
        using (Logger log = new LoggerConfiguration().WriteTo.Async(to => to.Sink(sink)).CreateLogger())
        {
            log.Information("sold");
        }
        Debug.Assert(sink.Events == 1);
    }
}
