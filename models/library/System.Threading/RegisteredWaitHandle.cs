// ThreadPool.RegisterWaitForSingleObject: a thread of the pool waits for the handle and calls back; if it is to go on, a second
// one waits meanwhile. At most two callbacks overlap.
namespace System.Threading
{
    public delegate void WaitOrTimerCallback(object state, bool timedOut);

    public sealed class RegisteredWaitHandle : MarshalByRefObject
    {
        private readonly object _gate = new object();
        private readonly Waitable[] _waited = new Waitable[2];  // the end of it, and the handle
        private readonly WaitOrTimerCallback _callback;
        private readonly object _state;
        private readonly int _milliseconds;
        private readonly bool _isOnce;
        private readonly ExecutionContext _context;
        private int _threads;
        private bool _hasSecond;
        private bool _isUnregistered;
        private WaitHandle _toSignal;  // null: nobody wants to know when the last callback has ended

        internal RegisteredWaitHandle(WaitHandle handle, WaitOrTimerCallback callback, object state, int milliseconds,
            bool isOnce, ExecutionContext context)
        {
            _waited[0] = new EventState(false, true);
            _waited[1] = WaitHandle.StateOf(handle);
            _callback = callback;
            _state = state;
            _milliseconds = milliseconds;
            _isOnce = isOnce;
            _context = context;
        }

        internal void StartThread()
        {
            _threads++;
            ThreadPool.Start(new Waiter(this), _callback);
        }

        private sealed class Waiter : IUncountedItem
        {
            private readonly RegisteredWaitHandle _registered;

            internal Waiter(RegisteredWaitHandle registered)
            {
                _registered = registered;
            }

            public void Execute()
            {
                while (_registered.WaitAndCall())
                {
                }
                _registered.EndThread();
            }
        }

        // Whether to go on.
        private bool WaitAndCall()
        {
            int index = new WaitMany(_waited, false).Wait(_milliseconds);
            if (index == 0) return false;
            if (!_isOnce) StartSecond();
            ExecutionContext.Outer outer = ExecutionContext.Enter(_context);
            _callback(_state, index < 0);
            outer.Leave();
            return !_isOnce;
        }

        private void StartSecond()
        {
            lock (_gate)
            {
                if (_hasSecond || _isUnregistered) return;
                _hasSecond = true;
                StartThread();
            }
        }

        private void EndThread()
        {
            lock (_gate)
            {
                _threads--;
                if (_isUnregistered) TellIfOver();
            }
        }

        private void TellIfOver()
        {
            if (_threads != 0 || _toSignal == null) return;
            EventWaitHandle handle = _toSignal as EventWaitHandle;
            if (handle != null) handle.Set();
        }

        public bool Unregister(WaitHandle waitObject)
        {
            lock (_gate)
            {
                if (_isUnregistered) return false;
                _isUnregistered = true;
                _toSignal = waitObject;
                _waited[0].Signal();
                TellIfOver();
                return true;
            }
        }
    }

    public static partial class ThreadPool
    {
        public static RegisteredWaitHandle RegisterWaitForSingleObject(WaitHandle waitObject, WaitOrTimerCallback callBack,
            object state, uint millisecondsTimeOutInterval, bool executeOnlyOnce)
        {
            int milliseconds = CheckInterval(millisecondsTimeOutInterval);
            return Register(waitObject, callBack, state, milliseconds, executeOnlyOnce, ExecutionContext.Captured);
        }

        public static RegisteredWaitHandle RegisterWaitForSingleObject(WaitHandle waitObject, WaitOrTimerCallback callBack,
            object state, int millisecondsTimeOutInterval, bool executeOnlyOnce)
        {
            int milliseconds = CheckInterval(millisecondsTimeOutInterval, "millisecondsTimeOutInterval");
            return Register(waitObject, callBack, state, milliseconds, executeOnlyOnce, ExecutionContext.Captured);
        }

        public static RegisteredWaitHandle RegisterWaitForSingleObject(WaitHandle waitObject, WaitOrTimerCallback callBack,
            object state, long millisecondsTimeOutInterval, bool executeOnlyOnce)
        {
            int milliseconds = CheckInterval(millisecondsTimeOutInterval, "millisecondsTimeOutInterval");
            return Register(waitObject, callBack, state, milliseconds, executeOnlyOnce, ExecutionContext.Captured);
        }

        public static RegisteredWaitHandle RegisterWaitForSingleObject(WaitHandle waitObject, WaitOrTimerCallback callBack,
            object state, TimeSpan timeout, bool executeOnlyOnce)
        {
            int milliseconds = CheckInterval(timeout.Ticks / TimeSpan.TicksPerMillisecond, "timeout");
            return Register(waitObject, callBack, state, milliseconds, executeOnlyOnce, ExecutionContext.Captured);
        }

        public static RegisteredWaitHandle UnsafeRegisterWaitForSingleObject(WaitHandle waitObject, WaitOrTimerCallback callBack,
            object state, uint millisecondsTimeOutInterval, bool executeOnlyOnce)
        {
            int milliseconds = CheckInterval(millisecondsTimeOutInterval);
            return Register(waitObject, callBack, state, milliseconds, executeOnlyOnce, null);
        }

        public static RegisteredWaitHandle UnsafeRegisterWaitForSingleObject(WaitHandle waitObject, WaitOrTimerCallback callBack,
            object state, int millisecondsTimeOutInterval, bool executeOnlyOnce)
        {
            int milliseconds = CheckInterval(millisecondsTimeOutInterval, "millisecondsTimeOutInterval");
            return Register(waitObject, callBack, state, milliseconds, executeOnlyOnce, null);
        }

        public static RegisteredWaitHandle UnsafeRegisterWaitForSingleObject(WaitHandle waitObject, WaitOrTimerCallback callBack,
            object state, long millisecondsTimeOutInterval, bool executeOnlyOnce)
        {
            int milliseconds = CheckInterval(millisecondsTimeOutInterval, "millisecondsTimeOutInterval");
            return Register(waitObject, callBack, state, milliseconds, executeOnlyOnce, null);
        }

        public static RegisteredWaitHandle UnsafeRegisterWaitForSingleObject(WaitHandle waitObject, WaitOrTimerCallback callBack,
            object state, TimeSpan timeout, bool executeOnlyOnce)
        {
            int milliseconds = CheckInterval(timeout.Ticks / TimeSpan.TicksPerMillisecond, "timeout");
            return Register(waitObject, callBack, state, milliseconds, executeOnlyOnce, null);
        }

        private static int CheckInterval(uint milliseconds)
        {
            if (milliseconds <= int.MaxValue || milliseconds == uint.MaxValue) return (int)milliseconds;
            throw new ArgumentOutOfRangeException("millisecondsTimeOutInterval",
                "Argument must be less than or equal to 2^31 - 1 milliseconds.");
        }

        private static int CheckInterval(long milliseconds, string name)
        {
            ArgumentOutOfRangeException.ThrowIfLessThan(milliseconds, -1L, name);
            ArgumentOutOfRangeException.ThrowIfGreaterThan(milliseconds, (long)int.MaxValue, name);
            return (int)milliseconds;
        }

        private static RegisteredWaitHandle Register(WaitHandle waitObject, WaitOrTimerCallback callBack, object state,
            int milliseconds, bool executeOnlyOnce, ExecutionContext context)
        {
            if (waitObject == null) throw new ArgumentNullException("waitObject");
            if (callBack == null) throw new ArgumentNullException("callBack");
            RegisteredWaitHandle registered =
                new RegisteredWaitHandle(waitObject, callBack, state, milliseconds, executeOnlyOnce, context);
            registered.StartThread();
            return registered;
        }
    }
}
