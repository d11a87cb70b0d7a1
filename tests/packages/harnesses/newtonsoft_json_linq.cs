#define DEBUG
// package: Newtonsoft.Json 13.0.4
// use: two threads parse a text each, and count up a shared number by what they find.
// expected: holds (both read the number in their text)
using System.Diagnostics;
using System.Threading;
using Newtonsoft.Json.Linq;

static class Program
{
    static int sum;

    static void Read(string text)
    {
        JObject item = JObject.Parse(text);
        Interlocked.Add(ref sum, (int)item["price"]);
    }

    static void Main()
    {
        var other = new Thread(() => Read("{\"price\":1}"));
        other.Start();
        Read("{\"price\":2}");
        other.Join();
        Debug.Assert(sum == 3);
    }
}
