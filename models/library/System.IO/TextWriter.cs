// System.IO.TextWriter: writes text to memory or to the console. There are no files.
using System.Runtime.CompilerServices;
using System.Text;
using System.Threading.Tasks;

namespace System.IO
{
    public abstract partial class TextWriter : MarshalByRefObject, IDisposable, IAsyncDisposable
    {
        // What the subclasses of the framework end lines with.
        protected char[] CoreNewLine;

        protected TextWriter() : this((IFormatProvider)null)
        {
        }

        protected TextWriter(IFormatProvider formatProvider)
        {
            CoreNewLine = new[] { '\n' };
        }

        // One that does not ask for it.
        internal TextWriter(bool isForConsole)
        {
        }

        public static readonly TextWriter Null = new NullWriter();

        public virtual Encoding Encoding
        {
            get { return Encoding.UTF8; }
        }

        public static TextWriter Synchronized(TextWriter writer)
        {
            if (writer == null) throw new ArgumentNullException("writer");
            return writer is SynchronizedWriter ? writer : new SynchronizedWriter(writer);
        }

        public virtual string NewLine
        {
            get { return "\n"; }
            set
            {
                if (value != "\n" && value != null) Unexplored.Reach("another TextWriter.NewLine is not modelled");
            }
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
            Dispose(true);
            GC.SuppressFinalize(this);
        }

        public void Dispose()
        {
            Dispose(true);
            GC.SuppressFinalize(this);
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
}

namespace System
{
    public abstract class MarshalByRefObject
    {
    }
}
