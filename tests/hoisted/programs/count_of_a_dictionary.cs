// warned: Dictionary.Count is computed of plain reads; today's runtime makes them each time, but need not
// runtime: ends
using System;
using System.Threading;
using System.Collections.Generic;

static class Program
{
    static readonly Dictionary<int, int> known = new Dictionary<int, int>();

    static void Poll()
    {
        while (known.Count == 0) { }  // here
    }

    static void Main() => Polling.Try(Poll, () => known[1] = 1);
}
