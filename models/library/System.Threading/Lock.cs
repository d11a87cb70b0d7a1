// System.Threading.Lock: what `lock` on one is compiled to. It is its own object's monitor, and a
// compiler that knows the type warns of that.
#pragma warning disable 9216
namespace System.Threading
{
    public sealed class Lock
    {
        public void Enter()
        {
            Monitor.Enter(this);
        }

        public bool TryEnter()
        {
            return Monitor.TryEnter(this);
        }

        public bool TryEnter(int millisecondsTimeout)
        {
            return Monitor.TryEnter(this, millisecondsTimeout);
        }

        public bool TryEnter(TimeSpan timeout)
        {
            return Monitor.TryEnter(this, timeout);
        }

        public void Exit()
        {
            if (!Monitor.IsEntered(this))
            {
                throw new SynchronizationLockException("The calling thread does not hold the lock.");
            }
            Monitor.Exit(this);
        }

        public bool IsHeldByCurrentThread
        {
            get { return Monitor.IsEntered(this); }
        }

        public Scope EnterScope()
        {
            Monitor.Enter(this);
            return new Scope(this);
        }

        public ref struct Scope
        {
            private Lock _lock;

            internal Scope(Lock taken)
            {
                _lock = taken;
            }

            public void Dispose()
            {
                Lock taken = _lock;
                if (taken == null) return;
                _lock = null;
                taken.Exit();
            }
        }
    }
}
