// System.Threading.AsyncLocal<T>. Its values are in execution contexts.
namespace System.Threading
{
    public sealed class AsyncLocal<T> : IAsyncLocal
    {
        private readonly Action<AsyncLocalValueChangedArgs<T>> _handler;

        public AsyncLocal()
        {
        }

        public AsyncLocal(Action<AsyncLocalValueChangedArgs<T>> valueChangedHandler)
        {
            _handler = valueChangedHandler;
        }

        public T Value
        {
            get
            {
                AsyncLocalValue value = AsyncLocalValue.Find(ExecutionContext.Values, this);
                return value == null ? default(T) : (T)value.Value;
            }
            set
            {
                AsyncLocalValue before = AsyncLocalValue.Find(ExecutionContext.Values, this);
                object old = before == null ? null : before.Value;
                object boxed = value;
                if (old == boxed) return;
                ExecutionContext.Values = new AsyncLocalValue(this, boxed,
                    AsyncLocalValue.Without(ExecutionContext.Values, before));
                if (_handler != null) Tell(old, boxed, false);
            }
        }

        bool IAsyncLocal.Listens
        {
            get { return _handler != null; }
        }

        void IAsyncLocal.Tell(object before, object now)
        {
            Tell(before, now, true);
        }

        private void Tell(object before, object now, bool contextChanged)
        {
            T old = before == null ? default(T) : (T)before;
            T current = now == null ? default(T) : (T)now;
            _handler(new AsyncLocalValueChangedArgs<T>(old, current, contextChanged));
        }
    }

    internal interface IAsyncLocal
    {
        bool Listens { get; }
        void Tell(object before, object now);
    }

    // A list that never changes.
    internal sealed class AsyncLocalValue
    {
        private readonly IAsyncLocal _local;
        internal readonly object Value;
        private readonly AsyncLocalValue _next;

        internal AsyncLocalValue(IAsyncLocal local, object value, AsyncLocalValue next)
        {
            _local = local;
            Value = value;
            _next = next;
        }

        internal static AsyncLocalValue Find(AsyncLocalValue list, IAsyncLocal local)
        {
            while (list != null && list._local != local) list = list._next;
            return list;
        }

        internal static AsyncLocalValue Without(AsyncLocalValue list, AsyncLocalValue one)
        {
            if (one == null || list == null) return list;
            if (list == one) return list._next;
            return new AsyncLocalValue(list._local, list.Value, Without(list._next, one));
        }

        // A thread has come from one context to another.
        internal static void Tell(AsyncLocalValue before, AsyncLocalValue now)
        {
            for (AsyncLocalValue one = before; one != null; one = one._next)
            {
                if (!one._local.Listens) continue;
                AsyncLocalValue other = Find(now, one._local);
                object value = other == null ? null : other.Value;
                if (one.Value != value) one._local.Tell(one.Value, value);
            }
            for (AsyncLocalValue one = now; one != null; one = one._next)
            {
                if (one._local.Listens && Find(before, one._local) == null) one._local.Tell(null, one.Value);
            }
        }
    }

    public readonly struct AsyncLocalValueChangedArgs<T>
    {
        private readonly T _previous;
        private readonly T _current;
        private readonly bool _contextChanged;

        internal AsyncLocalValueChangedArgs(T previous, T current, bool contextChanged)
        {
            _previous = previous;
            _current = current;
            _contextChanged = contextChanged;
        }

        public T PreviousValue
        {
            get { return _previous; }
        }

        public T CurrentValue
        {
            get { return _current; }
        }

        public bool ThreadContextChanged
        {
            get { return _contextChanged; }
        }
    }
}
