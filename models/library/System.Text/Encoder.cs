// System.Text.Encoder and Decoder: encodings of what comes in parts. What a part ends with and the next one completes is kept.
namespace System.Text
{
    public abstract class Encoder
    {
        public abstract int GetByteCount(char[] chars, int index, int count, bool flush);
        public abstract int GetBytes(char[] chars, int charIndex, int charCount, byte[] bytes, int byteIndex, bool flush);

        public virtual int GetByteCount(ReadOnlySpan<char> chars, bool flush)
        {
            return GetByteCount(chars.ToArray(), 0, chars.Length, flush);
        }

        public virtual int GetBytes(ReadOnlySpan<char> chars, Span<byte> bytes, bool flush)
        {
            byte[] encoded = new byte[bytes.Length];
            int count = GetBytes(chars.ToArray(), 0, chars.Length, encoded, 0, flush);
            new ReadOnlySpan<byte>(encoded, 0, count).CopyTo(bytes);
            return count;
        }

        public virtual void Reset()
        {
            GetBytes(new char[0], 0, 0, new byte[GetByteCount(new char[0], 0, 0, true)], 0, true);
        }

        public virtual void Convert(char[] chars, int charIndex, int charCount, byte[] bytes, int byteIndex, int byteCount,
            bool flush, out int charsUsed, out int bytesUsed, out bool completed)
        {
            Check(chars, charIndex, charCount, "chars");
            Decoder.Check(bytes, byteIndex, byteCount, "bytes");
            Convert(new ReadOnlySpan<char>(chars, charIndex, charCount), new Span<byte>(bytes, byteIndex, byteCount), flush,
                out charsUsed, out bytesUsed, out completed);
        }

        // As much as there is room for.
        public virtual void Convert(ReadOnlySpan<char> chars, Span<byte> bytes, bool flush, out int charsUsed,
            out int bytesUsed, out bool completed)
        {
            for (charsUsed = chars.Length; charsUsed >= 0; charsUsed--)
            {
                ReadOnlySpan<char> part = chars.Slice(0, charsUsed);
                bool isLast = charsUsed == chars.Length;
                if (GetByteCount(part, flush && isLast) > bytes.Length) continue;
                bytesUsed = GetBytes(part, bytes, flush && isLast);
                completed = isLast;
                if (charsUsed > 0 || isLast) return;
            }
            throw new ArgumentException("The output byte buffer is too small to contain the encoded data.", "bytes");
        }

        internal static void Check(char[] chars, int index, int count, string name)
        {
            if (chars == null) throw new ArgumentNullException(name);
            Decoder.CheckRange(index, count, chars.Length, name);
        }
    }

    public abstract class Decoder
    {
        public abstract int GetCharCount(byte[] bytes, int index, int count);
        public abstract int GetChars(byte[] bytes, int byteIndex, int byteCount, char[] chars, int charIndex);

        public virtual int GetCharCount(byte[] bytes, int index, int count, bool flush)
        {
            return GetCharCount(bytes, index, count);
        }

        public virtual int GetCharCount(ReadOnlySpan<byte> bytes, bool flush)
        {
            return GetCharCount(bytes.ToArray(), 0, bytes.Length, flush);
        }

        public virtual int GetChars(byte[] bytes, int byteIndex, int byteCount, char[] chars, int charIndex, bool flush)
        {
            return GetChars(bytes, byteIndex, byteCount, chars, charIndex);
        }

        public virtual int GetChars(ReadOnlySpan<byte> bytes, Span<char> chars, bool flush)
        {
            char[] decoded = new char[chars.Length];
            int count = GetChars(bytes.ToArray(), 0, bytes.Length, decoded, 0, flush);
            new ReadOnlySpan<char>(decoded, 0, count).CopyTo(chars);
            return count;
        }

        public virtual void Reset()
        {
            GetChars(new byte[0], 0, 0, new char[GetCharCount(new byte[0], 0, 0, true)], 0, true);
        }

        public virtual void Convert(byte[] bytes, int byteIndex, int byteCount, char[] chars, int charIndex, int charCount,
            bool flush, out int bytesUsed, out int charsUsed, out bool completed)
        {
            Check(bytes, byteIndex, byteCount, "bytes");
            Encoder.Check(chars, charIndex, charCount, "chars");
            Convert(new ReadOnlySpan<byte>(bytes, byteIndex, byteCount), new Span<char>(chars, charIndex, charCount), flush,
                out bytesUsed, out charsUsed, out completed);
        }

        // As much as there is room for.
        public virtual void Convert(ReadOnlySpan<byte> bytes, Span<char> chars, bool flush, out int bytesUsed,
            out int charsUsed, out bool completed)
        {
            for (bytesUsed = bytes.Length; bytesUsed >= 0; bytesUsed--)
            {
                ReadOnlySpan<byte> part = bytes.Slice(0, bytesUsed);
                bool isLast = bytesUsed == bytes.Length;
                if (GetCharCount(part, flush && isLast) > chars.Length) continue;
                charsUsed = GetChars(part, chars, flush && isLast);
                completed = isLast;
                if (bytesUsed > 0 || isLast) return;
            }
            throw new ArgumentException("The output char buffer is too small to contain the decoded characters.", "chars");
        }

        internal static void Check(byte[] bytes, int index, int count, string name)
        {
            if (bytes == null) throw new ArgumentNullException(name);
            CheckRange(index, count, bytes.Length, name);
        }

        internal static void CheckRange(int index, int count, int length, string name)
        {
            if (index < 0) throw new ArgumentOutOfRangeException("index");
            if (count < 0) throw new ArgumentOutOfRangeException("count");
            if (length - index < count)
            {
                throw new ArgumentOutOfRangeException(name,
                    "Index and count must refer to a location within the buffer.");
            }
        }
    }

    // Of the encodings that there are.
    internal sealed class TextEncoder : Encoder
    {
        private readonly Encoding _encoding;
        private string _left = "";  // half of a pair

        internal TextEncoder(Encoding encoding)
        {
            _encoding = encoding;
        }

        // What is left then.
        private string Split(ref string text, bool flush)
        {
            text = _left + text;
            int last = text.Length - 1;
            if (flush || last < 0 || !char.IsHighSurrogate(text[last])) return "";
            string left = text.Substring(last);
            text = text.Substring(0, last);
            return left;
        }

        public override int GetByteCount(char[] chars, int index, int count, bool flush)
        {
            Check(chars, index, count, "chars");
            return GetByteCount(new ReadOnlySpan<char>(chars, index, count), flush);
        }

        public override int GetByteCount(ReadOnlySpan<char> chars, bool flush)
        {
            string text = chars.ToString();
            Split(ref text, flush);
            return _encoding.Encode(text).Length;
        }

        public override int GetBytes(char[] chars, int charIndex, int charCount, byte[] bytes, int byteIndex, bool flush)
        {
            Check(chars, charIndex, charCount, "chars");
            if (bytes == null) throw new ArgumentNullException("bytes");
            return GetBytes(new ReadOnlySpan<char>(chars, charIndex, charCount),
                new Span<byte>(bytes, byteIndex, bytes.Length - byteIndex), flush);
        }

        public override int GetBytes(ReadOnlySpan<char> chars, Span<byte> bytes, bool flush)
        {
            string text = chars.ToString();
            string left = Split(ref text, flush);
            byte[] encoded = _encoding.Encode(text);
            if (encoded.Length > bytes.Length)
            {
                throw new ArgumentException("The output byte buffer is too small to contain the encoded data.", "bytes");
            }
            new ReadOnlySpan<byte>(encoded).CopyTo(bytes);
            _left = left;
            return encoded.Length;
        }

        public override void Reset()
        {
            _left = "";
        }
    }

    internal sealed class TextDecoder : Decoder
    {
        private readonly Encoding _encoding;
        private byte[] _left = new byte[0];  // the first bytes of what is not complete

        internal TextDecoder(Encoding encoding)
        {
            _encoding = encoding;
        }

        private byte[] WithLeft(ReadOnlySpan<byte> bytes)
        {
            byte[] all = new byte[_left.Length + bytes.Length];
            new ReadOnlySpan<byte>(_left).CopyTo(new Span<byte>(all));
            bytes.CopyTo(new Span<byte>(all, _left.Length, bytes.Length));
            return all;
        }

        public override int GetCharCount(byte[] bytes, int index, int count)
        {
            return GetCharCount(bytes, index, count, false);
        }

        public override int GetCharCount(byte[] bytes, int index, int count, bool flush)
        {
            Check(bytes, index, count, "bytes");
            return GetCharCount(new ReadOnlySpan<byte>(bytes, index, count), flush);
        }

        public override int GetCharCount(ReadOnlySpan<byte> bytes, bool flush)
        {
            byte[] all = WithLeft(bytes);
            int left = flush ? 0 : _encoding.CountIncomplete(all);
            return _encoding.Decode(all, 0, all.Length - left).Length;
        }

        public override int GetChars(byte[] bytes, int byteIndex, int byteCount, char[] chars, int charIndex)
        {
            return GetChars(bytes, byteIndex, byteCount, chars, charIndex, false);
        }

        public override int GetChars(byte[] bytes, int byteIndex, int byteCount, char[] chars, int charIndex, bool flush)
        {
            Check(bytes, byteIndex, byteCount, "bytes");
            if (chars == null) throw new ArgumentNullException("chars");
            return GetChars(new ReadOnlySpan<byte>(bytes, byteIndex, byteCount),
                new Span<char>(chars, charIndex, chars.Length - charIndex), flush);
        }

        public override int GetChars(ReadOnlySpan<byte> bytes, Span<char> chars, bool flush)
        {
            byte[] all = WithLeft(bytes);
            int left = flush ? 0 : _encoding.CountIncomplete(all);
            string text = _encoding.Decode(all, 0, all.Length - left);
            if (text.Length > chars.Length)
            {
                throw new ArgumentException("The output char buffer is too small to contain the decoded characters.", "chars");
            }
            text.CopyTo(chars);
            _left = new ReadOnlySpan<byte>(all, all.Length - left, left).ToArray();
            return text.Length;
        }

        public override void Reset()
        {
            _left = new byte[0];
        }
    }
}
