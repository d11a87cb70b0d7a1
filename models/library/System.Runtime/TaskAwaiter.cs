// What `await` of a task is compiled to, with and without ConfigureAwait; and Task.Yield.
using System.Threading;
using System.Threading.Tasks;

namespace System.Runtime.CompilerServices
{
    // How a method, or a delegate, comes to go on after a task.
    internal static class Awaiting
    {
        internal static void Register(Task task, AsyncBox box, bool capturesContext)
        {
            TaskContinuation continuation = box;
            if (capturesContext)
            {
                SynchronizationContext context = SynchronizationContext.InCharge;
                TaskScheduler scheduler = TaskScheduler.InCharge;
                if (context != null || scheduler != null)
                {
                    continuation = Somewhere(new Action(box.Execute), ExecutionContext.None, context, scheduler);
                }
            }
            AddTo(task, continuation);
        }

        internal static void Register(Task task, Action action, bool capturesContext, bool flowsContext)
        {
            if (action == null) throw new ArgumentNullException("continuation");
            ExecutionContext flowing = flowsContext ? ExecutionContext.Captured : ExecutionContext.None;
            SynchronizationContext context = capturesContext ? SynchronizationContext.InCharge : null;
            TaskScheduler scheduler = capturesContext ? TaskScheduler.InCharge : null;
            AddTo(task, Somewhere(action, flowing, context, scheduler));
        }

        private static TaskContinuation Somewhere(Action action, ExecutionContext flowing, SynchronizationContext context,
            TaskScheduler scheduler)
        {
            if (context != null) return new PostedContinuation(action, flowing, context);
            if (scheduler != null) return new ScheduledContinuation(action, flowing, scheduler);
            return new ActionContinuation(action, flowing);
        }

        // Null: something that is complete, and that is not waited for.
        private static void AddTo(Task task, TaskContinuation continuation)
        {
            if (task == null || !task.TryAdd(continuation)) continuation.Run(task, false);
        }
    }

    public readonly struct TaskAwaiter : ICriticalNotifyCompletion, IBoxAwaiter
    {
        private readonly Task _task;

        internal TaskAwaiter(Task task)
        {
            _task = task;
        }

        public bool IsCompleted
        {
            get { return _task.IsCompleted; }
        }

        public void GetResult()
        {
            _task.Await();
        }

        public void OnCompleted(Action continuation)
        {
            Awaiting.Register(_task, continuation, true, true);
        }

        public void UnsafeOnCompleted(Action continuation)
        {
            Awaiting.Register(_task, continuation, true, false);
        }

        void IBoxAwaiter.Await(AsyncBox box)
        {
            Awaiting.Register(_task, box, true);
        }
    }

    public readonly struct TaskAwaiter<TResult> : ICriticalNotifyCompletion, IBoxAwaiter
    {
        private readonly Task<TResult> _task;

        internal TaskAwaiter(Task<TResult> task)
        {
            _task = task;
        }

        public bool IsCompleted
        {
            get { return _task.IsCompleted; }
        }

        public TResult GetResult()
        {
            return _task.AwaitResult();
        }

        public void OnCompleted(Action continuation)
        {
            Awaiting.Register(_task, continuation, true, true);
        }

        public void UnsafeOnCompleted(Action continuation)
        {
            Awaiting.Register(_task, continuation, true, false);
        }

        void IBoxAwaiter.Await(AsyncBox box)
        {
            Awaiting.Register(_task, box, true);
        }
    }

    public readonly struct ConfiguredTaskAwaitable
    {
        private readonly ConfiguredTaskAwaiter _awaiter;

        internal ConfiguredTaskAwaitable(Task task, ConfigureAwaitOptions options)
        {
            _awaiter = new ConfiguredTaskAwaiter(task, options);
        }

        public ConfiguredTaskAwaiter GetAwaiter()
        {
            return _awaiter;
        }

        public readonly struct ConfiguredTaskAwaiter : ICriticalNotifyCompletion, IBoxAwaiter
        {
            private readonly Task _task;
            private readonly ConfigureAwaitOptions _options;

            internal ConfiguredTaskAwaiter(Task task, ConfigureAwaitOptions options)
            {
                _task = task;
                _options = options;
            }

            private bool Captures
            {
                get { return (_options & ConfigureAwaitOptions.ContinueOnCapturedContext) != 0; }
            }

            private bool Yields
            {
                get { return (_options & ConfigureAwaitOptions.ForceYielding) != 0; }
            }

            public bool IsCompleted
            {
                get { return !Yields && _task.IsCompleted; }
            }

            public void GetResult()
            {
                if ((_options & ConfigureAwaitOptions.SuppressThrowing) != 0) _task.Ignore();
                else _task.Await();
            }

            public void OnCompleted(Action continuation)
            {
                Awaiting.Register(_task, continuation, Captures, true);
            }

            public void UnsafeOnCompleted(Action continuation)
            {
                Awaiting.Register(_task, continuation, Captures, false);
            }

            void IBoxAwaiter.Await(AsyncBox box)
            {
                Awaiting.Register(_task, box, Captures);
            }
        }
    }

    public readonly struct ConfiguredTaskAwaitable<TResult>
    {
        private readonly ConfiguredTaskAwaiter _awaiter;

        internal ConfiguredTaskAwaitable(Task<TResult> task, ConfigureAwaitOptions options)
        {
            _awaiter = new ConfiguredTaskAwaiter(task, options);
        }

        public ConfiguredTaskAwaiter GetAwaiter()
        {
            return _awaiter;
        }

        public readonly struct ConfiguredTaskAwaiter : ICriticalNotifyCompletion, IBoxAwaiter
        {
            private readonly Task<TResult> _task;
            private readonly ConfigureAwaitOptions _options;

            internal ConfiguredTaskAwaiter(Task<TResult> task, ConfigureAwaitOptions options)
            {
                _task = task;
                _options = options;
            }

            private bool Captures
            {
                get { return (_options & ConfigureAwaitOptions.ContinueOnCapturedContext) != 0; }
            }

            public bool IsCompleted
            {
                get { return (_options & ConfigureAwaitOptions.ForceYielding) == 0 && _task.IsCompleted; }
            }

            public TResult GetResult()
            {
                return _task.AwaitResult();
            }

            public void OnCompleted(Action continuation)
            {
                Awaiting.Register(_task, continuation, Captures, true);
            }

            public void UnsafeOnCompleted(Action continuation)
            {
                Awaiting.Register(_task, continuation, Captures, false);
            }

            void IBoxAwaiter.Await(AsyncBox box)
            {
                Awaiting.Register(_task, box, Captures);
            }
        }
    }

    public readonly struct YieldAwaitable
    {
        public YieldAwaiter GetAwaiter()
        {
            return default(YieldAwaiter);
        }

        public readonly struct YieldAwaiter : ICriticalNotifyCompletion, IBoxAwaiter
        {
            public bool IsCompleted
            {
                get { return false; }
            }

            public void GetResult()
            {
            }

            public void OnCompleted(Action continuation)
            {
                Awaiting.Register(null, continuation, true, true);
            }

            public void UnsafeOnCompleted(Action continuation)
            {
                Awaiting.Register(null, continuation, true, false);
            }

            void IBoxAwaiter.Await(AsyncBox box)
            {
                Awaiting.Register(null, box, true);
            }
        }
    }
}
