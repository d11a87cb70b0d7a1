// System.Threading.ThreadLocal<T>. A thread keeps its values itself, so that no other thread meets them.
using System.Collections.Generic;

namespace System.Threading
{
    public class ThreadLocal<T> : IDisposable
    {
        private sealed class Slot
        {
            internal readonly ThreadLocal<T> Owner;
            internal Slot Next;       // of the thread
            internal Slot NextOfAll;  // of the owner, if it tracks them
            internal T Value;

            internal Slot(ThreadLocal<T> owner, Slot next)
            {
                Owner = owner;
                Next = next;
            }
        }

        [ThreadStatic]
        private static Slot t_slots;

        private readonly Func<T> _factory;
        private readonly object _gate;  // null if values are not tracked
        private Slot _all;              // guarded by the gate
        private bool _disposed;

        public ThreadLocal()
        {
        }

        public ThreadLocal(bool trackAllValues)
        {
            if (trackAllValues) _gate = new object();
        }

        public ThreadLocal(Func<T> valueFactory) : this(valueFactory, false)
        {
        }

        public ThreadLocal(Func<T> valueFactory, bool trackAllValues) : this(trackAllValues)
        {
            if (valueFactory == null) throw new ArgumentNullException("valueFactory");
            _factory = valueFactory;
        }

        public bool IsValueCreated
        {
            get
            {
                CheckNotDisposed();
                return Find() != null;
            }
        }

        public T Value
        {
            get
            {
                CheckNotDisposed();
                Slot slot = Find();
                return slot != null ? slot.Value : Create();
            }
            set
            {
                CheckNotDisposed();
                Slot slot = Find();
                if (slot == null) Add(value);
                else slot.Value = value;
            }
        }

        public IList<T> Values
        {
            get
            {
                if (_gate == null)
                {
                    throw new InvalidOperationException(
                        "The ThreadLocal object is not tracking values. To use the Values "
                        + "property, use a ThreadLocal constructor that accepts the trackAllValues parameter "
                        + "and set the parameter to true.");
                }
                CheckNotDisposed();
                List<T> values = new List<T>();
                lock (_gate)
                {
                    for (Slot slot = _all; slot != null; slot = slot.NextOfAll) values.Add(slot.Value);
                }
                return values;
            }
        }

        public override string ToString()
        {
            return Value.ToString();
        }

        private Slot Find()
        {
            Slot slot = t_slots;
            while (slot != null && slot.Owner != this) slot = slot.Next;
            return slot;
        }

        private T Create()
        {
            T value = default(T);
            if (_factory != null)
            {
                value = _factory();
                if (IsValueCreated)
                {
                    throw new InvalidOperationException(
                        "ValueFactory attempted to access the Value property of this instance.");
                }
            }
            Add(value);
            return value;
        }

        private void Add(T value)
        {
            Slot slot = new Slot(this, t_slots);
            slot.Value = value;
            if (_gate != null)
            {
                lock (_gate)
                {
                    slot.NextOfAll = _all;
                    _all = slot;
                }
            }
            t_slots = slot;
        }

        public void Dispose()
        {
            Dispose(true);
        }

        // What other threads have of it they keep, if it is not tracked: nobody can see it any more.
        protected virtual void Dispose(bool disposing)
        {
            if (_disposed) return;
            _disposed = true;
            Forget();
            if (_gate == null) return;
            lock (_gate)
            {
                for (Slot slot = _all; slot != null; slot = slot.NextOfAll) slot.Value = default(T);
                _all = null;
            }
        }

        // Of this thread.
        private void Forget()
        {
            Slot before = null;
            for (Slot slot = t_slots; slot != null; before = slot, slot = slot.Next)
            {
                if (slot.Owner != this) continue;
                if (before == null) t_slots = slot.Next;
                else before.Next = slot.Next;
                return;
            }
        }

        private void CheckNotDisposed()
        {
            if (_disposed) throw new ObjectDisposedException(GetType().FullName);
        }
    }
}
