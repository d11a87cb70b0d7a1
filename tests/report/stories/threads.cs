// Threads with a name, with a method and with lambdas; a collection of the library that two of them
// change at the same time.
// model: sc
using System;
using System.Collections.Generic;
using System.Threading;

class Cache {
    readonly Dictionary<string, int> map = new Dictionary<string, int>();
    int size;

    public void Add(string key) {
        lock (map) {
            if (map.ContainsKey(key)) return;
        }
        lock (map) {
            map.Add(key, 1);
        }
    }

    public void Count() {
        Interlocked.Increment(ref size);
    }
}

class Program {
    static void Main() {
        Cache cache = new Cache();
        Thread first = new Thread(() => cache.Add("x")) { IsBackground = true };
        Thread second = new Thread(() => cache.Add("x")) { Name = "second" };
        Thread counter = new Thread(cache.Count);
        first.Start();
        second.Start();
        counter.Start();
        first.Join();
        second.Join();
    }
}
