// System.Threading.Thread. Thread.Memory.cs has its fences and volatile accesses.
using System.Globalization;
using System.Runtime.CompilerServices;

namespace System.Threading
{
    public sealed partial class Thread
    {
        // How many objects there are, besides the first thread's.
        private static int s_count;

        private Delegate _start;
        private string _name;
        private int _number;       // ManagedThreadId, and Environment.CurrentManagedThreadId; the machine's, if it is 0
        private int _priority;     // compared with ThreadPriority.Normal
        private bool _background;  // the program does not wait for it to end
        private bool _isPooled;    // does an item of the pool
        private ExecutionContext _context;

        // ---- the machine's ----------------------------------------------------------------------------------

        private const int NotStarted = 0, Alive = 1, Ended = 2;

        // Makes a thread that calls Run of this object, after everything that this thread has done is visible.
        // False, and nothing happens, if the object has had its thread already.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern bool StartCore(Thread thread, object argument);

        // What has become of the object's thread, one of the three above.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int GetStatus(Thread thread);

        // Whether the object's thread is found waiting. One that cannot go on may not have got so far yet: both are tried
        // until it was found so once.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern bool IsFoundWaiting(Thread thread);

        // Waits until the thread has ended; false at once if it was not started.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern bool JoinCore(Thread thread);

        // The same, or gives up (false) at some time before: both are tried while the thread has not ended.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern bool TryJoinCore(Thread thread);

        // The object of this thread; null for the first thread as long as none was set.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern Thread GetCurrent();

        // Makes the object that of this thread.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern void SetCurrent(Thread thread);

        // Nothing; a hint that this thread may be waiting for another one.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern void YieldCore();

        // What the machine calls: a new thread, which ends when this returns,
        internal void Run(object argument)
        {
            IPoolItem item = argument as IPoolItem;
            if (item != null)
            {
                ThreadPool.Execute(item);
                return;
            }
            ExecutionContext.Enter(_context);
            ThreadStart start = _start as ThreadStart;
            if (start != null) start();
            else Unsafe.As<ParameterizedThreadStart>(_start)(argument);
            Finish();
        }

        // and the first thread, after Main, before it counts as ended.
        internal static void Finish()
        {
            Mutex.AbandonAll();
        }

        // ---- made of them -----------------------------------------------------------------------------------

        public Thread(ThreadStart start) : this((Delegate)start)
        {
        }

        public Thread(ThreadStart start, int maxStackSize) : this((Delegate)start)
        {
            CheckStackSize(maxStackSize);
        }

        public Thread(ParameterizedThreadStart start) : this((Delegate)start)
        {
        }

        public Thread(ParameterizedThreadStart start, int maxStackSize) : this((Delegate)start)
        {
            CheckStackSize(maxStackSize);
        }

        private Thread(Delegate start)
        {
            if ((object)start == null) throw new ArgumentNullException("start");
            _start = start;
            _number = 1 + Interlocked.Increment(ref s_count);
        }

        // One of the pool, or for an item that takes long. Which number it has follows from how many were started before it, so nobody counts.
        internal Thread(Delegate method, bool isPooled)
        {
            _start = method;
            _isPooled = isPooled;
            _background = true;
        }

        // The first thread's.
        private Thread()
        {
            _number = 1;
        }

        private static void CheckStackSize(int maxStackSize)
        {
            if (maxStackSize < 0) ArgumentOutOfRangeException.ThrowIfNegative(maxStackSize, "maxStackSize");
        }

        // ---- starting and ending

        // A thread of the pool, with its item.
        internal void StartWith(IPoolItem item)
        {
            StartCore(this, item);
        }

        public void Start()
        {
            Flow();
            UnsafeStart();
        }

        private void Flow()
        {
            if (ExecutionContext.Captured != null && GetStatus(this) == NotStarted) _context = ExecutionContext.Captured;
        }

        public void Start(object parameter)
        {
            Flow();
            UnsafeStart(parameter);
        }

        public void UnsafeStart(object parameter)
        {
            if (_start is ThreadStart)
            {
                if (GetStatus(this) != NotStarted) throw AlreadyStarted();
                throw new InvalidOperationException(
                    "The thread was created with a ThreadStart delegate that does not accept a parameter.");
            }
            if (!StartCore(this, parameter)) throw AlreadyStarted();
        }

        public void UnsafeStart()
        {
            if (!StartCore(this, null)) throw AlreadyStarted();
        }

        private static Exception AlreadyStarted()
        {
            return new ThreadStateException("Thread is running or terminated; it cannot restart.");
        }

        private static Exception NotYetStarted()
        {
            return new ThreadStateException("Thread has not been started.");
        }

        public void Join()
        {
            if (!JoinCore(this)) throw NotYetStarted();
        }

        public bool Join(int millisecondsTimeout)
        {
            if (millisecondsTimeout < -1)
            {
                throw new ArgumentOutOfRangeException("millisecondsTimeout",
                    "Number must be either non-negative and less than or equal to Int32.MaxValue or -1.");
            }
            if (millisecondsTimeout != Timeout.Infinite)
            {
                int status = GetStatus(this);
                if (status == NotStarted) throw NotYetStarted();
                if (millisecondsTimeout > 0)
                {
                    bool isTimed = TimeLimit.AreLast();
                    if (isTimed) TimeLimit.Begin(millisecondsTimeout);
                    bool ended = TryJoinCore(this);
                    if (isTimed) TimeLimit.End();
                    if (!ended) Clock.Wait(millisecondsTimeout);
                    return ended;
                }
                if (status != Ended) return false;
            }
            Join();
            return true;
        }

        public bool Join(TimeSpan timeout)
        {
            return Join(TimeLimit.Milliseconds(timeout));
        }

        // ---- what a thread is

        public static Thread CurrentThread
        {
            get
            {
                Thread current = GetCurrent();
                if (current == null)
                {
                    current = new Thread();
                    SetCurrent(current);
                }
                return current;
            }
        }

        // Null for the first thread as long as its object is not made.
        internal static Thread Own
        {
            get { return GetCurrent(); }
        }

        internal static bool IsInPool
        {
            get
            {
                Thread current = GetCurrent();
                return current != null && current._isPooled;
            }
        }

        // The first thread's object may not be made yet; every other thread has its own.
        internal static int CurrentNumber
        {
            get
            {
                Thread current = GetCurrent();
                return current == null ? 1 : current._number;
            }
        }

        public int ManagedThreadId
        {
            get { return _number; }
        }

        public override int GetHashCode()
        {
            return _number;
        }

        public string Name
        {
            get { return _name; }
            set { _name = value; }
        }

        public bool IsAlive
        {
            get { return GetStatus(this) == Alive; }
        }

        public ThreadState ThreadState
        {
            get
            {
                ThreadState background = _background ? ThreadState.Background : ThreadState.Running;
                switch (GetStatus(this))
                {
                    case NotStarted: return ThreadState.Unstarted | background;
                    case Ended: return ThreadState.Stopped;
                    default:
                        return (IsFoundWaiting(this) ? ThreadState.WaitSleepJoin : ThreadState.Running) | background;
                }
            }
        }

        public bool IsBackground
        {
            get
            {
                CheckNotEnded("Thread is dead; state cannot be accessed.");
                return _background;
            }
            set
            {
                CheckNotEnded("Thread is dead; state cannot be accessed.");
                _background = value;
            }
        }

        public ThreadPriority Priority
        {
            get
            {
                CheckNotEnded("Thread is dead; priority cannot be accessed.");
                return ThreadPriority.Normal + _priority;
            }
            set
            {
                CheckNotEnded("Thread is dead; priority cannot be accessed.");
                if (value < ThreadPriority.Lowest || value > ThreadPriority.Highest)
                {
                    throw new ArgumentOutOfRangeException(null, "Value of flags is invalid.");
                }
                _priority = value - ThreadPriority.Normal;
            }
        }

        private void CheckNotEnded(string message)
        {
            if (GetStatus(this) == Ended) throw new ThreadStateException(message);
        }

        public bool IsThreadPoolThread
        {
            get { return _isPooled; }
        }

        public ExecutionContext ExecutionContext
        {
            get { return ExecutionContext.Capture(); }
        }

        public CultureInfo CurrentCulture
        {
            get
            {
                CheckOwn();
                return CultureInfo.CurrentCulture;
            }
            set
            {
                CheckChangeable(value);
                CultureInfo.CurrentCulture = value;
            }
        }

        public CultureInfo CurrentUICulture
        {
            get
            {
                CheckOwn();
                return CultureInfo.CurrentUICulture;
            }
            set
            {
                CheckChangeable(value);
                CultureInfo.CurrentUICulture = value;
            }
        }

        private void CheckOwn()
        {
            if (this == GetCurrent()) return;
            throw new InvalidOperationException(
                "This operation must be performed on the same thread as that represented by the Thread instance.");
        }

        // A thread that has not begun can be given a culture. There is only one, so nothing is kept.
        private void CheckChangeable(CultureInfo culture)
        {
            if (culture == null) throw new ArgumentNullException("value");
            if (GetStatus(this) != NotStarted) CheckOwn();
        }

        public ApartmentState ApartmentState
        {
            get { return GetApartmentState(); }
            set { TrySetApartmentState(value); }
        }

        public ApartmentState GetApartmentState()
        {
            return ApartmentState.Unknown;
        }

        public bool TrySetApartmentState(ApartmentState state)
        {
            return state == ApartmentState.Unknown;
        }

        public void SetApartmentState(ApartmentState state)
        {
            if (TrySetApartmentState(state)) return;
            throw new PlatformNotSupportedException("COM Interop is not supported on this platform.");
        }

        // ---- this thread

        public static bool Yield()
        {
            YieldCore();
            return true;
        }

        public static void Sleep(int millisecondsTimeout)
        {
            TimeLimit.Check(millisecondsTimeout);
            if (millisecondsTimeout == Timeout.Infinite)
            {
                object nobody = new object();
                lock (nobody) Monitor.Wait(nobody);
            }
            TimeLimit.Sleep(millisecondsTimeout);
            YieldCore();
        }

        public static void Sleep(TimeSpan timeout)
        {
            Sleep(TimeLimit.Milliseconds(timeout));
        }

        public static void SpinWait(int iterations)
        {
            YieldCore();
        }

        public static int GetCurrentProcessorId()
        {
            return 0;
        }

        public static AppDomain GetDomain()
        {
            return AppDomain.CurrentDomain;
        }

        public static int GetDomainID()
        {
            return 1;
        }

        public static void BeginCriticalRegion()
        {
        }

        public static void EndCriticalRegion()
        {
        }

        public static void BeginThreadAffinity()
        {
        }

        public static void EndThreadAffinity()
        {
        }

        public void DisableComObjectEagerCleanup()
        {
        }

        // ---- what .NET has given up

        public void Abort()
        {
            throw new PlatformNotSupportedException("Thread abort is not supported on this platform.");
        }

        public void Abort(object stateInfo)
        {
            Abort();
        }

        public static void ResetAbort()
        {
            throw new PlatformNotSupportedException("Thread abort is not supported on this platform.");
        }

        public void Suspend()
        {
            throw new PlatformNotSupportedException("Thread suspend is not supported on this platform.");
        }

        public void Resume()
        {
            throw new PlatformNotSupportedException("Thread suspend is not supported on this platform.");
        }
    }
}
