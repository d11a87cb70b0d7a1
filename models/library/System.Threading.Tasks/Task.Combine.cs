// Tasks that are complete from the start, and tasks that are complete when others are.
using System.Collections.Generic;
using System.Runtime.CompilerServices;

namespace System.Threading.Tasks
{
    public partial class Task
    {
        // ---- from the start ---------------------------------------------------------------------------------

        internal static Task Complete(TaskOutcome outcome)
        {
            if (outcome == null) return CompletedTask;
            Task task = new Task();
            task.Begin(outcome);
            return task;
        }

        // The one that ran to completion from the start. Nobody may ever write its fields.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern CompletedTask GetCompleted();

        public static Task CompletedTask
        {
            get { return GetCompleted(); }
        }

        public static Task<TResult> FromResult<TResult>(TResult result)
        {
            return Task<TResult>.Complete(new TaskResult<TResult>(result));
        }

        public static Task FromException(Exception exception)
        {
            if (exception == null) throw new ArgumentNullException("exception");
            return Complete(new TaskFault(exception));
        }

        public static Task<TResult> FromException<TResult>(Exception exception)
        {
            if (exception == null) throw new ArgumentNullException("exception");
            return Task<TResult>.Complete(new TaskFault(exception));
        }

        public static Task FromCanceled(CancellationToken cancellationToken)
        {
            return Complete(Canceled(cancellationToken));
        }

        public static Task<TResult> FromCanceled<TResult>(CancellationToken cancellationToken)
        {
            return Task<TResult>.Complete(Canceled(cancellationToken));
        }

        private static TaskCancellation Canceled(CancellationToken token)
        {
            if (!token.IsCancellationRequested) throw new ArgumentOutOfRangeException("cancellationToken");
            return new TaskCancellation(token, null);
        }

        // ---- all --------------------------------------------------------------------------------------------

        public static Task WhenAll(params Task[] tasks)
        {
            Check(tasks);
            if (tasks.Length == 0) return CompletedTask;
            return new AllOf((Task[])tasks.Clone()).Promise;
        }

        public static Task WhenAll(ReadOnlySpan<Task> tasks)
        {
            return WhenAll(tasks.ToArray());
        }

        public static Task WhenAll(IEnumerable<Task> tasks)
        {
            return WhenAll(ToArray(tasks));
        }

        public static Task<TResult[]> WhenAll<TResult>(params Task<TResult>[] tasks)
        {
            Check(tasks);
            return (Task<TResult[]>)new AllOf<TResult>((Task<TResult>[])tasks.Clone()).Promise;
        }

        public static Task<TResult[]> WhenAll<TResult>(ReadOnlySpan<Task<TResult>> tasks)
        {
            return WhenAll(tasks.ToArray());
        }

        public static Task<TResult[]> WhenAll<TResult>(IEnumerable<Task<TResult>> tasks)
        {
            return WhenAll(ToArray(tasks));
        }

        private static T[] ToArray<T>(IEnumerable<T> tasks)
        {
            if (tasks == null) throw new ArgumentNullException("tasks");
            return new List<T>(tasks).ToArray();
        }

        private class AllOf
        {
            internal readonly Task Promise;
            protected readonly Task[] _tasks;
            private int _left;
            private One _failed;  // of those that have failed or were canceled the last; null: none

            internal AllOf(Task[] tasks) : this(tasks, new Task())
            {
                Begin();
            }

            protected AllOf(Task[] tasks, Task promise)
            {
                _tasks = tasks;
                Promise = promise;
            }

            protected void Begin()
            {
                _left = _tasks.Length;
                if (_left == 0) Finish();
                for (int i = 0; i < _tasks.Length; i++) new One(this).AddTo(_tasks[i]);
            }

            private sealed class One : TaskNotice
            {
                private readonly AllOf _all;
                internal TaskOutcome Failure;
                internal One Before;  // the one that failed before it

                internal One(AllOf all)
                {
                    _all = all;
                }

                protected override void Invoke(Task completed)
                {
                    TaskOutcome outcome = completed.Outcome as TaskOutcome;
                    if (outcome is TaskFault || outcome is TaskCancellation) Fail(outcome);
                    if (Interlocked.Decrement(ref _all._left) == 0) _all.Finish();
                }

                private void Fail(TaskOutcome outcome)
                {
                    Failure = outcome;
                    do Before = Volatile.Read(ref _all._failed);
                    while (Interlocked.CompareExchange(ref _all._failed, this, Before) != Before);
                }
            }

            private void Finish()
            {
                Promise.TryFinish(_failed == null ? Result() : FailureOf(Failed()));
            }

            private static TaskOutcome FailureOf(List<TaskOutcome> failed)
            {
                List<Exception> exceptions = new List<Exception>();
                TaskOutcome canceled = null;
                for (int i = 0; i < failed.Count; i++)
                {
                    TaskFault fault = failed[i] as TaskFault;
                    if (fault != null) fault.AddTo(exceptions);
                    else if (canceled == null) canceled = failed[i];
                }
                return exceptions.Count == 0 ? canceled : TaskFault.Of(exceptions);
            }

            // In the order in which they did.
            protected virtual List<TaskOutcome> Failed()
            {
                List<TaskOutcome> outcomes = new List<TaskOutcome>();
                for (One one = _failed; one != null; one = one.Before) outcomes.Insert(0, one.Failure);
                return outcomes;
            }

            protected virtual TaskOutcome Result()
            {
                return null;
            }
        }

        private sealed class AllOf<TResult> : AllOf
        {
            internal AllOf(Task<TResult>[] tasks) : base(tasks, new Task<TResult[]>())
            {
                Begin();
            }

            // In the order of the tasks.
            protected override List<TaskOutcome> Failed()
            {
                List<TaskOutcome> outcomes = new List<TaskOutcome>();
                for (int i = 0; i < _tasks.Length; i++)
                {
                    TaskOutcome outcome = _tasks[i].Outcome as TaskOutcome;
                    if (outcome is TaskFault || outcome is TaskCancellation) outcomes.Add(outcome);
                }
                return outcomes;
            }

            protected override TaskOutcome Result()
            {
                TResult[] results = new TResult[_tasks.Length];
                for (int i = 0; i < results.Length; i++) results[i] = ((TaskResult<TResult>)_tasks[i].Outcome).Value;
                return new TaskResult<TResult[]>(results);
            }
        }

        // Complete when all are, whatever has become of them; the result are the tasks.
        internal static Task<TTask[]> AllComplete<TTask>(TTask[] tasks) where TTask : Task
        {
            Countdown<TTask> countdown = new Countdown<TTask>(tasks);
            for (int i = 0; i < tasks.Length; i++) countdown.Wait(tasks[i]);
            return countdown.Promise;
        }

        private sealed class Countdown<TTask> where TTask : Task
        {
            internal readonly Task<TTask[]> Promise = new Task<TTask[]>();
            private readonly TTask[] _tasks;
            private int _left;

            internal Countdown(TTask[] tasks)
            {
                _tasks = tasks;
                _left = tasks.Length;
            }

            internal void Wait(TTask task)
            {
                new One(this).AddTo(task);
            }

            private sealed class One : TaskNotice
            {
                private readonly Countdown<TTask> _countdown;

                internal One(Countdown<TTask> countdown)
                {
                    _countdown = countdown;
                }

                protected override void Invoke(Task completed)
                {
                    if (Interlocked.Decrement(ref _countdown._left) == 0) _countdown.Promise.TrySetResult(_countdown._tasks);
                }
            }
        }

        // ---- any --------------------------------------------------------------------------------------------

        public static Task<Task> WhenAny(params Task[] tasks)
        {
            CheckAny(tasks);
            return FirstOf((Task[])tasks.Clone());
        }

        public static Task<Task> WhenAny(ReadOnlySpan<Task> tasks)
        {
            return WhenAny(tasks.ToArray());
        }

        public static Task<Task> WhenAny(Task task1, Task task2)
        {
            if (task1 == null) throw new ArgumentNullException("task1");
            if (task2 == null) throw new ArgumentNullException("task2");
            return FirstOf(new[] { task1, task2 });
        }

        public static Task<Task> WhenAny(IEnumerable<Task> tasks)
        {
            return WhenAny(ToArray(tasks));
        }

        public static Task<Task<TResult>> WhenAny<TResult>(params Task<TResult>[] tasks)
        {
            CheckAny(tasks);
            return FirstOf((Task<TResult>[])tasks.Clone());
        }

        public static Task<Task<TResult>> WhenAny<TResult>(ReadOnlySpan<Task<TResult>> tasks)
        {
            return WhenAny(tasks.ToArray());
        }

        public static Task<Task<TResult>> WhenAny<TResult>(Task<TResult> task1, Task<TResult> task2)
        {
            if (task1 == null) throw new ArgumentNullException("task1");
            if (task2 == null) throw new ArgumentNullException("task2");
            return FirstOf(new[] { task1, task2 });
        }

        public static Task<Task<TResult>> WhenAny<TResult>(IEnumerable<Task<TResult>> tasks)
        {
            return WhenAny(ToArray(tasks));
        }

        private static void CheckAny(Task[] tasks)
        {
            Check(tasks);
            if (tasks.Length == 0) throw new ArgumentException("The tasks argument contains no tasks.", "tasks");
        }

        internal static Task<TTask> FirstOf<TTask>(TTask[] tasks) where TTask : Task
        {
            for (int i = 0; i < tasks.Length; i++)
            {
                if (tasks[i].IsCompleted) return FromResult(tasks[i]);
            }
            Task<TTask> promise = new Task<TTask>();
            for (int i = 0; i < tasks.Length; i++) new Any<TTask>(promise).AddTo(tasks[i]);
            return promise;
        }

        private sealed class Any<TTask> : TaskNotice where TTask : Task
        {
            private readonly Task<TTask> _promise;

            internal Any(Task<TTask> promise)
            {
                _promise = promise;
            }

            protected override void Invoke(Task completed)
            {
                _promise.TrySetResult((TTask)completed);
            }
        }

        // ---- awaiting ---------------------------------------------------------------------------------------

        public TaskAwaiter GetAwaiter()
        {
            return new TaskAwaiter(this);
        }

        public ConfiguredTaskAwaitable ConfigureAwait(bool continueOnCapturedContext)
        {
            return new ConfiguredTaskAwaitable(this, OptionsOf(continueOnCapturedContext));
        }

        public ConfiguredTaskAwaitable ConfigureAwait(ConfigureAwaitOptions options)
        {
            if (((int)options & ~7) != 0) throw new ArgumentOutOfRangeException("options");
            return new ConfiguredTaskAwaitable(this, options);
        }

        internal static ConfigureAwaitOptions OptionsOf(bool captures)
        {
            return captures ? ConfigureAwaitOptions.ContinueOnCapturedContext : ConfigureAwaitOptions.None;
        }

        public static YieldAwaitable Yield()
        {
            return default(YieldAwaitable);
        }
    }

    internal sealed class CompletedTask : Task
    {
    }

    public partial class Task<TResult>
    {
        internal new static Task<TResult> Complete(TaskOutcome outcome)
        {
            Task<TResult> task = new Task<TResult>();
            task.Begin(outcome);
            return task;
        }

        public new TaskAwaiter<TResult> GetAwaiter()
        {
            return new TaskAwaiter<TResult>(this);
        }

        public new ConfiguredTaskAwaitable<TResult> ConfigureAwait(bool continueOnCapturedContext)
        {
            return new ConfiguredTaskAwaitable<TResult>(this, OptionsOf(continueOnCapturedContext));
        }

        public new ConfiguredTaskAwaitable<TResult> ConfigureAwait(ConfigureAwaitOptions options)
        {
            if (((int)options & ~5) != 0) throw new ArgumentOutOfRangeException("options");
            return new ConfiguredTaskAwaitable<TResult>(this, options);
        }
    }
}
