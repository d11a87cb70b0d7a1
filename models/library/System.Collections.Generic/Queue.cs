// Queue<T>: a ring in an array that grows.
using System.Runtime.CompilerServices;

namespace System.Collections.Generic
{
    public class Queue<T> : IEnumerable<T>, ICollection, IReadOnlyCollection<T>
    {
        private T[] _array;
        private int _head;   // where the first one is
        private int _tail;   // where the next one goes
        private int _size;
        private int _version;

        public Queue()
        {
            _array = Array.Empty<T>();
        }

        public Queue(int capacity)
        {
            if (capacity < 0) throw CollectionErrors.Negative(nameof(capacity), capacity);
            _array = new T[capacity];
        }

        public Queue(IEnumerable<T> collection)
        {
            if (collection == null) throw new ArgumentNullException(nameof(collection));
            List<T> items = new List<T>(collection);
            _array = items._items;
            _size = items._size;
            if (_size != _array.Length) _tail = _size;
        }

        public int Count => _size;

        public int Capacity => _array.Length;

        public void Enqueue(T item)
        {
            if (_size == _array.Length) Grow(_size + 1);
            _array[_tail] = item;
            _tail = Next(_tail);
            _size++;
            _version++;
        }

        public T Dequeue()
        {
            T item;
            if (!TryDequeue(out item)) throw Empty();
            return item;
        }

        public bool TryDequeue(out T result)
        {
            if (_size == 0)
            {
                result = default(T);
                return false;
            }
            int head = _head;
            result = _array[head];
            if (RuntimeHelpers.IsReferenceOrContainsReferences<T>()) _array[head] = default(T);
            _head = Next(_head);
            _size--;
            _version++;
            return true;
        }

        public T Peek()
        {
            if (_size == 0) throw Empty();
            return _array[_head];
        }

        public bool TryPeek(out T result)
        {
            result = _size == 0 ? default(T) : _array[_head];
            return _size != 0;
        }

        private static Exception Empty() => new InvalidOperationException("Queue empty.");

        private int Next(int index) => index + 1 == _array.Length ? 0 : index + 1;

        // The item at a distance from the first.
        private T At(int distance)
        {
            int index = _head + distance;
            return _array[index >= _array.Length ? index - _array.Length : index];
        }

        public void Clear()
        {
            if (_size != 0)
            {
                if (RuntimeHelpers.IsReferenceOrContainsReferences<T>()) Array.Clear(_array, 0, _array.Length);
                _size = 0;
            }
            _head = 0;
            _tail = 0;
            _version++;
        }

        public bool Contains(T item)
        {
            EqualityComparer<T> comparer = EqualityComparer<T>.Default;
            for (int i = 0; i < _size; i++)
            {
                if (comparer.Equals(At(i), item)) return true;
            }
            return false;
        }

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
            if (arrayIndex < 0 || arrayIndex > array.Length) throw CollectionErrors.IndexBeyondEnd(nameof(arrayIndex));
            if (array.Length - arrayIndex < _size) throw CollectionErrors.Range();
            Fill(array, arrayIndex);
        }

        private void Fill(Array array, int index)
        {
            int first = Math.Min(_size, _array.Length - _head);
            Array.Copy(_array, _head, array, index, first);
            Array.Copy(_array, 0, array, index + first, _size - first);
        }

        public int EnsureCapacity(int capacity)
        {
            if (capacity < 0) throw CollectionErrors.Negative(nameof(capacity), capacity);
            if (_array.Length < capacity) Grow(capacity);
            return _array.Length;
        }

        public void TrimExcess()
        {
            if (_size < (int)(_array.Length * 0.9)) SetCapacity(_size);
        }

        public void TrimExcess(int capacity)
        {
            if (capacity < 0) throw CollectionErrors.Negative(nameof(capacity), capacity);
            if (capacity < _size)
                throw new ArgumentOutOfRangeException(nameof(capacity), capacity,
                    "capacity was less than the current size.");
            if (capacity != _array.Length) SetCapacity(capacity);
        }

        private void Grow(int capacity)
        {
            int grown = 2 * _array.Length;
            if ((uint)grown > (uint)Array.MaxLength) grown = Array.MaxLength;
            SetCapacity(Math.Max(Math.Max(grown, _array.Length + 4), capacity));
        }

        private void SetCapacity(int capacity)
        {
            T[] array = new T[capacity];
            if (_size > 0) Fill(array, 0);
            _array = array;
            _head = 0;
            _tail = _size == capacity ? 0 : _size;
            _version++;
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

        void ICollection.CopyTo(Array array, int index)
        {
            CollectionErrors.CheckArray(array, "array");
            if (index < 0 || index > array.Length) throw CollectionErrors.IndexBeyondEnd(nameof(index));
            if (array.Length - index < _size) throw CollectionErrors.Range();
            if (_size == 0) return;
            try
            {
                Fill(array, index);
            }
            catch (ArrayTypeMismatchException)
            {
                throw CollectionErrors.WrongArray(null);
            }
        }

        public struct Enumerator : IEnumerator<T>, IEnumerator
        {
            private readonly Queue<T> _queue;
            private readonly int _version;
            private int _index;  // of the current one; -1 before the first, -2 behind the last
            private T _current;

            internal Enumerator(Queue<T> queue)
            {
                _queue = queue;
                _version = queue._version;
                _index = -1;
                _current = default(T);
            }

            public void Dispose()
            {
                _index = -2;
                _current = default(T);
            }

            public bool MoveNext()
            {
                if (_version != _queue._version) throw CollectionErrors.Modified();
                if (_index == -2) return false;
                _index++;
                if (_index == _queue._size)
                {
                    _index = -2;
                    _current = default(T);
                    return false;
                }
                _current = _queue.At(_index);
                return true;
            }

            public T Current => _current;

            object IEnumerator.Current => _current;

            void IEnumerator.Reset()
            {
                if (_version != _queue._version) throw CollectionErrors.Modified();
                _index = -1;
                _current = default(T);
            }
        }
    }
}
