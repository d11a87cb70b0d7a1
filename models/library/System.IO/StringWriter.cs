// System.IO.StringWriter.
using System.Text;
using System.Threading;
using System.Threading.Tasks;

namespace System.IO
{
    public class StringWriter : TextWriter
    {
        private readonly StringBuilder _builder;
        private StringBuilder _open;  // null once it is closed

        public StringWriter() : this(new StringBuilder())
        {
        }

        public StringWriter(IFormatProvider formatProvider) : this()
        {
        }

        public StringWriter(StringBuilder sb)
        {
            if (sb == null) throw new ArgumentNullException("sb");
            _builder = sb;
            _open = sb;
        }

        public StringWriter(StringBuilder sb, IFormatProvider formatProvider) : this(sb)
        {
        }

        public override Encoding Encoding
        {
            get { return new UnicodeEncoding(false, false); }
        }

        public virtual StringBuilder GetStringBuilder()
        {
            return _builder;
        }

        private StringBuilder Open
        {
            get
            {
                StringBuilder open = _open;
                if (open == null)
                {
                    throw new ObjectDisposedException(null, "Cannot write to a closed TextWriter.");
                }
                return open;
            }
        }

        public override void Write(char value)
        {
            Open.Append(value);
        }

        public override void Write(string value)
        {
            Open.Append(value);
        }

        public override void Write(char[] buffer, int index, int count)
        {
            if (buffer == null) throw new ArgumentNullException("buffer");
            TextReader.CheckRange(buffer.Length, index, count);
            Open.Append(new string(buffer, index, count));
        }

        public override Task WriteAsync(char value)
        {
            Write(value);
            return Task.CompletedTask;
        }

        public override Task WriteAsync(string value)
        {
            Write(value);
            return Task.CompletedTask;
        }

        public override Task WriteLineAsync(char value)
        {
            WriteLine(value);
            return Task.CompletedTask;
        }

        public override Task WriteLineAsync(string value)
        {
            WriteLine(value);
            return Task.CompletedTask;
        }

        public override Task FlushAsync()
        {
            return Task.CompletedTask;
        }

        public override void Close()
        {
            Dispose(true);
        }

        protected override void Dispose(bool disposing)
        {
            _open = null;
            base.Dispose(disposing);
        }

        public override string ToString()
        {
            return _builder.ToString();
        }
    }
}
