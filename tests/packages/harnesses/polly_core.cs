#define DEBUG
// package: Polly.Core 8.9.1
// use: two threads share a pipeline that retries once; each call fails the first time.
// expected: holds (both succeed with the second attempt)
using System;
using System.Diagnostics;
using System.Threading;
using Polly;
using Polly.Retry;

static class Program
{
    static readonly ResiliencePipeline pipeline = new ResiliencePipelineBuilder()
        .AddRetry(new RetryStrategyOptions { MaxRetryAttempts = 1, Delay = TimeSpan.Zero })
        .Build();

    static void Call()
    {
        int attempts = 0;
        int result = pipeline.Execute(() =>
        {
            attempts++;
            if (attempts == 1) throw new InvalidOperationException();
            return attempts;
        });
        Debug.Assert(result == 2);
    }

    static void Main()
    {
        var other = new Thread(Call);
        other.Start();
        Call();
        other.Join();
    }
}
