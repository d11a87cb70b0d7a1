// System.SByte: the members of sbyte. `this` is the number itself, so there is no field.
using System.Globalization;
using System.Runtime.CompilerServices;

namespace System
{
    [Completed]
    public partial struct SByte : IComparable, IComparable<sbyte>, IEquatable<sbyte>,
        ISpanFormattable, IConvertible
    {
        public const sbyte MaxValue = 127;
        public const sbyte MinValue = -128;

        public int CompareTo(object value)
        {
            if (value == null) return 1;
            if (!(value is sbyte)) throw new ArgumentException("Object must be of type SByte.");
            return CompareTo((sbyte)value);
        }

        public int CompareTo(sbyte value)
        {
            return this - value;
        }

        public override bool Equals(object obj)
        {
            return obj is sbyte && this == (sbyte)obj;
        }

        public bool Equals(sbyte obj)
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
            return Number.FormatInt64(this, format, 1);
        }

        public string ToString(string format, IFormatProvider provider)
        {
            return Number.FormatInt64(this, format, 1);
        }

        public bool TryFormat(Span<char> destination, out int charsWritten,
            ReadOnlySpan<char> format = default(ReadOnlySpan<char>),
                IFormatProvider provider = null)
        {
            return Number.Write(ToString(format.ToString()), destination, out charsWritten);
        }

        public static sbyte Parse(string s)
        {
            return (sbyte)Number.ParseInt64(s, NumberStyles.Integer, sbyte.MinValue, sbyte.MaxValue,
                "a signed byte", 1);
        }

        public static sbyte Parse(string s, NumberStyles style)
        {
            return (sbyte)Number.ParseInt64(s, style, sbyte.MinValue, sbyte.MaxValue,
                "a signed byte", 1);
        }

        public static sbyte Parse(string s, IFormatProvider provider)
        {
            return Parse(s);
        }

        public static sbyte Parse(string s, NumberStyles style, IFormatProvider provider)
        {
            return Parse(s, style);
        }

        public static sbyte Parse(ReadOnlySpan<char> s, NumberStyles style = NumberStyles.Integer,
            IFormatProvider provider = null)
        {
            return Parse(s.ToString(), style);
        }

        public static sbyte Parse(ReadOnlySpan<char> s, IFormatProvider provider)
        {
            return Parse(s.ToString());
        }

        public static bool TryParse(string s, out sbyte result)
        {
            return TryParse(s, NumberStyles.Integer, null, out result);
        }

        public static bool TryParse(string s, IFormatProvider provider, out sbyte result)
        {
            return TryParse(s, NumberStyles.Integer, provider, out result);
        }

        public static bool TryParse(string s, NumberStyles style, IFormatProvider provider,
            out sbyte result)
        {
            long wide;
            bool done = Number.TryParseInt64(s, style, sbyte.MinValue, sbyte.MaxValue, 1,
                out wide) == ParseStatus.Done;
            result = (sbyte)wide;
            return done;
        }

        public static bool TryParse(ReadOnlySpan<char> s, out sbyte result)
        {
            return TryParse(s.ToString(), NumberStyles.Integer, null, out result);
        }

        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider,
            out sbyte result)
        {
            return TryParse(s.ToString(), NumberStyles.Integer, provider, out result);
        }

        public static bool TryParse(ReadOnlySpan<char> s, NumberStyles style,
            IFormatProvider provider, out sbyte result)
        {
            return TryParse(s.ToString(), style, provider, out result);
        }

        public TypeCode GetTypeCode()
        {
            return TypeCode.SByte;
        }

        public static sbyte Max(sbyte x, sbyte y)
        {
            return x > y ? x : y;
        }

        public static sbyte Min(sbyte x, sbyte y)
        {
            return x < y ? x : y;
        }

        public static sbyte Clamp(sbyte value, sbyte min, sbyte max)
        {
            return Math.Clamp(value, min, max);
        }

        public static ValueTuple<sbyte, sbyte> DivRem(sbyte left, sbyte right)
        {
            return Math.DivRem(left, right);
        }

        public static int Sign(sbyte value)
        {
            return value < 0 ? -1 : value > 0 ? 1 : 0;
        }

        public static bool IsEvenInteger(sbyte value)
        {
            return (value & 1) == 0;
        }

        public static bool IsOddInteger(sbyte value)
        {
            return (value & 1) != 0;
        }

        public static bool IsPow2(sbyte value)
        {
            return value > 0 && (value & (value - 1)) == 0;
        }

        public static sbyte Abs(sbyte value)
        {
            return Math.Abs(value);
        }

        public static bool IsNegative(sbyte value)
        {
            return value < 0;
        }

        public static bool IsPositive(sbyte value)
        {
            return value >= 0;
        }

        public static sbyte PopCount(sbyte value)
        {
            return (sbyte)(System.Numerics.BitOperations.PopCount((uint)(byte)value));
        }

        public static sbyte LeadingZeroCount(sbyte value)
        {
            return (sbyte)(System.Numerics.BitOperations.LeadingZeroCount((uint)(byte)value) - 24);
        }

        public static sbyte TrailingZeroCount(sbyte value)
        {
            return (sbyte)(value == 0 ? 8
                : System.Numerics.BitOperations.TrailingZeroCount((uint)(byte)value));
        }

        public static sbyte Log2(sbyte value)
        {
            return (sbyte)(System.Numerics.BitOperations.Log2((uint)(byte)value));
        }

        public static sbyte RotateLeft(sbyte value, int rotateAmount)
        {
            int n = rotateAmount & 7;
            return (sbyte)(((byte)value << n) | ((byte)value >> (8 - n & 7)));
        }

        public static sbyte RotateRight(sbyte value, int rotateAmount)
        {
            return RotateLeft(value, -rotateAmount);
        }
    }
}
