// System.Text.StringBuilder: a string that is replaced. One field to read and one to write for each
// change.
using System.Runtime.CompilerServices;
using System.Runtime.Serialization;

namespace System.Text
{
    public sealed class StringBuilder : ISerializable
    {
        private string _text;
        private int _capacity;

        // ---- construction -----------------------------------------------------------------------

        public StringBuilder() : this("", 16)
        {
        }

        public StringBuilder(int capacity) : this("", capacity)
        {
        }

        public StringBuilder(string value) : this(value, 16)
        {
        }

        public StringBuilder(string value, int capacity)
        {
            if (capacity < 0)
            {
                throw new ArgumentOutOfRangeException("capacity",
                    "'capacity' must be greater than zero.");
            }
            _text = value == null ? "" : value;
            _capacity = Math.Max(capacity == 0 ? 16 : capacity, _text.Length);
        }

        public StringBuilder(int capacity, int maxCapacity) : this("", capacity)
        {
        }

        public StringBuilder(string value, int startIndex, int length, int capacity)
            : this(value == null ? "" : value.Substring(startIndex, length), capacity)
        {
        }

        void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context)
        {
            throw new NotSupportedException();
        }

        // ---- contents ---------------------------------------------------------------------------

        private StringBuilder Set(string text)
        {
            _text = text;
            if (text.Length > _capacity) _capacity = Math.Max(2 * _capacity, text.Length);
            return this;
        }

        public int Length
        {
            get { return _text.Length; }
            set
            {
                if (value < 0)
                {
                    throw new ArgumentOutOfRangeException("value",
                        "Length cannot be less than zero.");
                }
                string text = _text;
                Set(value <= text.Length ? text.Substring(0, value) : text.PadRight(value, '\0'));
            }
        }

        public int Capacity
        {
            get { return _capacity; }
            set
            {
                if (value < Length)
                {
                    throw new ArgumentOutOfRangeException("value",
                        "capacity was less than the current size.");
                }
                _capacity = value;
            }
        }

        public int MaxCapacity
        {
            get { return int.MaxValue; }
        }

        public int EnsureCapacity(int capacity)
        {
            if (capacity < 0)
            {
                throw new ArgumentOutOfRangeException("capacity", "Capacity must be positive.");
            }
            if (_capacity < capacity) _capacity = capacity;
            return _capacity;
        }

        [IndexerName("Chars")]
        public char this[int index]
        {
            get
            {
                string text = _text;
                if ((uint)index >= (uint)text.Length) throw new IndexOutOfRangeException();
                return text[index];
            }
            set
            {
                string text = _text;
                if ((uint)index >= (uint)text.Length)
                {
                    throw new ArgumentOutOfRangeException("index",
                        "Index was out of range. Must be non-negative and less than the size of "
                            + "the collection.");
                }
                _text = text.Substring(0, index) + value.ToString() + text.Substring(index + 1);
            }
        }

        public override string ToString()
        {
            return _text;
        }

        public string ToString(int startIndex, int length)
        {
            return _text.Substring(startIndex, length);
        }

        public bool Equals(StringBuilder sb)
        {
            return sb != null && _text == sb._text;
        }

        public bool Equals(ReadOnlySpan<char> span)
        {
            return _text == span.ToString();
        }

        public void CopyTo(int sourceIndex, char[] destination, int destinationIndex, int count)
        {
            _text.CopyTo(sourceIndex, destination, destinationIndex, count);
        }

        public void CopyTo(int sourceIndex, Span<char> destination, int count)
        {
            _text.Substring(sourceIndex, count).CopyTo(destination);
        }

        // ---- appending --------------------------------------------------------------------------

        public StringBuilder Append(string value)
        {
            return string.IsNullOrEmpty(value) ? this : Set(_text + value);
        }

        public StringBuilder Append(string value, int startIndex, int count)
        {
            if (value == null)
            {
                if (startIndex == 0 && count == 0) return this;
                throw new ArgumentNullException("value");
            }
            return Append(value.Substring(startIndex, count));
        }

        public StringBuilder Append(char value)
        {
            return Set(_text + value.ToString());
        }

        public StringBuilder Append(char value, int repeatCount)
        {
            if (repeatCount < 0)
            {
                throw new ArgumentOutOfRangeException("repeatCount",
                    "repeatCount ('" + repeatCount.ToString() + "') must be a non-negative value.");
            }
            return Append(new string(value, repeatCount));
        }

        public StringBuilder Append(char[] value)
        {
            return value == null ? this : Append(new string(value));
        }

        public StringBuilder Append(char[] value, int startIndex, int charCount)
        {
            if (value == null && startIndex == 0 && charCount == 0) return this;
            return Append(new string(value, startIndex, charCount));
        }

        public unsafe StringBuilder Append(char* value, int valueCount)
        {
            return Append(new string(value, 0, valueCount));
        }

        public StringBuilder Append(StringBuilder value)
        {
            return value == null ? this : Append(value._text);
        }

        public StringBuilder Append(StringBuilder value, int startIndex, int count)
        {
            return value == null ? this : Append(value._text.Substring(startIndex, count));
        }

        public StringBuilder Append(ReadOnlySpan<char> value)
        {
            return Append(value.ToString());
        }

        public StringBuilder Append(ReadOnlyMemory<char> value)
        {
            return Append(value.Span.ToString());
        }

        public StringBuilder Append(object value)
        {
            return value == null ? this : Append(value.ToString());
        }

        public StringBuilder Append(bool value)
        {
            return Append(value.ToString());
        }

        public StringBuilder Append(sbyte value)
        {
            return Append(value.ToString());
        }

        public StringBuilder Append(byte value)
        {
            return Append(value.ToString());
        }

        public StringBuilder Append(short value)
        {
            return Append(value.ToString());
        }

        public StringBuilder Append(ushort value)
        {
            return Append(value.ToString());
        }

        public StringBuilder Append(int value)
        {
            return Append(value.ToString());
        }

        public StringBuilder Append(uint value)
        {
            return Append(value.ToString());
        }

        public StringBuilder Append(long value)
        {
            return Append(value.ToString());
        }

        public StringBuilder Append(ulong value)
        {
            return Append(value.ToString());
        }

        public StringBuilder Append(float value)
        {
            return Append(value.ToString());
        }

        public StringBuilder Append(double value)
        {
            return Append(value.ToString());
        }

        public StringBuilder Append(decimal value)
        {
            return Append(value.ToString());
        }

        public StringBuilder Append(ref AppendInterpolatedStringHandler handler)
        {
            return this;
        }

        public StringBuilder Append(IFormatProvider provider,
            ref AppendInterpolatedStringHandler handler)
        {
            return this;
        }

        public StringBuilder AppendLine(ref AppendInterpolatedStringHandler handler)
        {
            return AppendLine();
        }

        public StringBuilder AppendLine(IFormatProvider provider,
            ref AppendInterpolatedStringHandler handler)
        {
            return AppendLine();
        }

        public StringBuilder AppendLine()
        {
            return Append("\n");
        }

        public StringBuilder AppendLine(string value)
        {
            return Append(value + "\n");
        }

        public StringBuilder AppendFormat(string format, object arg0)
        {
            return Append(string.Format(format, arg0));
        }

        public StringBuilder AppendFormat(string format, object arg0, object arg1)
        {
            return Append(string.Format(format, arg0, arg1));
        }

        public StringBuilder AppendFormat(string format, object arg0, object arg1, object arg2)
        {
            return Append(string.Format(format, arg0, arg1, arg2));
        }

        public StringBuilder AppendFormat(string format, params object[] args)
        {
            return Append(string.Format(format, args));
        }

        public StringBuilder AppendFormat(string format, ReadOnlySpan<object> args)
        {
            return Append(string.Format(format, args));
        }

        public StringBuilder AppendFormat(IFormatProvider provider, string format, object arg0)
        {
            return Append(string.Format(provider, format, arg0));
        }

        public StringBuilder AppendFormat(IFormatProvider provider, string format, object arg0,
            object arg1)
        {
            return Append(string.Format(provider, format, arg0, arg1));
        }

        public StringBuilder AppendFormat(IFormatProvider provider, string format, object arg0,
            object arg1, object arg2)
        {
            return Append(string.Format(provider, format, arg0, arg1, arg2));
        }

        public StringBuilder AppendFormat(IFormatProvider provider, string format,
            params object[] args)
        {
            return Append(string.Format(provider, format, args));
        }

        public StringBuilder AppendFormat(IFormatProvider provider, string format,
            ReadOnlySpan<object> args)
        {
            return Append(string.Format(provider, format, args));
        }

        public StringBuilder AppendJoin(string separator, params object[] values)
        {
            return Append(string.Join(separator, values));
        }

        public StringBuilder AppendJoin(string separator, params string[] values)
        {
            return Append(string.Join(separator, values));
        }

        public StringBuilder AppendJoin(string separator, ReadOnlySpan<object> values)
        {
            return Append(string.Join(separator, values));
        }

        public StringBuilder AppendJoin(string separator, ReadOnlySpan<string> values)
        {
            return Append(string.Join(separator, values));
        }

        public StringBuilder AppendJoin<T>(string separator,
            System.Collections.Generic.IEnumerable<T> values)
        {
            return Append(string.Join(separator, values));
        }

        public StringBuilder AppendJoin(char separator, params object[] values)
        {
            return Append(string.Join(separator, values));
        }

        public StringBuilder AppendJoin(char separator, params string[] values)
        {
            return Append(string.Join(separator, values));
        }

        public StringBuilder AppendJoin(char separator, ReadOnlySpan<object> values)
        {
            return Append(string.Join(separator, values));
        }

        public StringBuilder AppendJoin(char separator, ReadOnlySpan<string> values)
        {
            return Append(string.Join(separator, values));
        }

        public StringBuilder AppendJoin<T>(char separator,
            System.Collections.Generic.IEnumerable<T> values)
        {
            return Append(string.Join(separator, values));
        }

        // ---- other changes ----------------------------------------------------------------------

        public StringBuilder Clear()
        {
            return Set("");
        }

        private void CheckIndex(int index)
        {
            if ((uint)index <= (uint)_text.Length) return;
            throw new ArgumentOutOfRangeException("index",
                "Index was out of range. Must be non-negative and less than or equal to the size "
                    + "of the collection.");
        }

        public StringBuilder Insert(int index, string value)
        {
            CheckIndex(index);
            return string.IsNullOrEmpty(value) ? this : Set(_text.Insert(index, value));
        }

        public StringBuilder Insert(int index, string value, int count)
        {
            if (count < 0) throw new ArgumentOutOfRangeException("count");
            CheckIndex(index);
            string all = "";
            for (int i = 0; i < count; i++) all += value;
            return Insert(index, all);
        }

        public StringBuilder Insert(int index, char value)
        {
            return Insert(index, value.ToString());
        }

        public StringBuilder Insert(int index, char[] value)
        {
            return Insert(index, new string(value));
        }

        public StringBuilder Insert(int index, char[] value, int startIndex, int charCount)
        {
            return Insert(index, new string(value, startIndex, charCount));
        }

        public StringBuilder Insert(int index, ReadOnlySpan<char> value)
        {
            return Insert(index, value.ToString());
        }

        public StringBuilder Insert(int index, object value)
        {
            return value == null ? this : Insert(index, value.ToString());
        }

        public StringBuilder Insert(int index, bool value)
        {
            return Insert(index, value.ToString());
        }

        public StringBuilder Insert(int index, sbyte value)
        {
            return Insert(index, value.ToString());
        }

        public StringBuilder Insert(int index, byte value)
        {
            return Insert(index, value.ToString());
        }

        public StringBuilder Insert(int index, short value)
        {
            return Insert(index, value.ToString());
        }

        public StringBuilder Insert(int index, ushort value)
        {
            return Insert(index, value.ToString());
        }

        public StringBuilder Insert(int index, int value)
        {
            return Insert(index, value.ToString());
        }

        public StringBuilder Insert(int index, uint value)
        {
            return Insert(index, value.ToString());
        }

        public StringBuilder Insert(int index, long value)
        {
            return Insert(index, value.ToString());
        }

        public StringBuilder Insert(int index, ulong value)
        {
            return Insert(index, value.ToString());
        }

        public StringBuilder Insert(int index, float value)
        {
            return Insert(index, value.ToString());
        }

        public StringBuilder Insert(int index, double value)
        {
            return Insert(index, value.ToString());
        }

        public StringBuilder Insert(int index, decimal value)
        {
            return Insert(index, value.ToString());
        }

        public StringBuilder Remove(int startIndex, int length)
        {
            string text = _text;
            if (length < 0)
            {
                throw new ArgumentOutOfRangeException("length",
                    "length ('" + length.ToString() + "') must be a non-negative value.");
            }
            if (startIndex < 0)
            {
                throw new ArgumentOutOfRangeException("startIndex",
                    "startIndex ('" + startIndex.ToString() + "') must be a non-negative value.");
            }
            if (length > text.Length - startIndex)
            {
                throw new ArgumentOutOfRangeException("length",
                    "Index was out of range. Must be non-negative and less than or equal to the "
                        + "size of the collection.");
            }
            return Set(text.Remove(startIndex, length));
        }

        public StringBuilder Replace(char oldChar, char newChar)
        {
            return Set(_text.Replace(oldChar, newChar));
        }

        public StringBuilder Replace(char oldChar, char newChar, int startIndex, int count)
        {
            return Replace(oldChar.ToString(), newChar.ToString(), startIndex, count);
        }

        public StringBuilder Replace(string oldValue, string newValue)
        {
            return Set(_text.Replace(oldValue, newValue));
        }

        public StringBuilder Replace(string oldValue, string newValue, int startIndex, int count)
        {
            string text = _text;
            int end = startIndex + count;
            return Set(text.Substring(0, startIndex)
                + text.Substring(startIndex, count).Replace(oldValue, newValue)
                + text.Substring(end));
        }

        public ChunkEnumerator GetChunks()
        {
            return new ChunkEnumerator(_text);
        }

        // The whole, as one chunk.
        public struct ChunkEnumerator
        {
            private readonly string _text;
            private bool _moved;

            internal ChunkEnumerator(string text)
            {
                _text = text;
                _moved = false;
            }

            public ChunkEnumerator GetEnumerator()
            {
                return this;
            }

            public bool MoveNext()
            {
                bool result = !_moved;
                _moved = true;
                return result;
            }

            public ReadOnlyMemory<char> Current
            {
                get { return _text.AsMemory(); }
            }
        }

        // What `builder.Append($"...")` is compiled to: it appends as it goes.
        [InterpolatedStringHandler]
        public struct AppendInterpolatedStringHandler
        {
            private readonly StringBuilder _builder;
            private readonly IFormatProvider _provider;

            public AppendInterpolatedStringHandler(int literalLength, int formattedCount,
                StringBuilder stringBuilder)
            {
                _builder = stringBuilder;
                _provider = null;
            }

            public AppendInterpolatedStringHandler(int literalLength, int formattedCount,
                StringBuilder stringBuilder, IFormatProvider provider)
            {
                _builder = stringBuilder;
                _provider = provider;
            }

            public void AppendLiteral(string value)
            {
                _builder.Append(value);
            }

            public void AppendFormatted<T>(T value)
            {
                _builder.Append(DefaultInterpolatedStringHandler.TextOf(value, null, _provider));
            }

            public void AppendFormatted<T>(T value, string format)
            {
                _builder.Append(DefaultInterpolatedStringHandler.TextOf(value, format, _provider));
            }

            public void AppendFormatted<T>(T value, int alignment)
            {
                AppendFormatted(value, alignment, null);
            }

            public void AppendFormatted<T>(T value, int alignment, string format)
            {
                _builder.Append(
                    CompositeFormat.Pad(DefaultInterpolatedStringHandler.TextOf(value, format, _provider),
                    alignment));
            }

            public void AppendFormatted(ReadOnlySpan<char> value)
            {
                _builder.Append(value.ToString());
            }

            public void AppendFormatted(ReadOnlySpan<char> value, int alignment = 0,
                string format = null)
            {
                _builder.Append(CompositeFormat.Pad(value.ToString(), alignment));
            }

            public void AppendFormatted(string value)
            {
                _builder.Append(DefaultInterpolatedStringHandler.TextOf(value, null, _provider));
            }

            public void AppendFormatted(string value, int alignment = 0, string format = null)
            {
                _builder.Append(
                    CompositeFormat.Pad(DefaultInterpolatedStringHandler.TextOf(value, format, _provider),
                        alignment));
            }

            public void AppendFormatted(object value, int alignment = 0, string format = null)
            {
                _builder.Append(
                    CompositeFormat.Pad(DefaultInterpolatedStringHandler.TextOf(value, format, _provider), alignment));
            }
        }
    }
}
