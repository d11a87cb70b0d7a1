#define DEBUG
// package: NLog 6.2.0
// use: two threads write one event each to a logger with a target of the program.
// expected: holds (the target writes one event at a time, and both arrive)
using System.Diagnostics;
using System.Threading;
using NLog;
using NLog.Config;
using NLog.Targets;

sealed class Count : Target
{
    public int Events;
    protected override void Write(LogEventInfo logEvent) => Events++;
}

static class Program
{
    static void Main()
    {
        var target = new Count { Name = "count" };
        var factory = new LogFactory();
        var configuration = new LoggingConfiguration(factory);
        configuration.AddRuleForAllLevels(target);
        factory.Configuration = configuration;
        Logger log = factory.GetLogger("shop");
        var other = new Thread(() => log.Info("sold"));
        other.Start();
        log.Info("sold");
        other.Join();
        Debug.Assert(target.Events == 2);
    }
}
