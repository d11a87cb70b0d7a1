// System.Memory<T> and ReadOnlyMemory<T>: a part of an array, or (of chars) of a string, that can
// be kept.
using System.Runtime.CompilerServices;

namespace System
{
    public readonly struct Memory<T> : IEquatable<Memory<T>>
    {
        private readonly T[] _array;
        private readonly int _start;
        private readonly int _length;

        public Memory(T[] array)
        {
            _array = array;
            _start = 0;
            _length = array == null ? 0 : array.Length;
        }

        public Memory(T[] array, int start, int length)
        {
            int size = array == null ? 0 : array.Length;
            if ((uint)start > (uint)size || (uint)length > (uint)(size - start))
            {
                throw new ArgumentOutOfRangeException();
            }
            _array = array;
            _start = start;
            _length = length;
        }

        public static Memory<T> Empty
        {
            get { return default(Memory<T>); }
        }

        public int Length
        {
            get { return _length; }
        }

        public bool IsEmpty
        {
            get { return _length == 0; }
        }

        public Span<T> Span
        {
            get { return new Span<T>(_array, _start, _length); }
        }

        public Memory<T> Slice(int start)
        {
            if ((uint)start > (uint)_length) throw new ArgumentOutOfRangeException("start");
            return new Memory<T>(_array, _start + start, _length - start);
        }

        public Memory<T> Slice(int start, int length)
        {
            if ((uint)start > (uint)_length || (uint)length > (uint)(_length - start))
            {
                throw new ArgumentOutOfRangeException("start");
            }
            return new Memory<T>(_array, _start + start, length);
        }

        public T[] ToArray()
        {
            return Span.ToArray();
        }

        public void CopyTo(Memory<T> destination)
        {
            Span.CopyTo(destination.Span);
        }

        public bool TryCopyTo(Memory<T> destination)
        {
            return Span.TryCopyTo(destination.Span);
        }

        public override string ToString()
        {
            return ((ReadOnlySpan<T>)Span).ToString("Memory");
        }

        public bool Equals(Memory<T> other)
        {
            return _array == other._array && _start == other._start && _length == other._length;
        }

        public override bool Equals(object obj)
        {
            return obj is Memory<T> && Equals((Memory<T>)obj);
        }

        public override int GetHashCode()
        {
            return _array == null ? 0 : _array.GetHashCode() * 31 + _start * 7 + _length;
        }

        public static implicit operator Memory<T>(T[] array)
        {
            return new Memory<T>(array);
        }

        public static implicit operator Memory<T>(ArraySegment<T> segment)
        {
            return new Memory<T>(segment.Array, segment.Offset, segment.Count);
        }

        public static implicit operator ReadOnlyMemory<T>(Memory<T> memory)
        {
            return new ReadOnlyMemory<T>(memory._array, memory._start, memory._length);
        }
    }

    public readonly struct ReadOnlyMemory<T> : IEquatable<ReadOnlyMemory<T>>
    {
        private readonly object _object;  // a T[] or a string
        private readonly int _start;
        private readonly int _length;

        public ReadOnlyMemory(T[] array)
        {
            _object = array;
            _start = 0;
            _length = array == null ? 0 : array.Length;
        }

        public ReadOnlyMemory(T[] array, int start, int length)
        {
            int size = array == null ? 0 : array.Length;
            if ((uint)start > (uint)size || (uint)length > (uint)(size - start))
            {
                throw new ArgumentOutOfRangeException();
            }
            _object = array;
            _start = start;
            _length = length;
        }

        internal ReadOnlyMemory(object arrayOrString, int start, int length)
        {
            _object = arrayOrString;
            _start = start;
            _length = length;
        }

        // What types of the framework ask for.
        internal object GetObjectStartLength(out int start, out int length)
        {
            start = _start;
            length = _length;
            return _object;
        }

        public static ReadOnlyMemory<T> Empty
        {
            get { return default(ReadOnlyMemory<T>); }
        }

        public int Length
        {
            get { return _length; }
        }

        public bool IsEmpty
        {
            get { return _length == 0; }
        }

        public ReadOnlySpan<T> Span
        {
            get
            {
                string text = _object as string;
                if (text == null)
                {
                    return new ReadOnlySpan<T>(Unsafe.As<T[]>(_object), _start, _length);
                }
                return new ReadOnlySpan<T>(
                    ref Unsafe.Add(ref Unsafe.As<char, T>(ref string.GetReference(text)), _start),
                        _length);
            }
        }

        public ReadOnlyMemory<T> Slice(int start)
        {
            if ((uint)start > (uint)_length) throw new ArgumentOutOfRangeException("start");
            return new ReadOnlyMemory<T>(_object, _start + start, _length - start);
        }

        public ReadOnlyMemory<T> Slice(int start, int length)
        {
            if ((uint)start > (uint)_length || (uint)length > (uint)(_length - start))
            {
                throw new ArgumentOutOfRangeException("start");
            }
            return new ReadOnlyMemory<T>(_object, _start + start, length);
        }

        public T[] ToArray()
        {
            return Span.ToArray();
        }

        public void CopyTo(Memory<T> destination)
        {
            Span.CopyTo(destination.Span);
        }

        public bool TryCopyTo(Memory<T> destination)
        {
            return Span.TryCopyTo(destination.Span);
        }

        public override string ToString()
        {
            return Span.ToString("ReadOnlyMemory");
        }

        public bool Equals(ReadOnlyMemory<T> other)
        {
            return _object == other._object && _start == other._start && _length == other._length;
        }

        public override bool Equals(object obj)
        {
            if (obj is ReadOnlyMemory<T>) return Equals((ReadOnlyMemory<T>)obj);
            return obj is Memory<T> && Equals((Memory<T>)obj);
        }

        public override int GetHashCode()
        {
            return _object == null ? 0 : _object.GetHashCode() * 31 + _start * 7 + _length;
        }

        public static implicit operator ReadOnlyMemory<T>(T[] array)
        {
            return new ReadOnlyMemory<T>(array);
        }

        public static implicit operator ReadOnlyMemory<T>(ArraySegment<T> segment)
        {
            return new ReadOnlyMemory<T>(segment.Array, segment.Offset, segment.Count);
        }
    }
}
