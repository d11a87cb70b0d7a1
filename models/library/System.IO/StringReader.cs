// System.IO.StringReader.
using System.Threading;
using System.Threading.Tasks;

namespace System.IO
{
    public class StringReader : TextReader
    {
        private string _text;  // null once it is closed
        private int _position;

        public StringReader(string s)
        {
            if (s == null) throw new ArgumentNullException("s");
            _text = s;
        }

        private string Text
        {
            get
            {
                string text = _text;
                if (text == null)
                {
                    throw new ObjectDisposedException(null, "Cannot read from a closed TextReader.");
                }
                return text;
            }
        }

        public override int Peek()
        {
            string text = Text;
            int position = _position;
            return position < text.Length ? text[position] : -1;
        }

        public override int Read()
        {
            string text = Text;
            int position = _position;
            if (position >= text.Length) return -1;
            _position = position + 1;
            return text[position];
        }

        public override int Read(char[] buffer, int index, int count)
        {
            if (buffer == null) throw new ArgumentNullException("buffer");
            CheckRange(buffer.Length, index, count);
            return Read(new Span<char>(buffer, index, count));
        }

        // Of a class that is derived from this one, what it has made of the other Read.
        public override int Read(Span<char> buffer)
        {
            if (GetType() != typeof(StringReader)) return base.Read(buffer);
            string text = Text;
            int position = _position;
            int count = Math.Min(text.Length - position, buffer.Length);
            if (count <= 0) return 0;
            for (int i = 0; i < count; i++) buffer[i] = text[position + i];
            _position = position + count;
            return count;
        }

        public override int ReadBlock(Span<char> buffer)
        {
            return Read(buffer);
        }

        public override string ReadLine()
        {
            string text = Text;
            int start = _position, end = start;
            if (start >= text.Length) return null;
            while (end < text.Length && text[end] != '\r' && text[end] != '\n') end++;
            int next = end < text.Length ? end + 1 : end;
            if (end + 1 < text.Length && text[end] == '\r' && text[end + 1] == '\n') next++;
            _position = next;
            return text.Substring(start, end - start);
        }

        public override string ReadToEnd()
        {
            string text = Text;
            int position = _position;
            _position = text.Length;
            return text.Substring(position);
        }

        public override Task<string> ReadLineAsync()
        {
            return Task.FromResult(ReadLine());
        }

        public override Task<string> ReadToEndAsync()
        {
            return Task.FromResult(ReadToEnd());
        }

        public override Task<int> ReadAsync(char[] buffer, int index, int count)
        {
            if (buffer == null) throw new ArgumentNullException("buffer");
            CheckRange(buffer.Length, index, count);
            return Task.FromResult(Read(buffer, index, count));
        }

        public override Task<int> ReadBlockAsync(char[] buffer, int index, int count)
        {
            if (buffer == null) throw new ArgumentNullException("buffer");
            CheckRange(buffer.Length, index, count);
            return Task.FromResult(ReadBlock(buffer, index, count));
        }

        public override void Close()
        {
            Dispose(true);
        }

        protected override void Dispose(bool disposing)
        {
            _text = null;
            _position = 0;
            base.Dispose(disposing);
        }
    }
}
