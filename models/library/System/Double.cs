// System.Double: the members of double. `this` is the number itself, so there is no field.
using System.Globalization;
using System.Runtime.CompilerServices;

namespace System
{
    [Completed]
    public partial struct Double : IComparable, IComparable<double>, IEquatable<double>,
        ISpanFormattable, IConvertible
    {
        public const double MinValue = -1.7976931348623157E+308;
        public const double MaxValue = 1.7976931348623157E+308;
        public const double Epsilon = 4.9406564584124654E-324;
        public const double NegativeInfinity = -1.0 / 0.0;
        public const double PositiveInfinity = 1.0 / 0.0;
        public const double NaN = 0.0 / 0.0;
        public const double NegativeZero = -0.0;
        public const double E = 2.7182818284590452354;
        public const double Pi = 3.14159265358979323846;
        public const double Tau = 6.283185307179586476925;

        public static bool IsNaN(double d)
        {
            return !(d <= 0 || d >= 0);
        }

        public static bool IsInfinity(double d)
        {
            return d == PositiveInfinity || d == NegativeInfinity;
        }

        public static bool IsPositiveInfinity(double d)
        {
            return d == PositiveInfinity;
        }

        public static bool IsNegativeInfinity(double d)
        {
            return d == NegativeInfinity;
        }

        public static bool IsFinite(double d)
        {
            return d - d == 0;
        }

        // The sign bit: true for -0 too.
        public static bool IsNegative(double d)
        {
            return BitConverter.DoubleToInt64Bits(d) < 0;
        }

        public static bool IsPositive(double value)
        {
            return BitConverter.DoubleToInt64Bits(value) >= 0;
        }

        public static bool IsNormal(double d)
        {
            double size = Math.Abs(d);
            return size >= 2.2250738585072014E-308 && size <= MaxValue;
        }

        public static bool IsSubnormal(double d)
        {
            double size = Math.Abs(d);
            return size > 0 && size < 2.2250738585072014E-308;
        }

        public static bool IsInteger(double value)
        {
            return IsFinite(value) && value == Math.Truncate(value);
        }

        public int CompareTo(object value)
        {
            if (value == null) return 1;
            if (!(value is double)) throw new ArgumentException("Object must be of type Double.");
            return CompareTo((double)value);
        }

        // NaN is the smallest.
        public int CompareTo(double value)
        {
            double self = this;
            if (self < value) return -1;
            if (self > value) return 1;
            if (self == value) return 0;
            if (IsNaN(self)) return IsNaN(value) ? 0 : -1;
            return 1;
        }

        public override bool Equals(object obj)
        {
            return obj is double && Equals((double)obj);
        }

        public bool Equals(double obj)
        {
            return this == obj || (IsNaN(this) && IsNaN(obj));
        }

        public override int GetHashCode()
        {
            long bits = BitConverter.DoubleToInt64Bits(this);
            // All NaNs are equal, and so are both zeros.
            if (IsNaN(this) || this == 0) bits &= 0x7FF0000000000000;
            return (int)bits ^ (int)(bits >> 32);
        }

        public override string ToString()
        {
            return Number.FormatDouble(this, null, false);
        }

        public string ToString(IFormatProvider provider)
        {
            return Number.FormatDouble(this, null, false);
        }

        public string ToString(string format)
        {
            return Number.FormatDouble(this, format, false);
        }

        public string ToString(string format, IFormatProvider provider)
        {
            return Number.FormatDouble(this, format, false);
        }

        public bool TryFormat(Span<char> destination, out int charsWritten,
            ReadOnlySpan<char> format = default(ReadOnlySpan<char>),
                IFormatProvider provider = null)
        {
            return Number.Write(ToString(format.ToString()), destination, out charsWritten);
        }

        public static double Parse(string s)
        {
            return Parse(s, NumberStyles.Float | NumberStyles.AllowThousands);
        }

        public static double Parse(string s, NumberStyles style)
        {
            if (s == null) throw new ArgumentNullException("s");
            double result;
            if (!Number.TryParseDouble(s, style, out result)) throw Number.NotANumber(s);
            return result;
        }

        public static double Parse(string s, IFormatProvider provider)
        {
            return Parse(s);
        }

        public static double Parse(string s, NumberStyles style, IFormatProvider provider)
        {
            return Parse(s, style);
        }

        public static double Parse(ReadOnlySpan<char> s,
            NumberStyles style = NumberStyles.Float | NumberStyles.AllowThousands,
                IFormatProvider provider = null)
        {
            return Parse(s.ToString(), style);
        }

        public static double Parse(ReadOnlySpan<char> s, IFormatProvider provider)
        {
            return Parse(s.ToString());
        }

        public static bool TryParse(string s, out double result)
        {
            return Number.TryParseDouble(s, NumberStyles.Float | NumberStyles.AllowThousands,
                out result);
        }

        public static bool TryParse(string s, IFormatProvider provider, out double result)
        {
            return TryParse(s, out result);
        }

        public static bool TryParse(string s, NumberStyles style, IFormatProvider provider,
            out double result)
        {
            return Number.TryParseDouble(s, style, out result);
        }

        public static bool TryParse(ReadOnlySpan<char> s, out double result)
        {
            return TryParse(s.ToString(), out result);
        }

        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider,
            out double result)
        {
            return TryParse(s.ToString(), out result);
        }

        public static bool TryParse(ReadOnlySpan<char> s, NumberStyles style,
            IFormatProvider provider, out double result)
        {
            return Number.TryParseDouble(s.ToString(), style, out result);
        }

        public TypeCode GetTypeCode()
        {
            return TypeCode.Double;
        }

        public static double Clamp(double value, double min, double max)
        {
            return Math.Clamp(value, min, max);
        }

        public static int Sign(double value)
        {
            return Math.Sign(value);
        }

        public static double Abs(double x)
        {
            return Math.Abs(x);
        }

        public static double Sqrt(double x)
        {
            return Math.Sqrt(x);
        }

        public static double Floor(double x)
        {
            return Math.Floor(x);
        }

        public static double Ceiling(double x)
        {
            return Math.Ceiling(x);
        }

        public static double Round(double x)
        {
            return Math.Round(x);
        }

        public static double Truncate(double x)
        {
            return Math.Truncate(x);
        }

        public static double Sin(double x)
        {
            return Math.Sin(x);
        }

        public static double Cos(double x)
        {
            return Math.Cos(x);
        }

        public static double Tan(double x)
        {
            return Math.Tan(x);
        }

        public static double Exp(double x)
        {
            return Math.Exp(x);
        }

        public static double Log(double x)
        {
            return Math.Log(x);
        }

        public static double Log2(double x)
        {
            return Math.Log2(x);
        }

        public static double Log10(double x)
        {
            return Math.Log10(x);
        }

        public static double Cbrt(double x)
        {
            return Math.Cbrt(x);
        }

        public static double Max(double x, double y)
        {
            return Math.Max(x, y);
        }

        public static double Min(double x, double y)
        {
            return Math.Min(x, y);
        }

        public static double Pow(double x, double y)
        {
            return Math.Pow(x, y);
        }

        public static double Atan2(double x, double y)
        {
            return Math.Atan2(x, y);
        }
    }
}
