// TaskScheduler.UnobservedTaskException: a task has failed, and nobody has looked at it.
// compilers: dotnet
//
// variants: LOOKED
// sc: violated assertion
// sc LOOKED: holds
//
// Why: when the task is collected, the handler is told. LOOKED: somebody has seen its exception by then.
#define DEBUG
using System;
using System.Diagnostics;
using System.Threading.Tasks;

class Unobserved {
    static void Main() {
        TaskScheduler.UnobservedTaskException += (sender, e) => Debug.Assert(false);
        Task task = Task.FromException(new InvalidOperationException());
#if LOOKED
        Debug.Assert(task.Exception != null);
#endif
        task = null;
        GC.Collect();
        GC.WaitForPendingFinalizers();
    }
}
