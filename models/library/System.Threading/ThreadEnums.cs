// What a thread is created and described with.
namespace System.Threading
{
    public delegate void ThreadStart();

    public delegate void ParameterizedThreadStart(object obj);

    public enum ThreadPriority
    {
        Lowest,
        BelowNormal,
        Normal,
        AboveNormal,
        Highest
    }

    [Flags]
    public enum ThreadState
    {
        Running = 0,
        StopRequested = 1,
        SuspendRequested = 2,
        Background = 4,
        Unstarted = 8,
        Stopped = 16,
        WaitSleepJoin = 32,
        Suspended = 64,
        AbortRequested = 128,
        Aborted = 256
    }

    public enum ApartmentState
    {
        STA,
        MTA,
        Unknown
    }

    public enum LazyThreadSafetyMode
    {
        None,
        PublicationOnly,
        ExecutionAndPublication
    }

    public enum LockRecursionPolicy
    {
        NoRecursion,
        SupportsRecursion
    }

    public enum EventResetMode
    {
        AutoReset,
        ManualReset
    }
}
