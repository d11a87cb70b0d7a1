// System.Threading.Interlocked: atomic operations. The machine does each in one step, with a full
// fence.
using System.Runtime.CompilerServices;

namespace System.Threading
{
    public static class Interlocked
    {
        // ---- the machine's ----------------------------------------------------------------------
        //
        // All return what was there before.

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int AddInt32(ref int location, int value);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern long AddInt64(ref long location, long value);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int AndInt32(ref int location, int value);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern long AndInt64(ref long location, long value);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int OrInt32(ref int location, int value);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern long OrInt64(ref long location, long value);

        // Of any type that is one primitive or reference.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern T ExchangeAny<T>(ref T location, T value);

        // Compares bits.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern T CompareExchangeAny<T>(ref T location, T value, T comparand);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern long ReadInt64(ref long location);

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern void MemoryBarrier();

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern void MemoryBarrierProcessWide();

        // ---- made of them -----------------------------------------------------------------------

        public static int Increment(ref int location)
        {
            return AddInt32(ref location, 1) + 1;
        }

        public static int Decrement(ref int location)
        {
            return AddInt32(ref location, -1) - 1;
        }

        public static int Add(ref int location1, int value)
        {
            return AddInt32(ref location1, value) + value;
        }

        public static int And(ref int location1, int value)
        {
            return AndInt32(ref location1, value);
        }

        public static int Or(ref int location1, int value)
        {
            return OrInt32(ref location1, value);
        }

        public static long Increment(ref long location)
        {
            return AddInt64(ref location, 1) + 1;
        }

        public static long Decrement(ref long location)
        {
            return AddInt64(ref location, -1) - 1;
        }

        public static long Add(ref long location1, long value)
        {
            return AddInt64(ref location1, value) + value;
        }

        public static long And(ref long location1, long value)
        {
            return AndInt64(ref location1, value);
        }

        public static long Or(ref long location1, long value)
        {
            return OrInt64(ref location1, value);
        }

        public static uint Increment(ref uint location)
        {
            return (uint)AddInt32(ref Unsafe.As<uint, int>(ref location), 1) + 1;
        }

        public static uint Decrement(ref uint location)
        {
            return (uint)AddInt32(ref Unsafe.As<uint, int>(ref location), -1) - 1;
        }

        public static uint Add(ref uint location1, uint value)
        {
            return (uint)AddInt32(ref Unsafe.As<uint, int>(ref location1), (int)value) + value;
        }

        public static uint And(ref uint location1, uint value)
        {
            return (uint)AndInt32(ref Unsafe.As<uint, int>(ref location1), (int)value);
        }

        public static uint Or(ref uint location1, uint value)
        {
            return (uint)OrInt32(ref Unsafe.As<uint, int>(ref location1), (int)value);
        }

        public static ulong Increment(ref ulong location)
        {
            return (ulong)AddInt64(ref Unsafe.As<ulong, long>(ref location), 1) + 1;
        }

        public static ulong Decrement(ref ulong location)
        {
            return (ulong)AddInt64(ref Unsafe.As<ulong, long>(ref location), -1) - 1;
        }

        public static ulong Add(ref ulong location1, ulong value)
        {
            return (ulong)AddInt64(ref Unsafe.As<ulong, long>(ref location1), (long)value) + value;
        }

        public static ulong And(ref ulong location1, ulong value)
        {
            return (ulong)AndInt64(ref Unsafe.As<ulong, long>(ref location1), (long)value);
        }

        public static ulong Or(ref ulong location1, ulong value)
        {
            return (ulong)OrInt64(ref Unsafe.As<ulong, long>(ref location1), (long)value);
        }

        public static long Read(ref long location)
        {
            return ReadInt64(ref location);
        }

        public static ulong Read(ref ulong location)
        {
            return (ulong)ReadInt64(ref Unsafe.As<ulong, long>(ref location));
        }

        public static int Exchange(ref int location1, int value)
        {
            return ExchangeAny(ref location1, value);
        }

        public static int CompareExchange(ref int location1, int value, int comparand)
        {
            return CompareExchangeAny(ref location1, value, comparand);
        }

        public static uint Exchange(ref uint location1, uint value)
        {
            return ExchangeAny(ref location1, value);
        }

        public static uint CompareExchange(ref uint location1, uint value, uint comparand)
        {
            return CompareExchangeAny(ref location1, value, comparand);
        }

        public static long Exchange(ref long location1, long value)
        {
            return ExchangeAny(ref location1, value);
        }

        public static long CompareExchange(ref long location1, long value, long comparand)
        {
            return CompareExchangeAny(ref location1, value, comparand);
        }

        public static ulong Exchange(ref ulong location1, ulong value)
        {
            return ExchangeAny(ref location1, value);
        }

        public static ulong CompareExchange(ref ulong location1, ulong value, ulong comparand)
        {
            return CompareExchangeAny(ref location1, value, comparand);
        }

        public static float Exchange(ref float location1, float value)
        {
            return ExchangeAny(ref location1, value);
        }

        public static float CompareExchange(ref float location1, float value, float comparand)
        {
            return CompareExchangeAny(ref location1, value, comparand);
        }

        public static double Exchange(ref double location1, double value)
        {
            return ExchangeAny(ref location1, value);
        }

        public static double CompareExchange(ref double location1, double value, double comparand)
        {
            return CompareExchangeAny(ref location1, value, comparand);
        }

        public static object Exchange(ref object location1, object value)
        {
            return ExchangeAny(ref location1, value);
        }

        public static object CompareExchange(ref object location1, object value, object comparand)
        {
            return CompareExchangeAny(ref location1, value, comparand);
        }

        public static IntPtr Exchange(ref IntPtr location1, IntPtr value)
        {
            return ExchangeAny(ref location1, value);
        }

        public static IntPtr CompareExchange(ref IntPtr location1, IntPtr value, IntPtr comparand)
        {
            return CompareExchangeAny(ref location1, value, comparand);
        }

        public static UIntPtr Exchange(ref UIntPtr location1, UIntPtr value)
        {
            return ExchangeAny(ref location1, value);
        }

        public static UIntPtr CompareExchange(ref UIntPtr location1, UIntPtr value,
            UIntPtr comparand)
        {
            return CompareExchangeAny(ref location1, value, comparand);
        }

        public static byte Exchange(ref byte location1, byte value)
        {
            return ExchangeAny(ref location1, value);
        }

        public static byte CompareExchange(ref byte location1, byte value, byte comparand)
        {
            return CompareExchangeAny(ref location1, value, comparand);
        }

        public static sbyte Exchange(ref sbyte location1, sbyte value)
        {
            return ExchangeAny(ref location1, value);
        }

        public static sbyte CompareExchange(ref sbyte location1, sbyte value, sbyte comparand)
        {
            return CompareExchangeAny(ref location1, value, comparand);
        }

        public static short Exchange(ref short location1, short value)
        {
            return ExchangeAny(ref location1, value);
        }

        public static short CompareExchange(ref short location1, short value, short comparand)
        {
            return CompareExchangeAny(ref location1, value, comparand);
        }

        public static ushort Exchange(ref ushort location1, ushort value)
        {
            return ExchangeAny(ref location1, value);
        }

        public static ushort CompareExchange(ref ushort location1, ushort value, ushort comparand)
        {
            return CompareExchangeAny(ref location1, value, comparand);
        }

        public static T Exchange<T>(ref T location1, T value)
        {
            return ExchangeAny(ref location1, value);
        }

        public static T CompareExchange<T>(ref T location1, T value, T comparand)
        {
            return CompareExchangeAny(ref location1, value, comparand);
        }
    }
}
