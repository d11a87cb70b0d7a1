// System.Int32: the members of int. `this` is the number itself, so there is no field.
using System.Globalization;
using System.Runtime.CompilerServices;

namespace System
{
    [Completed]
    public partial struct Int32 : IComparable, IComparable<int>, IEquatable<int>, ISpanFormattable,
        IConvertible
    {
        public const int MaxValue = 2147483647;
        public const int MinValue = -2147483648;

        public int CompareTo(object value)
        {
            if (value == null) return 1;
            if (!(value is int)) throw new ArgumentException("Object must be of type Int32.");
            return CompareTo((int)value);
        }

        public int CompareTo(int value)
        {
            return this < value ? -1 : this > value ? 1 : 0;
        }

        public override bool Equals(object obj)
        {
            return obj is int && this == (int)obj;
        }

        public bool Equals(int obj)
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
            return Number.FormatInt64(this, format, 4);
        }

        public string ToString(string format, IFormatProvider provider)
        {
            return Number.FormatInt64(this, format, 4);
        }

        public bool TryFormat(Span<char> destination, out int charsWritten,
            ReadOnlySpan<char> format = default(ReadOnlySpan<char>),
                IFormatProvider provider = null)
        {
            return Number.Write(ToString(format.ToString()), destination, out charsWritten);
        }

        public static int Parse(string s)
        {
            return (int)Number.ParseInt64(s, NumberStyles.Integer, int.MinValue, int.MaxValue,
                "an Int32", 4);
        }

        public static int Parse(string s, NumberStyles style)
        {
            return (int)Number.ParseInt64(s, style, int.MinValue, int.MaxValue, "an Int32", 4);
        }

        public static int Parse(string s, IFormatProvider provider)
        {
            return Parse(s);
        }

        public static int Parse(string s, NumberStyles style, IFormatProvider provider)
        {
            return Parse(s, style);
        }

        public static int Parse(ReadOnlySpan<char> s, NumberStyles style = NumberStyles.Integer,
            IFormatProvider provider = null)
        {
            return Parse(s.ToString(), style);
        }

        public static int Parse(ReadOnlySpan<char> s, IFormatProvider provider)
        {
            return Parse(s.ToString());
        }

        public static bool TryParse(string s, out int result)
        {
            return TryParse(s, NumberStyles.Integer, null, out result);
        }

        public static bool TryParse(string s, IFormatProvider provider, out int result)
        {
            return TryParse(s, NumberStyles.Integer, provider, out result);
        }

        public static bool TryParse(string s, NumberStyles style, IFormatProvider provider,
            out int result)
        {
            long wide;
            bool done = Number.TryParseInt64(s, style, int.MinValue, int.MaxValue, 4,
                out wide) == ParseStatus.Done;
            result = (int)wide;
            return done;
        }

        public static bool TryParse(ReadOnlySpan<char> s, out int result)
        {
            return TryParse(s.ToString(), NumberStyles.Integer, null, out result);
        }

        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out int result)
        {
            return TryParse(s.ToString(), NumberStyles.Integer, provider, out result);
        }

        public static bool TryParse(ReadOnlySpan<char> s, NumberStyles style,
            IFormatProvider provider, out int result)
        {
            return TryParse(s.ToString(), style, provider, out result);
        }

        public TypeCode GetTypeCode()
        {
            return TypeCode.Int32;
        }

        public static int Max(int x, int y)
        {
            return x > y ? x : y;
        }

        public static int Min(int x, int y)
        {
            return x < y ? x : y;
        }

        public static int Clamp(int value, int min, int max)
        {
            return Math.Clamp(value, min, max);
        }

        public static ValueTuple<int, int> DivRem(int left, int right)
        {
            return Math.DivRem(left, right);
        }

        public static int Sign(int value)
        {
            return value < 0 ? -1 : value > 0 ? 1 : 0;
        }

        public static bool IsEvenInteger(int value)
        {
            return (value & 1) == 0;
        }

        public static bool IsOddInteger(int value)
        {
            return (value & 1) != 0;
        }

        public static bool IsPow2(int value)
        {
            return value > 0 && (value & (value - 1)) == 0;
        }

        public static int Abs(int value)
        {
            return Math.Abs(value);
        }

        public static bool IsNegative(int value)
        {
            return value < 0;
        }

        public static bool IsPositive(int value)
        {
            return value >= 0;
        }

        public static int PopCount(int value)
        {
            return (int)(System.Numerics.BitOperations.PopCount((uint)(uint)value));
        }

        public static int LeadingZeroCount(int value)
        {
            return (int)(System.Numerics.BitOperations.LeadingZeroCount((uint)(uint)value));
        }

        public static int TrailingZeroCount(int value)
        {
            return (int)(System.Numerics.BitOperations.TrailingZeroCount((uint)(uint)value));
        }

        public static int Log2(int value)
        {
            return (int)(System.Numerics.BitOperations.Log2((uint)(uint)value));
        }

        public static int RotateLeft(int value, int rotateAmount)
        {
            int n = rotateAmount & 31;
            return (int)(((uint)value << n) | ((uint)value >> (32 - n & 31)));
        }

        public static int RotateRight(int value, int rotateAmount)
        {
            return RotateLeft(value, -rotateAmount);
        }
    }
}
