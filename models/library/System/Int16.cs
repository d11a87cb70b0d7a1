// System.Int16: the members of short. `this` is the number itself, so there is no field.
using System.Globalization;
using System.Runtime.CompilerServices;

namespace System
{
    [Completed]
    public partial struct Int16 : IComparable, IComparable<short>, IEquatable<short>,
        ISpanFormattable, IConvertible
    {
        public const short MaxValue = 32767;
        public const short MinValue = -32768;

        public int CompareTo(object value)
        {
            if (value == null) return 1;
            if (!(value is short)) throw new ArgumentException("Object must be of type Int16.");
            return CompareTo((short)value);
        }

        public int CompareTo(short value)
        {
            return this - value;
        }

        public override bool Equals(object obj)
        {
            return obj is short && this == (short)obj;
        }

        public bool Equals(short obj)
        {
            return this == obj;
        }

        public override int GetHashCode()
        {
            return this;
        }

        public override string ToString()
        {
            return Number.Int64ToString(this);
        }

        public string ToString(IFormatProvider provider)
        {
            return Number.Int64ToString(this);
        }

        public string ToString(string format)
        {
            return Number.FormatInt64(this, format, 2);
        }

        public string ToString(string format, IFormatProvider provider)
        {
            return Number.FormatInt64(this, format, 2);
        }

        public bool TryFormat(Span<char> destination, out int charsWritten,
            ReadOnlySpan<char> format = default(ReadOnlySpan<char>),
                IFormatProvider provider = null)
        {
            return Number.Write(ToString(format.ToString()), destination, out charsWritten);
        }

        public static short Parse(string s)
        {
            return (short)Number.ParseInt64(s, NumberStyles.Integer, short.MinValue, short.MaxValue,
                "an Int16", 2);
        }

        public static short Parse(string s, NumberStyles style)
        {
            return (short)Number.ParseInt64(s, style, short.MinValue, short.MaxValue, "an Int16",
                2);
        }

        public static short Parse(string s, IFormatProvider provider)
        {
            return Parse(s);
        }

        public static short Parse(string s, NumberStyles style, IFormatProvider provider)
        {
            return Parse(s, style);
        }

        public static short Parse(ReadOnlySpan<char> s, NumberStyles style = NumberStyles.Integer,
            IFormatProvider provider = null)
        {
            return Parse(s.ToString(), style);
        }

        public static short Parse(ReadOnlySpan<char> s, IFormatProvider provider)
        {
            return Parse(s.ToString());
        }

        public static bool TryParse(string s, out short result)
        {
            return TryParse(s, NumberStyles.Integer, null, out result);
        }

        public static bool TryParse(string s, IFormatProvider provider, out short result)
        {
            return TryParse(s, NumberStyles.Integer, provider, out result);
        }

        public static bool TryParse(string s, NumberStyles style, IFormatProvider provider,
            out short result)
        {
            long wide;
            bool done = Number.TryParseInt64(s, style, short.MinValue, short.MaxValue, 2,
                out wide) == ParseStatus.Done;
            result = (short)wide;
            return done;
        }

        public static bool TryParse(ReadOnlySpan<char> s, out short result)
        {
            return TryParse(s.ToString(), NumberStyles.Integer, null, out result);
        }

        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider,
            out short result)
        {
            return TryParse(s.ToString(), NumberStyles.Integer, provider, out result);
        }

        public static bool TryParse(ReadOnlySpan<char> s, NumberStyles style,
            IFormatProvider provider, out short result)
        {
            return TryParse(s.ToString(), style, provider, out result);
        }

        public TypeCode GetTypeCode()
        {
            return TypeCode.Int16;
        }

        public static short Max(short x, short y)
        {
            return x > y ? x : y;
        }

        public static short Min(short x, short y)
        {
            return x < y ? x : y;
        }

        public static short Clamp(short value, short min, short max)
        {
            return Math.Clamp(value, min, max);
        }

        public static ValueTuple<short, short> DivRem(short left, short right)
        {
            return Math.DivRem(left, right);
        }

        public static int Sign(short value)
        {
            return value < 0 ? -1 : value > 0 ? 1 : 0;
        }

        public static bool IsEvenInteger(short value)
        {
            return (value & 1) == 0;
        }

        public static bool IsOddInteger(short value)
        {
            return (value & 1) != 0;
        }

        public static bool IsPow2(short value)
        {
            return value > 0 && (value & (value - 1)) == 0;
        }

        public static short Abs(short value)
        {
            return Math.Abs(value);
        }

        public static bool IsNegative(short value)
        {
            return value < 0;
        }

        public static bool IsPositive(short value)
        {
            return value >= 0;
        }

        public static short PopCount(short value)
        {
            return (short)(System.Numerics.BitOperations.PopCount((uint)(ushort)value));
        }

        public static short LeadingZeroCount(short value)
        {
            return (short)(
                System.Numerics.BitOperations.LeadingZeroCount((uint)(ushort)value) - 16);
        }

        public static short TrailingZeroCount(short value)
        {
            return (short)(value == 0 ? 16
                : System.Numerics.BitOperations.TrailingZeroCount((uint)(ushort)value));
        }

        public static short Log2(short value)
        {
            return (short)(System.Numerics.BitOperations.Log2((uint)(ushort)value));
        }

        public static short RotateLeft(short value, int rotateAmount)
        {
            int n = rotateAmount & 15;
            return (short)(((ushort)value << n) | ((ushort)value >> (16 - n & 15)));
        }

        public static short RotateRight(short value, int rotateAmount)
        {
            return RotateLeft(value, -rotateAmount);
        }
    }
}
