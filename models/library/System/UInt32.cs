// System.UInt32: the members of uint. `this` is the number itself, so there is no field.
using System.Globalization;
using System.Runtime.CompilerServices;

namespace System
{
    [Completed]
    public partial struct UInt32 : IComparable, IComparable<uint>, IEquatable<uint>,
        ISpanFormattable, IConvertible
    {
        public const uint MaxValue = 4294967295;
        public const uint MinValue = 0;

        public int CompareTo(object value)
        {
            if (value == null) return 1;
            if (!(value is uint)) throw new ArgumentException("Object must be of type UInt32.");
            return CompareTo((uint)value);
        }

        public int CompareTo(uint value)
        {
            return this < value ? -1 : this > value ? 1 : 0;
        }

        public override bool Equals(object obj)
        {
            return obj is uint && this == (uint)obj;
        }

        public bool Equals(uint obj)
        {
            return this == obj;
        }

        public override int GetHashCode()
        {
            return (int)this;
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
            return Number.FormatUInt64(this, format, 4);
        }

        public string ToString(string format, IFormatProvider provider)
        {
            return Number.FormatUInt64(this, format, 4);
        }

        public bool TryFormat(Span<char> destination, out int charsWritten,
            ReadOnlySpan<char> format = default(ReadOnlySpan<char>),
                IFormatProvider provider = null)
        {
            return Number.Write(ToString(format.ToString()), destination, out charsWritten);
        }

        public static uint Parse(string s)
        {
            return (uint)Number.ParseUInt64(s, NumberStyles.Integer, uint.MaxValue, "a UInt32", 4);
        }

        public static uint Parse(string s, NumberStyles style)
        {
            return (uint)Number.ParseUInt64(s, style, uint.MaxValue, "a UInt32", 4);
        }

        public static uint Parse(string s, IFormatProvider provider)
        {
            return Parse(s);
        }

        public static uint Parse(string s, NumberStyles style, IFormatProvider provider)
        {
            return Parse(s, style);
        }

        public static uint Parse(ReadOnlySpan<char> s, NumberStyles style = NumberStyles.Integer,
            IFormatProvider provider = null)
        {
            return Parse(s.ToString(), style);
        }

        public static uint Parse(ReadOnlySpan<char> s, IFormatProvider provider)
        {
            return Parse(s.ToString());
        }

        public static bool TryParse(string s, out uint result)
        {
            return TryParse(s, NumberStyles.Integer, null, out result);
        }

        public static bool TryParse(string s, IFormatProvider provider, out uint result)
        {
            return TryParse(s, NumberStyles.Integer, provider, out result);
        }

        public static bool TryParse(string s, NumberStyles style, IFormatProvider provider,
            out uint result)
        {
            ulong wide;
            bool done =
                Number.TryParseUInt64(s, style, uint.MaxValue, 4, out wide) == ParseStatus.Done;
            result = (uint)wide;
            return done;
        }

        public static bool TryParse(ReadOnlySpan<char> s, out uint result)
        {
            return TryParse(s.ToString(), NumberStyles.Integer, null, out result);
        }

        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out uint result)
        {
            return TryParse(s.ToString(), NumberStyles.Integer, provider, out result);
        }

        public static bool TryParse(ReadOnlySpan<char> s, NumberStyles style,
            IFormatProvider provider, out uint result)
        {
            return TryParse(s.ToString(), style, provider, out result);
        }

        public TypeCode GetTypeCode()
        {
            return TypeCode.UInt32;
        }

        public static uint Max(uint x, uint y)
        {
            return x > y ? x : y;
        }

        public static uint Min(uint x, uint y)
        {
            return x < y ? x : y;
        }

        public static uint Clamp(uint value, uint min, uint max)
        {
            return Math.Clamp(value, min, max);
        }

        public static ValueTuple<uint, uint> DivRem(uint left, uint right)
        {
            return Math.DivRem(left, right);
        }

        public static int Sign(uint value)
        {
            return value == 0 ? 0 : 1;
        }

        public static bool IsEvenInteger(uint value)
        {
            return (value & 1) == 0;
        }

        public static bool IsOddInteger(uint value)
        {
            return (value & 1) != 0;
        }

        public static bool IsPow2(uint value)
        {
            return value > 0 && (value & (value - 1)) == 0;
        }

        public static uint PopCount(uint value)
        {
            return (uint)(System.Numerics.BitOperations.PopCount((uint)(uint)value));
        }

        public static uint LeadingZeroCount(uint value)
        {
            return (uint)(System.Numerics.BitOperations.LeadingZeroCount((uint)(uint)value));
        }

        public static uint TrailingZeroCount(uint value)
        {
            return (uint)(System.Numerics.BitOperations.TrailingZeroCount((uint)(uint)value));
        }

        public static uint Log2(uint value)
        {
            return (uint)(System.Numerics.BitOperations.Log2((uint)(uint)value));
        }

        public static uint RotateLeft(uint value, int rotateAmount)
        {
            int n = rotateAmount & 31;
            return (uint)(((uint)value << n) | ((uint)value >> (32 - n & 31)));
        }

        public static uint RotateRight(uint value, int rotateAmount)
        {
            return RotateLeft(value, -rotateAmount);
        }
    }
}
