// System.Threading.EventWaitHandle, AutoResetEvent, ManualResetEvent.
namespace System.Threading
{
    public class EventWaitHandle : WaitHandle
    {
        public EventWaitHandle(bool initialState, EventResetMode mode)
        {
            if (mode != EventResetMode.AutoReset && mode != EventResetMode.ManualReset)
            {
                throw new ArgumentException("Value of flags is invalid.", "mode");
            }
            _state = new EventState(initialState, mode == EventResetMode.ManualReset);
        }

        public EventWaitHandle(bool initialState, EventResetMode mode, string name) : this(initialState, mode)
        {
            CheckNoName(name);
        }

        public EventWaitHandle(bool initialState, EventResetMode mode, string name, out bool createdNew)
            : this(initialState, mode)
        {
            CheckNoName(name);
            createdNew = true;
        }

        public bool Set()
        {
            StateOf(this).Signal();
            return true;
        }

        public bool Reset()
        {
            ((EventState)StateOf(this)).Reset();
            return true;
        }
    }

    public sealed class AutoResetEvent : EventWaitHandle
    {
        public AutoResetEvent(bool initialState) : base(initialState, EventResetMode.AutoReset)
        {
        }
    }

    public sealed class ManualResetEvent : EventWaitHandle
    {
        public ManualResetEvent(bool initialState) : base(initialState, EventResetMode.ManualReset)
        {
        }
    }

    internal sealed class EventState : Waitable
    {
        private bool _set;
        private readonly bool _manual;

        internal EventState(bool set, bool manual)
        {
            _set = set;
            _manual = manual;
        }

        internal override bool CanTake()
        {
            return _set;
        }

        internal override void Take()
        {
            if (!_manual) _set = false;
        }

        internal override void Signal()
        {
            lock (this)
            {
                if (_manual) Monitor.PulseAll(this);
                else if (Monitor.PulseOne(this)) return;
                _set = true;
                WakeMany();
            }
        }

        internal void Reset()
        {
            lock (this) _set = false;
        }
    }
}
