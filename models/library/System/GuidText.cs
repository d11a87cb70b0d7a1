// Reads the text of a Guid. What reads a format returns null, or the message about what is wrong.
namespace System
{
    internal static class GuidText
    {
        internal const string TooLarge = "Value was either too large or too small for a UInt32.";
        internal const string Unrecognized = "Unrecognized Guid format.";
        private const string WrongLength =
            "Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).";
        private const string WrongDashes = "Dashes are in the wrong position for GUID parsing.";
        private const string WrongDigit =
            "Guid string should only contain hexadecimal characters.";
        private const string WrongPrefix = "Expected 0x prefix.";

        internal static FormatException BadFormat()
        {
            return new FormatException("Format string can be only \"D\", \"d\", \"N\", \"n\", \"P\","
                + " \"p\", \"B\", \"b\", \"X\" or \"x\".");
        }

        internal static bool IsFormat(char format)
        {
            return "dnbpx".IndexOf((char)(format | 0x20)) >= 0;
        }

        internal static string Read(string text, out Guid result)
        {
            result = default(Guid);
            text = text.Trim();
            if (text.Length < 32) return Unrecognized;
            if (text[0] == '(') return ReadAs('p', text, out result);
            if (text[0] == '{') return ReadAs(text[9] == '-' ? 'b' : 'x', text, out result);
            return ReadAs(text[8] == '-' ? 'd' : 'n', text, out result);
        }

        internal static string ReadAs(char format, string text, out Guid result)
        {
            result = default(Guid);
            switch ((char)(format | 0x20))
            {
                case 'd': return ReadDashed(text, out result);
                case 'n': return ReadPlain(text, out result);
                case 'b': return ReadEnclosed(text, '{', '}', out result);
                case 'p': return ReadEnclosed(text, '(', ')', out result);
                default: return ReadNumbers(WithoutSpaces(text), out result);
            }
        }

        private static string ReadEnclosed(string text, char first, char last, out Guid result)
        {
            result = default(Guid);
            if (text.Length != 38 || text[0] != first || text[37] != last) return WrongLength;
            return ReadDashed(text.Substring(1, 36), out result);
        }

        private static string ReadPlain(string text, out Guid result)
        {
            result = default(Guid);
            if (text.Length != 32) return WrongLength;
            for (int i = 0; i < text.Length; i++)
            {
                if (DigitOf(text[i]) < 0) return WrongDigit;
            }
            result = Make(Hex(text.Substring(0, 8)), Hex(text.Substring(8, 4)),
                Hex(text.Substring(12, 4)), Hex(text.Substring(16, 8)),
                Hex(text.Substring(24, 8)));
            return null;
        }

        // Parts of it may begin with "+", "0x" or both: so it has always been.
        private static string ReadDashed(string text, out Guid result)
        {
            result = default(Guid);
            if (text.Length != 36) return WrongLength;
            bool has_dashes =
                text[8] == '-' && text[13] == '-' && text[18] == '-' && text[23] == '-';
            if (!has_dashes) return WrongDashes;
            uint a, b, c, d, e;
            bool overflow = false;
            bool done = TryNumber(text.Substring(0, 8), out a, ref overflow)
                & TryNumber(text.Substring(9, 4), out b, ref overflow)
                & TryNumber(text.Substring(14, 4), out c, ref overflow)
                & TryNumber(text.Substring(19, 4), out d, ref overflow)
                & TryNumber(text.Substring(24, 4), out e, ref overflow);
            for (int i = 28; i < 36; i++) done &= DigitOf(text[i]) >= 0;
            if (!done) return WrongDigit;
            result = Make(a, b, c, d << 16 | e, Hex(text.Substring(28, 8)));
            return null;
        }

        private static string ReadNumbers(string text, out Guid result)
        {
            result = default(Guid);
            if (text.Length == 0 || text[0] != '{') return "Expected {0xdddddddd, etc}.";
            uint a, b, c, one;
            int at = 1;
            string failure = ReadNumber(text, ref at, ',', out a);
            if (failure != null) return failure;
            failure = ReadNumber(text, ref at, ',', out b);
            if (failure != null) return failure;
            failure = ReadNumber(text, ref at, ',', out c);
            if (failure != null) return failure;
            if (at >= text.Length || text[at] != '{') return "Expected {0xdddddddd, etc}.";
            at++;
            ulong last = 0;
            for (int i = 0; i < 8; i++)
            {
                failure = ReadNumber(text, ref at, i < 7 ? ',' : '}', out one);
                if (failure != null) return failure;
                if (one > 255) return Unrecognized;
                last = last << 8 | one;
            }
            if (at >= text.Length || text[at] != '}') return "Could not find the ending brace.";
            if (at != text.Length - 1)
            {
                return "Additional non-parsable characters are at the end of the string.";
            }
            result = Make(a, b, c, (uint)(last >> 32), (uint)last);
            return null;
        }

        // From "0x" to the character after `end`.
        private static string ReadNumber(string text, ref int at, char end, out uint number)
        {
            number = 0;
            bool has_prefix =
                at + 1 < text.Length && text[at] == '0' && (text[at + 1] | 0x20) == 'x';
            if (!has_prefix) return WrongPrefix;
            at += 2;
            int length = text.IndexOf(end, at) - at;
            if (length <= 0)
            {
                return end == ',' ? "Could not find a comma, or the length between the previous "
                    + "token and the comma was zero (i.e., '0x,'etc.)."
                    : "Could not find a brace, or the length between the previous token and the "
                    + "brace was zero (i.e., '0x,'etc.).";
            }
            bool overflow = false;
            bool done = TryNumber(text.Substring(at, length), out number, ref overflow);
            at += length + 1;
            return overflow ? TooLarge : done ? null : WrongDigit;
        }

        private static bool TryNumber(string text, out uint number, ref bool overflow)
        {
            number = 0;
            int at = text.Length > 0 && text[0] == '+' ? 1 : 0;
            bool has_prefix =
                at + 1 < text.Length && text[at] == '0' && (text[at + 1] | 0x20) == 'x';
            if (has_prefix) at += 2;
            while (at < text.Length && text[at] == '0') at++;
            int digits = 0;
            for (; at < text.Length; at++, digits++)
            {
                int digit = DigitOf(text[at]);
                if (digit < 0)
                {
                    overflow |= digits > 8;
                    number = 0;
                    return false;
                }
                number = number << 4 | (uint)digit;
            }
            overflow |= digits > 8;
            return true;
        }

        private static int DigitOf(char c)
        {
            if (c >= '0' && c <= '9') return c - '0';
            int letter = c | 0x20;
            return c < 128 && letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
        }

        private static uint Hex(string digits)
        {
            uint number = 0;
            for (int i = 0; i < digits.Length; i++) number = number << 4 | (uint)DigitOf(digits[i]);
            return number;
        }

        private static Guid Make(uint a, uint b, uint c, uint d, uint h)
        {
            return new Guid(a, (ushort)b, (ushort)c, (byte)(d >> 24), (byte)(d >> 16),
                (byte)(d >> 8), (byte)d, (byte)(h >> 24), (byte)(h >> 16), (byte)(h >> 8), (byte)h);
        }

        private static string WithoutSpaces(string text)
        {
            string result = "";
            for (int i = 0; i < text.Length; i++)
            {
                if (!char.IsWhiteSpace(text[i])) result += text[i].ToString();
            }
            return result;
        }
    }
}
