// System.Threading.ExecutionContext, and what is in it: the values of AsyncLocals. Never changes; null: nothing is in it.
namespace System.Threading
{
    public delegate void ContextCallback(object state);

    public sealed class ExecutionContext : IDisposable
    {
        [ThreadStatic]
        private static ExecutionContext t_current;

        private readonly AsyncLocalValue _values;  // the latest first
        private readonly bool _isSuppressed;       // nobody gets it

        private ExecutionContext(AsyncLocalValue values, bool isSuppressed)
        {
            _values = values;
            _isSuppressed = isSuppressed;
        }

        // ---- for the library --------------------------------------------------------------------------------

        internal static AsyncLocalValue Values
        {
            get { return t_current == null ? null : t_current._values; }
            set { t_current = new ExecutionContext(value, t_current != null && t_current._isSuppressed); }
        }

        // What goes along with work that is done later.
        internal static ExecutionContext Captured
        {
            get { return t_current; }
        }

        // What goes along with work that has none: it is done in whichever is there.
        internal static ExecutionContext None
        {
            get { return new ExecutionContext(null, true); }
        }

        // What a thread comes back to.
        internal readonly struct Outer
        {
            private readonly ExecutionContext _context;
            private readonly SynchronizationContext _synchronization;
            private readonly bool _isLeft;

            internal Outer(ExecutionContext context)
            {
                _context = context;
                _synchronization = SynchronizationContext.Current;
                _isLeft = true;
            }

            internal void Leave()
            {
                if (!_isLeft) return;
                if (SynchronizationContext.Current != _synchronization)
                {
                    SynchronizationContext.SetSynchronizationContext(_synchronization);
                }
                Change(_context);
            }
        }

        internal static Outer Stay()
        {
            return new Outer(t_current);
        }

        internal static Outer Enter(ExecutionContext context)
        {
            // What is changed in none stays changed.
            if (context != null && context._isSuppressed) return default(Outer);
            Outer outer = new Outer(t_current);
            Change(context);
            return outer;
        }

        private static void Change(ExecutionContext context)
        {
            if (context == t_current) return;
            AsyncLocalValue before = Values;
            t_current = context;
            AsyncLocalValue.Tell(before, Values);
        }

        // ---- for programs -----------------------------------------------------------------------------------

        public static ExecutionContext Capture()
        {
            if (t_current == null) return Singleton.Of<ExecutionContext>();
            return t_current._isSuppressed ? null : t_current;
        }

        public static void Run(ExecutionContext executionContext, ContextCallback callback, object state)
        {
            if (executionContext == null) throw new InvalidOperationException("Cannot call Set on a null context");
            Outer outer = Enter(executionContext);
            try
            {
                callback(state);
            }
            finally
            {
                outer.Leave();
            }
        }

        public static void Restore(ExecutionContext executionContext)
        {
            if (executionContext == null) throw new InvalidOperationException("Cannot call Set on a null context");
            Change(executionContext);
        }

        public static bool IsFlowSuppressed()
        {
            return t_current != null && t_current._isSuppressed;
        }

        public static AsyncFlowControl SuppressFlow()
        {
            if (IsFlowSuppressed())
            {
                throw new InvalidOperationException("Context flow is already suppressed.");
            }
            t_current = new ExecutionContext(Values, true);
            return new AsyncFlowControl(Thread.CurrentThread);
        }

        public static void RestoreFlow()
        {
            if (!IsFlowSuppressed())
            {
                throw new InvalidOperationException("Cannot restore context flow when it is not suppressed.");
            }
            t_current = new ExecutionContext(Values, false);
        }

        public ExecutionContext CreateCopy()
        {
            return this;
        }

        public void Dispose()
        {
        }
    }

    public struct AsyncFlowControl : IEquatable<AsyncFlowControl>, IDisposable
    {
        private Thread _thread;  // null once undone

        internal AsyncFlowControl(Thread thread)
        {
            _thread = thread;
        }

        public void Undo()
        {
            if (_thread == null)
            {
                throw new InvalidOperationException("AsyncFlowControl object can be used only once to call Undo().");
            }
            if (_thread != Thread.CurrentThread)
            {
                throw new InvalidOperationException(
                    "AsyncFlowControl object must be used on the thread where it was created.");
            }
            _thread = null;
            ExecutionContext.RestoreFlow();
        }

        public void Dispose()
        {
            Undo();
        }

        public bool Equals(AsyncFlowControl obj)
        {
            return _thread == obj._thread;
        }

        public override bool Equals(object obj)
        {
            return obj is AsyncFlowControl && Equals((AsyncFlowControl)obj);
        }

        public override int GetHashCode()
        {
            return _thread == null ? 0 : _thread.GetHashCode();
        }

        public static bool operator ==(AsyncFlowControl a, AsyncFlowControl b)
        {
            return a.Equals(b);
        }

        public static bool operator !=(AsyncFlowControl a, AsyncFlowControl b)
        {
            return !a.Equals(b);
        }
    }
}
