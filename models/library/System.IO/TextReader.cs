// System.IO.TextReader, and what reads a string. What is read as a task is read by a thread of the
// pool.
using System.Threading;
using System.Threading.Tasks;

namespace System.IO
{
    public abstract class TextReader : MarshalByRefObject, IDisposable
    {
        public static readonly TextReader Null = new NullReader();

        protected TextReader()
        {
        }

        public static TextReader Synchronized(TextReader reader)
        {
            if (reader == null) throw new ArgumentNullException("reader");
            return reader is SynchronizedReader ? reader : new SynchronizedReader(reader);
        }

        public virtual int Peek()
        {
            return -1;
        }

        public virtual int Read()
        {
            return -1;
        }

        public virtual int Read(char[] buffer, int index, int count)
        {
            if (buffer == null) throw new ArgumentNullException("buffer");
            CheckRange(buffer.Length, index, count);
            int read = 0;
            for (; read < count; read++)
            {
                int c = Read();
                if (c < 0) break;
                buffer[index + read] = (char)c;
            }
            return read;
        }

        public virtual int Read(Span<char> buffer)
        {
            char[] array = new char[buffer.Length];
            int read = Read(array, 0, array.Length);
            if (read < 0 || read > array.Length)
            {
                throw new IOException("The read operation returned an invalid length.");
            }
            for (int i = 0; i < read; i++) buffer[i] = array[i];
            return read;
        }

        public virtual int ReadBlock(char[] buffer, int index, int count)
        {
            int all = 0, read;
            do
            {
                read = Read(buffer, index + all, count - all);
                all += read;
            }
            while (read > 0 && all < count);
            return all;
        }

        public virtual int ReadBlock(Span<char> buffer)
        {
            char[] array = new char[buffer.Length];
            int read = ReadBlock(array, 0, array.Length);
            if (read < 0 || read > array.Length)
            {
                throw new IOException("The read operation returned an invalid length.");
            }
            for (int i = 0; i < read; i++) buffer[i] = array[i];
            return read;
        }

        public virtual string ReadLine()
        {
            string line = "";
            while (true)
            {
                int c = Read();
                if (c < 0) return line.Length > 0 ? line : null;
                if (c == '\r' && Peek() == '\n') Read();
                if (c == '\r' || c == '\n') return line;
                line += ((char)c).ToString();
            }
        }

        public virtual string ReadToEnd()
        {
            char[] chars = new char[4096];
            string text = "";
            while (true)
            {
                int read = Read(chars, 0, chars.Length);
                if (read == 0) return text;
                text += new string(chars, 0, read);
            }
        }

        public virtual Task<string> ReadLineAsync()
        {
            return Task<string>.Factory.StartNew(ReadLine, CancellationToken.None,
                TaskCreationOptions.DenyChildAttach, TaskScheduler.Default);
        }

        public virtual ValueTask<string> ReadLineAsync(CancellationToken cancellationToken)
        {
            if (cancellationToken.IsCancellationRequested)
            {
                return ValueTask.FromCanceled<string>(cancellationToken);
            }
            return new ValueTask<string>(ReadLineAsync());
        }

        // The real one goes on reading where the thread is that has read.
        public virtual Task<string> ReadToEndAsync()
        {
            return Task<string>.Factory.StartNew(ReadToEnd, CancellationToken.None,
                TaskCreationOptions.DenyChildAttach, TaskScheduler.Default);
        }

        public virtual Task<string> ReadToEndAsync(CancellationToken cancellationToken)
        {
            if (cancellationToken.IsCancellationRequested)
            {
                return Task.FromCanceled<string>(cancellationToken);
            }
            return ReadToEndAsync();
        }

        public virtual Task<int> ReadAsync(char[] buffer, int index, int count)
        {
            if (buffer == null) throw new ArgumentNullException("buffer");
            CheckRange(buffer.Length, index, count);
            return Task<int>.Factory.StartNew(new ToRead(this, buffer, index, count).Read,
                CancellationToken.None, TaskCreationOptions.DenyChildAttach, TaskScheduler.Default);
        }

        public virtual Task<int> ReadBlockAsync(char[] buffer, int index, int count)
        {
            if (buffer == null) throw new ArgumentNullException("buffer");
            CheckRange(buffer.Length, index, count);
            return Task<int>.Factory.StartNew(new ToRead(this, buffer, index, count).ReadBlock,
                CancellationToken.None, TaskCreationOptions.DenyChildAttach, TaskScheduler.Default);
        }

        internal static void CheckRange(int length, int index, int count)
        {
            if (index < 0) throw NegativeNumber("index", index);
            if (count < 0) throw NegativeNumber("count", count);
            if (length - index < count)
            {
                throw new ArgumentException("Offset and length were out of bounds for the array or "
                    + "count is greater than the number of elements from index to the end of the "
                    + "source collection.");
            }
        }

        private static Exception NegativeNumber(string name, int value)
        {
            return new ArgumentOutOfRangeException(name, value,
                name + " ('" + value.ToString() + "') must be a non-negative value.");
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
    }

    internal sealed class ToRead
    {
        private readonly TextReader _reader;
        private readonly char[] _buffer;
        private readonly int _index;
        private readonly int _count;

        internal ToRead(TextReader reader, char[] buffer, int index, int count)
        {
            _reader = reader;
            _buffer = buffer;
            _index = index;
            _count = count;
        }

        internal int Read()
        {
            return _reader.Read(_buffer, _index, _count);
        }

        internal int ReadBlock()
        {
            return _reader.ReadBlock(_buffer, _index, _count);
        }
    }

    internal sealed class NullReader : TextReader
    {
        public override string ReadLine()
        {
            return null;
        }

        public override string ReadToEnd()
        {
            return "";
        }
    }

    // Of several threads one at a time reads. As tasks, too, it reads at once.
    internal sealed class SynchronizedReader : TextReader
    {
        private readonly TextReader _reader;

        internal SynchronizedReader(TextReader reader)
        {
            _reader = reader;
        }

        public override int Peek()
        {
            lock (this) return _reader.Peek();
        }

        public override int Read()
        {
            lock (this) return _reader.Read();
        }

        public override int Read(char[] buffer, int index, int count)
        {
            lock (this) return _reader.Read(buffer, index, count);
        }

        public override int ReadBlock(char[] buffer, int index, int count)
        {
            lock (this) return _reader.ReadBlock(buffer, index, count);
        }

        public override string ReadLine()
        {
            lock (this) return _reader.ReadLine();
        }

        public override string ReadToEnd()
        {
            lock (this) return _reader.ReadToEnd();
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

        public override void Close()
        {
            lock (this) _reader.Close();
        }

        protected override void Dispose(bool disposing)
        {
            lock (this)
            {
                if (disposing) _reader.Dispose();
            }
        }
    }
}
