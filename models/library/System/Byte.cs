// System.Byte: the members of byte. `this` is the number itself, so there is no field.
using System.Globalization;
using System.Runtime.CompilerServices;

namespace System
{
    [Completed]
    public partial struct Byte : IComparable, IComparable<byte>, IEquatable<byte>, ISpanFormattable,
        IConvertible
    {
        public const byte MaxValue = 255;
        public const byte MinValue = 0;

        public int CompareTo(object value)
        {
            if (value == null) return 1;
            if (!(value is byte)) throw new ArgumentException("Object must be of type Byte.");
            return CompareTo((byte)value);
        }

        public int CompareTo(byte value)
        {
            return this - value;
        }

        public override bool Equals(object obj)
        {
            return obj is byte && this == (byte)obj;
        }

        public bool Equals(byte obj)
        {
            return this == obj;
        }

        public override int GetHashCode()
        {
            return this;
        }

        public override string ToString()
        {
            return Number.UInt64ToString(this);
        }

        public string ToString(IFormatProvider provider)
        {
            return Number.UInt64ToString(this);
        }

        public string ToString(string format)
        {
            return Number.FormatUInt64(this, format, 1);
        }

        public string ToString(string format, IFormatProvider provider)
        {
            return Number.FormatUInt64(this, format, 1);
        }

        public bool TryFormat(Span<char> destination, out int charsWritten,
            ReadOnlySpan<char> format = default(ReadOnlySpan<char>),
                IFormatProvider provider = null)
        {
            return Number.Write(ToString(format.ToString()), destination, out charsWritten);
        }

        public static byte Parse(string s)
        {
            return (byte)Number.ParseUInt64(s, NumberStyles.Integer, byte.MaxValue,
                "an unsigned byte", 1);
        }

        public static byte Parse(string s, NumberStyles style)
        {
            return (byte)Number.ParseUInt64(s, style, byte.MaxValue, "an unsigned byte", 1);
        }

        public static byte Parse(string s, IFormatProvider provider)
        {
            return Parse(s);
        }

        public static byte Parse(string s, NumberStyles style, IFormatProvider provider)
        {
            return Parse(s, style);
        }

        public static byte Parse(ReadOnlySpan<char> s, NumberStyles style = NumberStyles.Integer,
            IFormatProvider provider = null)
        {
            return Parse(s.ToString(), style);
        }

        public static byte Parse(ReadOnlySpan<char> s, IFormatProvider provider)
        {
            return Parse(s.ToString());
        }

        public static bool TryParse(string s, out byte result)
        {
            return TryParse(s, NumberStyles.Integer, null, out result);
        }

        public static bool TryParse(string s, IFormatProvider provider, out byte result)
        {
            return TryParse(s, NumberStyles.Integer, provider, out result);
        }

        public static bool TryParse(string s, NumberStyles style, IFormatProvider provider,
            out byte result)
        {
            ulong wide;
            bool done =
                Number.TryParseUInt64(s, style, byte.MaxValue, 1, out wide) == ParseStatus.Done;
            result = (byte)wide;
            return done;
        }

        public static bool TryParse(ReadOnlySpan<char> s, out byte result)
        {
            return TryParse(s.ToString(), NumberStyles.Integer, null, out result);
        }

        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out byte result)
        {
            return TryParse(s.ToString(), NumberStyles.Integer, provider, out result);
        }

        public static bool TryParse(ReadOnlySpan<char> s, NumberStyles style,
            IFormatProvider provider, out byte result)
        {
            return TryParse(s.ToString(), style, provider, out result);
        }

        public TypeCode GetTypeCode()
        {
            return TypeCode.Byte;
        }

        public static byte Max(byte x, byte y)
        {
            return x > y ? x : y;
        }

        public static byte Min(byte x, byte y)
        {
            return x < y ? x : y;
        }

        public static byte Clamp(byte value, byte min, byte max)
        {
            return Math.Clamp(value, min, max);
        }

        public static ValueTuple<byte, byte> DivRem(byte left, byte right)
        {
            return Math.DivRem(left, right);
        }

        public static int Sign(byte value)
        {
            return value == 0 ? 0 : 1;
        }

        public static bool IsEvenInteger(byte value)
        {
            return (value & 1) == 0;
        }

        public static bool IsOddInteger(byte value)
        {
            return (value & 1) != 0;
        }

        public static bool IsPow2(byte value)
        {
            return value > 0 && (value & (value - 1)) == 0;
        }

        public static byte PopCount(byte value)
        {
            return (byte)(System.Numerics.BitOperations.PopCount((uint)(byte)value));
        }

        public static byte LeadingZeroCount(byte value)
        {
            return (byte)(System.Numerics.BitOperations.LeadingZeroCount((uint)(byte)value) - 24);
        }

        public static byte TrailingZeroCount(byte value)
        {
            return (byte)(value == 0 ? 8
                : System.Numerics.BitOperations.TrailingZeroCount((uint)(byte)value));
        }

        public static byte Log2(byte value)
        {
            return (byte)(System.Numerics.BitOperations.Log2((uint)(byte)value));
        }

        public static byte RotateLeft(byte value, int rotateAmount)
        {
            int n = rotateAmount & 7;
            return (byte)(((byte)value << n) | ((byte)value >> (8 - n & 7)));
        }

        public static byte RotateRight(byte value, int rotateAmount)
        {
            return RotateLeft(value, -rotateAmount);
        }
    }
}
