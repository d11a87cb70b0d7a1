// System.Char: the members of char. `this` is the character itself, so there is no field.
//
// Categories and cases are exact up to U+00FF; beyond it they know the letters of Latin, Greek and
// Cyrillic, and take the rest for letters without case.
using System.Globalization;
using System.Runtime.CompilerServices;

namespace System
{
    [Completed]
    public partial struct Char : IComparable, IComparable<char>, IEquatable<char>, ISpanFormattable,
        IConvertible
    {
        public const char MaxValue = '\uFFFF';
        public const char MinValue = '\0';

        // The UnicodeCategory of each character up to U+00FF: 'A' is the first, 'a' the 27th.
        private const string Latin1 =
            "OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOLYYYaYYYUVYZYTYYIIIIIIIIIIYYZZZY"
            + "YAAAAAAAAAAAAAAAAAAAAAAAAAAUYVbSbBBBBBBBBBBBBBBBBBBBBBBBBBBUZVZO"
            + "OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOLYaaaacYbcEWZPcbcZKKbBYYbKEXKKKY"
            + "AAAAAAAAAAAAAAAAAAAAAAAZAAAAAAABBBBBBBBBBBBBBBBBBBBBBBBZBBBBBBBB";

        public int CompareTo(object value)
        {
            if (value == null) return 1;
            if (!(value is char)) throw new ArgumentException("Object must be of type Char.");
            return this - (char)value;
        }

        public int CompareTo(char value)
        {
            return this - value;
        }

        public override bool Equals(object obj)
        {
            return obj is char && this == (char)obj;
        }

        public bool Equals(char obj)
        {
            return this == obj;
        }

        public override int GetHashCode()
        {
            return this | (this << 16);
        }

        public override string ToString()
        {
            return ToString(this);
        }

        public string ToString(IFormatProvider provider)
        {
            return ToString(this);
        }

        string IFormattable.ToString(string format, IFormatProvider formatProvider)
        {
            return ToString(this);
        }

        public static string ToString(char c)
        {
            return new string(c, 1);
        }

        bool ISpanFormattable.TryFormat(Span<char> destination, out int charsWritten,
            ReadOnlySpan<char> format, IFormatProvider provider)
        {
            return Number.Write(ToString(this), destination, out charsWritten);
        }

        public static char Parse(string s)
        {
            if (s == null) throw new ArgumentNullException("s");
            if (s.Length != 1)
            {
                throw new FormatException("String must be exactly one character long.");
            }
            return s[0];
        }

        public static bool TryParse(string s, out char result)
        {
            bool isOne = s != null && s.Length == 1;
            result = isOne ? s[0] : '\0';
            return isOne;
        }

        public TypeCode GetTypeCode()
        {
            return TypeCode.Char;
        }

        // ---- case -------------------------------------------------------------------------------

        public static char ToUpper(char c)
        {
            return ToUpperInvariant(c);
        }

        public static char ToUpper(char c, CultureInfo culture)
        {
            return ToUpperInvariant(c);
        }

        public static char ToLower(char c)
        {
            return ToLowerInvariant(c);
        }

        public static char ToLower(char c, CultureInfo culture)
        {
            return ToLowerInvariant(c);
        }

        public static char ToUpperInvariant(char c)
        {
            if (c < '\u0080') return c >= 'a' && c <= 'z' ? (char)(c - 32) : c;
            if (c <= '\u00FF')
            {
                if (c == '\u00B5') return '\u039C';
                if (c == '\u00FF') return '\u0178';
                return c >= '\u00E0' && c != '\u00F7' ? (char)(c - 32) : c;
            }
            if (IsSmallOfPair(c)) return (char)(c - 1);
            if ((c >= '\u03B1' && c <= '\u03CB') || (c >= '\u0430' && c <= '\u044F'))
            {
                return c == '\u03C2' ? '\u03A3' : (char)(c - 32);
            }
            if (c >= '\u03AC' && c <= '\u03CE') return WithTonos(c);
            return c >= '\u0450' && c <= '\u045F' ? (char)(c - 80) : c;
        }

        public static char ToLowerInvariant(char c)
        {
            if (c < '\u0080') return c >= 'A' && c <= 'Z' ? (char)(c + 32) : c;
            if (c <= '\u00FF')
            {
                return c >= '\u00C0' && c <= '\u00DE' && c != '\u00D7' ? (char)(c + 32) : c;
            }
            if (c == '\u0178') return '\u00FF';
            if (IsCapitalOfPair(c)) return (char)(c + 1);
            if (c == '\u0386') return '\u03AC';
            if (c >= '\u0388' && c <= '\u038A') return (char)(c + 37);
            if (c == '\u038C') return '\u03CC';
            if (c == '\u038E' || c == '\u038F') return (char)(c + 63);
            if ((c >= '\u0391' && c <= '\u03AB' && c != '\u03A2')
                || (c >= '\u0410' && c <= '\u042F'))
            {
                return (char)(c + 32);
            }
            return c >= '\u0400' && c <= '\u040F' ? (char)(c + 80) : c;
        }

        // The capital of a Greek vowel with an accent.
        private static char WithTonos(char small)
        {
            if (small == '\u03AC') return '\u0386';
            if (small == '\u03CC') return '\u038C';
            return small < '\u03CC' ? (char)(small - 37) : (char)(small - 63);
        }

        // Latin Extended-A, where most letters come in pairs, the capital first.
        private static bool IsCapitalOfPair(char c)
        {
            if (c < '\u0100' || c > '\u017D' || c == '\u0130' || c == '\u0138' || c == '\u0149')
            {
                return false;
            }
            bool capitalsAreOdd = (c >= '\u0139' && c <= '\u0148') || c >= '\u0179';
            return c != '\u0178' && (c & 1) == (capitalsAreOdd ? 1 : 0);
        }

        private static bool IsSmallOfPair(char c)
        {
            return c != '\u0131' && IsCapitalOfPair((char)(c - 1));
        }

        // ---- categories -------------------------------------------------------------------------

        public static UnicodeCategory GetUnicodeCategory(char c)
        {
            if (c <= '\u00FF')
            {
                char code = Latin1[c];
                return (UnicodeCategory)(code >= 'a' ? code - 'a' + 26 : code - 'A');
            }
            if (c <= '\u017F')
            {
                bool isCapital = ToLowerInvariant(c) != c || c == '\u0130';
                return isCapital ? UnicodeCategory.UppercaseLetter
                    : UnicodeCategory.LowercaseLetter;
            }
            if (c >= '\uD800' && c <= '\uDFFF') return UnicodeCategory.Surrogate;
            if (c >= '\uE000' && c <= '\uF8FF') return UnicodeCategory.PrivateUse;
            if (c == '\u2028') return UnicodeCategory.LineSeparator;
            if (c == '\u2029') return UnicodeCategory.ParagraphSeparator;
            if ((c >= '\u2000' && c <= '\u200A') || c == '\u1680' || c == '\u202F' || c == '\u205F'
                || c == '\u3000')
            {
                return UnicodeCategory.SpaceSeparator;
            }
            if ((c >= '\u200B' && c <= '\u200F') || c == '\uFEFF') return UnicodeCategory.Format;
            if (c >= '\u2010' && c <= '\u2015') return UnicodeCategory.DashPunctuation;
            if (c >= '\u2016' && c <= '\u205E') return UnicodeCategory.OtherPunctuation;
            if (c >= '\u20A0' && c <= '\u20CF') return UnicodeCategory.CurrencySymbol;
            if ((c >= '\u2190' && c <= '\u2193') || (c >= '\u2200' && c <= '\u22FF'))
            {
                return UnicodeCategory.MathSymbol;
            }
            if (c >= '\u2100' && c <= '\u2BFF') return UnicodeCategory.OtherSymbol;
            if (c >= '\u0300' && c <= '\u036F') return UnicodeCategory.NonSpacingMark;
            if (c >= '\u0660' && c <= '\u0669') return UnicodeCategory.DecimalDigitNumber;
            if (c >= '\uFFFE') return UnicodeCategory.OtherNotAssigned;
            if (ToLowerInvariant(c) != c) return UnicodeCategory.UppercaseLetter;
            return ToUpperInvariant(c) != c ? UnicodeCategory.LowercaseLetter
                : UnicodeCategory.OtherLetter;
        }

        public static bool IsDigit(char c)
        {
            return GetUnicodeCategory(c) == UnicodeCategory.DecimalDigitNumber;
        }

        public static bool IsLetter(char c)
        {
            return GetUnicodeCategory(c) <= UnicodeCategory.OtherLetter;
        }

        public static bool IsLetterOrDigit(char c)
        {
            return IsLetter(c) || IsDigit(c);
        }

        public static bool IsUpper(char c)
        {
            return GetUnicodeCategory(c) == UnicodeCategory.UppercaseLetter;
        }

        public static bool IsLower(char c)
        {
            return GetUnicodeCategory(c) == UnicodeCategory.LowercaseLetter;
        }

        public static bool IsNumber(char c)
        {
            UnicodeCategory category = GetUnicodeCategory(c);
            return category >= UnicodeCategory.DecimalDigitNumber
                && category <= UnicodeCategory.OtherNumber;
        }

        public static bool IsPunctuation(char c)
        {
            UnicodeCategory category = GetUnicodeCategory(c);
            return category >= UnicodeCategory.ConnectorPunctuation
                && category <= UnicodeCategory.OtherPunctuation;
        }

        public static bool IsSymbol(char c)
        {
            UnicodeCategory category = GetUnicodeCategory(c);
            return category >= UnicodeCategory.MathSymbol
                && category <= UnicodeCategory.OtherSymbol;
        }

        public static bool IsSeparator(char c)
        {
            UnicodeCategory category = GetUnicodeCategory(c);
            return category >= UnicodeCategory.SpaceSeparator
                && category <= UnicodeCategory.ParagraphSeparator;
        }

        public static bool IsControl(char c)
        {
            return c < ' ' || (c >= '\u007F' && c <= '\u009F');
        }

        public static bool IsWhiteSpace(char c)
        {
            if (c <= '\u00FF')
            {
                return c == ' ' || (c >= '\t' && c <= '\r') || c == '\u00A0' || c == '\u0085';
            }
            return IsSeparator(c);
        }

        public static double GetNumericValue(char c)
        {
            if (c >= '0' && c <= '9') return c - '0';
            switch (c)
            {
                case '\u00B2': return 2;
                case '\u00B3': return 3;
                case '\u00B9': return 1;
                case '\u00BC': return 0.25;
                case '\u00BD': return 0.5;
                case '\u00BE': return 0.75;
                default: return -1;
            }
        }

        public static bool IsDigit(string s, int index)
        {
            return IsDigit(At(s, index));
        }

        public static bool IsLetter(string s, int index)
        {
            return IsLetter(At(s, index));
        }

        public static bool IsLetterOrDigit(string s, int index)
        {
            return IsLetterOrDigit(At(s, index));
        }

        public static bool IsUpper(string s, int index)
        {
            return IsUpper(At(s, index));
        }

        public static bool IsLower(string s, int index)
        {
            return IsLower(At(s, index));
        }

        public static bool IsNumber(string s, int index)
        {
            return IsNumber(At(s, index));
        }

        public static bool IsPunctuation(string s, int index)
        {
            return IsPunctuation(At(s, index));
        }

        public static bool IsSymbol(string s, int index)
        {
            return IsSymbol(At(s, index));
        }

        public static bool IsSeparator(string s, int index)
        {
            return IsSeparator(At(s, index));
        }

        public static bool IsControl(string s, int index)
        {
            return IsControl(At(s, index));
        }

        public static bool IsWhiteSpace(string s, int index)
        {
            return IsWhiteSpace(At(s, index));
        }

        public static bool IsSurrogate(string s, int index)
        {
            return IsSurrogate(At(s, index));
        }

        public static bool IsHighSurrogate(string s, int index)
        {
            return IsHighSurrogate(At(s, index));
        }

        public static bool IsLowSurrogate(string s, int index)
        {
            return IsLowSurrogate(At(s, index));
        }

        public static double GetNumericValue(string s, int index)
        {
            return GetNumericValue(At(s, index));
        }

        public static UnicodeCategory GetUnicodeCategory(string s, int index)
        {
            return GetUnicodeCategory(At(s, index));
        }

        private static char At(string s, int index)
        {
            if (s == null) throw new ArgumentNullException("s");
            if ((uint)index >= (uint)s.Length) throw new ArgumentOutOfRangeException("index");
            return s[index];
        }

        // ---- ASCII ------------------------------------------------------------------------------

        public static bool IsAscii(char c)
        {
            return c < '\u0080';
        }

        public static bool IsAsciiDigit(char c)
        {
            return c >= '0' && c <= '9';
        }

        public static bool IsAsciiLetterLower(char c)
        {
            return c >= 'a' && c <= 'z';
        }

        public static bool IsAsciiLetterUpper(char c)
        {
            return c >= 'A' && c <= 'Z';
        }

        public static bool IsAsciiLetter(char c)
        {
            return IsAsciiLetterLower(c) || IsAsciiLetterUpper(c);
        }

        public static bool IsAsciiLetterOrDigit(char c)
        {
            return IsAsciiLetter(c) || IsAsciiDigit(c);
        }

        public static bool IsAsciiHexDigit(char c)
        {
            return IsAsciiDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
        }

        public static bool IsAsciiHexDigitLower(char c)
        {
            return IsAsciiDigit(c) || (c >= 'a' && c <= 'f');
        }

        public static bool IsAsciiHexDigitUpper(char c)
        {
            return IsAsciiDigit(c) || (c >= 'A' && c <= 'F');
        }

        public static bool IsBetween(char c, char minInclusive, char maxInclusive)
        {
            return c >= minInclusive && c <= maxInclusive;
        }

        // ---- surrogates -------------------------------------------------------------------------

        public static bool IsSurrogate(char c)
        {
            return c >= '\uD800' && c <= '\uDFFF';
        }

        public static bool IsHighSurrogate(char c)
        {
            return c >= '\uD800' && c <= '\uDBFF';
        }

        public static bool IsLowSurrogate(char c)
        {
            return c >= '\uDC00' && c <= '\uDFFF';
        }

        public static bool IsSurrogatePair(char highSurrogate, char lowSurrogate)
        {
            return IsHighSurrogate(highSurrogate) && IsLowSurrogate(lowSurrogate);
        }

        public static bool IsSurrogatePair(string s, int index)
        {
            return index + 1 < s.Length && IsSurrogatePair(s[index], s[index + 1]);
        }

        public static int ConvertToUtf32(char highSurrogate, char lowSurrogate)
        {
            if (!IsHighSurrogate(highSurrogate))
            {
                throw new ArgumentOutOfRangeException("highSurrogate");
            }
            if (!IsLowSurrogate(lowSurrogate))
            {
                throw new ArgumentOutOfRangeException("lowSurrogate");
            }
            return ((highSurrogate - 0xD800) << 10) + (lowSurrogate - 0xDC00) + 0x10000;
        }

        public static int ConvertToUtf32(string s, int index)
        {
            if (s == null) throw new ArgumentNullException("s");
            return IsSurrogate(s[index]) ? ConvertToUtf32(s[index], s[index + 1]) : s[index];
        }

        public static string ConvertFromUtf32(int utf32)
        {
            if (utf32 < 0 || utf32 > 0x10FFFF || (utf32 >= 0xD800 && utf32 <= 0xDFFF))
            {
                throw new ArgumentOutOfRangeException("utf32");
            }
            if (utf32 < 0x10000) return ToString((char)utf32);
            utf32 -= 0x10000;
            return ToString((char)(0xD800 + (utf32 >> 10)))
                + ToString((char)(0xDC00 + (utf32 & 0x3FF)));
        }
    }
}
