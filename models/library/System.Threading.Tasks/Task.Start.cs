// Starting tasks: those that are made for it, Task.Run, and how work comes to be done.
namespace System.Threading.Tasks
{
    public partial class Task
    {
        public Task(Action action) : this(action, default(CancellationToken), TaskCreationOptions.None)
        {
        }

        public Task(Action action, CancellationToken cancellationToken)
            : this(action, cancellationToken, TaskCreationOptions.None)
        {
        }

        public Task(Action action, TaskCreationOptions creationOptions)
            : this(action, default(CancellationToken), creationOptions)
        {
        }

        public Task(Action action, CancellationToken cancellationToken, TaskCreationOptions creationOptions)
        {
            if (action == null) throw new ArgumentNullException("action");
            Prepare(new ActionWork(action), null, cancellationToken, creationOptions, null);
        }

        public Task(Action<object> action, object state)
            : this(action, state, default(CancellationToken), TaskCreationOptions.None)
        {
        }

        public Task(Action<object> action, object state, CancellationToken cancellationToken)
            : this(action, state, cancellationToken, TaskCreationOptions.None)
        {
        }

        public Task(Action<object> action, object state, TaskCreationOptions creationOptions)
            : this(action, state, default(CancellationToken), creationOptions)
        {
        }

        public Task(Action<object> action, object state, CancellationToken cancellationToken,
            TaskCreationOptions creationOptions)
        {
            if (action == null) throw new ArgumentNullException("action");
            Prepare(new StatefulActionWork(action, state), state, cancellationToken, creationOptions, null);
        }

        // ---- how it begins ----------------------------------------------------------------------------------

        // Not started yet.
        internal void Prepare(TaskWork work, object state, CancellationToken token, TaskCreationOptions options,
            TaskScheduler scheduler, bool cancelsAtOnce = true)
        {
            CheckOptions(options);
            work.Task = this;
            work.Context = ExecutionContext.Captured;
            work.Token = token;
            _details = new TaskDetails(work, scheduler);
            _details.Options = options;
            _details.State = state;
            AttachToParent();
            if (token.CanBeCanceled && cancelsAtOnce) CancelWith(token);
        }

        private static void CheckOptions(TaskCreationOptions options)
        {
            const TaskCreationOptions all = TaskCreationOptions.PreferFairness | TaskCreationOptions.LongRunning
                | TaskCreationOptions.AttachedToParent | TaskCreationOptions.DenyChildAttach
                | TaskCreationOptions.HideScheduler | TaskCreationOptions.RunContinuationsAsynchronously;
            if ((options & ~all) != 0) throw new ArgumentOutOfRangeException("creationOptions");
        }

        internal void AttachToParent()
        {
            Task parent = t_current;
            if (parent == null || !Has(TaskCreationOptions.AttachedToParent)) return;
            ReplicaTask replica = parent as ReplicaTask;
            if (replica != null) replica.MayAttach();
            if (parent._details == null || parent.Has(TaskCreationOptions.DenyChildAttach)) return;
            parent._details.AddChild();
            _details.Parent = parent;
        }

        // As long as it has not begun.
        private void CancelWith(CancellationToken token)
        {
            if (token.IsCancellationRequested) CancelUnlessRunning(this);
            else token.UnsafeRegister(new Action<object>(CancelUnlessRunning), this);
        }

        private static void CancelUnlessRunning(object task)
        {
            Task one = (Task)task;
            if (one._details.TryCancel()) one.Finish(new TaskCancellation(one._details.Work.Token, null));
        }

        // Started as it is made. Where nobody can tell the difference, by a thread of the pool that does nothing else.
        internal void StartNew(TaskWork work, object state, CancellationToken token, TaskCreationOptions options,
            TaskScheduler scheduler)
        {
            bool isSimple = (options & ~TaskCreationOptions.DenyChildAttach) == 0 && state == null && scheduler == null
                && !token.CanBeCanceled && !Thread.IsInPool;
            if (!isSimple)
            {
                Prepare(work, state, token, options, scheduler);
                if (_details.TryQueue()) Queue();
                return;
            }
            bool isWatched = IsStatusRead();
            if (options == TaskCreationOptions.None || isWatched) _details = new TaskDetails(options, null);
            if (isWatched) _details.SetQueued();
            work.Task = this;
            work.Context = ExecutionContext.Captured;
            _runner = ThreadPool.Prepare(work.Method);
            _runner.StartWith(work);
        }

        // It counts as queued already.
        internal void PrepareQueued(TaskWork work, TaskScheduler scheduler)
        {
            work.Task = this;
            work.Context = ExecutionContext.Captured;
            _details = new TaskDetails(work, scheduler);
            _details.SetQueued();
        }

        // Of continuations that count as queued: what the scheduler throws is what becomes of them.

        internal void RunOrQueue()
        {
            try
            {
                if (!RunInline(false)) Queue();
            }
            catch (TaskSchedulerException)
            {
            }
            catch (Exception e)
            {
                Finish(new TaskFault(new TaskSchedulerException(e)));
            }
        }

        internal void QueueAtLeast()
        {
            try
            {
                Queue();
            }
            catch (TaskSchedulerException)
            {
            }
        }

        // It counts as queued.
        internal void Queue()
        {
            if (_details.Scheduler == null)
            {
                const TaskCreationOptions elsewhere = TaskCreationOptions.PreferFairness | TaskCreationOptions.LongRunning;
                if ((_details.Options & elsewhere) == 0 && Thread.IsInPool) _details.Starter = Thread.Own;
                StartWork();
                return;
            }
            try
            {
                _details.Scheduler.QueueTask(this);
            }
            catch (Exception e)
            {
                TaskSchedulerException failure = new TaskSchedulerException(e);
                Finish(new TaskFault(failure));
                throw failure;
            }
        }

        internal void StartWork()
        {
            TaskWork work = _details.Work;
            if ((_details.Options & TaskCreationOptions.LongRunning) == 0) ThreadPool.Start(work, work.Method);
            else ThreadPool.StartOutside(work, work.Method);
        }

        public void Start()
        {
            Start(TaskScheduler.Current);
        }

        public void Start(TaskScheduler scheduler)
        {
            if (scheduler == null) throw new ArgumentNullException("scheduler");
            CheckStartable("Start");
            _details.Scheduler = scheduler.UnlessPool;
            if (!_details.TryQueue()) throw NotStartable("Start", "a task that was already started");
            Queue();
        }

        public void RunSynchronously()
        {
            RunSynchronously(TaskScheduler.Current);
        }

        public void RunSynchronously(TaskScheduler scheduler)
        {
            if (scheduler == null) throw new ArgumentNullException("scheduler");
            RunNow(scheduler.UnlessPool);
            // The caller gets no exception of the task: the task keeps it.
            object outcome = OutcomeInline;
        }

        // Or queues it, if the scheduler does not allow that.
        internal void RunNow(TaskScheduler scheduler)
        {
            CheckStartable("RunSynchronously");
            _details.Scheduler = scheduler;
            if (!_details.TryQueue()) throw NotStartable("RunSynchronously", "a task that was already started");
            bool isTaken;
            try
            {
                isTaken = RunInline(false);
            }
            catch (Exception e)
            {
                TaskSchedulerException failure = new TaskSchedulerException(e);
                Finish(new TaskFault(failure));
                throw failure;
            }
            if (!isTaken) Queue();
        }

        private void CheckStartable(string method)
        {
            if (IsCompleted)
            {
                throw NotStartable(method,
                    method == "Start" ? "a task that has completed" : "a task that has already completed");
            }
            if (_runner != null) throw NotStartable(method, "a task that was already started");
            if (_details == null || _details.Work == null)
            {
                throw NotStartable(method, method == "Start" ? "a promise-style task"
                    : "a task not bound to a delegate, such as the task returned from an asynchronous method");
            }
            if (_details.IsContinuation) throw NotStartable(method, "a continuation task");
        }

        private static Exception NotStartable(string method, string what)
        {
            return new InvalidOperationException(method + " may not be called on " + what + ".");
        }

        // ---- how it is done ---------------------------------------------------------------------------------

        // By the thread that the pool has made for it, or by its scheduler; false: somebody else has begun it. What the task is
        // like is looked at before it is handed on.
        internal bool TryExecute(TaskWork work)
        {
            TaskDetails details = _details;
            Thread runner = _runner;
            bool isLast = runner != null && runner == Thread.Own;
            if (details != null && !details.TryRun()) return false;
            if (IsStatusRead() && runner != null) details.SetRunning();
            TaskOutcome outcome = work.Run();
            if (details == null) TryFinish(outcome, isLast);
            else if (details.EndsLast(ref outcome)) FinishWithChildren(outcome, isLast);
            return true;
        }

        // On this thread, if its scheduler allows it.
        internal bool RunInline(bool wasQueued)
        {
            TaskScheduler scheduler = _details.Scheduler;
            if (scheduler == null) return TryExecute(_details.Work);
            return scheduler.TryTakeInline(this, wasQueued);
        }

        // What waits for it may as well do it.
        private void TryRunInline()
        {
            TaskDetails details = _details;
            if (details == null || details.Work == null || IsCompleted) return;
            if (details.Scheduler != null || (details.Starter != null && details.Starter == Thread.Own)) RunInlineAtLast();
        }

        private void RunInlineAtLast()
        {
            try
            {
                RunInline(true);
            }
            catch (Exception e)
            {
                throw new TaskSchedulerException(e);
            }
        }

        // Without having done its work. It has no children.
        internal void Finish(TaskOutcome outcome)
        {
            FinishWithChildren(outcome, false);
        }

        internal void FinishWithChildren(TaskOutcome outcome, bool isLast = false)
        {
            TryFinish(outcome, isLast);
            TellParent(outcome);
        }

        private void TellParent(TaskOutcome outcome)
        {
            Task parent = _details == null ? null : _details.Parent;
            if (parent != null) parent._details.ChildEnds(parent, outcome as TaskFault);
        }

        // By whoever has promised it.
        internal bool TryFinishPromise(TaskOutcome outcome)
        {
            bool isFirst = TryFinish(outcome);
            if (isFirst) TellParent(outcome);
            return isFirst;
        }

        // ---- Run --------------------------------------------------------------------------------------------

        public static Task Run(Action action)
        {
            return Run(action, default(CancellationToken));
        }

        public static Task Run(Action action, CancellationToken cancellationToken)
        {
            if (action == null) throw new ArgumentNullException("action");
            Task task = new Task();
            task.StartNew(new ActionWork(action), null, cancellationToken, TaskCreationOptions.DenyChildAttach, null);
            return task;
        }

        public static Task<TResult> Run<TResult>(Func<TResult> function)
        {
            return Run(function, default(CancellationToken));
        }

        public static Task<TResult> Run<TResult>(Func<TResult> function, CancellationToken cancellationToken)
        {
            if (function == null) throw new ArgumentNullException("function");
            Task<TResult> task = new Task<TResult>();
            task.StartNew(new FunctionWork<TResult>(function), null, cancellationToken, TaskCreationOptions.DenyChildAttach,
                null);
            return task;
        }

        public static Task Run(Func<Task> function)
        {
            return Run(function, default(CancellationToken));
        }

        public static Task Run(Func<Task> function, CancellationToken cancellationToken)
        {
            if (function == null) throw new ArgumentNullException("function");
            Task promise = new Task();
            UnwrappedWork.Start<Task>(promise, new FunctionWork<Task>(function), cancellationToken);
            return promise;
        }

        public static Task<TResult> Run<TResult>(Func<Task<TResult>> function)
        {
            return Run(function, default(CancellationToken));
        }

        public static Task<TResult> Run<TResult>(Func<Task<TResult>> function, CancellationToken cancellationToken)
        {
            if (function == null) throw new ArgumentNullException("function");
            Task<TResult> promise = new Task<TResult>();
            UnwrappedWork.Start<Task<TResult>>(promise, new FunctionWork<Task<TResult>>(function), cancellationToken);
            return promise;
        }
    }
}
