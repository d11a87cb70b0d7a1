// compilers: dotnet
// What belongs to objects, as long as they are there.
using System; using System.Runtime.CompilerServices; using System.Linq; using System.Collections.Generic;
class Key { public int N; }
class P {
  static void Main() {
    var t = new ConditionalWeakTable<Key, string>();
    var keys = new List<Key>();
    for (int i = 0; i < 20; i++) { var k = new Key { N = i }; keys.Add(k); t.Add(k, "v" + i); }
    string v;
    Console.WriteLine(t.TryGetValue(keys[3], out v) + " " + v);
    Console.WriteLine(t.TryGetValue(new Key(), out v) + " " + (v == null));
    try { t.Add(keys[3], "x"); } catch (ArgumentException) { Console.WriteLine("there is one"); }
    t.AddOrUpdate(keys[3], "y"); t.TryGetValue(keys[3], out v); Console.WriteLine(v);
    Console.WriteLine(t.TryAdd(keys[3], "z"));
    Console.WriteLine(t.GetValue(keys[4], k => "made")); 
    var other = new Key { N = 99 };
    Console.WriteLine(t.GetValue(other, k => "made" + k.N));
    Console.WriteLine(t.GetOrAdd(other, "no"));
    var third = new Key { N = 100 };
    Console.WriteLine(t.GetOrAdd(third, k => "f" + k.N));
    Console.WriteLine(t.GetOrAdd(new Key(), (k, a) => a, "arg"));
    Console.WriteLine(t.Remove(keys[5]) + " " + t.Remove(keys[5]));
    Console.WriteLine(t.Remove(keys[6], out v) + " " + v);
    Console.WriteLine(string.Join(",", t.Select(p => p.Key.N + "=" + p.Value).OrderBy(x => x)));
    t.Clear(); Console.WriteLine(t.Count());
    var u = new ConditionalWeakTable<object, List<int>>();
    var o = new object();
    u.GetOrCreateValue(o).Add(5);
    Console.WriteLine(u.GetOrCreateValue(o).Count);
    try { t.Add(null, ""); } catch (ArgumentNullException e) { Console.WriteLine(e.Message); }
    GC.KeepAlive(keys); GC.KeepAlive(other); GC.KeepAlive(third);
  }
}
