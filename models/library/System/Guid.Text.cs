// System.Guid as text: its formats D, N, B, P and X, written and read.
namespace System
{
    public readonly partial struct Guid
    {
        public override string ToString()
        {
            return ToString("D");
        }

        public string ToString(string format, IFormatProvider provider)
        {
            return ToString(format);
        }

        public string ToString(string format)
        {
            if (string.IsNullOrEmpty(format)) format = "D";
            if (format.Length != 1) throw GuidText.BadFormat();
            switch (format[0])
            {
                case 'D':
                case 'd': return Digits("-");
                case 'N':
                case 'n': return Digits("");
                case 'B':
                case 'b': return "{" + Digits("-") + "}";
                case 'P':
                case 'p': return "(" + Digits("-") + ")";
                case 'X':
                case 'x': return Numbers();
                default: throw GuidText.BadFormat();
            }
        }

        private string Digits(string dash)
        {
            return _a.ToString("x8") + dash + ((ushort)_b).ToString("x4") + dash
                + ((ushort)_c).ToString("x4") + dash + _d.ToString("x2") + _e.ToString("x2") + dash
                + _f.ToString("x2") + _g.ToString("x2") + _h.ToString("x2") + _i.ToString("x2")
                + _j.ToString("x2") + _k.ToString("x2");
        }

        private string Numbers()
        {
            string text = "{0x" + _a.ToString("x8") + ",0x" + ((ushort)_b).ToString("x4") + ",0x"
                + ((ushort)_c).ToString("x4") + ",{";
            for (int i = 8; i < 16; i++)
            {
                text += (i == 8 ? "0x" : ",0x") + ByteAt(i, true).ToString("x2");
            }
            return text + "}}";
        }

        public bool TryFormat(Span<char> destination, out int charsWritten,
            ReadOnlySpan<char> format = default(ReadOnlySpan<char>))
        {
            return Number.Write(ToString(format.ToString()), destination, out charsWritten);
        }

        bool ISpanFormattable.TryFormat(Span<char> destination, out int charsWritten,
            ReadOnlySpan<char> format, IFormatProvider provider)
        {
            return TryFormat(destination, out charsWritten, format);
        }

        public static Guid Parse(string input)
        {
            if (input == null) throw new ArgumentNullException("input");
            Guid result;
            string failure = GuidText.Read(input, out result);
            if (failure == null) return result;
            throw new FormatException(
                failure == GuidText.TooLarge ? GuidText.Unrecognized : failure);
        }

        public static Guid Parse(string s, IFormatProvider provider)
        {
            if (s == null) throw new ArgumentNullException("input");
            return Parse(s);
        }

        public static Guid Parse(ReadOnlySpan<char> input)
        {
            return Parse(input.ToString());
        }

        public static Guid Parse(ReadOnlySpan<char> s, IFormatProvider provider)
        {
            return Parse(s.ToString());
        }

        public static bool TryParse(string input, out Guid result)
        {
            result = default(Guid);
            return input != null && GuidText.Read(input, out result) == null;
        }

        public static bool TryParse(string s, IFormatProvider provider, out Guid result)
        {
            return TryParse(s, out result);
        }

        public static bool TryParse(ReadOnlySpan<char> input, out Guid result)
        {
            return TryParse(input.ToString(), out result);
        }

        public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out Guid result)
        {
            return TryParse(s.ToString(), out result);
        }

        public static Guid ParseExact(string input, string format)
        {
            if (input == null) throw new ArgumentNullException("input");
            if (format == null) throw new ArgumentNullException("format");
            Guid result;
            if (format.Length != 1 || !GuidText.IsFormat(format[0])) throw GuidText.BadFormat();
            string failure = GuidText.ReadAs(format[0], input.Trim(), out result);
            if (failure == null) return result;
            throw new FormatException(
                failure == GuidText.TooLarge ? GuidText.Unrecognized : failure);
        }

        public static Guid ParseExact(ReadOnlySpan<char> input, ReadOnlySpan<char> format)
        {
            return ParseExact(input.ToString(), format.ToString());
        }

        public static bool TryParseExact(string input, string format, out Guid result)
        {
            result = default(Guid);
            if (input == null || format == null || format.Length != 1 || input.Length < 32)
            {
                return false;
            }
            return GuidText.IsFormat(format[0])
                && GuidText.ReadAs(format[0], input.Trim(), out result) == null;
        }

        public static bool TryParseExact(ReadOnlySpan<char> input, ReadOnlySpan<char> format,
            out Guid result)
        {
            return TryParseExact(input.ToString(), format.ToString(), out result);
        }
    }
}
