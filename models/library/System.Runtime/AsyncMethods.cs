// How an async method runs: what it has in its variables is in a struct (or an object, in debug code) that the compilers
// make, and goes into a box when the method has to wait for the first time.
using System.Threading;
using System.Threading.Tasks;
using System.Threading.Tasks.Sources;

namespace System.Runtime.CompilerServices
{
    public interface IAsyncStateMachine
    {
        void MoveNext();
        void SetStateMachine(IAsyncStateMachine stateMachine);
    }

    public interface INotifyCompletion
    {
        void OnCompleted(Action continuation);
    }

    public interface ICriticalNotifyCompletion : INotifyCompletion
    {
        void UnsafeOnCompleted(Action continuation);
    }

    // An awaiter of the library's own, which needs no delegate.
    internal interface IBoxAwaiter
    {
        void Await(AsyncBox box);
    }

    // Only who resumes the method leads to the box: its fields are nobody else's.
    internal abstract class AsyncBox : TaskContinuation, IPoolItem
    {
        private ExecutionContext _context;

        internal void Suspend()
        {
            ExecutionContext captured = ExecutionContext.Captured;
            if (_context != captured) _context = captured;  // hardly ever: then all threads only read it
        }

        internal override bool IsAwait
        {
            get { return true; }
        }

        protected abstract void Step();

        public void Execute()
        {
            ExecutionContext.Outer outer = ExecutionContext.Enter(_context);
            bool outerWaits = AsyncMethods.BeginPart();
            try
            {
                Step();
            }
            finally
            {
                AsyncMethods.EndPart(outerWaits);
                outer.Leave();
            }
        }

        internal override void Run(Task completed, bool mayInline)
        {
            if (mayInline && MayInlineHere) Execute();
            else ThreadPool.Start(this, null);
        }

        internal static void ExecuteThat(object box)
        {
            AsyncBox one = box as AsyncBox;
            if (one == null) throw ValueTaskSources.WrongState();
            one.Execute();
        }
    }

    internal sealed class AsyncBox<TStateMachine> : AsyncBox where TStateMachine : IAsyncStateMachine
    {
        internal TStateMachine StateMachine;

        protected override void Step()
        {
            StateMachine.MoveNext();
        }
    }

    internal static class AsyncMethods
    {
        // Whether the part of a method that the thread runs has come to where it waits. Who asks the method itself asks what others
        // may have by then.
        [ThreadStatic]
        private static bool t_waits;

        internal static bool BeginPart()
        {
            bool outer = t_waits;
            t_waits = false;
            return outer;
        }

        internal static bool EndPart(bool outer)
        {
            bool waits = t_waits;
            t_waits = outer;
            return waits;
        }

        // What the method does to the contexts is its own matter. Whether it has come to its end.
        internal static bool Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine
        {
            if (stateMachine == null) throw new ArgumentNullException("stateMachine");
            ExecutionContext.Outer outer = ExecutionContext.Stay();
            bool outerWaits = BeginPart();
            bool waits = false;
            try
            {
                stateMachine.MoveNext();
            }
            finally
            {
                waits = EndPart(outerWaits);
                outer.Leave();
            }
            return !waits;
        }

        // The struct goes into the box with all that the builder, a part of it, has by then: the box, too.
        private static AsyncBox Box<TStateMachine>(ref AsyncBox box, ref TStateMachine stateMachine)
            where TStateMachine : IAsyncStateMachine
        {
            if (box == null) Make(ref box, ref stateMachine);
            box.Suspend();
            t_waits = true;
            return box;
        }

        // An object (in debug code) has its box from the start, before others lead to it: they only read it.
        internal static void Prepare<TStateMachine>(ref AsyncBox box, ref TStateMachine stateMachine)
            where TStateMachine : IAsyncStateMachine
        {
            if (default(TStateMachine) == null) Make(ref box, ref stateMachine);
        }

        private static void Make<TStateMachine>(ref AsyncBox box, ref TStateMachine stateMachine)
            where TStateMachine : IAsyncStateMachine
        {
            AsyncBox<TStateMachine> made = new AsyncBox<TStateMachine>();
            box = made;
            made.StateMachine = stateMachine;
        }

        internal static void Await<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref AsyncBox place,
            ref TStateMachine stateMachine)
            where TAwaiter : INotifyCompletion
            where TStateMachine : IAsyncStateMachine
        {
            AsyncBox box = Box(ref place, ref stateMachine);
            IBoxAwaiter own = awaiter as IBoxAwaiter;
            if (own != null) own.Await(box);
            else awaiter.OnCompleted(new Action(box.Execute));
        }

        internal static void AwaitUnsafe<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref AsyncBox place,
            ref TStateMachine stateMachine)
            where TAwaiter : ICriticalNotifyCompletion
            where TStateMachine : IAsyncStateMachine
        {
            AsyncBox box = Box(ref place, ref stateMachine);
            IBoxAwaiter own = awaiter as IBoxAwaiter;
            if (own != null) own.Await(box);
            else awaiter.UnsafeOnCompleted(new Action(box.Execute));
        }

        // What becomes of a method that has thrown.
        internal static TaskOutcome OutcomeOf(Exception exception)
        {
            if (exception == null) throw new ArgumentNullException("exception");
            OperationCanceledException canceled = exception as OperationCanceledException;
            if (canceled != null) return new TaskCancellation(canceled.CancellationToken, canceled);
            return new TaskFault(exception);
        }

        // `task`: null as long as nobody has asked for it.
        internal static void Finish(ref Task task, TaskOutcome outcome)
        {
            if (task == null) task = Task.Complete(outcome);
            else if (!task.TryFinish(outcome)) throw AlreadyComplete();
        }

        internal static void Finish<TResult>(ref Task<TResult> task, TaskOutcome outcome)
        {
            if (task == null) task = Task<TResult>.Complete(outcome);
            else if (!task.TryFinish(outcome)) throw AlreadyComplete();
        }

        private static Exception AlreadyComplete()
        {
            return new InvalidOperationException(
                "An attempt was made to transition a task to a final state when it had already completed.");
        }
    }
}
