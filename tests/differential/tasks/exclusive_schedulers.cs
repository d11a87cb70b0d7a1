// compilers: dotnet
// Schedulers that do one task at a time, or several.
using System; using System.Threading; using System.Threading.Tasks; using System.Collections.Generic;
class P {
  static void Main() {
    var pair = new ConcurrentExclusiveSchedulerPair();
    Console.WriteLine(pair.ExclusiveScheduler.MaximumConcurrencyLevel + " " + (pair.ConcurrentScheduler.MaximumConcurrencyLevel > 0));
    int n = 0;
    var tasks = new List<Task>();
    for (int i = 0; i < 5; i++) tasks.Add(Task.Factory.StartNew(() => { n++; }, CancellationToken.None, TaskCreationOptions.None, pair.ExclusiveScheduler));
    Task.WaitAll(tasks.ToArray());
    Console.WriteLine(n);
    var r = Task.Factory.StartNew(() => 7, CancellationToken.None, TaskCreationOptions.None, pair.ConcurrentScheduler);
    Console.WriteLine(r.Result);
    pair.Complete();
    pair.Completion.Wait();
    Console.WriteLine(pair.Completion.Status);
    try { Task.Factory.StartNew(() => { }, CancellationToken.None, TaskCreationOptions.None, pair.ExclusiveScheduler); } catch (Exception e) { Console.WriteLine(e.GetType() + " " + e.InnerException.GetType()); }
    var p2 = new ConcurrentExclusiveSchedulerPair(TaskScheduler.Default, 2, 1);
    Console.WriteLine(p2.ConcurrentScheduler.MaximumConcurrencyLevel);
    try { new ConcurrentExclusiveSchedulerPair(null); } catch (ArgumentNullException e) { Console.WriteLine(e.Message); }
    try { new ConcurrentExclusiveSchedulerPair(TaskScheduler.Default, 0); } catch (ArgumentOutOfRangeException e) { Console.WriteLine(e.ParamName); }
  }
}
