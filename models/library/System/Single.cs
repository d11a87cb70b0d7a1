// System.Single: the members of float. `this` is the number itself, so there is no field.
using System.Globalization;
using System.Runtime.CompilerServices;

namespace System
{
    [Completed]
    public partial struct Single : IComparable, IComparable<float>, IEquatable<float>,
        ISpanFormattable, IConvertible
    {
        public const float MinValue = -3.40282346638528859e+38f;
        public const float MaxValue = 3.40282346638528859e+38f;
        public const float Epsilon = 1.4e-45f;
        public const float NegativeInfinity = -1.0f / 0.0f;
        public const float PositiveInfinity = 1.0f / 0.0f;
        public const float NaN = 0.0f / 0.0f;
        public const float NegativeZero = -0.0f;
        public const float E = 2.71828183f;
        public const float Pi = 3.14159265f;
        public const float Tau = 6.283185307f;

        public static bool IsNaN(float f)
        {
            return !(f <= 0 || f >= 0);
        }

        public static bool IsInfinity(float f)
        {
            return f == PositiveInfinity || f == NegativeInfinity;
        }

        public static bool IsPositiveInfinity(float f)
        {
            return f == PositiveInfinity;
        }

        public static bool IsNegativeInfinity(float f)
        {
            return f == NegativeInfinity;
        }

        public static bool IsFinite(float f)
        {
            return f - f == 0;
        }

        // The sign bit: true for -0 too.
        public static bool IsNegative(float f)
        {
            return BitConverter.SingleToInt32Bits(f) < 0;
        }

        public static bool IsPositive(float value)
        {
            return BitConverter.SingleToInt32Bits(value) >= 0;
        }

        public static bool IsNormal(float f)
        {
            float size = MathF.Abs(f);
            return size >= 1.17549435E-38f && size <= MaxValue;
        }

        public static bool IsSubnormal(float f)
        {
            float size = MathF.Abs(f);
            return size > 0 && size < 1.17549435E-38f;
        }

        public static bool IsInteger(float value)
        {
            return IsFinite(value) && value == MathF.Truncate(value);
        }

        public int CompareTo(object value)
        {
            if (value == null) return 1;
            if (!(value is float)) throw new ArgumentException("Object must be of type Single.");
            return CompareTo((float)value);
        }

        // NaN is the smallest.
        public int CompareTo(float value)
        {
            float self = this;
            if (self < value) return -1;
            if (self > value) return 1;
            if (self == value) return 0;
            if (IsNaN(self)) return IsNaN(value) ? 0 : -1;
            return 1;
        }

        public override bool Equals(object obj)
        {
            return obj is float && Equals((float)obj);
        }

        public bool Equals(float obj)
        {
            return this == obj || (IsNaN(this) && IsNaN(obj));
        }

        public override int GetHashCode()
        {
            int bits = BitConverter.SingleToInt32Bits(this);
            // All NaNs are equal, and so are both zeros.
            if (IsNaN(this) || this == 0) bits &= 0x7F800000;
            return bits;
        }

        public override string ToString()
        {
            return Number.FormatDouble(this, null, true);
        }

        public string ToString(IFormatProvider provider)
        {
            return Number.FormatDouble(this, null, true);
        }

        public string ToString(string format)
        {
            return Number.FormatDouble(this, format, true);
        }

        public string ToString(string format, IFormatProvider provider)
        {
            return Number.FormatDouble(this, format, true);
        }

        public bool TryFormat(Span<char> destination, out int charsWritten,
            ReadOnlySpan<char> format = default(ReadOnlySpan<char>),
                IFormatProvider provider = null)
        {
            return Number.Write(ToString(format.ToString()), destination, out charsWritten);
        }

        public static float Parse(string s)
        {
            return Parse(s, NumberStyles.Float | NumberStyles.AllowThousands);
        }

        public static float Parse(string s, NumberStyles style)
        {
            if (s == null) throw new ArgumentNullException("s");
            float result;
            if (!Number.TryParseSingle(s, style, out result)) throw Number.NotANumber(s);
            return result;
        }

        public static float Parse(string s, IFormatProvider provider)
        {
            return Parse(s);
        }

        public static float Parse(string s, NumberStyles style, IFormatProvider provider)
        {
            return Parse(s, style);
        }

        public static float Parse(ReadOnlySpan<char> s,
            NumberStyles style = NumberStyles.Float | NumberStyles.AllowThousands,
                IFormatProvider provider = null)
        {
            return Parse(s.ToString(), style);
        }

        public static float Parse(ReadOnlySpan<char> s, IFormatProvider provider)
        {
            return Parse(s.ToString());
        }

        public static bool TryParse(string s, out float result)
        {
            return Number.TryParseSingle(s, NumberStyles.Float | NumberStyles.AllowThousands,
                out result);
        }

        public static bool TryParse(string s, IFormatProvider provider, out float result)
        {
            return TryParse(s, out result);
        }

        public static bool TryParse(string s, NumberStyles style, IFormatProvider provider,
            out float result)
        {
            return Number.TryParseSingle(s, style, out result);
        }

        public static bool TryParse(ReadOnlySpan<char> s, out float result)
        {
            return TryParse(s.ToString(), out result);
        }

        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider,
            out float result)
        {
            return TryParse(s.ToString(), out result);
        }

        public static bool TryParse(ReadOnlySpan<char> s, NumberStyles style,
            IFormatProvider provider, out float result)
        {
            return Number.TryParseSingle(s.ToString(), style, out result);
        }

        public TypeCode GetTypeCode()
        {
            return TypeCode.Single;
        }

        public static float Clamp(float value, float min, float max)
        {
            return Math.Clamp(value, min, max);
        }

        public static int Sign(float value)
        {
            return Math.Sign(value);
        }

        public static float Abs(float x)
        {
            return MathF.Abs(x);
        }

        public static float Sqrt(float x)
        {
            return MathF.Sqrt(x);
        }

        public static float Floor(float x)
        {
            return MathF.Floor(x);
        }

        public static float Ceiling(float x)
        {
            return MathF.Ceiling(x);
        }

        public static float Round(float x)
        {
            return MathF.Round(x);
        }

        public static float Truncate(float x)
        {
            return MathF.Truncate(x);
        }

        public static float Sin(float x)
        {
            return MathF.Sin(x);
        }

        public static float Cos(float x)
        {
            return MathF.Cos(x);
        }

        public static float Tan(float x)
        {
            return MathF.Tan(x);
        }

        public static float Exp(float x)
        {
            return MathF.Exp(x);
        }

        public static float Log(float x)
        {
            return MathF.Log(x);
        }

        public static float Log2(float x)
        {
            return MathF.Log2(x);
        }

        public static float Log10(float x)
        {
            return MathF.Log10(x);
        }

        public static float Cbrt(float x)
        {
            return MathF.Cbrt(x);
        }

        public static float Max(float x, float y)
        {
            return MathF.Max(x, y);
        }

        public static float Min(float x, float y)
        {
            return MathF.Min(x, y);
        }

        public static float Pow(float x, float y)
        {
            return MathF.Pow(x, y);
        }

        public static float Atan2(float x, float y)
        {
            return MathF.Atan2(x, y);
        }
    }
}
