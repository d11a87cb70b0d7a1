// System.Text.UnicodeEncoding: UTF-16 in both orders of bytes.
namespace System.Text
{
    public class UnicodeEncoding : Encoding
    {
        private readonly bool _bigEndian;
        private readonly bool _byteOrderMark;

        public UnicodeEncoding() : this(false, true)
        {
        }

        public UnicodeEncoding(bool bigEndian, bool byteOrderMark)
        {
            _bigEndian = bigEndian;
            _byteOrderMark = byteOrderMark;
        }

        public override int CodePage
        {
            get { return _bigEndian ? 1201 : 1200; }
        }

        public override string WebName
        {
            get { return _bigEndian ? "utf-16BE" : "utf-16"; }
        }

        public override string EncodingName
        {
            get { return _bigEndian ? "Unicode (Big-Endian)" : "Unicode"; }
        }

        public override byte[] GetPreamble()
        {
            if (!_byteOrderMark) return new byte[0];
            return _bigEndian ? new byte[] { 0xFE, 0xFF } : new byte[] { 0xFF, 0xFE };
        }

        public override int GetMaxByteCount(int charCount)
        {
            return 2 * (charCount + 1);
        }

        public override int GetMaxCharCount(int byteCount)
        {
            return (byteCount >> 1) + (byteCount & 1) + 1;
        }

        internal override byte[] Encode(string text)
        {
            byte[] bytes = new byte[2 * text.Length];
            for (int i = 0; i < text.Length; i++)
            {
                char c = WholeAt(text, i);
                bytes[2 * i + (_bigEndian ? 1 : 0)] = (byte)c;
                bytes[2 * i + (_bigEndian ? 0 : 1)] = (byte)(c >> 8);
            }
            return bytes;
        }

        internal override string Decode(byte[] bytes, int index, int count)
        {
            string text = "";
            for (int i = index; i + 1 < index + count; i += 2)
            {
                int c = _bigEndian ? bytes[i] << 8 | bytes[i + 1] : bytes[i] | bytes[i + 1] << 8;
                text += ((char)c).ToString();
            }
            string whole = "";
            for (int i = 0; i < text.Length; i++) whole += WholeAt(text, i).ToString();
            return count % 2 == 0 ? whole : whole + "\uFFFD";
        }

        internal override int CountIncomplete(byte[] bytes)
        {
            int half = bytes.Length % 2, last = bytes.Length - half - 2;
            if (last < 0) return half;
            char c = (char)(_bigEndian ? bytes[last] << 8 | bytes[last + 1] : bytes[last] | bytes[last + 1] << 8);
            return char.IsHighSurrogate(c) ? half + 2 : half;
        }

        // The character, or what stands for half of one.
        private static char WholeAt(string text, int index)
        {
            char c = text[index];
            if (!char.IsSurrogate(c)) return c;
            bool is_whole = char.IsHighSurrogate(c)
                ? index + 1 < text.Length && char.IsLowSurrogate(text[index + 1])
                : index > 0 && char.IsHighSurrogate(text[index - 1]);
            return is_whole ? c : '\uFFFD';
        }
    }
}
