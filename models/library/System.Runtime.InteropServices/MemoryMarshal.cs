// System.Runtime.InteropServices.MemoryMarshal and its neighbours: spans over other memory,
// handles.
using System.Runtime.CompilerServices;

namespace System.Runtime.InteropServices
{
    [Completed]
    public static class MemoryMarshal
    {
        // A pointer to the first element, or where it would be.
        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern ref T GetArrayDataReference<T>(T[] array);

        // `length` elements from one place to another, in such an order that they may overlap.
        internal static void CopyElements<T>(ref T source, ref T destination, int length)
        {
            if (IsWithin(ref source, ref destination, length))
            {
                for (int i = length - 1; i >= 0; i--)
                {
                    Unsafe.Add(ref destination, i) = Unsafe.Add(ref source, i);
                }
                return;
            }
            for (int i = 0; i < length; i++)
            {
                Unsafe.Add(ref destination, i) = Unsafe.Add(ref source, i);
            }
        }

        // Whether destination is one of the elements of source but the first.
        private static bool IsWithin<T>(ref T source, ref T destination, int length)
        {
            for (int i = 1; i < length; i++)
            {
                if (Unsafe.AreSame(ref Unsafe.Add(ref source, i), ref destination)) return true;
            }
            return false;
        }

        public static ref T GetReference<T>(Span<T> span)
        {
            return ref span._pointer.Value;
        }

        public static ref T GetReference<T>(ReadOnlySpan<T> span)
        {
            return ref span._pointer.Value;
        }

        public static Span<T> CreateSpan<T>(ref T reference, int length)
        {
            return new Span<T>(ref reference, length);
        }

        public static ReadOnlySpan<T> CreateReadOnlySpan<T>(ref T reference, int length)
        {
            return new ReadOnlySpan<T>(ref reference, length);
        }

        public static Span<byte> AsBytes<T>(Span<T> span) where T : struct
        {
            return Cast<T, byte>(span);
        }

        public static ReadOnlySpan<byte> AsBytes<T>(ReadOnlySpan<T> span) where T : struct
        {
            return Cast<T, byte>(span);
        }

        public static Span<TTo> Cast<TFrom, TTo>(Span<TFrom> span) where TFrom : struct
            where TTo : struct
        {
            long bytes = (long)span.Length * Unsafe.SizeOf<TFrom>();
            return new Span<TTo>(ref Unsafe.As<TFrom, TTo>(ref span._pointer.Value),
                checked((int)(bytes / Unsafe.SizeOf<TTo>())));
        }

        public static ReadOnlySpan<TTo> Cast<TFrom, TTo>(ReadOnlySpan<TFrom> span)
            where TFrom : struct
            where TTo : struct
        {
            long bytes = (long)span.Length * Unsafe.SizeOf<TFrom>();
            return new ReadOnlySpan<TTo>(ref Unsafe.As<TFrom, TTo>(ref span._pointer.Value),
                checked((int)(bytes / Unsafe.SizeOf<TTo>())));
        }

        public static T Read<T>(ReadOnlySpan<byte> source) where T : struct
        {
            if (Unsafe.SizeOf<T>() > source.Length) throw new ArgumentOutOfRangeException("length");
            return Unsafe.ReadUnaligned<T>(ref source._pointer.Value);
        }

        public static void Write<T>(Span<byte> destination, ref T value) where T : struct
        {
            if (Unsafe.SizeOf<T>() > destination.Length)
            {
                throw new ArgumentOutOfRangeException("length");
            }
            Unsafe.WriteUnaligned(ref destination._pointer.Value, value);
        }
    }

    // A handle is an object of its own, so that copies are the same handle; as a number it is that
    // object's address.
    public unsafe struct GCHandle : IEquatable<GCHandle>
    {
        private readonly Slot _slot;

        private sealed class Slot
        {
            private object _target;
            public bool IsAllocated = true;
            public GCHandleType Type;

            private bool IsWeak
            {
                get { return Type < GCHandleType.Normal; }
            }

            // A weak one's is behind a handle that the machine knows.
            public object Target
            {
                get { return IsWeak ? ((WeakHandle)_target).Target : _target; }
                set
                {
                    if (!IsWeak)
                    {
                        _target = value;
                    }
                    else if (_target == null)
                    {
                        bool isLong = Type == GCHandleType.WeakTrackResurrection;
                        _target = new WeakHandle(value, isLong);
                    }
                    else
                    {
                        ((WeakHandle)_target).Target = value;
                    }
                }
            }
        }

        private GCHandle(Slot slot)
        {
            _slot = slot;
        }

        // Where the data of an object begin: the elements, the characters, the fields.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern void* AddressOf(object o);

        // The object at whose data the pointer points, null if there is none.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern object ObjectAt(void* address);

        public static GCHandle Alloc(object value)
        {
            return Alloc(value, GCHandleType.Normal);
        }

        public static GCHandle Alloc(object value, GCHandleType type)
        {
            return new GCHandle(new Slot { Type = type, Target = value });
        }

        private Slot Allocated()
        {
            if (_slot == null || !_slot.IsAllocated)
            {
                throw new InvalidOperationException("Handle is not initialized.");
            }
            return _slot;
        }

        public object Target
        {
            get { return Allocated().Target; }
            set { Allocated().Target = value; }
        }

        public bool IsAllocated
        {
            get { return _slot != null && _slot.IsAllocated; }
        }

        public IntPtr AddrOfPinnedObject()
        {
            Slot slot = Allocated();
            if (slot.Type != GCHandleType.Pinned)
            {
                throw new InvalidOperationException("Handle is not pinned.");
            }
            return slot.Target == null ? IntPtr.Zero : (IntPtr)AddressOf(slot.Target);
        }

        public void Free()
        {
            Slot slot = Allocated();
            slot.Target = null;
            slot.IsAllocated = false;
            this = new GCHandle();
        }

        public static IntPtr ToIntPtr(GCHandle value)
        {
            return value._slot == null ? IntPtr.Zero : (IntPtr)AddressOf(value._slot);
        }

        public static GCHandle FromIntPtr(IntPtr value)
        {
            Slot slot = ObjectAt(value.ToPointer()) as Slot;
            if (slot == null) throw new InvalidOperationException("Handle is not initialized.");
            return new GCHandle(slot);
        }

        public static explicit operator GCHandle(IntPtr value)
        {
            return FromIntPtr(value);
        }

        public static explicit operator IntPtr(GCHandle value)
        {
            return ToIntPtr(value);
        }

        public static bool operator ==(GCHandle a, GCHandle b)
        {
            return a._slot == b._slot;
        }

        public static bool operator !=(GCHandle a, GCHandle b)
        {
            return a._slot != b._slot;
        }

        public override bool Equals(object o)
        {
            return o is GCHandle && _slot == ((GCHandle)o)._slot;
        }

        public bool Equals(GCHandle other)
        {
            return _slot == other._slot;
        }

        public override int GetHashCode()
        {
            return RuntimeHelpers.GetHashCode(_slot);
        }
    }

    public enum GCHandleType
    {
        Weak = 0,
        WeakTrackResurrection = 1,
        Normal = 2,
        Pinned = 3
    }

    public abstract class SafeHandle : IDisposable
    {
        protected IntPtr handle;

        protected SafeHandle(IntPtr invalidHandleValue, bool ownsHandle)
        {
            handle = invalidHandleValue;
        }

        public abstract bool IsInvalid { get; }

        protected abstract bool ReleaseHandle();

        public void Dispose()
        {
            Dispose(true);
        }

        protected virtual void Dispose(bool disposing)
        {
        }
    }
}
