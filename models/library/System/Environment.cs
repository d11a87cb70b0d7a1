// System.Environment, GC, Activator, Buffer, WeakReference, AppDomain, AppContext: what a program
// asks of the world around it.
using System.Runtime.CompilerServices;

namespace System
{
    public static class Environment
    {
        // ---- the machine's ----------------------------------------------------------------------

        // Ends the program.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern void ExitProcess(int exitCode);

        // Ends the run as a violation.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern void Fail(string message);

        // Those of the program.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int CountArguments();

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern string ArgumentAt(int index);

        // ---- made of them -----------------------------------------------------------------------

        public static void Exit(int exitCode)
        {
            ExitProcess(exitCode);
        }

        public static void FailFast(string message)
        {
            Fail(message);
        }

        public static void FailFast(string message, Exception exception)
        {
            Fail(message);
        }

        public static int ExitCode
        {
            get { return s_exitCode; }
            set { s_exitCode = value; }
        }

        private static int s_exitCode;

        public static int CurrentManagedThreadId
        {
            get { return Threading.Thread.CurrentNumber; }
        }

        public static int ProcessorCount
        {
            get { return 2; }
        }

        public static string NewLine
        {
            get { return "\n"; }
        }

        public static string MachineName
        {
            get { return "machine"; }
        }

        public static string UserName
        {
            get { return "user"; }
        }

        public static int ProcessId
        {
            get { return 1; }
        }

        public static bool Is64BitProcess
        {
            get { return true; }
        }

        public static bool Is64BitOperatingSystem
        {
            get { return true; }
        }

        public static bool HasShutdownStarted
        {
            get { return false; }
        }

        public static int SystemPageSize
        {
            get { return 4096; }
        }

        public static long WorkingSet
        {
            get { return 0; }
        }

        public static string CurrentDirectory
        {
            get { return "/"; }
            set { }
        }

        public static int TickCount
        {
            get { return (int)TickCount64; }
        }

        public static long TickCount64
        {
            get { return Clock.Milliseconds(); }
        }

        public static string GetEnvironmentVariable(string variable)
        {
            if (variable == null) throw new ArgumentNullException("variable");
            return null;
        }

        public static void SetEnvironmentVariable(string variable, string value)
        {
            throw new PlatformNotSupportedException();
        }

        public static string[] GetCommandLineArgs()
        {
            string[] result = new string[CountArguments() + 1];
            result[0] = "program";
            for (int i = 1; i < result.Length; i++) result[i] = ArgumentAt(i - 1);
            return result;
        }
    }

    public static class GC
    {
        public static int MaxGeneration
        {
            get { return 2; }
        }

        // All that nothing leads to is found by that.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern void CollectNow();

        // Waits until the finalizers of all that was found have run.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern void WaitForFinalizers();

        // Whether the object's finalizer is to be run.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern void SetFinalizable(object obj, bool isFinalizable);

        public static void Collect()
        {
            CollectNow();
        }

        public static void Collect(int generation)
        {
            if (generation < 0) throw new ArgumentOutOfRangeException("generation");
            CollectNow();
        }

        public static void Collect(int generation, GCCollectionMode mode)
        {
            Collect(generation);
        }

        public static void Collect(int generation, GCCollectionMode mode, bool blocking)
        {
            Collect(generation);
        }

        public static void Collect(int generation, GCCollectionMode mode, bool blocking,
            bool compacting)
        {
            Collect(generation);
        }

        public static void WaitForPendingFinalizers()
        {
            WaitForFinalizers();
        }

        // Its argument is alive until here.
        public static void KeepAlive(object obj)
        {
        }

        public static void SuppressFinalize(object obj)
        {
            if (obj == null) throw new ArgumentNullException("obj");
            SetFinalizable(obj, false);
        }

        public static void ReRegisterForFinalize(object obj)
        {
            if (obj == null) throw new ArgumentNullException("obj");
            SetFinalizable(obj, true);
        }

        public static int GetGeneration(object obj)
        {
            return 0;
        }

        public static int CollectionCount(int generation)
        {
            return 0;
        }

        public static long GetTotalMemory(bool forceFullCollection)
        {
            return 0;
        }

        public static long GetAllocatedBytesForCurrentThread()
        {
            return 0;
        }

        public static long GetTotalAllocatedBytes(bool precise = false)
        {
            return 0;
        }

        public static GCMemoryInfo GetGCMemoryInfo()
        {
            return default(GCMemoryInfo);
        }

        public static GCMemoryInfo GetGCMemoryInfo(GCKind kind)
        {
            if (kind < GCKind.Any || kind > GCKind.Background)
            {
                throw new ArgumentOutOfRangeException("kind",
                    "Argument must be between Any and Background.");
            }
            return default(GCMemoryInfo);
        }

        public static void AddMemoryPressure(long bytesAllocated)
        {
        }

        public static void RemoveMemoryPressure(long bytesAllocated)
        {
        }

        public static T[] AllocateUninitializedArray<T>(int length, bool pinned = false)
        {
            return new T[length];
        }

        public static T[] AllocateArray<T>(int length, bool pinned = false)
        {
            return new T[length];
        }
    }

    public enum GCCollectionMode
    {
        Default = 0,
        Forced = 1,
        Optimized = 2,
        Aggressive = 3
    }

    public static class Buffer
    {
        // Arrays of primitives as bytes.
        public static int ByteLength(Array array)
        {
            if (array == null) throw new ArgumentNullException("array");
            return array.Length * ElementSize(array);
        }

        // The size of its elements; 0 if they are not primitives.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int ElementSizeOf(Array array);

        // A pointer to a byte of the array's elements.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern ref byte ByteAt(Array array, int index);

        private static int ElementSize(Array array)
        {
            int size = ElementSizeOf(array);
            if (size == 0)
            {
                throw new ArgumentException("Object must be an array of primitives.", "array");
            }
            return size;
        }

        public static byte GetByte(Array array, int index)
        {
            if ((uint)index >= (uint)ByteLength(array))
            {
                throw new ArgumentOutOfRangeException("index");
            }
            return ByteAt(array, index);
        }

        public static void SetByte(Array array, int index, byte value)
        {
            if ((uint)index >= (uint)ByteLength(array))
            {
                throw new ArgumentOutOfRangeException("index");
            }
            ByteAt(array, index) = value;
        }

        public static unsafe void BlockCopy(Array src, int srcOffset, Array dst, int dstOffset, int count)
        {
            if (src == null) throw new ArgumentNullException("src");
            if (dst == null) throw new ArgumentNullException("dst");
            if (srcOffset < 0) throw new ArgumentOutOfRangeException("srcOffset");
            if (dstOffset < 0) throw new ArgumentOutOfRangeException("dstOffset");
            if (count < 0) throw new ArgumentOutOfRangeException("count");
            if (srcOffset > ByteLength(src) - count || dstOffset > ByteLength(dst) - count)
            {
                throw new ArgumentException(
                    "Offset and length were out of bounds for the array or count is greater than "
                    + "the number of elements from index to the end of the source collection.");
            }
            Blocks.Move(Unsafe.AsPointer(ref ByteAt(dst, dstOffset)),
                Unsafe.AsPointer(ref ByteAt(src, srcOffset)), count);
        }

        public static unsafe void MemoryCopy(void* source, void* destination,
            long destinationSizeInBytes, long sourceBytesToCopy)
        {
            if (sourceBytesToCopy > destinationSizeInBytes)
            {
                throw new ArgumentOutOfRangeException("sourceBytesToCopy");
            }
            Blocks.Move(destination, source, sourceBytesToCopy);
        }
    }

    // What the thread executes that runs the finalizers.
    internal static class Finalizer
    {
        // One of the objects whose finalizers are to be run; waits until there is one.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern object Next();

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern void Finalize(object obj);

        private static void Run()
        {
            while (true) Finalize(Next());
        }
    }

    // What does not keep its target from being collected. The machine knows the field.
    internal sealed class WeakHandle
    {
        private object _target;
        private readonly bool _isLong;

        // A long one is there until the target's finalizer has run, a short one until it may run.
        internal WeakHandle(object target, bool isLong)
        {
            _target = target;
            _isLong = isLong;
        }

        // The target may be collected now, if nothing leads to it.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern void MayLose(WeakHandle handle);

        internal bool IsLong
        {
            get { return _isLong; }
        }

        internal object Target
        {
            get
            {
                MayLose(this);
                return _target;
            }
            set { _target = value; }
        }
    }

    public class WeakReference
    {
        private readonly WeakHandle _handle;

        public WeakReference(object target)
        {
            _handle = new WeakHandle(target, false);
        }

        public WeakReference(object target, bool trackResurrection)
        {
            _handle = new WeakHandle(target, trackResurrection);
        }

        public virtual bool IsAlive
        {
            get { return _handle.Target != null; }
        }

        public virtual object Target
        {
            get { return _handle.Target; }
            set { _handle.Target = value; }
        }

        public virtual bool TrackResurrection
        {
            get { return _handle.IsLong; }
        }
    }

    public sealed class WeakReference<T> where T : class
    {
        private readonly WeakHandle _handle;

        public WeakReference(T target)
        {
            _handle = new WeakHandle(target, false);
        }

        public WeakReference(T target, bool trackResurrection)
        {
            _handle = new WeakHandle(target, trackResurrection);
        }

        public bool TryGetTarget(out T target)
        {
            target = (T)_handle.Target;
            return target != null;
        }

        public void SetTarget(T target)
        {
            _handle.Target = target;
        }
    }

    // Its events never happen: a run ends where they would.
    public sealed class AppDomain : MarshalByRefObject
    {
        private AppDomain()
        {
        }

        public static AppDomain CurrentDomain
        {
            get { return new AppDomain(); }
        }

        public string FriendlyName
        {
            get { return "program"; }
        }

        public string BaseDirectory
        {
            get { return "/"; }
        }

        public int Id
        {
            get { return 1; }
        }

        public event UnhandledExceptionEventHandler UnhandledException
        {
            add { }
            remove { }
        }

        public event EventHandler ProcessExit
        {
            add { }
            remove { }
        }

        public event EventHandler DomainUnload
        {
            add { }
            remove { }
        }
    }

    public static class AppContext
    {
        public static string BaseDirectory
        {
            get { return "/"; }
        }

        public static string TargetFrameworkName
        {
            get { return null; }
        }

        public static bool TryGetSwitch(string switchName, out bool isEnabled)
        {
            if (switchName == null) throw new ArgumentNullException("switchName");
            // What the framework says is then the keys of its resources, which are not read.
            isEnabled = switchName == "System.Resources.UseSystemResourceKeys";
            // Nobody listens to what it traces.
            return isEnabled || switchName == "System.Diagnostics.Tracing.EventSource.IsSupported";
        }

        public static object GetData(string name)
        {
            if (name == null) throw new ArgumentNullException("name");
            return null;
        }

        public static void SetSwitch(string switchName, bool isEnabled)
        {
        }
    }
}
