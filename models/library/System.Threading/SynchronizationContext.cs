// System.Threading.SynchronizationContext: where what was awaited goes on.
namespace System.Threading
{
    public delegate void SendOrPostCallback(object state);

    public class SynchronizationContext
    {
        [ThreadStatic]
        private static SynchronizationContext t_current;

        private bool _wantsWaits;

        public static SynchronizationContext Current
        {
            get { return t_current; }
        }

        // Null: the pool is.
        internal static SynchronizationContext InCharge
        {
            get
            {
                SynchronizationContext current = t_current;
                if (current == null || current.GetType() == typeof(SynchronizationContext)) return null;
                return current;
            }
        }

        public static void SetSynchronizationContext(SynchronizationContext syncContext)
        {
            t_current = syncContext;
        }

        public virtual void Send(SendOrPostCallback d, object state)
        {
            d(state);
        }

        public virtual void Post(SendOrPostCallback d, object state)
        {
            ThreadPool.Start(new PostedItem(d, state), d);
        }

        public virtual void OperationStarted()
        {
        }

        public virtual void OperationCompleted()
        {
        }

        public virtual SynchronizationContext CreateCopy()
        {
            return new SynchronizationContext();
        }

        protected void SetWaitNotificationRequired()
        {
            _wantsWaits = true;
        }

        public bool IsWaitNotificationRequired()
        {
            return _wantsWaits;
        }

        private sealed class PostedItem : IPoolItem
        {
            private readonly SendOrPostCallback _callback;
            private readonly object _state;
            private readonly ExecutionContext _context;

            internal PostedItem(SendOrPostCallback callback, object state)
            {
                _callback = callback;
                _state = state;
                _context = ExecutionContext.Captured;
            }

            public void Execute()
            {
                ExecutionContext.Enter(_context);
                _callback(_state);
            }
        }
    }
}
