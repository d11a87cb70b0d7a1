#define DEBUG
// package: Microsoft.Extensions.Configuration 10.0.14
// use: one thread reloads a configuration, another reads a value; a listener counts reloads.
// expected: holds (the value is there all the time, and the listener hears of the reload)
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.Primitives;

static class Program
{
    static void Main()
    {
        IConfigurationRoot configuration = new ConfigurationBuilder()
            .AddInMemoryCollection(new Dictionary<string, string> { ["shop:name"] = "corner" })
            .Build();
        int reloads = 0;
        using (ChangeToken.OnChange(configuration.GetReloadToken, () => Interlocked.Increment(ref reloads)))
        {
            var other = new Thread(configuration.Reload);
            other.Start();
            Debug.Assert(configuration["shop:name"] == "corner");
            other.Join();
        }
        Debug.Assert(reloads == 1);
    }
}
