// System.Decimal: a 96-bit integer, divided by a power of ten up to 28. The arithmetic is in
// DecimalMath.cs.
using System.Globalization;
using System.Runtime.CompilerServices;

namespace System
{
    [Completed]
    public partial struct Decimal : IComparable, IComparable<decimal>, IEquatable<decimal>,
        ISpanFormattable, IConvertible
    {
        private const int SignMask = unchecked((int)0x80000000);
        private const int ScaleShift = 16;

        // Sign in bit 31, scale in bits 16 to 23.
        private readonly int _flags;
        private readonly uint _hi;
        private readonly uint _lo;
        private readonly uint _mid;

        public static readonly decimal Zero = new decimal(0);
        public static readonly decimal One = new decimal(1);
        public static readonly decimal MinusOne = new decimal(-1);
        public static readonly decimal MaxValue = new decimal(-1, -1, -1, false, 0);
        public static readonly decimal MinValue = new decimal(-1, -1, -1, true, 0);

        // ---- construction -----------------------------------------------------------------------

        internal Decimal(uint lo, uint mid, uint hi, bool isNegative, int scale)
        {
            _lo = lo;
            _mid = mid;
            _hi = hi;
            _flags = (scale << ScaleShift) | (isNegative ? SignMask : 0);
        }

        public Decimal(int value)
            : this(value < 0 ? (uint)-value : (uint)value, 0, 0, value < 0, 0)
        {
        }

        public Decimal(uint value) : this(value, 0, 0, false, 0)
        {
        }

        public Decimal(long value)
            : this((uint)(value < 0 ? -value : value),
                (uint)((ulong)(value < 0 ? -value : value) >> 32), 0, value < 0, 0)
        {
        }

        public Decimal(ulong value) : this((uint)value, (uint)(value >> 32), 0, false, 0)
        {
        }

        public Decimal(float value)
        {
            this = DecimalMath.FromDouble(value, 7);
        }

        public Decimal(double value)
        {
            this = DecimalMath.FromDouble(value, 15);
        }

        public Decimal(int lo, int mid, int hi, bool isNegative, byte scale)
            : this((uint)lo, (uint)mid, (uint)hi, isNegative, (int)scale)
        {
            if (scale > 28)
            {
                throw new ArgumentOutOfRangeException("scale",
                    "Decimal's scale value must be between 0 and 28, inclusive.");
            }
        }

        public Decimal(int[] bits)
        {
            if (bits == null) throw new ArgumentNullException("bits");
            if (bits.Length != 4 || (bits[3] & ~(SignMask | 0xFF0000)) != 0
                || (bits[3] & 0xFF0000) > (28 << ScaleShift))
            {
                throw new ArgumentException(
                    "Decimal constructor requires an array or span of four valid decimal bytes.");
            }
            _lo = (uint)bits[0];
            _mid = (uint)bits[1];
            _hi = (uint)bits[2];
            _flags = bits[3];
        }

        // ---- parts ------------------------------------------------------------------------------

        internal uint Low
        {
            get { return _lo; }
        }

        internal uint Mid
        {
            get { return _mid; }
        }

        internal uint High
        {
            get { return _hi; }
        }

        internal ulong Low64
        {
            get { return ((ulong)_mid << 32) | _lo; }
        }

        internal bool IsNegative
        {
            get { return _flags < 0; }
        }

        public byte Scale
        {
            get { return (byte)(_flags >> ScaleShift); }
        }

        internal bool IsZero
        {
            get { return (_lo | _mid | _hi) == 0; }
        }

        public static int[] GetBits(decimal d)
        {
            return new int[] { (int)d._lo, (int)d._mid, (int)d._hi, d._flags };
        }

        // ---- arithmetic -------------------------------------------------------------------------

        public static decimal Add(decimal d1, decimal d2)
        {
            return DecimalMath.Add(d1, d2);
        }

        public static decimal Subtract(decimal d1, decimal d2)
        {
            return DecimalMath.Add(d1, Negate(d2));
        }

        public static decimal Multiply(decimal d1, decimal d2)
        {
            return DecimalMath.Multiply(d1, d2);
        }

        public static decimal Divide(decimal d1, decimal d2)
        {
            return DecimalMath.Divide(d1, d2);
        }

        public static decimal Remainder(decimal d1, decimal d2)
        {
            return DecimalMath.Remainder(d1, d2);
        }

        public static decimal Negate(decimal d)
        {
            return new decimal(d._lo, d._mid, d._hi, !d.IsNegative, d.Scale);
        }

        public static decimal Abs(decimal value)
        {
            return new decimal(value._lo, value._mid, value._hi, false, value.Scale);
        }

        public static decimal operator +(decimal d)
        {
            return d;
        }

        public static decimal operator -(decimal d)
        {
            return Negate(d);
        }

        public static decimal operator ++(decimal d)
        {
            return Add(d, new decimal(1));
        }

        public static decimal operator --(decimal d)
        {
            return Add(d, new decimal(-1));
        }

        public static decimal operator +(decimal d1, decimal d2)
        {
            return Add(d1, d2);
        }

        public static decimal operator -(decimal d1, decimal d2)
        {
            return Subtract(d1, d2);
        }

        public static decimal operator *(decimal d1, decimal d2)
        {
            return Multiply(d1, d2);
        }

        public static decimal operator /(decimal d1, decimal d2)
        {
            return Divide(d1, d2);
        }

        public static decimal operator %(decimal d1, decimal d2)
        {
            return Remainder(d1, d2);
        }

        public static decimal Round(decimal d)
        {
            return DecimalMath.Round(d, 0, MidpointRounding.ToEven);
        }

        public static decimal Round(decimal d, int decimals)
        {
            return Round(d, decimals, MidpointRounding.ToEven);
        }

        public static decimal Round(decimal d, MidpointRounding mode)
        {
            return DecimalMath.Round(d, 0, mode);
        }

        public static decimal Round(decimal d, int decimals, MidpointRounding mode)
        {
            if (decimals < 0 || decimals > 28)
            {
                throw new ArgumentOutOfRangeException("decimals",
                    "Decimal can only round to between 0 and 28 digits of precision.");
            }
            return DecimalMath.Round(d, decimals, mode);
        }

        public static decimal Truncate(decimal d)
        {
            return DecimalMath.Round(d, 0, MidpointRounding.ToZero);
        }

        public static decimal Floor(decimal d)
        {
            return DecimalMath.Round(d, 0, MidpointRounding.ToNegativeInfinity);
        }

        public static decimal Ceiling(decimal d)
        {
            return DecimalMath.Round(d, 0, MidpointRounding.ToPositiveInfinity);
        }

        public static int Sign(decimal d)
        {
            return d.IsZero ? 0 : d.IsNegative ? -1 : 1;
        }

        public static decimal Max(decimal x, decimal y)
        {
            return Compare(x, y) >= 0 ? x : y;
        }

        public static decimal Min(decimal x, decimal y)
        {
            return Compare(x, y) < 0 ? x : y;
        }

        // ---- comparison -------------------------------------------------------------------------

        public static int Compare(decimal d1, decimal d2)
        {
            return DecimalMath.Compare(d1, d2);
        }

        public int CompareTo(object value)
        {
            if (value == null) return 1;
            if (!(value is decimal)) throw new ArgumentException("Object must be of type Decimal.");
            return DecimalMath.Compare(this, (decimal)value);
        }

        public int CompareTo(decimal value)
        {
            return DecimalMath.Compare(this, value);
        }

        public override bool Equals(object value)
        {
            return value is decimal && DecimalMath.Compare(this, (decimal)value) == 0;
        }

        public bool Equals(decimal value)
        {
            return DecimalMath.Compare(this, value) == 0;
        }

        public static bool Equals(decimal d1, decimal d2)
        {
            return DecimalMath.Compare(d1, d2) == 0;
        }

        // Equal values have equal hashes, whatever their scale.
        public override int GetHashCode()
        {
            return ToDouble(this).GetHashCode();
        }

        public static bool operator ==(decimal d1, decimal d2)
        {
            return DecimalMath.Compare(d1, d2) == 0;
        }

        public static bool operator !=(decimal d1, decimal d2)
        {
            return DecimalMath.Compare(d1, d2) != 0;
        }

        public static bool operator <(decimal d1, decimal d2)
        {
            return DecimalMath.Compare(d1, d2) < 0;
        }

        public static bool operator <=(decimal d1, decimal d2)
        {
            return DecimalMath.Compare(d1, d2) <= 0;
        }

        public static bool operator >(decimal d1, decimal d2)
        {
            return DecimalMath.Compare(d1, d2) > 0;
        }

        public static bool operator >=(decimal d1, decimal d2)
        {
            return DecimalMath.Compare(d1, d2) >= 0;
        }

        // ---- conversion -------------------------------------------------------------------------

        private static Exception OutOfRange(string typeName)
        {
            return new OverflowException("Value was either too large or too small for " + typeName
                + ".");
        }

        public static byte ToByte(decimal d)
        {
            decimal whole = Truncate(d);
            if (whole < byte.MinValue || whole > byte.MaxValue)
            {
                throw OutOfRange("an unsigned byte");
            }
            return (byte)ToInt64(whole);
        }

        public static sbyte ToSByte(decimal d)
        {
            decimal whole = Truncate(d);
            if (whole < sbyte.MinValue || whole > sbyte.MaxValue) throw OutOfRange("a signed byte");
            return (sbyte)ToInt64(whole);
        }

        public static short ToInt16(decimal d)
        {
            decimal whole = Truncate(d);
            if (whole < short.MinValue || whole > short.MaxValue) throw OutOfRange("an Int16");
            return (short)ToInt64(whole);
        }

        public static ushort ToUInt16(decimal d)
        {
            decimal whole = Truncate(d);
            if (whole < ushort.MinValue || whole > ushort.MaxValue) throw OutOfRange("a UInt16");
            return (ushort)ToInt64(whole);
        }

        public static int ToInt32(decimal d)
        {
            decimal whole = Truncate(d);
            if (whole < int.MinValue || whole > int.MaxValue) throw OutOfRange("an Int32");
            return (int)ToInt64(whole);
        }

        public static uint ToUInt32(decimal d)
        {
            decimal whole = Truncate(d);
            if (whole < uint.MinValue || whole > uint.MaxValue) throw OutOfRange("a UInt32");
            return (uint)ToInt64(whole);
        }

        public static long ToInt64(decimal d)
        {
            decimal whole = Truncate(d);
            bool fits = whole._hi == 0 && (whole.Low64 <= long.MaxValue
                || (whole.IsNegative && whole.Low64 == 0x8000000000000000));
            if (!fits) throw OutOfRange("an Int64");
            return whole.IsNegative ? -(long)whole.Low64 : (long)whole.Low64;
        }

        public static ulong ToUInt64(decimal d)
        {
            decimal whole = Truncate(d);
            if (whole._hi != 0 || (whole.IsNegative && whole.Low64 != 0))
            {
                throw OutOfRange("a UInt64");
            }
            return whole.Low64;
        }

        public static double ToDouble(decimal d)
        {
            double value = (double)d.Low64 + d._hi * 18446744073709551616.0;
            value /= Number.PowerOfTen(d.Scale);
            return d.IsNegative ? -value : value;
        }

        public static float ToSingle(decimal d)
        {
            return (float)ToDouble(d);
        }

        public static implicit operator decimal(byte value)
        {
            return new decimal((int)value);
        }

        public static implicit operator decimal(sbyte value)
        {
            return new decimal((int)value);
        }

        public static implicit operator decimal(short value)
        {
            return new decimal((int)value);
        }

        public static implicit operator decimal(ushort value)
        {
            return new decimal((int)value);
        }

        public static implicit operator decimal(int value)
        {
            return new decimal(value);
        }

        public static implicit operator decimal(uint value)
        {
            return new decimal(value);
        }

        public static implicit operator decimal(long value)
        {
            return new decimal(value);
        }

        public static implicit operator decimal(ulong value)
        {
            return new decimal(value);
        }

        public static implicit operator decimal(char value)
        {
            return new decimal((int)value);
        }

        public static explicit operator byte(decimal value)
        {
            return ToByte(value);
        }

        public static explicit operator sbyte(decimal value)
        {
            return ToSByte(value);
        }

        public static explicit operator short(decimal value)
        {
            return ToInt16(value);
        }

        public static explicit operator ushort(decimal value)
        {
            return ToUInt16(value);
        }

        public static explicit operator int(decimal value)
        {
            return ToInt32(value);
        }

        public static explicit operator uint(decimal value)
        {
            return ToUInt32(value);
        }

        public static explicit operator long(decimal value)
        {
            return ToInt64(value);
        }

        public static explicit operator ulong(decimal value)
        {
            return ToUInt64(value);
        }

        public static explicit operator char(decimal value)
        {
            return (char)ToUInt16(value);
        }

        public static explicit operator decimal(float value)
        {
            return new decimal(value);
        }

        public static explicit operator float(decimal value)
        {
            return ToSingle(value);
        }

        public static explicit operator decimal(double value)
        {
            return new decimal(value);
        }

        public static explicit operator double(decimal value)
        {
            return ToDouble(value);
        }

        // ---- text -------------------------------------------------------------------------------

        public override string ToString()
        {
            return Number.FormatDecimal(DecimalMath.ToDigits(this), null);
        }

        public string ToString(IFormatProvider provider)
        {
            return ToString();
        }

        public string ToString(string format)
        {
            return Number.FormatDecimal(DecimalMath.ToDigits(this), format);
        }

        public string ToString(string format, IFormatProvider provider)
        {
            return ToString(format);
        }

        public bool TryFormat(Span<char> destination, out int charsWritten,
            ReadOnlySpan<char> format = default(ReadOnlySpan<char>),
                IFormatProvider provider = null)
        {
            return Number.Write(ToString(format.ToString()), destination, out charsWritten);
        }

        public static decimal Parse(string s)
        {
            return Parse(s, NumberStyles.Number);
        }

        public static decimal Parse(string s, NumberStyles style)
        {
            if (s == null) throw new ArgumentNullException("s");
            decimal result;
            ParseStatus status = DecimalMath.TryParse(s, style, out result);
            if (status == ParseStatus.BadFormat) throw Number.NotANumber(s);
            if (status == ParseStatus.Overflow) throw OutOfRange("a Decimal");
            return result;
        }

        public static decimal Parse(string s, IFormatProvider provider)
        {
            return Parse(s);
        }

        public static decimal Parse(string s, NumberStyles style, IFormatProvider provider)
        {
            return Parse(s, style);
        }

        public static decimal Parse(ReadOnlySpan<char> s, NumberStyles style = NumberStyles.Number,
            IFormatProvider provider = null)
        {
            return Parse(s.ToString(), style);
        }

        public static bool TryParse(string s, out decimal result)
        {
            return DecimalMath.TryParse(s, NumberStyles.Number, out result) == ParseStatus.Done;
        }

        public static bool TryParse(string s, IFormatProvider provider, out decimal result)
        {
            return TryParse(s, out result);
        }

        public static bool TryParse(string s, NumberStyles style, IFormatProvider provider,
            out decimal result)
        {
            return DecimalMath.TryParse(s, style, out result) == ParseStatus.Done;
        }

        public static bool TryParse(ReadOnlySpan<char> s, out decimal result)
        {
            return TryParse(s.ToString(), out result);
        }

        public TypeCode GetTypeCode()
        {
            return TypeCode.Decimal;
        }
    }
}
