// The generic interfaces of T[]. The machine calls these methods on the array itself: `this` is no
// ArrayInterfaces but a T[].
using System.Collections;
using System.Collections.Generic;
using System.Runtime.CompilerServices;

namespace System
{
    internal sealed class ArrayInterfaces<T> : IList<T>, IReadOnlyList<T>
    {
        private ArrayInterfaces()
        {
        }

        private static Exception FixedSize()
        {
            return new NotSupportedException("Collection was of a fixed size.");
        }

        public IEnumerator<T> GetEnumerator()
        {
            T[] array = Unsafe.As<T[]>(this);
            return new ArrayEnumerator<T>(array);
        }

        IEnumerator IEnumerable.GetEnumerator()
        {
            T[] array = Unsafe.As<T[]>(this);
            return new ArrayEnumerator<T>(array);
        }

        public int Count
        {
            get
            {
                T[] array = Unsafe.As<T[]>(this);
                return array.Length;
            }
        }

        public bool IsReadOnly
        {
            get { return true; }
        }

        public T this[int index]
        {
            get
            {
                T[] array = Unsafe.As<T[]>(this);
                CheckIndex(array, index);
                return array[index];
            }
            set
            {
                T[] array = Unsafe.As<T[]>(this);
                CheckIndex(array, index);
                array[index] = value;
            }
        }

        private static void CheckIndex(T[] array, int index)
        {
            if ((uint)index < (uint)array.Length) return;
            throw new ArgumentOutOfRangeException("index",
                "Index was out of range. Must be non-negative and less than the size of the "
                    + "collection.");
        }

        public void CopyTo(T[] destination, int arrayIndex)
        {
            T[] array = Unsafe.As<T[]>(this);
            Array.Copy(array, 0, destination, arrayIndex, array.Length);
        }

        public bool Contains(T item)
        {
            T[] array = Unsafe.As<T[]>(this);
            return Array.IndexOf(array, item, 0, array.Length) >= 0;
        }

        public int IndexOf(T item)
        {
            T[] array = Unsafe.As<T[]>(this);
            return Array.IndexOf(array, item, 0, array.Length);
        }

        public void Add(T item)
        {
            throw FixedSize();
        }

        public bool Remove(T item)
        {
            throw FixedSize();
        }

        public void Insert(int index, T item)
        {
            throw FixedSize();
        }

        public void RemoveAt(int index)
        {
            throw FixedSize();
        }

        public void Clear()
        {
            throw new NotSupportedException("Collection is read-only.");
        }
    }

    internal sealed class ArrayEnumerator<T> : IEnumerator<T>
    {
        private readonly T[] _array;
        private int _index;

        internal ArrayEnumerator(T[] array)
        {
            _array = array;
            _index = -1;
        }

        public bool MoveNext()
        {
            if (_index < _array.Length) _index++;
            return _index < _array.Length;
        }

        public T Current
        {
            get
            {
                if (_index < 0)
                {
                    throw new InvalidOperationException(
                        "Enumeration has not started. Call MoveNext.");
                }
                if (_index >= _array.Length)
                {
                    throw new InvalidOperationException("Enumeration already finished.");
                }
                return _array[_index];
            }
        }

        object IEnumerator.Current
        {
            get { return Current; }
        }

        public void Reset()
        {
            _index = -1;
        }

        public void Dispose()
        {
        }
    }
}
