// System.Runtime.CompilerServices.Unsafe: managed pointers without checks. The few operations at
// the bottom are the machine's, the others are made of them.
namespace System.Runtime.CompilerServices
{
    public static unsafe class Unsafe
    {
        // The same reference, whatever its class.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern T AsClass<T>(object o) where T : class;

        // The same pointer, as one to TTo.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern ref TTo AsPointerTo<TFrom, TTo>(ref TFrom source);

        // `elements` places further.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern ref T AddElements<T>(ref T source, long elements);

        // `bytes` further.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern ref T AddBytes<T>(ref T source, long bytes);

        // target - origin, in bytes; both point into the same thing.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern long Distance<T>(ref T origin, ref T target);

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern bool AreSame<T>(ref T left, ref T right);

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern int SizeOf<T>();

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern ref T NullRef<T>();

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern bool IsNullRef<T>(ref T source);

        // A pointer into the box, which must be one of a T.
        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern ref T Unbox<T>(object box) where T : struct;

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern void* AsPointer<T>(ref T value);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern ref T FromPointer<T>(void* source);

        public static T As<T>(object o) where T : class
        {
            return AsClass<T>(o);
        }

        public static ref TTo As<TFrom, TTo>(ref TFrom source)
        {
            return ref AsPointerTo<TFrom, TTo>(ref source);
        }

        public static ref T AsRef<T>(void* source)
        {
            return ref FromPointer<T>(source);
        }

        // `in`, but Mono's compiler passes that by value.
        public static ref T AsRef<T>(ref T source)
        {
            return ref source;
        }

        public static ref T Add<T>(ref T source, int elementOffset)
        {
            return ref AddElements(ref source, elementOffset);
        }

        public static ref T Add<T>(ref T source, IntPtr elementOffset)
        {
            return ref AddElements(ref source, elementOffset.ToInt64());
        }

        public static ref T Add<T>(ref T source, UIntPtr elementOffset)
        {
            return ref AddElements(ref source, (long)elementOffset.ToUInt64());
        }

        public static ref T Subtract<T>(ref T source, int elementOffset)
        {
            return ref AddElements(ref source, -(long)elementOffset);
        }

        public static ref T Subtract<T>(ref T source, IntPtr elementOffset)
        {
            return ref AddElements(ref source, -elementOffset.ToInt64());
        }

        public static ref T AddByteOffset<T>(ref T source, IntPtr byteOffset)
        {
            return ref AddBytes(ref source, byteOffset.ToInt64());
        }

        public static ref T AddByteOffset<T>(ref T source, UIntPtr byteOffset)
        {
            return ref AddBytes(ref source, (long)byteOffset.ToUInt64());
        }

        public static ref T SubtractByteOffset<T>(ref T source, IntPtr byteOffset)
        {
            return ref AddBytes(ref source, -byteOffset.ToInt64());
        }

        public static IntPtr ByteOffset<T>(ref T origin, ref T target)
        {
            return new IntPtr(Distance(ref origin, ref target));
        }

        public static bool IsAddressGreaterThan<T>(ref T left, ref T right)
        {
            return Distance(ref right, ref left) > 0;
        }

        public static bool IsAddressLessThan<T>(ref T left, ref T right)
        {
            return Distance(ref right, ref left) < 0;
        }

        public static T Read<T>(void* source)
        {
            return FromPointer<T>(source);
        }

        public static void Write<T>(void* destination, T value)
        {
            FromPointer<T>(destination) = value;
        }

        public static T ReadUnaligned<T>(void* source)
        {
            return FromPointer<T>(source);
        }

        public static T ReadUnaligned<T>(ref byte source)
        {
            return AsPointerTo<byte, T>(ref source);
        }

        public static void WriteUnaligned<T>(void* destination, T value)
        {
            FromPointer<T>(destination) = value;
        }

        public static void WriteUnaligned<T>(ref byte destination, T value)
        {
            AsPointerTo<byte, T>(ref destination) = value;
        }

        public static void Copy<T>(void* destination, ref T source)
        {
            FromPointer<T>(destination) = source;
        }

        public static void Copy<T>(ref T destination, void* source)
        {
            destination = FromPointer<T>(source);
        }

        public static void CopyBlock(ref byte destination, ref byte source, uint byteCount)
        {
            Blocks.Copy(AsPointer(ref destination), AsPointer(ref source), byteCount);
        }

        public static void CopyBlock(void* destination, void* source, uint byteCount)
        {
            Blocks.Copy(destination, source, byteCount);
        }

        public static void InitBlock(ref byte startAddress, byte value, uint byteCount)
        {
            Blocks.Fill(AsPointer(ref startAddress), value, byteCount);
        }

        public static void InitBlock(void* startAddress, byte value, uint byteCount)
        {
            Blocks.Fill(startAddress, value, byteCount);
        }

        public static void CopyBlockUnaligned(ref byte destination, ref byte source, uint byteCount)
        {
            CopyBlock(ref destination, ref source, byteCount);
        }

        public static void CopyBlockUnaligned(void* destination, void* source, uint byteCount)
        {
            CopyBlock(destination, source, byteCount);
        }

        public static void InitBlockUnaligned(ref byte startAddress, byte value, uint byteCount)
        {
            InitBlock(ref startAddress, value, byteCount);
        }

        public static void InitBlockUnaligned(void* startAddress, byte value, uint byteCount)
        {
            InitBlock(startAddress, value, byteCount);
        }

        public static TTo BitCast<TFrom, TTo>(TFrom source)
        {
            return AsPointerTo<TFrom, TTo>(ref source);
        }

        public static void SkipInit<T>(out T value)
        {
            value = default(T);
        }
    }
}
