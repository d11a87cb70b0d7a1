// What a TextWriter writes as tasks: a thread of the pool does it.
using System.Text;
using System.Threading;
using System.Threading.Tasks;

namespace System.IO
{
    public abstract partial class TextWriter
    {
        public virtual void Write(StringBuilder value)
        {
            if (value != null) Write(value.ToString());
        }

        public virtual void WriteLine(StringBuilder value)
        {
            WriteLine(value == null ? "" : value.ToString());
        }

        public virtual Task WriteAsync(char value)
        {
            return Start(new TextToWrite(this, value.ToString(), true, false));
        }

        public virtual Task WriteAsync(string value)
        {
            return Start(new TextToWrite(this, value, false, false));
        }

        public virtual Task WriteLineAsync()
        {
            return WriteAsync("\n");
        }

        public virtual Task WriteLineAsync(char value)
        {
            return Start(new TextToWrite(this, value.ToString(), true, true));
        }

        public virtual Task WriteLineAsync(string value)
        {
            return Start(new TextToWrite(this, value, false, true));
        }

        public virtual Task FlushAsync()
        {
            return Start(new TextToWrite(this, null, false, false));
        }

        public virtual Task FlushAsync(CancellationToken cancellationToken)
        {
            if (cancellationToken.IsCancellationRequested)
            {
                return Task.FromCanceled(cancellationToken);
            }
            return FlushAsync();
        }

        public virtual ValueTask DisposeAsync()
        {
            try
            {
                Dispose();
                return default(ValueTask);
            }
            catch (Exception exception)
            {
                return new ValueTask(Task.FromException(exception));
            }
        }

        private static Task Start(TextToWrite text)
        {
            return Task.Factory.StartNew(text.Write, CancellationToken.None,
                TaskCreationOptions.DenyChildAttach, TaskScheduler.Default);
        }
    }

    internal sealed class TextToWrite
    {
        private readonly TextWriter _writer;
        private readonly string _text;  // null: only to flush
        private readonly bool _isCharacter;
        private readonly bool _isLine;

        internal TextToWrite(TextWriter writer, string text, bool isCharacter, bool isLine)
        {
            _writer = writer;
            _text = text;
            _isCharacter = isCharacter;
            _isLine = isLine;
        }

        internal void Write()
        {
            if (_isLine && _isCharacter) _writer.WriteLine(_text[0]);
            else if (_isLine) _writer.WriteLine(_text);
            else if (_isCharacter) _writer.Write(_text[0]);
            else if (_text != null) _writer.Write(_text);
            else _writer.Flush();
        }
    }

    // Of several threads one at a time writes. What is not here is made of what is.
    internal sealed class SynchronizedWriter : TextWriter
    {
        private readonly TextWriter _writer;

        internal SynchronizedWriter(TextWriter writer)
        {
            _writer = writer;
        }

        public override Encoding Encoding
        {
            get { return _writer.Encoding; }
        }

        public override IFormatProvider FormatProvider
        {
            get { return _writer.FormatProvider; }
        }

        public override void Write(char value)
        {
            lock (this) _writer.Write(value);
        }

        public override void Write(string value)
        {
            lock (this) _writer.Write(value);
        }

        public override void Flush()
        {
            lock (this) _writer.Flush();
        }

        public override Task FlushAsync()
        {
            Flush();
            return Task.CompletedTask;
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

        public override void Close()
        {
            lock (this) _writer.Close();
        }

        protected override void Dispose(bool disposing)
        {
            lock (this)
            {
                if (disposing) _writer.Dispose();
            }
        }
    }
}
