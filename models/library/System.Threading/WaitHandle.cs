// System.Threading.WaitHandle: the base of what one can wait for. Its state is in a Waitable.
namespace System.Threading
{
    public abstract class WaitHandle : MarshalByRefObject, IDisposable
    {
        public const int WaitTimeout = 258;

        internal Waitable _state;  // null once disposed

        protected WaitHandle()
        {
        }

        public virtual bool WaitOne()
        {
            return StateOf(this).Wait(Timeout.Infinite);
        }

        public virtual bool WaitOne(int millisecondsTimeout)
        {
            TimeLimit.Check(millisecondsTimeout);
            return StateOf(this).Wait(millisecondsTimeout);
        }

        public virtual bool WaitOne(TimeSpan timeout)
        {
            return WaitOne(TimeLimit.Milliseconds(timeout));
        }

        public virtual bool WaitOne(int millisecondsTimeout, bool exitContext)
        {
            return WaitOne(millisecondsTimeout);
        }

        public virtual bool WaitOne(TimeSpan timeout, bool exitContext)
        {
            return WaitOne(timeout);
        }

        public static bool WaitAll(WaitHandle[] waitHandles)
        {
            return WaitMany(waitHandles, true, Timeout.Infinite) >= 0;
        }

        public static bool WaitAll(WaitHandle[] waitHandles, int millisecondsTimeout)
        {
            return WaitMany(waitHandles, true, millisecondsTimeout) >= 0;
        }

        public static bool WaitAll(WaitHandle[] waitHandles, TimeSpan timeout)
        {
            return WaitMany(waitHandles, true, TimeLimit.Milliseconds(timeout)) >= 0;
        }

        public static bool WaitAll(WaitHandle[] waitHandles, int millisecondsTimeout, bool exitContext)
        {
            return WaitAll(waitHandles, millisecondsTimeout);
        }

        public static bool WaitAll(WaitHandle[] waitHandles, TimeSpan timeout, bool exitContext)
        {
            return WaitAll(waitHandles, timeout);
        }

        public static int WaitAny(WaitHandle[] waitHandles)
        {
            return WaitAny(waitHandles, Timeout.Infinite);
        }

        public static int WaitAny(WaitHandle[] waitHandles, int millisecondsTimeout)
        {
            int index = WaitMany(waitHandles, false, millisecondsTimeout);
            return index >= 0 ? index : WaitTimeout;
        }

        public static int WaitAny(WaitHandle[] waitHandles, TimeSpan timeout)
        {
            return WaitAny(waitHandles, TimeLimit.Milliseconds(timeout));
        }

        public static int WaitAny(WaitHandle[] waitHandles, int millisecondsTimeout, bool exitContext)
        {
            return WaitAny(waitHandles, millisecondsTimeout);
        }

        public static int WaitAny(WaitHandle[] waitHandles, TimeSpan timeout, bool exitContext)
        {
            return WaitAny(waitHandles, timeout);
        }

        public static bool SignalAndWait(WaitHandle toSignal, WaitHandle toWaitOn)
        {
            return SignalAndWait(toSignal, toWaitOn, Timeout.Infinite, false);
        }

        public static bool SignalAndWait(WaitHandle toSignal, WaitHandle toWaitOn, int millisecondsTimeout,
            bool exitContext)
        {
            if (toSignal == null) throw new ArgumentNullException("toSignal");
            if (toWaitOn == null) throw new ArgumentNullException("toWaitOn");
            TimeLimit.Check(millisecondsTimeout);
            Waitable waited = StateOf(toWaitOn);
            StateOf(toSignal).Signal();
            return waited.Wait(millisecondsTimeout);
        }

        public static bool SignalAndWait(WaitHandle toSignal, WaitHandle toWaitOn, TimeSpan timeout, bool exitContext)
        {
            return SignalAndWait(toSignal, toWaitOn, TimeLimit.Milliseconds(timeout), exitContext);
        }

        public virtual void Close()
        {
            Dispose();
        }

        public void Dispose()
        {
            Dispose(true);
        }

        protected virtual void Dispose(bool explicitDisposing)
        {
            _state = null;
        }

        // As .NET on Unix.
        internal static void CheckNoName(string name)
        {
            if (name == null) return;
            throw new PlatformNotSupportedException(
                "The named version of this synchronization primitive is not supported on this platform.");
        }

        internal static Waitable StateOf(WaitHandle handle)
        {
            Waitable state = handle._state;
            if (state == null) throw new ObjectDisposedException("Microsoft.Win32.SafeHandles.SafeWaitHandle");
            return state;
        }

        // Which of them, or -1 if the time is over.
        private static int WaitMany(WaitHandle[] waitHandles, bool all, int millisecondsTimeout)
        {
            if (waitHandles == null) throw new ArgumentNullException("waitHandles");
            if (waitHandles.Length == 0)
            {
                throw new ArgumentException("Waithandle array may not be empty.", "waitHandles");
            }
            if (waitHandles.Length > 64)
            {
                throw new NotSupportedException("The number of WaitHandles must be less than or equal to 64.");
            }
            TimeLimit.Check(millisecondsTimeout);
            Waitable[] states = new Waitable[waitHandles.Length];
            for (int i = 0; i < states.Length; i++)
            {
                if (waitHandles[i] == null)
                {
                    throw new ArgumentNullException("waitHandles[" + i.ToString() + "]",
                        "At least one element in the specified array was null.");
                }
                states[i] = StateOf(waitHandles[i]);
                for (int j = 0; all && j < i; j++)
                {
                    if (states[i] == states[j]) throw new DuplicateWaitObjectException();
                }
            }
            int index = new WaitMany(states, all).Wait(millisecondsTimeout);
            Mutex.CheckAbandoned(waitHandles, index, all);
            return index;
        }
    }
}
