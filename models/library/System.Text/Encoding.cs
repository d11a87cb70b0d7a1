// System.Text.Encoding: UTF-8, UTF-16, ASCII and Latin-1; what cannot be encoded becomes a
// replacement.
namespace System.Text
{
    public abstract class Encoding : ICloneable
    {
        public static Encoding UTF8
        {
            get { return new UTF8Encoding(true); }
        }

        public static Encoding Unicode
        {
            get { return new UnicodeEncoding(); }
        }

        public static Encoding BigEndianUnicode
        {
            get { return new UnicodeEncoding(true, true); }
        }

        public static Encoding ASCII
        {
            get { return new ASCIIEncoding(); }
        }

        public static Encoding Latin1
        {
            get { return new Latin1Encoding(); }
        }

        public static Encoding Default
        {
            get { return new UTF8Encoding(false); }
        }

        // What subclasses do: all of a text, all of some bytes.
        internal abstract byte[] Encode(string text);
        internal abstract string Decode(byte[] bytes, int index, int count);

        // How many of the last bytes may be completed by others.
        internal virtual int CountIncomplete(byte[] bytes)
        {
            return 0;
        }

        public abstract int CodePage { get; }

        // Whether types of the framework may encode by themselves.
        internal bool IsUTF8CodePage
        {
            get { return false; }
        }

        public virtual Encoder GetEncoder()
        {
            return new TextEncoder(this);
        }

        public virtual Decoder GetDecoder()
        {
            return new TextDecoder(this);
        }

        public virtual ReadOnlySpan<byte> Preamble
        {
            get { return GetPreamble(); }
        }

        public virtual string EncodingName
        {
            get { return WebName; }
        }

        public abstract string WebName { get; }

        public object Clone()
        {
            return MemberwiseClone();
        }

        public virtual byte[] GetPreamble()
        {
            return new byte[0];
        }

        public virtual byte[] GetBytes(string s)
        {
            if (s == null) throw new ArgumentNullException("s");
            return Encode(s);
        }

        public virtual byte[] GetBytes(char[] chars)
        {
            if (chars == null) throw new ArgumentNullException("chars");
            return Encode(new string(chars));
        }

        public virtual byte[] GetBytes(char[] chars, int index, int count)
        {
            return Encode(new string(chars, index, count));
        }

        public virtual int GetBytes(string s, int charIndex, int charCount, byte[] bytes,
            int byteIndex)
        {
            byte[] encoded = Encode(s.Substring(charIndex, charCount));
            Array.Copy(encoded, 0, bytes, byteIndex, encoded.Length);
            return encoded.Length;
        }

        public virtual int GetBytes(ReadOnlySpan<char> chars, Span<byte> bytes)
        {
            byte[] encoded = Encode(chars.ToString());
            new ReadOnlySpan<byte>(encoded).CopyTo(bytes);
            return encoded.Length;
        }

        public virtual int GetByteCount(string s)
        {
            return GetBytes(s).Length;
        }

        public virtual int GetByteCount(char[] chars)
        {
            return GetBytes(chars).Length;
        }

        public virtual int GetByteCount(ReadOnlySpan<char> chars)
        {
            return Encode(chars.ToString()).Length;
        }

        public virtual string GetString(byte[] bytes)
        {
            if (bytes == null) throw new ArgumentNullException("bytes");
            return Decode(bytes, 0, bytes.Length);
        }

        public virtual string GetString(byte[] bytes, int index, int count)
        {
            if (bytes == null) throw new ArgumentNullException("bytes");
            if (index < 0 || count < 0 || bytes.Length - index < count)
            {
                throw new ArgumentOutOfRangeException("bytes");
            }
            return Decode(bytes, index, count);
        }

        public string GetString(ReadOnlySpan<byte> bytes)
        {
            return Decode(bytes.ToArray(), 0, bytes.Length);
        }

        public virtual char[] GetChars(byte[] bytes)
        {
            return GetString(bytes).ToCharArray();
        }

        public virtual int GetCharCount(byte[] bytes)
        {
            return GetString(bytes).Length;
        }

        public virtual int GetMaxByteCount(int charCount)
        {
            return 3 * (charCount + 1);
        }

        public virtual int GetMaxCharCount(int byteCount)
        {
            return byteCount + 1;
        }
    }

    public class UTF8Encoding : Encoding
    {
        private readonly bool _emitIdentifier;

        public UTF8Encoding() : this(false)
        {
        }

        public UTF8Encoding(bool encoderShouldEmitUTF8Identifier)
        {
            _emitIdentifier = encoderShouldEmitUTF8Identifier;
        }

        public UTF8Encoding(bool encoderShouldEmitUTF8Identifier, bool throwOnInvalidBytes)
            : this(encoderShouldEmitUTF8Identifier)
        {
        }

        public override int CodePage
        {
            get { return 65001; }
        }

        public override string WebName
        {
            get { return "utf-8"; }
        }

        public override byte[] GetPreamble()
        {
            return _emitIdentifier ? new byte[] { 0xEF, 0xBB, 0xBF } : new byte[0];
        }

        internal override byte[] Encode(string text)
        {
            byte[] bytes = new byte[3 * text.Length];
            int count = 0;
            for (int i = 0; i < text.Length; i++)
            {
                int c = text[i];
                if (char.IsSurrogatePair(text, i)) c = char.ConvertToUtf32(text[i], text[++i]);
                else if (char.IsSurrogate(text[i])) c = 0xFFFD;
                int more = c < 0x80 ? 0 : c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
                int lead = more == 0 ? 0 : more == 1 ? 0xC0 : more == 2 ? 0xE0 : 0xF0;
                bytes[count++] = (byte)(lead | (c >> (6 * more)));
                for (int shift = 6 * (more - 1); shift >= 0; shift -= 6)
                {
                    bytes[count++] = (byte)(0x80 | ((c >> shift) & 0x3F));
                }
            }
            Array.Resize(ref bytes, count);
            return bytes;
        }

        internal override string Decode(byte[] bytes, int index, int count)
        {
            string text = "";
            int end = index + count;
            while (index < end)
            {
                int lead = bytes[index++];
                int more = lead < 0x80 ? 0 : lead < 0xC2 ? -1 : lead < 0xE0 ? 1 : lead < 0xF0 ? 2
                    : lead < 0xF5 ? 3 : -1;
                int c = more == 0 ? lead : lead & (0x3F >> more);
                int needed = more;
                while (more > 0 && needed > 0 && index < end
                    && IsNext(bytes[index], lead, needed == more))
                {
                    c = (c << 6) | (bytes[index++] & 0x3F);
                    needed--;
                }
                text += more < 0 || needed > 0 ? "\uFFFD" : char.ConvertFromUtf32(c);
            }
            return text;
        }

        internal override int CountIncomplete(byte[] bytes)
        {
            for (int count = 1; count <= 3 && count <= bytes.Length; count++)
            {
                int lead = bytes[bytes.Length - count];
                if (lead < 0x80 || lead >= 0xF5) return 0;
                if (lead < 0xC2) continue;
                int whole = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
                bool goesOn = count < 2 || IsNext(bytes[bytes.Length - count + 1], lead, true);
                return count < whole && goesOn ? count : 0;
            }
            return 0;
        }

        // Whether a byte can go on after this lead byte: some leads restrict the second byte.
        private static bool IsNext(byte next, int lead, bool isSecond)
        {
            if ((next & 0xC0) != 0x80) return false;
            if (!isSecond) return true;
            switch (lead)
            {
                case 0xE0: return next >= 0xA0;
                case 0xED: return next < 0xA0;
                case 0xF0: return next >= 0x90;
                case 0xF4: return next < 0x90;
                default: return true;
            }
        }
    }

    public class ASCIIEncoding : Encoding
    {
        public override int CodePage
        {
            get { return 20127; }
        }

        public override string WebName
        {
            get { return "us-ascii"; }
        }

        internal override byte[] Encode(string text)
        {
            return Latin1Encoding.Narrow(text, 0x7F);
        }

        internal override string Decode(byte[] bytes, int index, int count)
        {
            string text = "";
            for (int i = index; i < index + count; i++)
            {
                text += (bytes[i] < 0x80 ? (char)bytes[i] : '?').ToString();
            }
            return text;
        }
    }

    internal sealed class Latin1Encoding : Encoding
    {
        public override int CodePage
        {
            get { return 28591; }
        }

        public override string WebName
        {
            get { return "iso-8859-1"; }
        }

        internal static byte[] Narrow(string text, int max)
        {
            byte[] bytes = new byte[text.Length];
            for (int i = 0; i < text.Length; i++)
            {
                bytes[i] = text[i] <= max ? (byte)text[i] : (byte)'?';
            }
            return bytes;
        }

        internal override byte[] Encode(string text)
        {
            return Narrow(text, 0xFF);
        }

        internal override string Decode(byte[] bytes, int index, int count)
        {
            string text = "";
            for (int i = index; i < index + count; i++) text += ((char)bytes[i]).ToString();
            return text;
        }
    }
}
