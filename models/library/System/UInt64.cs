// System.UInt64: the members of ulong. `this` is the number itself, so there is no field.
using System.Globalization;
using System.Runtime.CompilerServices;

namespace System
{
    [Completed]
    public partial struct UInt64 : IComparable, IComparable<ulong>, IEquatable<ulong>,
        ISpanFormattable, IConvertible
    {
        public const ulong MaxValue = 18446744073709551615;
        public const ulong MinValue = 0;

        public int CompareTo(object value)
        {
            if (value == null) return 1;
            if (!(value is ulong)) throw new ArgumentException("Object must be of type UInt64.");
            return CompareTo((ulong)value);
        }

        public int CompareTo(ulong value)
        {
            return this < value ? -1 : this > value ? 1 : 0;
        }

        public override bool Equals(object obj)
        {
            return obj is ulong && this == (ulong)obj;
        }

        public bool Equals(ulong obj)
        {
            return this == obj;
        }

        public override int GetHashCode()
        {
            return (int)this ^ (int)(this >> 32);
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
            return Number.FormatUInt64(this, format, 8);
        }

        public string ToString(string format, IFormatProvider provider)
        {
            return Number.FormatUInt64(this, format, 8);
        }

        public bool TryFormat(Span<char> destination, out int charsWritten,
            ReadOnlySpan<char> format = default(ReadOnlySpan<char>),
                IFormatProvider provider = null)
        {
            return Number.Write(ToString(format.ToString()), destination, out charsWritten);
        }

        public static ulong Parse(string s)
        {
            return Number.ParseUInt64(s, NumberStyles.Integer, ulong.MaxValue, "a UInt64", 8);
        }

        public static ulong Parse(string s, NumberStyles style)
        {
            return Number.ParseUInt64(s, style, ulong.MaxValue, "a UInt64", 8);
        }

        public static ulong Parse(string s, IFormatProvider provider)
        {
            return Parse(s);
        }

        public static ulong Parse(string s, NumberStyles style, IFormatProvider provider)
        {
            return Parse(s, style);
        }

        public static ulong Parse(ReadOnlySpan<char> s, NumberStyles style = NumberStyles.Integer,
            IFormatProvider provider = null)
        {
            return Parse(s.ToString(), style);
        }

        public static ulong Parse(ReadOnlySpan<char> s, IFormatProvider provider)
        {
            return Parse(s.ToString());
        }

        public static bool TryParse(string s, out ulong result)
        {
            return TryParse(s, NumberStyles.Integer, null, out result);
        }

        public static bool TryParse(string s, IFormatProvider provider, out ulong result)
        {
            return TryParse(s, NumberStyles.Integer, provider, out result);
        }

        public static bool TryParse(string s, NumberStyles style, IFormatProvider provider,
            out ulong result)
        {
            ulong wide;
            bool done =
                Number.TryParseUInt64(s, style, ulong.MaxValue, 8, out wide) == ParseStatus.Done;
            result = wide;
            return done;
        }

        public static bool TryParse(ReadOnlySpan<char> s, out ulong result)
        {
            return TryParse(s.ToString(), NumberStyles.Integer, null, out result);
        }

        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider,
            out ulong result)
        {
            return TryParse(s.ToString(), NumberStyles.Integer, provider, out result);
        }

        public static bool TryParse(ReadOnlySpan<char> s, NumberStyles style,
            IFormatProvider provider, out ulong result)
        {
            return TryParse(s.ToString(), style, provider, out result);
        }

        public TypeCode GetTypeCode()
        {
            return TypeCode.UInt64;
        }

        public static ulong Max(ulong x, ulong y)
        {
            return x > y ? x : y;
        }

        public static ulong Min(ulong x, ulong y)
        {
            return x < y ? x : y;
        }

        public static ulong Clamp(ulong value, ulong min, ulong max)
        {
            return Math.Clamp(value, min, max);
        }

        public static ValueTuple<ulong, ulong> DivRem(ulong left, ulong right)
        {
            return Math.DivRem(left, right);
        }

        public static int Sign(ulong value)
        {
            return value == 0 ? 0 : 1;
        }

        public static bool IsEvenInteger(ulong value)
        {
            return (value & 1) == 0;
        }

        public static bool IsOddInteger(ulong value)
        {
            return (value & 1) != 0;
        }

        public static bool IsPow2(ulong value)
        {
            return value > 0 && (value & (value - 1)) == 0;
        }

        public static ulong PopCount(ulong value)
        {
            return (ulong)(System.Numerics.BitOperations.PopCount((ulong)(ulong)value));
        }

        public static ulong LeadingZeroCount(ulong value)
        {
            return (ulong)(System.Numerics.BitOperations.LeadingZeroCount((ulong)(ulong)value));
        }

        public static ulong TrailingZeroCount(ulong value)
        {
            return (ulong)(System.Numerics.BitOperations.TrailingZeroCount((ulong)(ulong)value));
        }

        public static ulong Log2(ulong value)
        {
            return (ulong)(System.Numerics.BitOperations.Log2((ulong)(ulong)value));
        }

        public static ulong RotateLeft(ulong value, int rotateAmount)
        {
            int n = rotateAmount & 63;
            return (ulong)(((ulong)value << n) | ((ulong)value >> (64 - n & 63)));
        }

        public static ulong RotateRight(ulong value, int rotateAmount)
        {
            return RotateLeft(value, -rotateAmount);
        }
    }
}
