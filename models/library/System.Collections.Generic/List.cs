// List<T>: an array that grows, as .NET's. Unsynchronized threads see the same reads and writes in the same order.
using System.Collections.ObjectModel;
using System.Runtime.CompilerServices;

namespace System.Collections.Generic
{
    public class List<T> : IList<T>, IList, IReadOnlyList<T>
    {
        internal T[] _items;
        internal int _size;
        internal int _version;

        public List()
        {
            _items = Array.Empty<T>();
        }

        public List(int capacity)
        {
            if (capacity < 0) throw CollectionErrors.Negative(nameof(capacity));
            _items = capacity == 0 ? Array.Empty<T>() : new T[capacity];
        }

        public List(IEnumerable<T> collection)
        {
            if (collection == null) throw new ArgumentNullException(nameof(collection));
            ICollection<T> counted = collection as ICollection<T>;
            if (counted == null)
            {
                _items = Array.Empty<T>();
                foreach (T item in collection) Add(item);
                return;
            }
            int count = counted.Count;
            if (count == 0)
            {
                _items = Array.Empty<T>();
                return;
            }
            _items = new T[count];
            counted.CopyTo(_items, 0);
            _size = count;
        }

        public int Count => _size;

        public int Capacity
        {
            get => _items.Length;
            set
            {
                if (value < _size)
                    throw new ArgumentOutOfRangeException(nameof(value), "capacity was less than the current size.");
                if (value == _items.Length) return;
                T[] items = value == 0 ? Array.Empty<T>() : new T[value];
                if (_size > 0) Array.Copy(_items, items, _size);
                _items = items;
            }
        }

        public T this[int index]
        {
            get
            {
                if ((uint)index >= (uint)_size) throw CollectionErrors.Index();
                return _items[index];
            }
            set
            {
                if ((uint)index >= (uint)_size) throw CollectionErrors.Index();
                _items[index] = value;
                _version++;
            }
        }

        public void Add(T item)
        {
            _version++;
            T[] items = _items;
            int size = _size;
            if ((uint)size < (uint)items.Length)
            {
                _size = size + 1;
                items[size] = item;
                return;
            }
            Grow(size + 1);
            _size = size + 1;
            _items[size] = item;
        }

        public void AddRange(IEnumerable<T> collection)
        {
            if (collection == null) throw new ArgumentNullException(nameof(collection));
            ICollection<T> counted = collection as ICollection<T>;
            if (counted == null)
            {
                foreach (T item in collection) Add(item);
                return;
            }
            int count = counted.Count;
            if (count == 0) return;
            if (_items.Length - _size < count) Grow(checked(_size + count));
            counted.CopyTo(_items, _size);
            _size += count;
            _version++;
        }

        public int EnsureCapacity(int capacity)
        {
            if (capacity < 0) throw CollectionErrors.Negative(nameof(capacity));
            if (_items.Length < capacity) Grow(capacity);
            return _items.Length;
        }

        internal void Grow(int capacity)
        {
            int grown = _items.Length == 0 ? 4 : 2 * _items.Length;
            if ((uint)grown > (uint)Array.MaxLength) grown = Array.MaxLength;
            Capacity = grown < capacity ? capacity : grown;
        }

        public void TrimExcess()
        {
            if (_size < (int)(_items.Length * 0.9)) Capacity = _size;
        }

        public void Insert(int index, T item)
        {
            if ((uint)index > (uint)_size) throw CollectionErrors.InsertIndex();
            if (_size == _items.Length) Grow(_size + 1);
            if (index < _size) Array.Copy(_items, index, _items, index + 1, _size - index);
            _items[index] = item;
            _size++;
            _version++;
        }

        public void InsertRange(int index, IEnumerable<T> collection)
        {
            if (collection == null) throw new ArgumentNullException(nameof(collection));
            if ((uint)index > (uint)_size) throw CollectionErrors.IndexBeyondEnd(nameof(index));
            ICollection<T> counted = collection as ICollection<T>;
            if (counted == null)
            {
                foreach (T item in collection) Insert(index++, item);
                return;
            }
            int count = counted.Count;
            if (count == 0) return;
            if (_items.Length - _size < count) Grow(checked(_size + count));
            if (index < _size) Array.Copy(_items, index, _items, index + count, _size - index);
            if (counted == this)
            {
                // What was behind the gap has moved already.
                Array.Copy(_items, 0, _items, index, index);
                Array.Copy(_items, index + count, _items, index * 2, _size - index);
            }
            else
            {
                counted.CopyTo(_items, index);
            }
            _size += count;
            _version++;
        }

        public bool Remove(T item)
        {
            int index = IndexOf(item);
            if (index < 0) return false;
            RemoveAt(index);
            return true;
        }

        public void RemoveAt(int index)
        {
            if ((uint)index >= (uint)_size) throw CollectionErrors.Index();
            _size--;
            if (index < _size) Array.Copy(_items, index + 1, _items, index, _size - index);
            if (RuntimeHelpers.IsReferenceOrContainsReferences<T>()) _items[_size] = default(T);
            _version++;
        }

        public void RemoveRange(int index, int count)
        {
            CheckRange(index, count);
            if (count == 0) return;
            _size -= count;
            if (index < _size) Array.Copy(_items, index + count, _items, index, _size - index);
            _version++;
            if (RuntimeHelpers.IsReferenceOrContainsReferences<T>()) Array.Clear(_items, _size, count);
        }

        public int RemoveAll(Predicate<T> match)
        {
            if (match == null) throw new ArgumentNullException(nameof(match));
            int kept = 0;
            while (kept < _size && !match(_items[kept])) kept++;
            if (kept >= _size) return 0;
            for (int current = kept + 1; current < _size; current++)
            {
                if (!match(_items[current])) _items[kept++] = _items[current];
            }
            int removed = _size - kept;
            if (RuntimeHelpers.IsReferenceOrContainsReferences<T>()) Array.Clear(_items, kept, removed);
            _size = kept;
            _version++;
            return removed;
        }

        public void Clear()
        {
            _version++;
            int size = _size;
            _size = 0;
            if (size > 0 && RuntimeHelpers.IsReferenceOrContainsReferences<T>()) Array.Clear(_items, 0, size);
        }

        public bool Contains(T item) => _size != 0 && IndexOf(item) >= 0;

        public int IndexOf(T item) => Array.IndexOf(_items, item, 0, _size);

        public int IndexOf(T item, int index)
        {
            if (index > _size) throw CollectionErrors.IndexBeyondEnd(nameof(index));
            return Array.IndexOf(_items, item, index, _size - index);
        }

        public int IndexOf(T item, int index, int count)
        {
            if (index > _size) throw CollectionErrors.IndexBeyondEnd(nameof(index));
            if (count < 0 || index > _size - count) throw CollectionErrors.Count();
            return Array.IndexOf(_items, item, index, count);
        }

        public int LastIndexOf(T item) => _size == 0 ? -1 : LastIndexOf(item, _size - 1, _size);

        public int LastIndexOf(T item, int index)
        {
            if (index >= _size) throw CollectionErrors.Index();
            return LastIndexOf(item, index, index + 1);
        }

        public int LastIndexOf(T item, int index, int count)
        {
            if (_size != 0 && index < 0) throw CollectionErrors.Negative(nameof(index));
            if (_size != 0 && count < 0) throw CollectionErrors.Negative(nameof(count));
            if (_size == 0) return -1;
            if (index >= _size) throw Larger(nameof(index));
            if (count > index + 1) throw Larger(nameof(count));
            return Array.LastIndexOf(_items, item, index, count);
        }

        private static Exception Larger(string parameter)
            => new ArgumentOutOfRangeException(parameter, "Larger than collection size.");

        public int BinarySearch(T item) => BinarySearch(0, _size, item, null);

        public int BinarySearch(T item, IComparer<T> comparer) => BinarySearch(0, _size, item, comparer);

        public int BinarySearch(int index, int count, T item, IComparer<T> comparer)
        {
            CheckRange(index, count);
            return Array.BinarySearch(_items, index, count, item, comparer);
        }

        public bool Exists(Predicate<T> match) => FindIndex(match) != -1;

        public T Find(Predicate<T> match)
        {
            if (match == null) throw new ArgumentNullException(nameof(match));
            for (int i = 0; i < _size; i++)
            {
                if (match(_items[i])) return _items[i];
            }
            return default(T);
        }

        public List<T> FindAll(Predicate<T> match)
        {
            if (match == null) throw new ArgumentNullException(nameof(match));
            List<T> found = new List<T>();
            for (int i = 0; i < _size; i++)
            {
                if (match(_items[i])) found.Add(_items[i]);
            }
            return found;
        }

        public int FindIndex(Predicate<T> match) => FindIndex(0, _size, match);

        public int FindIndex(int startIndex, Predicate<T> match) => FindIndex(startIndex, _size - startIndex, match);

        public int FindIndex(int startIndex, int count, Predicate<T> match)
        {
            if ((uint)startIndex > (uint)_size) throw CollectionErrors.IndexBeyondEnd(nameof(startIndex));
            if (count < 0 || startIndex > _size - count) throw CollectionErrors.Count();
            if (match == null) throw new ArgumentNullException(nameof(match));
            for (int i = startIndex; i < startIndex + count; i++)
            {
                if (match(_items[i])) return i;
            }
            return -1;
        }

        public T FindLast(Predicate<T> match)
        {
            if (match == null) throw new ArgumentNullException(nameof(match));
            for (int i = _size - 1; i >= 0; i--)
            {
                if (match(_items[i])) return _items[i];
            }
            return default(T);
        }

        public int FindLastIndex(Predicate<T> match) => FindLastIndex(_size - 1, _size, match);

        public int FindLastIndex(int startIndex, Predicate<T> match)
            => FindLastIndex(startIndex, startIndex + 1, match);

        public int FindLastIndex(int startIndex, int count, Predicate<T> match)
        {
            if (match == null) throw new ArgumentNullException(nameof(match));
            if (_size == 0 ? startIndex != -1 : (uint)startIndex >= (uint)_size)
                throw CollectionErrors.Index(nameof(startIndex));
            if (count < 0 || startIndex - count + 1 < 0) throw CollectionErrors.Count();
            for (int i = startIndex; i > startIndex - count; i--)
            {
                if (match(_items[i])) return i;
            }
            return -1;
        }

        public bool TrueForAll(Predicate<T> match)
        {
            if (match == null) throw new ArgumentNullException(nameof(match));
            for (int i = 0; i < _size; i++)
            {
                if (!match(_items[i])) return false;
            }
            return true;
        }

        public void ForEach(Action<T> action)
        {
            if (action == null) throw new ArgumentNullException(nameof(action));
            int version = _version;
            for (int i = 0; i < _size && version == _version; i++) action(_items[i]);
            if (version != _version) throw CollectionErrors.Modified();
        }

        public List<TOutput> ConvertAll<TOutput>(Converter<T, TOutput> converter)
        {
            if (converter == null) throw new ArgumentNullException(nameof(converter));
            List<TOutput> converted = new List<TOutput>(_size);
            for (int i = 0; i < _size; i++) converted.Add(converter(_items[i]));
            return converted;
        }

        public List<T> GetRange(int index, int count)
        {
            CheckRange(index, count);
            List<T> range = new List<T>(count);
            if (count > 0) Array.Copy(_items, index, range._items, 0, count);
            range._size = count;
            return range;
        }

        public List<T> Slice(int start, int length) => GetRange(start, length);

        public void Reverse() => Reverse(0, _size);

        public void Reverse(int index, int count)
        {
            CheckRange(index, count);
            if (count > 1) Array.Reverse(_items, index, count);
            _version++;
        }

        public void Sort() => Sort(0, _size, null);

        public void Sort(IComparer<T> comparer) => Sort(0, _size, comparer);

        public void Sort(int index, int count, IComparer<T> comparer)
        {
            CheckRange(index, count);
            if (count > 1) Array.Sort(_items, index, count, comparer);
            _version++;
        }

        public void Sort(Comparison<T> comparison)
        {
            if (comparison == null) throw new ArgumentNullException(nameof(comparison));
            if (_size > 1) Array.Sort(_items, 0, _size, Comparer<T>.Create(comparison));
            _version++;
        }

        public T[] ToArray()
        {
            if (_size == 0) return Array.Empty<T>();
            T[] array = new T[_size];
            Array.Copy(_items, array, _size);
            return array;
        }

        public void CopyTo(T[] array) => CopyTo(array, 0);

        public void CopyTo(T[] array, int arrayIndex) => Array.Copy(_items, 0, array, arrayIndex, _size);

        public void CopyTo(int index, T[] array, int arrayIndex, int count)
        {
            if (_size - index < count) throw CollectionErrors.Range();
            Array.Copy(_items, index, array, arrayIndex, count);
        }

        public ReadOnlyCollection<T> AsReadOnly() => new ReadOnlyCollection<T>(this);

        private void CheckRange(int index, int count)
        {
            if (index < 0) throw CollectionErrors.Negative(nameof(index));
            if (count < 0) throw CollectionErrors.Negative(nameof(count));
            if (_size - index < count) throw CollectionErrors.Range();
        }

        public Enumerator GetEnumerator() => new Enumerator(this);

        IEnumerator<T> IEnumerable<T>.GetEnumerator()
        {
            if (_size == 0) return new EmptyEnumerator<T>();
            return new Enumerator(this);
        }

        IEnumerator IEnumerable.GetEnumerator() => ((IEnumerable<T>)this).GetEnumerator();

        bool ICollection<T>.IsReadOnly => false;

        bool ICollection.IsSynchronized => false;

        object ICollection.SyncRoot => this;

        void ICollection.CopyTo(Array array, int arrayIndex)
        {
            if (array != null) CollectionErrors.CheckArray(array, null);
            try
            {
                Array.Copy(_items, 0, array, arrayIndex, _size);
            }
            catch (ArrayTypeMismatchException)
            {
                throw CollectionErrors.WrongArray(null);
            }
        }

        bool IList.IsFixedSize => false;

        bool IList.IsReadOnly => false;

        object IList.this[int index]
        {
            get => this[index];
            set => this[index] = CollectionErrors.Cast<T>(value, nameof(value));
        }

        int IList.Add(object item)
        {
            Add(CollectionErrors.Cast<T>(item, nameof(item)));
            return Count - 1;
        }

        bool IList.Contains(object item) => CollectionErrors.IsCompatible<T>(item) && Contains((T)item);

        int IList.IndexOf(object item) => CollectionErrors.IsCompatible<T>(item) ? IndexOf((T)item) : -1;

        void IList.Insert(int index, object item)
            => Insert(index, CollectionErrors.Cast<T>(item, nameof(item)));

        void IList.Remove(object item)
        {
            if (CollectionErrors.IsCompatible<T>(item)) Remove((T)item);
        }

        public struct Enumerator : IEnumerator<T>, IEnumerator
        {
            private readonly List<T> _list;
            private readonly int _version;
            private int _index;
            private T _current;

            internal Enumerator(List<T> list)
            {
                _list = list;
                _version = list._version;
                _index = 0;
                _current = default(T);
            }

            public void Dispose()
            {
            }

            public bool MoveNext()
            {
                List<T> list = _list;
                if (_version != list._version) throw CollectionErrors.Modified();
                if ((uint)_index < (uint)list._size)
                {
                    _current = list._items[_index];
                    _index++;
                    return true;
                }
                _index = -1;
                _current = default(T);
                return false;
            }

            public T Current => _current;

            object IEnumerator.Current
            {
                get
                {
                    if (_index <= 0) throw CollectionErrors.NotEnumerating();
                    return _current;
                }
            }

            void IEnumerator.Reset()
            {
                if (_version != _list._version) throw CollectionErrors.Modified();
                _index = 0;
                _current = default(T);
            }
        }
    }
}
