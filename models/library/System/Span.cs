// Span<T> and ReadOnlySpan<T>: a managed pointer and a length.
using System.Collections;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace System
{
    // Holds a managed pointer, which no field in C# 7 can: the machine knows this type. Its
    // constructor and Value are the machine's.
    public readonly ref struct ByReference<T>
    {
        private readonly IntPtr _value;

        [MethodImpl(MethodImplOptions.InternalCall)]
        public extern ByReference(ref T value);

        public extern ref T Value
        {
            [MethodImpl(MethodImplOptions.InternalCall)]
            get;
        }
    }

    public readonly ref struct Span<T>
    {
        internal readonly ByReference<T> _pointer;
        private readonly int _length;

        public Span(T[] array)
        {
            if (array == null)
            {
                this = default(Span<T>);
                return;
            }
            CheckExactType(array);
            _pointer = new ByReference<T>(ref MemoryMarshal.GetArrayDataReference(array));
            _length = array.Length;
        }

        public Span(T[] array, int start, int length)
        {
            if (array == null)
            {
                if (start != 0 || length != 0) throw new ArgumentOutOfRangeException();
                this = default(Span<T>);
                return;
            }
            CheckExactType(array);
            if ((uint)start > (uint)array.Length || (uint)length > (uint)(array.Length - start))
            {
                throw new ArgumentOutOfRangeException();
            }
            _pointer = new ByReference<T>(
                ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(array), start));
            _length = length;
        }

        public unsafe Span(void* pointer, int length)
        {
            if (length < 0) throw new ArgumentOutOfRangeException();
            _pointer = new ByReference<T>(ref Unsafe.AsRef<T>(pointer));
            _length = length;
        }

        public Span(ref T reference)
        {
            _pointer = new ByReference<T>(ref reference);
            _length = 1;
        }

        internal Span(ref T reference, int length)
        {
            _pointer = new ByReference<T>(ref reference);
            _length = length;
        }

        // A string[] that is passed as an object[] could not take every object.
        private static void CheckExactType(T[] array)
        {
            if (default(T) == null && array.GetType() != typeof(T[]))
            {
                throw new ArrayTypeMismatchException();
            }
        }

        public ref T this[int index]
        {
            get
            {
                if ((uint)index >= (uint)_length) Throw.IndexOutOfRange();
                return ref Unsafe.Add(ref _pointer.Value, index);
            }
        }

        public int Length
        {
            get { return _length; }
        }

        public bool IsEmpty
        {
            get { return _length == 0; }
        }

        public static Span<T> Empty
        {
            get { return default(Span<T>); }
        }

        public Span<T> Slice(int start)
        {
            if ((uint)start > (uint)_length) throw new ArgumentOutOfRangeException();
            return new Span<T>(ref Unsafe.Add(ref _pointer.Value, start), _length - start);
        }

        public Span<T> Slice(int start, int length)
        {
            if ((uint)start > (uint)_length || (uint)length > (uint)(_length - start))
            {
                throw new ArgumentOutOfRangeException();
            }
            return new Span<T>(ref Unsafe.Add(ref _pointer.Value, start), length);
        }

        public void Clear()
        {
            Fill(default(T));
        }

        public void Fill(T value)
        {
            for (int i = 0; i < _length; i++) Unsafe.Add(ref _pointer.Value, i) = value;
        }

        public T[] ToArray()
        {
            T[] result = new T[_length];
            for (int i = 0; i < _length; i++) result[i] = Unsafe.Add(ref _pointer.Value, i);
            return result;
        }

        public void CopyTo(Span<T> destination)
        {
            ((ReadOnlySpan<T>)this).CopyTo(destination);
        }

        public bool TryCopyTo(Span<T> destination)
        {
            return ((ReadOnlySpan<T>)this).TryCopyTo(destination);
        }

        public ref T GetPinnableReference()
        {
            if (_length == 0) return ref Unsafe.NullRef<T>();
            return ref _pointer.Value;
        }

        public override string ToString()
        {
            return ((ReadOnlySpan<T>)this).ToString("Span");
        }

        public Enumerator GetEnumerator()
        {
            return new Enumerator(this);
        }

        public static implicit operator Span<T>(T[] array)
        {
            return new Span<T>(array);
        }

        public static implicit operator Span<T>(ArraySegment<T> segment)
        {
            return new Span<T>(segment.Array, segment.Offset, segment.Count);
        }

        public static implicit operator ReadOnlySpan<T>(Span<T> span)
        {
            return new ReadOnlySpan<T>(ref span._pointer.Value, span._length);
        }

        public static bool operator ==(Span<T> left, Span<T> right)
        {
            return left._length == right._length
                && Unsafe.AreSame(ref left._pointer.Value, ref right._pointer.Value);
        }

        public static bool operator !=(Span<T> left, Span<T> right)
        {
            return !(left == right);
        }

        public override bool Equals(object obj)
        {
            throw new NotSupportedException(
                "Equals() on Span and ReadOnlySpan is not supported. Use operator== instead.");
        }

        public override int GetHashCode()
        {
            throw new NotSupportedException(
                "GetHashCode() on Span and ReadOnlySpan is not supported.");
        }

        public ref struct Enumerator
        {
            private readonly Span<T> _span;
            private int _index;

            internal Enumerator(Span<T> span)
            {
                _span = span;
                _index = -1;
            }

            public bool MoveNext()
            {
                if (_index + 1 >= _span._length) return false;
                _index++;
                return true;
            }

            public ref T Current
            {
                get { return ref _span[_index]; }
            }
        }
    }

    public readonly ref struct ReadOnlySpan<T>
    {
        internal readonly ByReference<T> _pointer;
        private readonly int _length;

        public ReadOnlySpan(T[] array)
        {
            if (array == null)
            {
                this = default(ReadOnlySpan<T>);
                return;
            }
            _pointer = new ByReference<T>(ref MemoryMarshal.GetArrayDataReference(array));
            _length = array.Length;
        }

        public ReadOnlySpan(T[] array, int start, int length)
        {
            if (array == null)
            {
                if (start != 0 || length != 0) throw new ArgumentOutOfRangeException();
                this = default(ReadOnlySpan<T>);
                return;
            }
            if ((uint)start > (uint)array.Length || (uint)length > (uint)(array.Length - start))
            {
                throw new ArgumentOutOfRangeException();
            }
            _pointer = new ByReference<T>(
                ref Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(array), start));
            _length = length;
        }

        public unsafe ReadOnlySpan(void* pointer, int length)
        {
            if (length < 0) throw new ArgumentOutOfRangeException();
            _pointer = new ByReference<T>(ref Unsafe.AsRef<T>(pointer));
            _length = length;
        }

        // `in`, but Mono's compiler passes that by value.
        public ReadOnlySpan(ref T reference)
        {
            _pointer = new ByReference<T>(ref reference);
            _length = 1;
        }

        internal ReadOnlySpan(ref T reference, int length)
        {
            _pointer = new ByReference<T>(ref reference);
            _length = length;
        }

        public ref readonly T this[int index]
        {
            get
            {
                if ((uint)index >= (uint)_length) Throw.IndexOutOfRange();
                return ref Unsafe.Add(ref _pointer.Value, index);
            }
        }

        public int Length
        {
            get { return _length; }
        }

        public bool IsEmpty
        {
            get { return _length == 0; }
        }

        public static ReadOnlySpan<T> Empty
        {
            get { return default(ReadOnlySpan<T>); }
        }

        public ReadOnlySpan<T> Slice(int start)
        {
            if ((uint)start > (uint)_length) throw new ArgumentOutOfRangeException();
            return new ReadOnlySpan<T>(ref Unsafe.Add(ref _pointer.Value, start), _length - start);
        }

        public ReadOnlySpan<T> Slice(int start, int length)
        {
            if ((uint)start > (uint)_length || (uint)length > (uint)(_length - start))
            {
                throw new ArgumentOutOfRangeException();
            }
            return new ReadOnlySpan<T>(ref Unsafe.Add(ref _pointer.Value, start), length);
        }

        public T[] ToArray()
        {
            T[] result = new T[_length];
            for (int i = 0; i < _length; i++) result[i] = Unsafe.Add(ref _pointer.Value, i);
            return result;
        }

        public void CopyTo(Span<T> destination)
        {
            if (!TryCopyTo(destination))
            {
                throw new ArgumentException("Destination is too short.", "destination");
            }
        }

        public bool TryCopyTo(Span<T> destination)
        {
            if (_length > destination.Length) return false;
            if (_length == 0) return true;
            MemoryMarshal.CopyElements(ref _pointer.Value, ref destination._pointer.Value, _length);
            return true;
        }

        public ref readonly T GetPinnableReference()
        {
            if (_length == 0) return ref Unsafe.NullRef<T>();
            return ref _pointer.Value;
        }

        public override string ToString()
        {
            return ToString("ReadOnlySpan");
        }

        internal string ToString(string name)
        {
            if (typeof(T) != typeof(char))
            {
                return "System." + name + "<" + typeof(T).Name + ">[" + _length.ToString() + "]";
            }
            if (_length == 0) return "";
            return string.FromReference(ref Unsafe.As<T, char>(ref _pointer.Value), _length);
        }

        public Enumerator GetEnumerator()
        {
            return new Enumerator(this);
        }

        public static ReadOnlySpan<T> CastUp<TDerived>(ReadOnlySpan<TDerived> items)
            where TDerived : class, T
        {
            return new ReadOnlySpan<T>(ref Unsafe.As<TDerived, T>(ref items._pointer.Value),
                items.Length);
        }

        public static implicit operator ReadOnlySpan<T>(T[] array)
        {
            return new ReadOnlySpan<T>(array);
        }

        public static implicit operator ReadOnlySpan<T>(ArraySegment<T> segment)
        {
            return new ReadOnlySpan<T>(segment.Array, segment.Offset, segment.Count);
        }

        public static bool operator ==(ReadOnlySpan<T> left, ReadOnlySpan<T> right)
        {
            return left._length == right._length
                && Unsafe.AreSame(ref left._pointer.Value, ref right._pointer.Value);
        }

        public static bool operator !=(ReadOnlySpan<T> left, ReadOnlySpan<T> right)
        {
            return !(left == right);
        }

        public override bool Equals(object obj)
        {
            throw new NotSupportedException(
                "Equals() on Span and ReadOnlySpan is not supported. Use operator== instead.");
        }

        public override int GetHashCode()
        {
            throw new NotSupportedException(
                "GetHashCode() on Span and ReadOnlySpan is not supported.");
        }

        public ref struct Enumerator
        {
            private readonly ReadOnlySpan<T> _span;
            private int _index;

            internal Enumerator(ReadOnlySpan<T> span)
            {
                _span = span;
                _index = -1;
            }

            public bool MoveNext()
            {
                if (_index + 1 >= _span._length) return false;
                _index++;
                return true;
            }

            public ref readonly T Current
            {
                get { return ref _span[_index]; }
            }
        }
    }

    public readonly struct ArraySegment<T> : IReadOnlyCollection<T>,
        IReadOnlyList<T>
    {
        private readonly T[] _array;
        private readonly int _offset;
        private readonly int _count;

        public ArraySegment(T[] array)
        {
            if (array == null) throw new ArgumentNullException("array");
            _array = array;
            _offset = 0;
            _count = array.Length;
        }

        public ArraySegment(T[] array, int offset, int count)
        {
            if (array == null) throw new ArgumentNullException("array");
            if (offset < 0)
            {
                throw new ArgumentOutOfRangeException("offset", "Non-negative number required.");
            }
            if (count < 0)
            {
                throw new ArgumentOutOfRangeException("count", "Non-negative number required.");
            }
            if (array.Length - offset < count)
            {
                throw new ArgumentException(
                    "Offset and length were out of bounds for the array or count is greater "
                    + "than the number of elements from index to the end of the source "
                        + "collection.");
            }
            _array = array;
            _offset = offset;
            _count = count;
        }

        public T[] Array
        {
            get { return _array; }
        }

        public int Offset
        {
            get { return _offset; }
        }

        public int Count
        {
            get { return _count; }
        }

        public T this[int index]
        {
            get
            {
                if ((uint)index >= (uint)_count) throw new ArgumentOutOfRangeException("index");
                return _array[_offset + index];
            }
            set
            {
                if ((uint)index >= (uint)_count) throw new ArgumentOutOfRangeException("index");
                _array[_offset + index] = value;
            }
        }

        public static ArraySegment<T> Empty
        {
            get { return new ArraySegment<T>(new T[0]); }
        }

        public ArraySegment<T> Slice(int index)
        {
            if ((uint)index > (uint)_count) throw new ArgumentOutOfRangeException("index");
            return new ArraySegment<T>(_array, _offset + index, _count - index);
        }

        public ArraySegment<T> Slice(int index, int count)
        {
            if ((uint)index > (uint)_count || (uint)count > (uint)(_count - index))
            {
                throw new ArgumentOutOfRangeException("index");
            }
            return new ArraySegment<T>(_array, _offset + index, count);
        }

        public T[] ToArray()
        {
            T[] result = new T[_count];
            for (int i = 0; i < _count; i++) result[i] = _array[_offset + i];
            return result;
        }

        public Enumerator GetEnumerator()
        {
            return new Enumerator(this);
        }

        IEnumerator<T> IEnumerable<T>.GetEnumerator()
        {
            return new Enumerator(this);
        }

        IEnumerator IEnumerable.GetEnumerator()
        {
            return new Enumerator(this);
        }

        public override bool Equals(object obj)
        {
            return obj is ArraySegment<T> && Equals((ArraySegment<T>)obj);
        }

        public bool Equals(ArraySegment<T> obj)
        {
            return obj._array == _array && obj._offset == _offset && obj._count == _count;
        }

        public override int GetHashCode()
        {
            return _array == null ? 0 : _array.GetHashCode() * 31 + _offset * 7 + _count;
        }

        public static bool operator ==(ArraySegment<T> a, ArraySegment<T> b)
        {
            return a.Equals(b);
        }

        public static bool operator !=(ArraySegment<T> a, ArraySegment<T> b)
        {
            return !a.Equals(b);
        }

        public static implicit operator ArraySegment<T>(T[] array)
        {
            return array == null ? default(ArraySegment<T>) : new ArraySegment<T>(array);
        }

        public struct Enumerator : IEnumerator<T>
        {
            private readonly ArraySegment<T> _segment;
            private int _index;

            internal Enumerator(ArraySegment<T> segment)
            {
                _segment = segment;
                _index = -1;
            }

            public bool MoveNext()
            {
                if (_index + 1 >= _segment._count) return false;
                _index++;
                return true;
            }

            public T Current
            {
                get { return _segment[_index]; }
            }

            object IEnumerator.Current
            {
                get { return _segment[_index]; }
            }

            void IEnumerator.Reset()
            {
                _index = -1;
            }

            public void Dispose()
            {
            }
        }
    }
}
