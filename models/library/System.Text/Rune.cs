// System.Text.Rune, and enumerating runes and lines.
using System.Collections;
using System.Collections.Generic;

namespace System.Text
{
    public readonly struct Rune : IComparable<Rune>, IEquatable<Rune>
    {
        private readonly uint _value;

        public Rune(char ch) : this((uint)ch)
        {
        }

        public Rune(int value) : this((uint)value)
        {
        }

        public Rune(uint value)
        {
            if (!IsValid((int)value)) throw new ArgumentOutOfRangeException("value");
            _value = value;
        }

        public static bool IsValid(int value)
        {
            return (uint)value < 0xD800 || ((uint)value > 0xDFFF && (uint)value <= 0x10FFFF);
        }

        public static Rune ReplacementChar
        {
            get { return new Rune(0xFFFD); }
        }

        public int Value
        {
            get { return (int)_value; }
        }

        public bool IsAscii
        {
            get { return _value < 0x80; }
        }

        public bool IsBmp
        {
            get { return _value < 0x10000; }
        }

        public int Utf16SequenceLength
        {
            get { return IsBmp ? 1 : 2; }
        }

        public int Utf8SequenceLength
        {
            get { return _value < 0x80 ? 1 : _value < 0x800 ? 2 : _value < 0x10000 ? 3 : 4; }
        }

        public static bool IsLetter(Rune value)
        {
            return !value.IsBmp || char.IsLetter((char)value._value);
        }

        public static bool IsDigit(Rune value)
        {
            return value.IsBmp && char.IsDigit((char)value._value);
        }

        public static bool IsWhiteSpace(Rune value)
        {
            return value.IsBmp && char.IsWhiteSpace((char)value._value);
        }

        public static Rune ToUpperInvariant(Rune value)
        {
            return value.IsBmp ? new Rune(char.ToUpperInvariant((char)value._value)) : value;
        }

        public static Rune ToLowerInvariant(Rune value)
        {
            return value.IsBmp ? new Rune(char.ToLowerInvariant((char)value._value)) : value;
        }

        public int CompareTo(Rune other)
        {
            return Value - other.Value;
        }

        public bool Equals(Rune other)
        {
            return _value == other._value;
        }

        public override bool Equals(object obj)
        {
            return obj is Rune && Equals((Rune)obj);
        }

        public override int GetHashCode()
        {
            return Value;
        }

        public override string ToString()
        {
            return char.ConvertFromUtf32(Value);
        }

        public static bool operator ==(Rune left, Rune right)
        {
            return left._value == right._value;
        }

        public static bool operator !=(Rune left, Rune right)
        {
            return left._value != right._value;
        }

        public static explicit operator Rune(char ch)
        {
            return new Rune(ch);
        }

        public static explicit operator Rune(int value)
        {
            return new Rune(value);
        }

        // The rune at an index of a text; a lone surrogate is replaced.
        internal static Rune At(ReadOnlySpan<char> text, int index)
        {
            char c = text[index];
            if (!char.IsSurrogate(c)) return new Rune(c);
            if (index + 1 < text.Length && char.IsSurrogatePair(c, text[index + 1]))
            {
                return new Rune(char.ConvertToUtf32(c, text[index + 1]));
            }
            return ReplacementChar;
        }
    }

    public struct StringRuneEnumerator : IEnumerable<Rune>, IEnumerator<Rune>
    {
        private readonly string _text;
        private Rune _current;
        private int _next;

        internal StringRuneEnumerator(string text)
        {
            _text = text;
            _current = default(Rune);
            _next = 0;
        }

        public StringRuneEnumerator GetEnumerator()
        {
            return this;
        }

        public bool MoveNext()
        {
            if (_next >= _text.Length)
            {
                _current = default(Rune);
                return false;
            }
            _current = Rune.At(_text, _next);
            _next += _current.Utf16SequenceLength;
            return true;
        }

        public Rune Current
        {
            get { return _current; }
        }

        object IEnumerator.Current
        {
            get { return _current; }
        }

        void IEnumerator.Reset()
        {
            _next = 0;
            _current = default(Rune);
        }

        void IDisposable.Dispose()
        {
        }

        IEnumerator IEnumerable.GetEnumerator()
        {
            return this;
        }

        IEnumerator<Rune> IEnumerable<Rune>.GetEnumerator()
        {
            return this;
        }
    }

    public ref struct SpanRuneEnumerator
    {
        private readonly ReadOnlySpan<char> _text;
        private Rune _current;
        private int _next;

        internal SpanRuneEnumerator(ReadOnlySpan<char> text)
        {
            _text = text;
            _current = default(Rune);
            _next = 0;
        }

        public SpanRuneEnumerator GetEnumerator()
        {
            return this;
        }

        public void Dispose()
        {
        }

        public bool MoveNext()
        {
            if (_next >= _text.Length) return false;
            _current = Rune.At(_text, _next);
            _next += _current.Utf16SequenceLength;
            return true;
        }

        public Rune Current
        {
            get { return _current; }
        }
    }

    public ref struct SpanLineEnumerator
    {
        private ReadOnlySpan<char> _rest;
        private ReadOnlySpan<char> _current;
        private bool _ended;

        internal SpanLineEnumerator(ReadOnlySpan<char> text)
        {
            _rest = text;
            _current = default(ReadOnlySpan<char>);
            _ended = false;
        }

        public SpanLineEnumerator GetEnumerator()
        {
            return this;
        }

        public void Dispose()
        {
        }

        public ReadOnlySpan<char> Current
        {
            get { return _current; }
        }

        public bool MoveNext()
        {
            if (_ended) return false;
            for (int i = 0; i < _rest.Length; i++)
            {
                char c = _rest[i];
                if (c != '\r' && c != '\n' && c != '\f' && c != '\u0085' && c != '\u2028'
                    && c != '\u2029')
                {
                    continue;
                }
                int width = c == '\r' && i + 1 < _rest.Length && _rest[i + 1] == '\n' ? 2 : 1;
                _current = _rest.Slice(0, i);
                _rest = _rest.Slice(i + width);
                return true;
            }
            _current = _rest;
            _ended = true;
            return true;
        }
    }
}
