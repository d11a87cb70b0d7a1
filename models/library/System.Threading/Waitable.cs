// What wait handles have in common: threads that wait for one alone, and threads that wait for several.
//
// Whoever signals hands over: a thread that waits in the queue of the monitor has what it waits for from the moment
// when it is woken, whatever others do before it runs. So Set, Reset lets all through who were waiting, and Set, Set
// two threads at an AutoResetEvent.
namespace System.Threading
{
    // Its own monitor guards it. Everything but Wait is called with that held.
    internal abstract class Waitable
    {
        private ManyNode _many;

        // Whether it is there for this thread.
        internal abstract bool CanTake();

        // Takes it when it is there.
        internal abstract void Take();

        // SignalAndWait's part, with the monitor not held.
        internal abstract void Signal();

        internal bool Wait(int millisecondsTimeout)
        {
            Interlocked.MemoryBarrier();  // as going to the operating system is
            lock (this)
            {
                if (CanTake()) Take();
                else if (millisecondsTimeout == 0 || !Monitor.Wait(this, millisecondsTimeout)) return false;
                else Receive();
            }
            AfterWait();
            return true;
        }

        // A thread was woken, and has what it waited for.
        protected virtual void Receive()
        {
        }

        protected virtual void AfterWait()
        {
        }

        // Those who wait for several things try again.
        protected void WakeMany()
        {
            for (ManyNode node = _many; node != null; node = node.Next) node.Waiter.Wake();
        }

        internal void AddMany(WaitMany waiter)
        {
            _many = new ManyNode(waiter, _many);
        }

        internal void RemoveMany(WaitMany waiter)
        {
            ManyNode before = null, node = _many;
            while (node.Waiter != waiter)
            {
                before = node;
                node = node.Next;
            }
            if (before == null) _many = node.Next;
            else before.Next = node.Next;
        }
    }

    internal sealed class ManyNode
    {
        internal readonly WaitMany Waiter;
        internal ManyNode Next;

        internal ManyNode(WaitMany waiter, ManyNode next)
        {
            Waiter = waiter;
            Next = next;
        }
    }

    // A thread that waits for one of several things, or for all of them. It looks at them with the monitors of all, and
    // waits at its own.
    internal sealed class WaitMany
    {
        private readonly Waitable[] _states;
        private readonly bool _all;
        private bool _woken;

        internal WaitMany(Waitable[] states, bool all)
        {
            _states = states;
            _all = all;
        }

        // Which of them (0 for all), or -1 if the time is over.
        internal int Wait(int millisecondsTimeout)
        {
            int left = TimeLimit.Of(millisecondsTimeout);
            bool waiting = false, last = millisecondsTimeout == 0;
            while (true)
            {
                EnterAll();
                int index = TryTake();
                bool done = last || index >= 0;
                if (done == waiting) AddOrRemove(!done);
                waiting = !done;
                ExitAll();
                if (done) return index;
                lock (this)
                {
                    if (!_woken) last = !Monitor.Wait(this, millisecondsTimeout, ref left);
                    _woken = false;
                }
            }
        }

        internal void Wake()
        {
            lock (this)
            {
                _woken = true;
                Monitor.Pulse(this);
            }
        }

        private int TryTake()
        {
            for (int i = 0; i < _states.Length; i++)
            {
                bool there = _states[i].CanTake();
                if (_all && !there) return -1;
                if (_all || !there) continue;
                _states[i].Take();
                return i;
            }
            if (!_all) return -1;
            for (int i = 0; i < _states.Length; i++) _states[i].Take();
            return 0;
        }

        private void AddOrRemove(bool add)
        {
            for (int i = 0; i < _states.Length; i++)
            {
                if (add) _states[i].AddMany(this);
                else _states[i].RemoveMany(this);
            }
        }

        // Only one thread at a time goes from monitor to monitor.
        private void EnterAll()
        {
            lock (typeof(WaitMany))
            {
                for (int i = 0; i < _states.Length; i++) Monitor.Enter(_states[i]);
            }
        }

        private void ExitAll()
        {
            for (int i = 0; i < _states.Length; i++) Monitor.Exit(_states[i]);
        }
    }
}
