// System.Threading.Monitor: what `lock` is compiled to.
using System.Runtime.CompilerServices;

namespace System.Threading
{
    public static class Monitor
    {
        // ---- the machine's ----------------------------------------------------------------------------------

        // Waits until the monitor of the object is free or this thread's, and takes it once more.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern void Acquire(object obj);

        // Takes it once more if it is free or this thread's now; whether it was.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern bool TryAcquire(object obj);

        // Takes it if it is free or this thread's; otherwise waits until it is (true) or gives up at some time (false):
        // both are tried.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern bool AcquireOrTimeOut(object obj);

        // The same, as long as the thread has time.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern bool AcquireInTime(object obj);

        // Whether the monitor was this thread's; gives it back once if so.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern bool Release(object obj);

        // Whether the monitor is this thread's.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern bool IsHeld(object obj);

        // The monitor is this thread's for the next three.

        // Gives it back altogether, waits in the object's queue until a pulse takes the thread out (true) or, if it
        // may, leaves the queue by itself at some time (false; both are tried), and takes the monitor as often as
        // it had it.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern bool WaitCore(object obj, bool mayTimeOut);

        // Takes a thread out of the object's queue; false if there is none. Which one is open: the machine tries each.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern bool PulseCore(object obj);

        // Takes all out.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern void PulseAllCore(object obj);

        // ---- made of them -----------------------------------------------------------------------------------

        public static void Enter(object obj)
        {
            if (obj == null) throw new ArgumentNullException("obj");
            Acquire(obj);
        }

        public static void Enter(object obj, ref bool lockTaken)
        {
            CheckNotTaken(lockTaken);
            if (obj == null) throw new ArgumentNullException("obj");
            Acquire(obj);
            lockTaken = true;
        }

        public static bool TryEnter(object obj)
        {
            if (obj == null) throw new ArgumentNullException("obj");
            return TryAcquire(obj);
        }

        public static void TryEnter(object obj, ref bool lockTaken)
        {
            CheckNotTaken(lockTaken);
            lockTaken = TryEnter(obj);
        }

        public static bool TryEnter(object obj, int millisecondsTimeout)
        {
            if (obj == null) throw new ArgumentNullException("obj");
            TimeLimit.Check(millisecondsTimeout);
            if (millisecondsTimeout == 0) return TryAcquire(obj);
            if (millisecondsTimeout != Timeout.Infinite)
            {
                bool taken = TimeLimit.AreLast() ? AcquireIn(millisecondsTimeout, obj) : AcquireOrTimeOut(obj);
                if (!taken) Clock.Wait(millisecondsTimeout);
                return taken;
            }
            Acquire(obj);
            return true;
        }

        private static bool AcquireIn(int milliseconds, object obj)
        {
            if (TryAcquire(obj)) return true;
            TimeLimit.Begin(milliseconds);
            bool taken = AcquireInTime(obj);
            TimeLimit.End();
            return taken;
        }

        public static void TryEnter(object obj, int millisecondsTimeout, ref bool lockTaken)
        {
            CheckNotTaken(lockTaken);
            lockTaken = TryEnter(obj, millisecondsTimeout);
        }

        public static bool TryEnter(object obj, TimeSpan timeout)
        {
            return TryEnter(obj, TimeLimit.Milliseconds(timeout));
        }

        public static void TryEnter(object obj, TimeSpan timeout, ref bool lockTaken)
        {
            CheckNotTaken(lockTaken);
            lockTaken = TryEnter(obj, TimeLimit.Milliseconds(timeout));
        }

        public static void Exit(object obj)
        {
            if (obj == null) throw new ArgumentNullException("obj");
            if (!Release(obj)) throw new SynchronizationLockException();
        }

        public static bool IsEntered(object obj)
        {
            if (obj == null) throw new ArgumentNullException("obj");
            return IsHeld(obj);
        }

        public static bool Wait(object obj)
        {
            CheckHeld(obj);
            return WaitCore(obj, false);
        }

        public static bool Wait(object obj, int millisecondsTimeout)
        {
            int left = TimeLimit.Of(millisecondsTimeout);
            return Wait(obj, millisecondsTimeout, ref left);
        }

        // Who is woken in vain, and waits again, has less time left then.
        internal static bool Wait(object obj, int millisecondsTimeout, ref int left)
        {
            if (obj == null) throw new ArgumentNullException("obj");
            TimeLimit.Check(millisecondsTimeout);
            CheckHeld(obj);
            bool isTimed = TimeLimit.AreLast() && millisecondsTimeout != Timeout.Infinite;
            if (isTimed) TimeLimit.Begin(left);
            bool woken = WaitCore(obj, millisecondsTimeout != Timeout.Infinite);
            if (!woken) Clock.Wait(millisecondsTimeout);
            if (isTimed) left = TimeLimit.End();
            return woken;
        }

        public static bool Wait(object obj, TimeSpan timeout)
        {
            return Wait(obj, TimeLimit.Milliseconds(timeout));
        }

        public static bool Wait(object obj, int millisecondsTimeout, bool exitContext)
        {
            return Wait(obj, millisecondsTimeout);
        }

        public static bool Wait(object obj, TimeSpan timeout, bool exitContext)
        {
            return Wait(obj, TimeLimit.Milliseconds(timeout));
        }

        public static void Pulse(object obj)
        {
            CheckHeld(obj);
            PulseCore(obj);
        }

        // Whether there was a thread to wake, for models that hand something over to it.
        internal static bool PulseOne(object obj)
        {
            return PulseCore(obj);
        }

        public static void PulseAll(object obj)
        {
            CheckHeld(obj);
            PulseAllCore(obj);
        }

        // How often a thread had to wait.
        public static long LockContentionCount
        {
            get { return 0; }
        }

        private static void CheckNotTaken(bool lockTaken)
        {
            if (lockTaken) throw new ArgumentException("Argument must be initialized to false", "lockTaken");
        }

        private static void CheckHeld(object obj)
        {
            if (obj == null) throw new ArgumentNullException("obj");
            if (!IsHeld(obj)) throw new SynchronizationLockException();
        }
    }
}
