// System.IO: writers and readers of text that is in memory or goes to the console. There are no
// files.
using System.Text;

namespace System.IO
{
    public abstract class TextWriter : MarshalByRefObject, IDisposable
    {
        protected TextWriter()
        {
        }

        protected TextWriter(IFormatProvider formatProvider)
        {
        }

        public static readonly TextWriter Null = new NullWriter();

        public virtual Encoding Encoding
        {
            get { return Encoding.UTF8; }
        }

        public static TextWriter Synchronized(TextWriter writer)
        {
            return writer;
        }

        public virtual string NewLine
        {
            get { return "\n"; }
            set { }
        }

        public virtual IFormatProvider FormatProvider
        {
            get { return null; }
        }

        public virtual void Flush()
        {
        }

        public virtual void Close()
        {
            Dispose();
        }

        public void Dispose()
        {
            Dispose(true);
        }

        protected virtual void Dispose(bool disposing)
        {
        }

        // What subclasses must override; the rest is made of the two.
        public virtual void Write(char value)
        {
        }

        public virtual void Write(string value)
        {
            if (value == null) return;
            for (int i = 0; i < value.Length; i++) Write(value[i]);
        }

        public virtual void WriteLine(string value)
        {
            Write(value + "\n");
        }

        public virtual void WriteLine()
        {
            Write("\n");
        }

        public virtual void Write(bool value)
        {
            Write(value.ToString());
        }

        public virtual void WriteLine(bool value)
        {
            Write(value.ToString() + "\n");
        }

        public virtual void WriteLine(char value)
        {
            Write(value.ToString() + "\n");
        }

        public virtual void Write(int value)
        {
            Write(value.ToString());
        }

        public virtual void WriteLine(int value)
        {
            Write(value.ToString() + "\n");
        }

        public virtual void Write(uint value)
        {
            Write(value.ToString());
        }

        public virtual void WriteLine(uint value)
        {
            Write(value.ToString() + "\n");
        }

        public virtual void Write(long value)
        {
            Write(value.ToString());
        }

        public virtual void WriteLine(long value)
        {
            Write(value.ToString() + "\n");
        }

        public virtual void Write(ulong value)
        {
            Write(value.ToString());
        }

        public virtual void WriteLine(ulong value)
        {
            Write(value.ToString() + "\n");
        }

        public virtual void Write(float value)
        {
            Write(value.ToString());
        }

        public virtual void WriteLine(float value)
        {
            Write(value.ToString() + "\n");
        }

        public virtual void Write(double value)
        {
            Write(value.ToString());
        }

        public virtual void WriteLine(double value)
        {
            Write(value.ToString() + "\n");
        }

        public virtual void Write(decimal value)
        {
            Write(value.ToString());
        }

        public virtual void WriteLine(decimal value)
        {
            Write(value.ToString() + "\n");
        }

        public virtual void Write(object value)
        {
            Write(string.Concat(value));
        }

        public virtual void Write(char[] buffer)
        {
            Write(new string(buffer));
        }

        public virtual void Write(char[] buffer, int index, int count)
        {
            Write(new string(buffer, index, count));
        }

        public virtual void Write(ReadOnlySpan<char> value)
        {
            Write(value.ToString());
        }

        public virtual void Write(string format, object arg0)
        {
            Write(string.Format(format, arg0));
        }

        public virtual void Write(string format, object arg0, object arg1)
        {
            Write(string.Format(format, arg0, arg1));
        }

        public virtual void Write(string format, object arg0, object arg1, object arg2)
        {
            Write(string.Format(format, arg0, arg1, arg2));
        }

        public virtual void Write(string format, params object[] arg)
        {
            Write((arg == null ? string.Format(format, null, null) : string.Format(format, arg)));
        }

        public virtual void Write(string format, ReadOnlySpan<object> arg)
        {
            Write(string.Format(format, arg));
        }

        public virtual void WriteLine(object value)
        {
            Write(string.Concat(value) + "\n");
        }

        public virtual void WriteLine(char[] buffer)
        {
            Write(new string(buffer) + "\n");
        }

        public virtual void WriteLine(char[] buffer, int index, int count)
        {
            Write(new string(buffer, index, count) + "\n");
        }

        public virtual void WriteLine(ReadOnlySpan<char> value)
        {
            Write(value.ToString() + "\n");
        }

        public virtual void WriteLine(string format, object arg0)
        {
            Write(string.Format(format, arg0) + "\n");
        }

        public virtual void WriteLine(string format, object arg0, object arg1)
        {
            Write(string.Format(format, arg0, arg1) + "\n");
        }

        public virtual void WriteLine(string format, object arg0, object arg1, object arg2)
        {
            Write(string.Format(format, arg0, arg1, arg2) + "\n");
        }

        public virtual void WriteLine(string format, params object[] arg)
        {
            Write((arg == null ? string.Format(format, null, null) : string.Format(format, arg))
                + "\n");
        }

        public virtual void WriteLine(string format, ReadOnlySpan<object> arg)
        {
            Write(string.Format(format, arg) + "\n");
        }
    }

    internal sealed class NullWriter : TextWriter
    {
        public override void Write(string value)
        {
        }
    }

    public class StringWriter : TextWriter
    {
        private readonly StringBuilder _builder;

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
        }

        public StringWriter(StringBuilder sb, IFormatProvider formatProvider) : this(sb)
        {
        }

        public virtual StringBuilder GetStringBuilder()
        {
            return _builder;
        }

        public override void Write(char value)
        {
            _builder.Append(value);
        }

        public override void Write(string value)
        {
            _builder.Append(value);
        }

        public override string ToString()
        {
            return _builder.ToString();
        }
    }

    public abstract class TextReader : MarshalByRefObject, IDisposable
    {
        public static readonly TextReader Null = new StringReader("");

        public virtual int Peek()
        {
            return -1;
        }

        public virtual int Read()
        {
            return -1;
        }

        public virtual string ReadLine()
        {
            if (Peek() < 0) return null;
            string line = "";
            while (true)
            {
                int c = Read();
                if (c < 0 || c == '\n') return line;
                if (c == '\r')
                {
                    if (Peek() == '\n') Read();
                    return line;
                }
                line += ((char)c).ToString();
            }
        }

        public virtual string ReadToEnd()
        {
            string text = "";
            for (int c = Read(); c >= 0; c = Read()) text += ((char)c).ToString();
            return text;
        }

        public virtual void Close()
        {
            Dispose();
        }

        public void Dispose()
        {
            Dispose(true);
        }

        protected virtual void Dispose(bool disposing)
        {
        }
    }

    public class StringReader : TextReader
    {
        private readonly string _text;
        private int _position;

        public StringReader(string s)
        {
            if (s == null) throw new ArgumentNullException("s");
            _text = s;
        }

        public override int Peek()
        {
            return _position < _text.Length ? _text[_position] : -1;
        }

        public override int Read()
        {
            return _position < _text.Length ? _text[_position++] : -1;
        }

        public override string ReadToEnd()
        {
            string rest = _text.Substring(_position);
            _position = _text.Length;
            return rest;
        }
    }
}

namespace System
{
    public abstract class MarshalByRefObject
    {
    }
}
