// Numbers from text, as the NumberStyles allow.
using System.Globalization;
using System.Runtime.CompilerServices;

namespace System
{
    internal enum ParseStatus
    {
        Done,
        BadFormat,
        Overflow
    }

    internal static partial class Number
    {
        // The double (or the float) nearest to "ddd.ddde+xx", infinite if too large: C++'s
        // from_chars.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern double ReadDouble(string text);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern float ReadSingle(string text);

        internal static Exception NotANumber(string text)
        {
            return new FormatException("The input string '" + text
                + "' was not in a correct format.");
        }

        private static Exception Failed(ParseStatus status, string text, string typeName)
        {
            if (status == ParseStatus.BadFormat) return NotANumber(text);
            return new OverflowException("Value was either too large or too small for " + typeName
                + ".");
        }

        internal static double PowerOfTen(int exponent)
        {
            return ReadDouble("1e" + Int64ToString(exponent));
        }

        // ---- integers: `size` is that of the type in bytes --------------------------------------

        internal static long ParseInt64(string s, NumberStyles style, long min, long max,
            string typeName, int size)
        {
            if (s == null) throw new ArgumentNullException("s");
            long result;
            ParseStatus status = TryParseInt64(s, style, min, max, size, out result);
            if (status != ParseStatus.Done) throw Failed(status, s, typeName);
            return result;
        }

        internal static ulong ParseUInt64(string s, NumberStyles style, ulong max, string typeName,
            int size)
        {
            if (s == null) throw new ArgumentNullException("s");
            ulong result;
            ParseStatus status = TryParseUInt64(s, style, max, size, out result);
            if (status != ParseStatus.Done) throw Failed(status, s, typeName);
            return result;
        }

        internal static ParseStatus TryParseInt64(string s, NumberStyles style, long min, long max,
            int size, out long result)
        {
            result = 0;
            ulong magnitude;
            bool isNegative;
            ParseStatus status = TryParseMagnitude(s, style, size, out magnitude, out isNegative);
            if (status != ParseStatus.Done) return status;
            if (IsBitPattern(style))
            {
                result = SignExtend(magnitude, size);
                return ParseStatus.Done;
            }
            ulong limit = isNegative ? (ulong)max + 1 : (ulong)max;
            if (magnitude > limit) return ParseStatus.Overflow;
            result = isNegative ? -(long)magnitude : (long)magnitude;
            return ParseStatus.Done;
        }

        internal static ParseStatus TryParseUInt64(string s, NumberStyles style, ulong max,
            int size, out ulong result)
        {
            result = 0;
            ulong magnitude;
            bool isNegative;
            ParseStatus status = TryParseMagnitude(s, style, size, out magnitude, out isNegative);
            if (status != ParseStatus.Done) return status;
            if (magnitude > max || (isNegative && magnitude != 0)) return ParseStatus.Overflow;
            result = magnitude;
            return ParseStatus.Done;
        }

        private static long SignExtend(ulong bits, int size)
        {
            switch (size)
            {
                case 1: return (sbyte)bits;
                case 2: return (short)bits;
                case 4: return (int)bits;
                default: return (long)bits;
            }
        }

        private static bool IsBitPattern(NumberStyles style)
        {
            return (
                style & (NumberStyles.AllowHexSpecifier | NumberStyles.AllowBinarySpecifier)) != 0;
        }

        private static ParseStatus TryParseMagnitude(string s, NumberStyles style, int size,
            out ulong magnitude, out bool isNegative)
        {
            magnitude = 0;
            isNegative = false;
            if (s == null) return ParseStatus.BadFormat;
            if (IsBitPattern(style)) return ParseBits(s, style, size, out magnitude);
            Digits digits;
            if (!TryReadDigits(s, style, out digits)) return ParseStatus.BadFormat;
            isNegative = digits.IsNegative;
            if (digits.Text.Length == 0) return ParseStatus.Done;
            // No decimals but zeros; and twenty digits are enough for 2^64.
            if (digits.Scale < digits.Text.Length || digits.Scale > 20) return ParseStatus.Overflow;
            for (int i = 0; i < digits.Scale; i++)
            {
                ulong digit = (ulong)(digits.At(i) - '0');
                if (magnitude > (ulong.MaxValue - digit) / 10) return ParseStatus.Overflow;
                magnitude = magnitude * 10 + digit;
            }
            return ParseStatus.Done;
        }

        private static ParseStatus ParseBits(string s, NumberStyles style, int size, out ulong bits)
        {
            bits = 0;
            int shift = (style & NumberStyles.AllowHexSpecifier) != 0 ? 4 : 1;
            int start = 0, end = s.Length;
            while (end > start && s[end - 1] == '\0') end--;
            if ((style & NumberStyles.AllowLeadingWhite) != 0)
            {
                while (start < end && IsWhite(s[start])) start++;
            }
            if ((style & NumberStyles.AllowTrailingWhite) != 0)
            {
                while (end > start && IsWhite(s[end - 1])) end--;
            }
            if (start == end) return ParseStatus.BadFormat;
            bool overflow = false;
            for (int i = start; i < end; i++)
            {
                int digit = HexValue(s[i]);
                if (digit < 0 || digit >> shift != 0) return ParseStatus.BadFormat;
                if (bits >> (8 * size - shift) != 0) overflow = true;
                bits = (bits << shift) | (uint)digit;
            }
            return overflow ? ParseStatus.Overflow : ParseStatus.Done;
        }

        private static int HexValue(char c)
        {
            if (c >= '0' && c <= '9') return c - '0';
            if (c >= 'a' && c <= 'f') return c - 'a' + 10;
            return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
        }

        // ---- floats -----------------------------------------------------------------------------

        internal static bool TryParseDouble(string s, NumberStyles style, out double result)
        {
            string text;
            bool isNegative;
            result = 0;
            if (!ReadFloat(s, style, out text, out isNegative)) return false;
            result = text == "NaN" ? double.NaN : text == "Infinity" ? double.PositiveInfinity
                : ReadDouble(text);
            if (isNegative) result = -result;
            return true;
        }

        internal static bool TryParseSingle(string s, NumberStyles style, out float result)
        {
            string text;
            bool isNegative;
            result = 0;
            if (!ReadFloat(s, style, out text, out isNegative)) return false;
            result = text == "NaN" ? float.NaN : text == "Infinity" ? float.PositiveInfinity
                : ReadSingle(text);
            if (isNegative) result = -result;
            return true;
        }

        private static bool ReadFloat(string s, NumberStyles style, out string text,
            out bool isNegative)
        {
            text = null;
            isNegative = false;
            if (s == null) return false;
            Digits digits;
            if (TryReadDigits(s, style, out digits))
            {
                isNegative = digits.IsNegative;
                // An exponent that nothing reaches: keep it short for the machine.
                int exponent = Math.Max(Math.Min(digits.Scale, 9999), -9999);
                text = "0." + (digits.Text.Length == 0 ? "0" : digits.Text) + "e"
                    + Int64ToString(exponent);
                return true;
            }
            text = s.Trim();
            if (text.Length > 0 && (text[0] == '-' || text[0] == '+'))
            {
                isNegative = text[0] == '-';
                text = text.Substring(1);
            }
            if (string.EqualsIgnoreCase(text, "NaN"))
            {
                text = "NaN";
                return true;
            }
            if (!string.EqualsIgnoreCase(text, "Infinity")) return false;
            text = "Infinity";
            return true;
        }

        // ---- all kinds --------------------------------------------------------------------------

        private static bool IsWhite(char c)
        {
            return c == ' ' || (c >= '\t' && c <= '\r');
        }

        internal static bool TryReadDigits(string s, NumberStyles style, out Digits digits)
        {
            digits = default(Digits);
            digits.Text = "";
            int i = 0;
            bool hasSign = false, hasParenthesis = false, hasCurrency = false;
            // What may stand before the digits, in any order; blanks behind a sign only where a
            // currency symbol may come.
            for (; i < s.Length; i++)
            {
                char c = s[i];
                bool isWhiteAllowed = !hasSign
                    || (!hasCurrency && (style & NumberStyles.AllowCurrencySymbol) != 0);
                if (IsWhite(c) && isWhiteAllowed && (style & NumberStyles.AllowLeadingWhite) != 0)
                {
                    continue;
                }
                if ((c == '-' || c == '+' || c == '\u2212') && !hasSign
                    && (style & NumberStyles.AllowLeadingSign) != 0)
                {
                    hasSign = true;
                    digits.IsNegative = c != '+';
                }
                else if (c == '(' && !hasSign && (style & NumberStyles.AllowParentheses) != 0)
                {
                    hasSign = hasParenthesis = true;
                    digits.IsNegative = true;
                }
                else if (c == '\u00A4' && !hasCurrency
                    && (style & NumberStyles.AllowCurrencySymbol) != 0)
                {
                    hasCurrency = true;
                }
                else break;
            }
            if (!ReadMantissa(s, style, ref i, ref digits)) return false;
            if (i < s.Length && (s[i] == 'e' || s[i] == 'E')
                && (style & NumberStyles.AllowExponent) != 0)
            {
                ReadExponent(s, ref i, ref digits);
            }
            // What may stand behind them.
            for (; i < s.Length; i++)
            {
                char c = s[i];
                if (IsWhite(c) && (style & NumberStyles.AllowTrailingWhite) != 0) continue;
                if ((c == '-' || c == '+') && !hasSign
                    && (style & NumberStyles.AllowTrailingSign) != 0)
                {
                    hasSign = true;
                    digits.IsNegative = c == '-';
                }
                else if (c == ')' && hasParenthesis) hasParenthesis = false;
                else if (c == '\u00A4' && !hasCurrency
                    && (style & NumberStyles.AllowCurrencySymbol) != 0)
                {
                    hasCurrency = true;
                }
                else break;
            }
            while (i < s.Length && s[i] == '\0') i++;
            return i == s.Length && !hasParenthesis;
        }

        // Digits, group separators, a point. False if there is no digit.
        private static bool ReadMantissa(string s, NumberStyles style, ref int i, ref Digits digits)
        {
            bool hasPoint = false, hasDigit = false;
            int zeros = 0;
            for (; i < s.Length; i++)
            {
                char c = s[i];
                if (c >= '0' && c <= '9')
                {
                    hasDigit = true;
                    if (hasPoint) digits.Decimals++;
                    if (c == '0' && digits.Text.Length == 0)
                    {
                        if (hasPoint) digits.Scale--;
                        continue;
                    }
                    if (!hasPoint) digits.Scale++;
                    if (c == '0')
                    {
                        zeros++;
                        continue;
                    }
                    digits.Text += new string('0', zeros) + c.ToString();
                    zeros = 0;
                }
                else if (c == '.' && !hasPoint && (style & NumberStyles.AllowDecimalPoint) != 0)
                {
                    hasPoint = true;
                }
                else if (c == ',' && !hasPoint && hasDigit
                    && (style & NumberStyles.AllowThousands) != 0)
                {
                    continue;
                }
                else break;
            }
            if (digits.Text.Length == 0) digits.Scale = 0;
            return hasDigit;
        }

        // "e+12"; without digits it is no exponent, and i stays.
        private static void ReadExponent(string s, ref int i, ref Digits digits)
        {
            int at = i + 1;
            bool isNegative = at < s.Length && s[at] == '-';
            if (isNegative || (at < s.Length && s[at] == '+')) at++;
            if (at >= s.Length || s[at] < '0' || s[at] > '9') return;
            int exponent = 0;
            for (; at < s.Length && s[at] >= '0' && s[at] <= '9'; at++)
            {
                if (exponent < 100000) exponent = exponent * 10 + (s[at] - '0');
            }
            if (isNegative) exponent = -exponent;
            if (digits.Text.Length > 0) digits.Scale += exponent;
            digits.Decimals -= exponent;
            i = at;
        }
    }
}
