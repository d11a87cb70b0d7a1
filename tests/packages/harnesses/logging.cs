#define DEBUG
// package: Microsoft.Extensions.Logging 10.0.14
// use: two threads ask a factory for the logger of a category, and log one message each to a provider of the program.
// expected: holds (the provider makes one logger for the category, and both messages arrive)
using System;
using System.Diagnostics;
using System.Threading;
using Microsoft.Extensions.Logging;

sealed class Provider : ILoggerProvider, ILogger
{
    public int Loggers, Messages;

    public ILogger CreateLogger(string category)
    {
        Interlocked.Increment(ref Loggers);
        return this;
    }

    public void Dispose() { }
    public IDisposable BeginScope<TState>(TState state) => null;
    public bool IsEnabled(LogLevel level) => true;

    public void Log<TState>(LogLevel level, EventId id, TState state, Exception exception,
                            Func<TState, Exception, string> formatter)
    {
        Debug.Assert(formatter(state, exception) == "at work");
        Interlocked.Increment(ref Messages);
    }
}

static class Program
{
    static readonly Provider provider = new Provider();
    static readonly LoggerFactory factory = new LoggerFactory(new ILoggerProvider[] { provider });

    static void Work() => factory.CreateLogger("shop").LogInformation("at work");

    static void Main()
    {
        var other = new Thread(Work);
        other.Start();
        Work();
        other.Join();
        Debug.Assert(provider.Loggers == 1);
        Debug.Assert(provider.Messages == 2);
    }
}
