// Numbers as decimal digits: the form between a value and its text, and the standard formats. The
// custom ones are in Number.Custom.cs, parsing in Number.Parse.cs.
using System.Runtime.CompilerServices;

namespace System
{
    // The value 0.Digits * 10^Scale. Digits does not start with a zero; zero has no digits.
    internal struct Digits
    {
        public string Text;
        public int Scale;
        public bool IsNegative;
        public int Decimals;  // when parsed: the digits behind the point, less the exponent
        public bool IsFloat;  // keeps the sign of a zero

        public char At(int index)
        {
            return index >= 0 && index < Text.Length ? Text[index] : '0';
        }

        // Keeps `count` digits. A float's have been rounded before, correctly.
        public void Round(int count)
        {
            string text = Text;
            bool up = count >= 0 && count < text.Length && text[count] >= '5' && !IsFloat;
            if (count < text.Length) text = count > 0 ? text.Substring(0, count) : "";
            if (up)
            {
                text = text.TrimEnd('9');
                if (text.Length == 0)
                {
                    text = "1";
                    Scale++;
                }
                else
                {
                    int last = text.Length - 1;
                    text = text.Substring(0, last) + ((char)(text[last] + 1)).ToString();
                }
            }
            Text = text.TrimEnd('0');
            if (Text.Length > 0) return;
            Scale = 0;
            if (!IsFloat) IsNegative = false;
        }
    }

    internal static partial class Number
    {
        private const int DoubleDigits = 17;  // enough to tell any two doubles apart
        private const int SingleDigits = 9;

        // ---- the machine's ----------------------------------------------------------------------

        // Decimal, with a minus sign if negative.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern string Int64ToString(long value);

        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern string UInt64ToString(ulong value);

        // The fewest digits that give the value back, as "d.ddde+xx" ("de+xx" for one digit): C++'s
        // to_chars(value, scientific). `single`: those that give it back as a float. The value is
        // finite and not negative.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern string ShortestDigits(double value, bool single);

        // Exactly so many digits, correctly rounded: to_chars(value, scientific, count - 1).
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern string ScientificDigits(double value, int count);

        // Exactly so many decimals, correctly rounded: to_chars(value, fixed, decimals), as
        // "ddd.ddd" or "ddd".
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern string FixedDigits(double value, int decimals);

        // ---- integers ---------------------------------------------------------------------------

        internal static string FormatInt64(long value, string format, int size)
        {
            if (string.IsNullOrEmpty(format)) return Int64ToString(value);
            ulong bits = (ulong)value;
            if (size < 8) bits &= (1UL << (8 * size)) - 1;
            ulong magnitude = value < 0 ? (ulong)-value : (ulong)value;
            return FormatInteger(value < 0, magnitude, bits, format);
        }

        internal static string FormatUInt64(ulong value, string format, int size)
        {
            if (string.IsNullOrEmpty(format)) return UInt64ToString(value);
            return FormatInteger(false, value, value, format);
        }

        // `bits`: what hexadecimal and binary show.
        private static string FormatInteger(bool isNegative, ulong magnitude, ulong bits,
            string format)
        {
            int precision;
            char kind = ParseFormat(format, out precision);
            switch (kind)
            {
                case 'D':
                case 'd':
                    return (isNegative ? "-" : "")
                        + UInt64ToString(magnitude).PadLeft(Math.Max(precision, 0), '0');
                case 'X':
                    return InBase(bits, 4, 'A').PadLeft(Math.Max(precision, 1), '0');
                case 'x':
                    return InBase(bits, 4, 'a').PadLeft(Math.Max(precision, 1), '0');
                case 'B':
                case 'b':
                    return InBase(bits, 1, 'a').PadLeft(Math.Max(precision, 1), '0');
                case 'R':
                case 'r':
                case 'G':
                case 'g':
                    if (precision <= 0) return (isNegative ? "-" : "") + UInt64ToString(magnitude);
                    break;
            }
            Digits digits = default(Digits);
            digits.IsNegative = isNegative;
            digits.Text = magnitude == 0 ? "" : UInt64ToString(magnitude);
            digits.Scale = digits.Text.Length;
            return kind == 0 ? Custom(digits, format) : Standard(digits, kind, precision, 19);
        }

        private static string InBase(ulong bits, int bitsPerDigit, char ten)
        {
            string result = "";
            uint mask = (1u << bitsPerDigit) - 1;
            while (bits != 0)
            {
                uint digit = (uint)bits & mask;
                char c = (char)(digit < 10 ? '0' + digit : ten + digit - 10);
                result = c.ToString() + result;
                bits >>= bitsPerDigit;
            }
            return result;
        }

        // ---- floats -----------------------------------------------------------------------------

        internal static string FormatDouble(double value, string format, bool single)
        {
            if (double.IsNaN(value)) return "NaN";
            if (double.IsInfinity(value)) return value < 0 ? "-Infinity" : "Infinity";
            int precision = -1;
            char kind = string.IsNullOrEmpty(format) ? 'G' : ParseFormat(format, out precision);
            int all = single ? SingleDigits : DoubleDigits;
            Digits digits = default(Digits);
            digits.IsFloat = true;
            switch (kind)
            {
                case 'R':
                case 'r':
                    kind = kind == 'R' ? 'G' : 'g';
                    precision = -1;
                    goto case 'G';
                case 'G':
                case 'g':
                    if (precision == 0) precision = -1;
                    ReadDigits(ref digits, value, precision < 0
                        ? ShortestDigits(Math.Abs(value), single)
                        : ScientificDigits(Math.Abs(value), precision));
                    if (precision < 0) precision = Math.Max(digits.Text.Length, all);
                    break;
                case 'E':
                case 'e':
                    if (precision < 0) precision = 6;
                    ReadDigits(ref digits, value, ScientificDigits(Math.Abs(value), precision + 1));
                    break;
                case 'F':
                case 'f':
                case 'N':
                case 'n':
                case 'C':
                case 'c':
                    if (precision < 0) precision = 2;
                    ReadDigits(ref digits, value, FixedDigits(Math.Abs(value), precision));
                    break;
                case 'P':
                case 'p':
                    if (precision < 0) precision = 2;
                    ReadDigits(ref digits, value, FixedDigits(Math.Abs(value), precision + 2));
                    break;
                case '\0':
                    ReadDigits(ref digits, value,
                        ScientificDigits(Math.Abs(value), single ? 7 : 15));
                    digits.IsFloat = false;
                    return CustomFloat(digits, format);
                default:
                    throw BadFormat();
            }
            return Standard(digits, kind, precision, precision);
        }

        // From "d.ddde+xx" or "ddd.ddd".
        private static void ReadDigits(ref Digits digits, double value, string text)
        {
            digits.IsNegative = double.IsNegative(value);
            int exponent = 0;
            int e = text.IndexOf('e');
            if (e >= 0)
            {
                for (int i = e + 2; i < text.Length; i++)
                {
                    exponent = exponent * 10 + (text[i] - '0');
                }
                if (text[e + 1] == '-') exponent = -exponent;
                text = text.Substring(0, e);
            }
            int point = text.IndexOf('.');
            int whole = point < 0 ? text.Length : point;
            if (point >= 0) text = text.Remove(point, 1);
            string significant = text.TrimStart('0');
            digits.Scale = exponent + whole - (text.Length - significant.Length);
            digits.Text = significant.TrimEnd('0');
            if (digits.Text.Length == 0) digits.Scale = 0;
        }

        // ---- decimal ----------------------------------------------------------------------------

        internal static string FormatDecimal(Digits digits, string format)
        {
            int precision = -1;
            char kind = string.IsNullOrEmpty(format) ? 'G' : ParseFormat(format, out precision);
            if (kind == 0) return Custom(digits, format);
            if ((kind == 'G' || kind == 'g' || kind == 'R' || kind == 'r') && precision < 0)
            {
                return DecimalAsItIs(digits);
            }
            return Standard(digits, kind, precision, 29);
        }

        // With all its digits, trailing zeros too, and never an exponent.
        private static string DecimalAsItIs(Digits digits)
        {
            string text = Fixed(digits, Math.Max(digits.Text.Length - digits.Scale, 0), false);
            return digits.IsNegative && digits.Text.Trim('0').Length > 0 ? "-" + text : text;
        }

        // ---- standard formats -------------------------------------------------------------------

        // A letter and an optional number of up to nine digits; '\0' for a custom format. No
        // number: -1.
        private static char ParseFormat(string format, out int precision)
        {
            precision = -1;
            char kind = format[0];
            if (!char.IsAsciiLetter(kind)) return '\0';
            int number = 0;
            for (int i = 1; i < format.Length; i++)
            {
                char c = format[i];
                if (c < '0' || c > '9') return '\0';
                if (number > 99999999) throw BadFormat();
                number = number * 10 + (c - '0');
            }
            if (format.Length > 1) precision = number;
            return kind;
        }

        internal static Exception BadFormat()
        {
            return new FormatException("Format specifier was invalid.");
        }

        // `general`: how many digits G has without a number.
        private static string Standard(Digits digits, char kind, int precision, int general)
        {
            switch (kind)
            {
                case 'F':
                case 'f':
                    if (precision < 0) precision = 2;
                    digits.Round(digits.Scale + precision);
                    return Sign(digits) + Fixed(digits, precision, false);
                case 'N':
                case 'n':
                    if (precision < 0) precision = 2;
                    digits.Round(digits.Scale + precision);
                    return Sign(digits) + Fixed(digits, precision, true);
                case 'C':
                case 'c':
                    if (precision < 0) precision = 2;
                    digits.Round(digits.Scale + precision);
                    string amount = "\u00A4" + Fixed(digits, precision, true);
                    return digits.IsNegative ? "(" + amount + ")" : amount;
                case 'P':
                case 'p':
                    if (precision < 0) precision = 2;
                    if (digits.Text.Length > 0) digits.Scale += 2;
                    digits.Round(digits.Scale + precision);
                    return Sign(digits) + Fixed(digits, precision, true) + " %";
                case 'E':
                case 'e':
                    if (precision < 0) precision = 6;
                    digits.Round(precision + 1);
                    return Sign(digits) + Scientific(digits, precision, kind, 3);
                case 'G':
                case 'g':
                case 'R':
                case 'r':
                    if (precision <= 0) precision = general;
                    digits.Round(precision);
                    char e = kind == 'G' || kind == 'R' ? 'E' : 'e';
                    return Sign(digits) + General(digits, precision, e);
                default:
                    throw BadFormat();
            }
        }

        private static string Sign(Digits digits)
        {
            return digits.IsNegative ? "-" : "";
        }

        private static string Fixed(Digits digits, int decimals, bool grouped)
        {
            string whole = "0";
            if (digits.Scale > 0)
            {
                whole = digits.Text.Length >= digits.Scale ? digits.Text.Substring(0, digits.Scale)
                    : digits.Text.PadRight(digits.Scale, '0');
                if (grouped) whole = Grouped(whole);
            }
            return decimals == 0 ? whole : whole + "." + Decimals(digits, decimals);
        }

        private static string Decimals(Digits digits, int count)
        {
            int zeros = Math.Min(Math.Max(-digits.Scale, 0), count);
            int start = Math.Min(Math.Max(digits.Scale, 0), digits.Text.Length);
            int length = Math.Min(digits.Text.Length - start, count - zeros);
            return (new string('0', zeros) + digits.Text.Substring(start, length)).PadRight(count,
                '0');
        }

        private static string Grouped(string whole)
        {
            string result = "";
            int end = whole.Length;
            for (; end > 3; end -= 3) result = "," + whole.Substring(end - 3, 3) + result;
            return whole.Substring(0, end) + result;
        }

        private static string Scientific(Digits digits, int decimals, char e, int exponentDigits)
        {
            string text = digits.At(0).ToString();
            if (decimals > 0)
            {
                string rest = digits.Text.Length > 1 ? digits.Text.Substring(1) : "";
                text += "." + rest.PadRight(decimals, '0');
            }
            int exponent = digits.Text.Length == 0 ? 0 : digits.Scale - 1;
            return text + Exponent(exponent, e, exponentDigits, true);
        }

        private static string Exponent(int exponent, char e, int digits, bool plus)
        {
            string sign = exponent < 0 ? "-" : plus ? "+" : "";
            return e.ToString() + sign + Int64ToString(Math.Abs(exponent)).PadLeft(digits, '0');
        }

        private static string General(Digits digits, int precision, char e)
        {
            if (digits.Scale > precision || digits.Scale < -3)
            {
                return Scientific(digits, Math.Max(digits.Text.Length - 1, 0), e, 2);
            }
            return Fixed(digits, Math.Max(digits.Text.Length - digits.Scale, 0), false);
        }

        // What TryFormat does.
        internal static bool Write(string text, Span<char> destination, out int charsWritten)
        {
            bool fits = text.TryCopyTo(destination);
            charsWritten = fits ? text.Length : 0;
            return fits;
        }
    }
}
