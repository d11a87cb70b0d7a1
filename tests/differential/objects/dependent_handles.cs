// compilers: dotnet
// Handles of an object and of what belongs to it.
using System; using System.Runtime;
class P { static void Try(string w, Action a) { try { a(); Console.WriteLine(w+": fine"); } catch (Exception e) { Console.WriteLine(w+": "+e.GetType()+": "+e.Message); } }
  static void Main() {
    var k = new object(); var h = new DependentHandle(k, "v");
    Console.WriteLine(h.IsAllocated + " " + (h.Target == k) + " " + h.Dependent + " " + (h.TargetAndDependent.Target == k) + h.TargetAndDependent.Dependent);
    h.Dependent = "w"; Console.WriteLine(h.Dependent);
    Try("s", () => h.Target = k);
    h.Target = null; Console.WriteLine((h.Target == null) + " " + (h.Dependent == null));
    Try("d", () => h.Dependent = "q"); Console.WriteLine(h.Dependent == null);
    h.Dispose(); h.Dispose(); Console.WriteLine(h.IsAllocated);
    Try("t", () => Console.WriteLine(h.Target)); Try("d", () => Console.WriteLine(h.Dependent)); Try("x", () => h.Dependent = 1); Try("y", () => h.Target = null); Try("z", () => Console.WriteLine(h.TargetAndDependent));
    var e = new DependentHandle(null, "v"); Console.WriteLine(e.IsAllocated + " " + (e.Target == null) + (e.Dependent == null));
    GC.KeepAlive(k);
  } }
