// System.BitConverter and System.Numerics.BitOperations: numbers as bits.
using System.Runtime.CompilerServices;

namespace System
{
    [Completed]
    public static class BitConverter
    {
        public static readonly bool IsLittleEndian = true;

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern long DoubleToInt64Bits(double value);

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern double Int64BitsToDouble(long value);

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern int SingleToInt32Bits(float value);

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern float Int32BitsToSingle(int value);

        public static ulong DoubleToUInt64Bits(double value)
        {
            return (ulong)DoubleToInt64Bits(value);
        }

        public static double UInt64BitsToDouble(ulong value)
        {
            return Int64BitsToDouble((long)value);
        }

        public static uint SingleToUInt32Bits(float value)
        {
            return (uint)SingleToInt32Bits(value);
        }

        public static float UInt32BitsToSingle(uint value)
        {
            return Int32BitsToSingle((int)value);
        }

        private static byte[] Bytes(ulong value, int size)
        {
            byte[] result = new byte[size];
            for (int i = 0; i < size; i++) result[i] = (byte)(value >> (8 * i));
            return result;
        }

        private static ulong Value(byte[] value, int startIndex, int size)
        {
            if (value == null) throw new ArgumentNullException("value");
            if ((uint)startIndex >= (uint)value.Length)
            {
                throw new ArgumentOutOfRangeException("startIndex",
                    "Index was out of range. Must be non-negative and less than the size of the "
                        + "collection.");
            }
            if (startIndex > value.Length - size)
            {
                throw new ArgumentException(
                    "Destination array is not long enough to copy all the items in the "
                    + "collection. Check array index and length.", "value");
            }
            ulong result = 0;
            for (int i = 0; i < size; i++) result |= (ulong)value[startIndex + i] << (8 * i);
            return result;
        }

        private static ulong Value(ReadOnlySpan<byte> value, int size)
        {
            if (value.Length < size) throw new ArgumentOutOfRangeException("value");
            ulong result = 0;
            for (int i = 0; i < size; i++) result |= (ulong)value[i] << (8 * i);
            return result;
        }

        public static byte[] GetBytes(bool value)
        {
            return Bytes(value ? 1UL : 0UL, 1);
        }

        public static byte[] GetBytes(char value)
        {
            return Bytes(value, 2);
        }

        public static byte[] GetBytes(short value)
        {
            return Bytes((ulong)value, 2);
        }

        public static byte[] GetBytes(ushort value)
        {
            return Bytes(value, 2);
        }

        public static byte[] GetBytes(int value)
        {
            return Bytes((ulong)value, 4);
        }

        public static byte[] GetBytes(uint value)
        {
            return Bytes(value, 4);
        }

        public static byte[] GetBytes(long value)
        {
            return Bytes((ulong)value, 8);
        }

        public static byte[] GetBytes(ulong value)
        {
            return Bytes(value, 8);
        }

        public static byte[] GetBytes(float value)
        {
            return Bytes((ulong)SingleToInt32Bits(value), 4);
        }

        public static byte[] GetBytes(double value)
        {
            return Bytes((ulong)DoubleToInt64Bits(value), 8);
        }

        public static bool ToBoolean(byte[] value, int startIndex)
        {
            return Value(value, startIndex, 1) != 0;
        }

        public static char ToChar(byte[] value, int startIndex)
        {
            return (char)Value(value, startIndex, 2);
        }

        public static short ToInt16(byte[] value, int startIndex)
        {
            return (short)Value(value, startIndex, 2);
        }

        public static ushort ToUInt16(byte[] value, int startIndex)
        {
            return (ushort)Value(value, startIndex, 2);
        }

        public static int ToInt32(byte[] value, int startIndex)
        {
            return (int)Value(value, startIndex, 4);
        }

        public static uint ToUInt32(byte[] value, int startIndex)
        {
            return (uint)Value(value, startIndex, 4);
        }

        public static long ToInt64(byte[] value, int startIndex)
        {
            return (long)Value(value, startIndex, 8);
        }

        public static ulong ToUInt64(byte[] value, int startIndex)
        {
            return Value(value, startIndex, 8);
        }

        public static float ToSingle(byte[] value, int startIndex)
        {
            return Int32BitsToSingle((int)Value(value, startIndex, 4));
        }

        public static double ToDouble(byte[] value, int startIndex)
        {
            return Int64BitsToDouble((long)Value(value, startIndex, 8));
        }

        public static short ToInt16(ReadOnlySpan<byte> value)
        {
            return (short)Value(value, 2);
        }

        public static int ToInt32(ReadOnlySpan<byte> value)
        {
            return (int)Value(value, 4);
        }

        public static uint ToUInt32(ReadOnlySpan<byte> value)
        {
            return (uint)Value(value, 4);
        }

        public static long ToInt64(ReadOnlySpan<byte> value)
        {
            return (long)Value(value, 8);
        }

        public static ulong ToUInt64(ReadOnlySpan<byte> value)
        {
            return Value(value, 8);
        }

        public static double ToDouble(ReadOnlySpan<byte> value)
        {
            return Int64BitsToDouble((long)Value(value, 8));
        }

        public static string ToString(byte[] value)
        {
            if (value == null) throw new ArgumentNullException("value");
            return ToString(value, 0, value.Length);
        }

        public static string ToString(byte[] value, int startIndex)
        {
            if (value == null) throw new ArgumentNullException("value");
            return ToString(value, startIndex, value.Length - startIndex);
        }

        public static string ToString(byte[] value, int startIndex, int length)
        {
            if (value == null) throw new ArgumentNullException("value");
            if (startIndex < 0 || (startIndex >= value.Length && startIndex > 0))
            {
                throw new ArgumentOutOfRangeException("startIndex");
            }
            if (length < 0) throw new ArgumentOutOfRangeException("length");
            if (startIndex > value.Length - length) throw new ArgumentException();
            string result = "";
            for (int i = 0; i < length; i++)
            {
                if (i > 0) result += "-";
                result += value[startIndex + i].ToString("X2");
            }
            return result;
        }
    }
}

namespace System.Numerics
{
    [Completed]
    public static class BitOperations
    {
        public static int PopCount(uint value)
        {
            return PopCount((ulong)value);
        }

        public static int PopCount(ulong value)
        {
            int count = 0;
            for (; value != 0; value &= value - 1) count++;
            return count;
        }

        public static int LeadingZeroCount(uint value)
        {
            return LeadingZeroCount((ulong)value) - 32;
        }

        public static int LeadingZeroCount(ulong value)
        {
            int count = 0;
            while (count < 64 && (value >> (63 - count)) == 0) count++;
            return count;
        }

        public static int TrailingZeroCount(int value)
        {
            return TrailingZeroCount((uint)value);
        }

        public static int TrailingZeroCount(uint value)
        {
            return value == 0 ? 32 : TrailingZeroCount((ulong)value);
        }

        public static int TrailingZeroCount(long value)
        {
            return TrailingZeroCount((ulong)value);
        }

        public static int TrailingZeroCount(ulong value)
        {
            int count = 0;
            while (count < 64 && ((value >> count) & 1) == 0) count++;
            return count;
        }

        public static int Log2(uint value)
        {
            return 31 - LeadingZeroCount(value | 1);
        }

        public static int Log2(ulong value)
        {
            return 63 - LeadingZeroCount(value | 1);
        }

        public static bool IsPow2(int value)
        {
            return value > 0 && (value & (value - 1)) == 0;
        }

        public static bool IsPow2(uint value)
        {
            return value != 0 && (value & (value - 1)) == 0;
        }

        public static bool IsPow2(long value)
        {
            return value > 0 && (value & (value - 1)) == 0;
        }

        public static bool IsPow2(ulong value)
        {
            return value != 0 && (value & (value - 1)) == 0;
        }

        public static uint RoundUpToPowerOf2(uint value)
        {
            return value == 0 ? 0 : (uint)(1UL << (32 - LeadingZeroCount(value - 1)));
        }

        public static ulong RoundUpToPowerOf2(ulong value)
        {
            if (value <= 1) return value;
            int shift = 64 - LeadingZeroCount(value - 1);
            return shift == 64 ? 0 : 1UL << shift;
        }

        public static uint RotateLeft(uint value, int offset)
        {
            return (value << offset) | (value >> (32 - offset));
        }

        public static ulong RotateLeft(ulong value, int offset)
        {
            return (value << offset) | (value >> (64 - offset));
        }

        public static uint RotateRight(uint value, int offset)
        {
            return (value >> offset) | (value << (32 - offset));
        }

        public static ulong RotateRight(ulong value, int offset)
        {
            return (value >> offset) | (value << (64 - offset));
        }
    }
}
