// System.UInt16: the members of ushort. `this` is the number itself, so there is no field.
using System.Globalization;
using System.Runtime.CompilerServices;

namespace System
{
    [Completed]
    public partial struct UInt16 : IComparable, IComparable<ushort>, IEquatable<ushort>,
        ISpanFormattable, IConvertible
    {
        public const ushort MaxValue = 65535;
        public const ushort MinValue = 0;

        public int CompareTo(object value)
        {
            if (value == null) return 1;
            if (!(value is ushort)) throw new ArgumentException("Object must be of type UInt16.");
            return CompareTo((ushort)value);
        }

        public int CompareTo(ushort value)
        {
            return this - value;
        }

        public override bool Equals(object obj)
        {
            return obj is ushort && this == (ushort)obj;
        }

        public bool Equals(ushort obj)
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
            return Number.FormatUInt64(this, format, 2);
        }

        public string ToString(string format, IFormatProvider provider)
        {
            return Number.FormatUInt64(this, format, 2);
        }

        public bool TryFormat(Span<char> destination, out int charsWritten,
            ReadOnlySpan<char> format = default(ReadOnlySpan<char>),
                IFormatProvider provider = null)
        {
            return Number.Write(ToString(format.ToString()), destination, out charsWritten);
        }

        public static ushort Parse(string s)
        {
            return (ushort)Number.ParseUInt64(s, NumberStyles.Integer, ushort.MaxValue, "a UInt16",
                2);
        }

        public static ushort Parse(string s, NumberStyles style)
        {
            return (ushort)Number.ParseUInt64(s, style, ushort.MaxValue, "a UInt16", 2);
        }

        public static ushort Parse(string s, IFormatProvider provider)
        {
            return Parse(s);
        }

        public static ushort Parse(string s, NumberStyles style, IFormatProvider provider)
        {
            return Parse(s, style);
        }

        public static ushort Parse(ReadOnlySpan<char> s, NumberStyles style = NumberStyles.Integer,
            IFormatProvider provider = null)
        {
            return Parse(s.ToString(), style);
        }

        public static ushort Parse(ReadOnlySpan<char> s, IFormatProvider provider)
        {
            return Parse(s.ToString());
        }

        public static bool TryParse(string s, out ushort result)
        {
            return TryParse(s, NumberStyles.Integer, null, out result);
        }

        public static bool TryParse(string s, IFormatProvider provider, out ushort result)
        {
            return TryParse(s, NumberStyles.Integer, provider, out result);
        }

        public static bool TryParse(string s, NumberStyles style, IFormatProvider provider,
            out ushort result)
        {
            ulong wide;
            bool done =
                Number.TryParseUInt64(s, style, ushort.MaxValue, 2, out wide) == ParseStatus.Done;
            result = (ushort)wide;
            return done;
        }

        public static bool TryParse(ReadOnlySpan<char> s, out ushort result)
        {
            return TryParse(s.ToString(), NumberStyles.Integer, null, out result);
        }

        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider,
            out ushort result)
        {
            return TryParse(s.ToString(), NumberStyles.Integer, provider, out result);
        }

        public static bool TryParse(ReadOnlySpan<char> s, NumberStyles style,
            IFormatProvider provider, out ushort result)
        {
            return TryParse(s.ToString(), style, provider, out result);
        }

        public TypeCode GetTypeCode()
        {
            return TypeCode.UInt16;
        }

        public static ushort Max(ushort x, ushort y)
        {
            return x > y ? x : y;
        }

        public static ushort Min(ushort x, ushort y)
        {
            return x < y ? x : y;
        }

        public static ushort Clamp(ushort value, ushort min, ushort max)
        {
            return Math.Clamp(value, min, max);
        }

        public static ValueTuple<ushort, ushort> DivRem(ushort left, ushort right)
        {
            return Math.DivRem(left, right);
        }

        public static int Sign(ushort value)
        {
            return value == 0 ? 0 : 1;
        }

        public static bool IsEvenInteger(ushort value)
        {
            return (value & 1) == 0;
        }

        public static bool IsOddInteger(ushort value)
        {
            return (value & 1) != 0;
        }

        public static bool IsPow2(ushort value)
        {
            return value > 0 && (value & (value - 1)) == 0;
        }

        public static ushort PopCount(ushort value)
        {
            return (ushort)(System.Numerics.BitOperations.PopCount((uint)(ushort)value));
        }

        public static ushort LeadingZeroCount(ushort value)
        {
            return (ushort)(
                System.Numerics.BitOperations.LeadingZeroCount((uint)(ushort)value) - 16);
        }

        public static ushort TrailingZeroCount(ushort value)
        {
            return (ushort)(value == 0 ? 16
                : System.Numerics.BitOperations.TrailingZeroCount((uint)(ushort)value));
        }

        public static ushort Log2(ushort value)
        {
            return (ushort)(System.Numerics.BitOperations.Log2((uint)(ushort)value));
        }

        public static ushort RotateLeft(ushort value, int rotateAmount)
        {
            int n = rotateAmount & 15;
            return (ushort)(((ushort)value << n) | ((ushort)value >> (16 - n & 15)));
        }

        public static ushort RotateRight(ushort value, int rotateAmount)
        {
            return RotateLeft(value, -rotateAmount);
        }
    }
}
