// System.Threading.Mutex, without a name.
namespace System.Threading
{
    public sealed class Mutex : WaitHandle
    {
        public Mutex() : this(false)
        {
        }

        public Mutex(bool initiallyOwned)
        {
            _state = new MutexState();
            if (initiallyOwned) WaitOne();
        }

        public void ReleaseMutex()
        {
            StateOf(this).Signal();
        }

        // Those that this thread has, it leaves to others.
        internal static void AbandonAll()
        {
            MutexState.AbandonAll();
        }

        // After waiting for several handles, when it has led to this index.
        internal static void CheckAbandoned(WaitHandle[] handles, int index, bool all)
        {
            if (index < 0) return;
            for (int i = all ? 0 : index; i < (all ? handles.Length : index + 1); i++)
            {
                MutexState state = handles[i]._state as MutexState;
                if (state == null || !state.IsNewlyAbandoned()) continue;
                if (all) throw new AbandonedMutexException();
                throw new AbandonedMutexException(i, handles[i]);
            }
        }
    }

    internal sealed class MutexState : Waitable
    {
        // What a thread owns, the newest first.
        [ThreadStatic]
        private static MutexState t_owned;

        private int _owner;       // ManagedThreadId, 0 while it goes from one thread to another
        private int _count;       // how often it was taken
        private bool _abandoned;  // not yet told to a new owner
        private MutexState _next;

        internal override bool CanTake()
        {
            return _count == 0 || _owner == Environment.CurrentManagedThreadId;
        }

        internal override void Take()
        {
            if (_count == 0) Receive();
            else _count++;
        }

        protected override void Receive()
        {
            _owner = Environment.CurrentManagedThreadId;
            _count = 1;
            _next = t_owned;
            t_owned = this;
        }

        internal override void Signal()
        {
            lock (this)
            {
                if (_count == 0 || _owner != Environment.CurrentManagedThreadId)
                {
                    throw new ApplicationException(
                        "Object synchronization method was called from an unsynchronized block of code.");
                }
                if (_count > 1)
                {
                    _count--;
                    return;
                }
                Disown();
                GiveUp();
            }
        }

        protected override void AfterWait()
        {
            if (IsNewlyAbandoned()) throw new AbandonedMutexException();
        }

        // The new owner asks once.
        internal bool IsNewlyAbandoned()
        {
            bool abandoned = _abandoned;
            if (abandoned) _abandoned = false;
            return abandoned;
        }

        internal static void AbandonAll()
        {
            while (t_owned != null)
            {
                MutexState state = t_owned;
                lock (state)
                {
                    t_owned = state._next;
                    state._abandoned = true;
                    state.GiveUp();
                }
            }
        }

        private void GiveUp()
        {
            _owner = 0;
            _next = null;
            if (Monitor.PulseOne(this)) return;
            _count = 0;
            WakeMany();
        }

        private void Disown()
        {
            if (t_owned == this)
            {
                t_owned = _next;
                return;
            }
            MutexState before = t_owned;
            while (before._next != this) before = before._next;
            before._next = _next;
        }
    }
}
