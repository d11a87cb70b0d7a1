// Stack<T>: an array that grows; enumerated from the top.
using System.Runtime.CompilerServices;

namespace System.Collections.Generic
{
    public class Stack<T> : IEnumerable<T>, ICollection, IReadOnlyCollection<T>
    {
        private T[] _array;
        private int _size;
        private int _version;

        public Stack()
        {
            _array = Array.Empty<T>();
        }

        public Stack(int capacity)
        {
            if (capacity < 0) throw CollectionErrors.Negative(nameof(capacity), capacity);
            _array = new T[capacity];
        }

        public Stack(IEnumerable<T> collection)
        {
            if (collection == null) throw new ArgumentNullException(nameof(collection));
            List<T> items = new List<T>(collection);
            _array = items._items;
            _size = items._size;
        }

        public int Count => _size;

        public int Capacity => _array.Length;

        public void Push(T item)
        {
            int size = _size;
            T[] array = _array;
            if ((uint)size < (uint)array.Length)
            {
                array[size] = item;
                _version++;
                _size = size + 1;
                return;
            }
            Grow(size + 1);
            _array[size] = item;
            _version++;
            _size = size + 1;
        }

        public T Pop()
        {
            T item;
            if (!TryPop(out item)) throw Empty();
            return item;
        }

        public bool TryPop(out T result)
        {
            int size = _size - 1;
            T[] array = _array;
            if ((uint)size >= (uint)array.Length)
            {
                result = default(T);
                return false;
            }
            _version++;
            _size = size;
            result = array[size];
            if (RuntimeHelpers.IsReferenceOrContainsReferences<T>()) array[size] = default(T);
            return true;
        }

        public T Peek()
        {
            T item;
            if (!TryPeek(out item)) throw Empty();
            return item;
        }

        public bool TryPeek(out T result)
        {
            int size = _size - 1;
            T[] array = _array;
            bool found = (uint)size < (uint)array.Length;
            result = found ? array[size] : default(T);
            return found;
        }

        private static Exception Empty() => new InvalidOperationException("Stack empty.");

        public void Clear()
        {
            if (RuntimeHelpers.IsReferenceOrContainsReferences<T>()) Array.Clear(_array, 0, _size);
            _size = 0;
            _version++;
        }

        public bool Contains(T item) => _size != 0 && Array.LastIndexOf(_array, item, _size - 1) != -1;

        public T[] ToArray()
        {
            if (_size == 0) return Array.Empty<T>();
            T[] array = new T[_size];
            Fill(array, 0);
            return array;
        }

        public void CopyTo(T[] array, int arrayIndex)
        {
            if (array == null) throw new ArgumentNullException(nameof(array));
            CheckCopy(array, arrayIndex);
            Fill(array, arrayIndex);
        }

        private void CheckCopy(Array array, int arrayIndex)
        {
            if (arrayIndex < 0 || arrayIndex > array.Length)
                throw CollectionErrors.IndexBeyondEnd(nameof(arrayIndex), arrayIndex);
            if (array.Length - arrayIndex < _size) throw CollectionErrors.Range();
        }

        private void Fill(T[] array, int index)
        {
            for (int i = _size - 1; i >= 0; i--) array[index++] = _array[i];
        }

        public int EnsureCapacity(int capacity)
        {
            if (capacity < 0) throw CollectionErrors.Negative(nameof(capacity), capacity);
            if (_array.Length < capacity) Grow(capacity);
            return _array.Length;
        }

        public void TrimExcess()
        {
            if (_size < (int)(_array.Length * 0.9)) Array.Resize(ref _array, _size);
        }

        public void TrimExcess(int capacity)
        {
            if (capacity < 0) throw CollectionErrors.Negative(nameof(capacity), capacity);
            if (capacity < _size)
                throw new ArgumentOutOfRangeException(nameof(capacity), capacity,
                    "capacity was less than the current size.");
            if (capacity != _array.Length) Array.Resize(ref _array, capacity);
        }

        private void Grow(int capacity)
        {
            int grown = _array.Length == 0 ? 4 : 2 * _array.Length;
            if ((uint)grown > (uint)Array.MaxLength) grown = Array.MaxLength;
            Array.Resize(ref _array, Math.Max(grown, capacity));
        }

        public Enumerator GetEnumerator() => new Enumerator(this);

        IEnumerator<T> IEnumerable<T>.GetEnumerator()
        {
            if (_size == 0) return new EmptyEnumerator<T>();
            return new Enumerator(this);
        }

        IEnumerator IEnumerable.GetEnumerator() => ((IEnumerable<T>)this).GetEnumerator();

        bool ICollection.IsSynchronized => false;

        object ICollection.SyncRoot => this;

        void ICollection.CopyTo(Array array, int arrayIndex)
        {
            CollectionErrors.CheckArray(array, nameof(array));
            CheckCopy(array, arrayIndex);
            try
            {
                Array.Copy(_array, 0, array, arrayIndex, _size);
                Array.Reverse(array, arrayIndex, _size);
            }
            catch (ArrayTypeMismatchException)
            {
                throw CollectionErrors.WrongArray(nameof(array));
            }
        }

        public struct Enumerator : IEnumerator<T>, IEnumerator
        {
            private readonly Stack<T> _stack;
            private readonly int _version;
            private int _index;  // of the current one; _size before the first; -1 behind the last
            private T _current;

            internal Enumerator(Stack<T> stack)
            {
                _stack = stack;
                _version = stack._version;
                _index = stack._size;
                _current = default(T);
            }

            public void Dispose() => _index = -1;

            public bool MoveNext()
            {
                if (_version != _stack._version) throw CollectionErrors.ModifiedSince();
                if (_index <= 0)
                {
                    _index = -1;
                    _current = default(T);
                    return false;
                }
                _index--;
                _current = _stack._array[_index];
                return true;
            }

            public T Current => _current;

            object IEnumerator.Current => _current;

            void IEnumerator.Reset()
            {
                if (_version != _stack._version) throw CollectionErrors.ModifiedSince();
                _index = _stack._size;
                _current = default(T);
            }
        }
    }
}
