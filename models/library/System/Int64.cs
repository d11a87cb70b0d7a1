// System.Int64: the members of long. `this` is the number itself, so there is no field.
using System.Globalization;
using System.Runtime.CompilerServices;

namespace System
{
    [Completed]
    public partial struct Int64 : IComparable, IComparable<long>, IEquatable<long>,
        ISpanFormattable, IConvertible
    {
        public const long MaxValue = 9223372036854775807;
        public const long MinValue = -9223372036854775808;

        public int CompareTo(object value)
        {
            if (value == null) return 1;
            if (!(value is long)) throw new ArgumentException("Object must be of type Int64.");
            return CompareTo((long)value);
        }

        public int CompareTo(long value)
        {
            return this < value ? -1 : this > value ? 1 : 0;
        }

        public override bool Equals(object obj)
        {
            return obj is long && this == (long)obj;
        }

        public bool Equals(long obj)
        {
            return this == obj;
        }

        public override int GetHashCode()
        {
            return (int)this ^ (int)(this >> 32);
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
            return Number.FormatInt64(this, format, 8);
        }

        public string ToString(string format, IFormatProvider provider)
        {
            return Number.FormatInt64(this, format, 8);
        }

        public bool TryFormat(Span<char> destination, out int charsWritten,
            ReadOnlySpan<char> format = default(ReadOnlySpan<char>),
                IFormatProvider provider = null)
        {
            return Number.Write(ToString(format.ToString()), destination, out charsWritten);
        }

        public static long Parse(string s)
        {
            return Number.ParseInt64(s, NumberStyles.Integer, long.MinValue, long.MaxValue,
                "an Int64", 8);
        }

        public static long Parse(string s, NumberStyles style)
        {
            return Number.ParseInt64(s, style, long.MinValue, long.MaxValue, "an Int64", 8);
        }

        public static long Parse(string s, IFormatProvider provider)
        {
            return Parse(s);
        }

        public static long Parse(string s, NumberStyles style, IFormatProvider provider)
        {
            return Parse(s, style);
        }

        public static long Parse(ReadOnlySpan<char> s, NumberStyles style = NumberStyles.Integer,
            IFormatProvider provider = null)
        {
            return Parse(s.ToString(), style);
        }

        public static long Parse(ReadOnlySpan<char> s, IFormatProvider provider)
        {
            return Parse(s.ToString());
        }

        public static bool TryParse(string s, out long result)
        {
            return TryParse(s, NumberStyles.Integer, null, out result);
        }

        public static bool TryParse(string s, IFormatProvider provider, out long result)
        {
            return TryParse(s, NumberStyles.Integer, provider, out result);
        }

        public static bool TryParse(string s, NumberStyles style, IFormatProvider provider,
            out long result)
        {
            long wide;
            bool done = Number.TryParseInt64(s, style, long.MinValue, long.MaxValue, 8,
                out wide) == ParseStatus.Done;
            result = wide;
            return done;
        }

        public static bool TryParse(ReadOnlySpan<char> s, out long result)
        {
            return TryParse(s.ToString(), NumberStyles.Integer, null, out result);
        }

        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out long result)
        {
            return TryParse(s.ToString(), NumberStyles.Integer, provider, out result);
        }

        public static bool TryParse(ReadOnlySpan<char> s, NumberStyles style,
            IFormatProvider provider, out long result)
        {
            return TryParse(s.ToString(), style, provider, out result);
        }

        public TypeCode GetTypeCode()
        {
            return TypeCode.Int64;
        }

        public static long Max(long x, long y)
        {
            return x > y ? x : y;
        }

        public static long Min(long x, long y)
        {
            return x < y ? x : y;
        }

        public static long Clamp(long value, long min, long max)
        {
            return Math.Clamp(value, min, max);
        }

        public static ValueTuple<long, long> DivRem(long left, long right)
        {
            return Math.DivRem(left, right);
        }

        public static int Sign(long value)
        {
            return value < 0 ? -1 : value > 0 ? 1 : 0;
        }

        public static bool IsEvenInteger(long value)
        {
            return (value & 1) == 0;
        }

        public static bool IsOddInteger(long value)
        {
            return (value & 1) != 0;
        }

        public static bool IsPow2(long value)
        {
            return value > 0 && (value & (value - 1)) == 0;
        }

        public static long Abs(long value)
        {
            return Math.Abs(value);
        }

        public static bool IsNegative(long value)
        {
            return value < 0;
        }

        public static bool IsPositive(long value)
        {
            return value >= 0;
        }

        public static long PopCount(long value)
        {
            return (long)(System.Numerics.BitOperations.PopCount((ulong)(ulong)value));
        }

        public static long LeadingZeroCount(long value)
        {
            return (long)(System.Numerics.BitOperations.LeadingZeroCount((ulong)(ulong)value));
        }

        public static long TrailingZeroCount(long value)
        {
            return (long)(System.Numerics.BitOperations.TrailingZeroCount((ulong)(ulong)value));
        }

        public static long Log2(long value)
        {
            return (long)(System.Numerics.BitOperations.Log2((ulong)(ulong)value));
        }

        public static long RotateLeft(long value, int rotateAmount)
        {
            int n = rotateAmount & 63;
            return (long)(((ulong)value << n) | ((ulong)value >> (64 - n & 63)));
        }

        public static long RotateRight(long value, int rotateAmount)
        {
            return RotateLeft(value, -rotateAmount);
        }
    }
}
