// SortedList<TKey, TValue>: two arrays, sorted by the keys in one of them.
using System.Runtime.CompilerServices;

namespace System.Collections.Generic
{
    public class SortedList<TKey, TValue> : IDictionary<TKey, TValue>, IDictionary, IReadOnlyDictionary<TKey, TValue>
    {
        internal TKey[] _keys;
        internal TValue[] _values;
        internal int _size;
        internal int _version;
        private readonly IComparer<TKey> _comparer;  // null: the default one

        public SortedList() : this((IComparer<TKey>)null)
        {
        }

        public SortedList(int capacity) : this(capacity, null)
        {
        }

        public SortedList(IComparer<TKey> comparer)
        {
            _keys = Array.Empty<TKey>();
            _values = Array.Empty<TValue>();
            if (comparer != (object)Comparer<TKey>.Default) _comparer = comparer;
        }

        public SortedList(int capacity, IComparer<TKey> comparer) : this(comparer)
        {
            if (capacity < 0) throw CollectionErrors.Negative(nameof(capacity), capacity);
            Capacity = capacity;
        }

        public SortedList(IDictionary<TKey, TValue> dictionary) : this(dictionary, null)
        {
        }

        public SortedList(IDictionary<TKey, TValue> dictionary, IComparer<TKey> comparer)
            : this(dictionary != null ? dictionary.Count : 0, comparer)
        {
            if (dictionary == null) throw new ArgumentNullException(nameof(dictionary));
            if (dictionary.Count == 0) return;
            dictionary.Keys.CopyTo(_keys, 0);
            dictionary.Values.CopyTo(_values, 0);
            _size = dictionary.Count;
            if (_size < 2) return;
            Array.Sort(_keys, _values, Comparer);
            for (int i = 1; i < _size; i++)
            {
                if (Comparer.Compare(_keys[i - 1], _keys[i]) == 0)
                    throw new ArgumentException("An item with the same key has already been added. Key: " + _keys[i]);
            }
        }

        public IComparer<TKey> Comparer => _comparer ?? Comparer<TKey>.Default;

        public int Count => _size;

        public int Capacity
        {
            get => _keys.Length;
            set
            {
                if (value == _keys.Length) return;
                if (value < _size)
                    throw new ArgumentOutOfRangeException(nameof(value), value,
                        "capacity was less than the current size.");
                Array.Resize(ref _keys, value);
                Array.Resize(ref _values, value);
            }
        }

        public IList<TKey> Keys => new KeyList(this);

        public IList<TValue> Values => new ValueList(this);

        public TValue this[TKey key]
        {
            get
            {
                int index = IndexOfKey(key);
                if (index < 0) throw CollectionErrors.KeyNotFound(key);
                return _values[index];
            }
            set
            {
                int index = Search(key);
                if (index < 0)
                {
                    Insert(~index, key, value);
                    return;
                }
                _values[index] = value;
                _version++;
            }
        }

        public void Add(TKey key, TValue value)
        {
            int index = Search(key);
            if (index >= 0)
                throw new ArgumentException("An item with the same key has already been added. Key: " + key,
                    nameof(key));
            Insert(~index, key, value);
        }

        internal bool TryAdd(TKey key, TValue value)
        {
            int index = Search(key);
            if (index < 0) Insert(~index, key, value);
            return index < 0;
        }

        private void Insert(int index, TKey key, TValue value)
        {
            if (_size == _keys.Length) Capacity = _keys.Length == 0 ? 4 : _keys.Length * 2;
            if (index < _size)
            {
                Array.Copy(_keys, index, _keys, index + 1, _size - index);
                Array.Copy(_values, index, _values, index + 1, _size - index);
            }
            _keys[index] = key;
            _values[index] = value;
            _size++;
            _version++;
        }

        public bool Remove(TKey key)
        {
            int index = IndexOfKey(key);
            if (index >= 0) RemoveAt(index);
            return index >= 0;
        }

        public void RemoveAt(int index)
        {
            CheckIndex(index);
            _size--;
            if (index < _size)
            {
                Array.Copy(_keys, index + 1, _keys, index, _size - index);
                Array.Copy(_values, index + 1, _values, index, _size - index);
            }
            if (RuntimeHelpers.IsReferenceOrContainsReferences<TKey>()) _keys[_size] = default(TKey);
            if (RuntimeHelpers.IsReferenceOrContainsReferences<TValue>()) _values[_size] = default(TValue);
            _version++;
        }

        public void Clear()
        {
            _version++;
            if (RuntimeHelpers.IsReferenceOrContainsReferences<TKey>()) Array.Clear(_keys, 0, _size);
            if (RuntimeHelpers.IsReferenceOrContainsReferences<TValue>()) Array.Clear(_values, 0, _size);
            _size = 0;
        }

        public bool ContainsKey(TKey key) => IndexOfKey(key) >= 0;

        public bool ContainsValue(TValue value) => IndexOfValue(value) >= 0;

        public int IndexOfKey(TKey key)
        {
            int index = Search(key);
            return index >= 0 ? index : -1;
        }

        public int IndexOfValue(TValue value) => Array.IndexOf(_values, value, 0, _size);

        public bool TryGetValue(TKey key, out TValue value)
        {
            int index = IndexOfKey(key);
            value = index >= 0 ? _values[index] : default(TValue);
            return index >= 0;
        }

        public TKey GetKeyAtIndex(int index)
        {
            CheckIndex(index);
            return _keys[index];
        }

        public TValue GetValueAtIndex(int index)
        {
            CheckIndex(index);
            return _values[index];
        }

        public void SetValueAtIndex(int index, TValue value)
        {
            CheckIndex(index);
            _values[index] = value;
            _version++;
        }

        public void TrimExcess()
        {
            if (_size < (int)(_keys.Length * 0.9)) Capacity = _size;
        }

        // Where the key is; the complement of where it would be, if it is not there.
        private int Search(TKey key)
        {
            if (key == null) throw new ArgumentNullException(nameof(key));
            return Array.BinarySearch(_keys, 0, _size, key, Comparer);
        }

        private void CheckIndex(int index)
        {
            if (index < 0 || index >= _size)
                throw new ArgumentOutOfRangeException(nameof(index), index,
                    "Index was out of range. Must be non-negative and less than the size of the collection.");
        }

        private KeyValuePair<TKey, TValue> At(int index)
            => new KeyValuePair<TKey, TValue>(_keys[index], _values[index]);

        public IEnumerator<KeyValuePair<TKey, TValue>> GetEnumerator() => new Enumerator(this, Enumerator.Pairs);

        IEnumerator<KeyValuePair<TKey, TValue>> IEnumerable<KeyValuePair<TKey, TValue>>.GetEnumerator()
        {
            if (_size == 0) return new EmptyEnumerator<KeyValuePair<TKey, TValue>>();
            return new Enumerator(this, Enumerator.Pairs);
        }

        IEnumerator IEnumerable.GetEnumerator()
            => ((IEnumerable<KeyValuePair<TKey, TValue>>)this).GetEnumerator();

        ICollection<TKey> IDictionary<TKey, TValue>.Keys => Keys;

        ICollection<TValue> IDictionary<TKey, TValue>.Values => Values;

        IEnumerable<TKey> IReadOnlyDictionary<TKey, TValue>.Keys => Keys;

        IEnumerable<TValue> IReadOnlyDictionary<TKey, TValue>.Values => Values;

        bool ICollection<KeyValuePair<TKey, TValue>>.IsReadOnly => false;

        void ICollection<KeyValuePair<TKey, TValue>>.Add(KeyValuePair<TKey, TValue> pair) => Add(pair.Key, pair.Value);

        bool ICollection<KeyValuePair<TKey, TValue>>.Contains(KeyValuePair<TKey, TValue> pair)
        {
            int index = IndexOfKey(pair.Key);
            return index >= 0 && EqualityComparer<TValue>.Default.Equals(_values[index], pair.Value);
        }

        void ICollection<KeyValuePair<TKey, TValue>>.CopyTo(KeyValuePair<TKey, TValue>[] array, int arrayIndex)
        {
            if (array == null) throw new ArgumentNullException(nameof(array));
            if (arrayIndex < 0 || arrayIndex > array.Length)
                throw CollectionErrors.IndexBeyondEnd(nameof(arrayIndex), arrayIndex);
            if (array.Length - arrayIndex < Count) throw CollectionErrors.NoRoom();
            for (int i = 0; i < _size; i++) array[arrayIndex + i] = At(i);
        }

        bool ICollection<KeyValuePair<TKey, TValue>>.Remove(KeyValuePair<TKey, TValue> pair)
        {
            int index = IndexOfKey(pair.Key);
            if (index < 0 || !EqualityComparer<TValue>.Default.Equals(_values[index], pair.Value)) return false;
            RemoveAt(index);
            return true;
        }

        bool ICollection.IsSynchronized => false;

        object ICollection.SyncRoot => this;

        void ICollection.CopyTo(Array array, int index)
        {
            CollectionErrors.CheckArray(array, nameof(array));
            if (index < 0 || index > array.Length) throw CollectionErrors.IndexBeyondEnd(nameof(index), index);
            if (array.Length - index < Count) throw CollectionErrors.NoRoom();
            CollectionErrors.CopyItems<KeyValuePair<TKey, TValue>>(this, array, index, nameof(array));
        }

        bool IDictionary.IsFixedSize => false;

        bool IDictionary.IsReadOnly => false;

        ICollection IDictionary.Keys => new KeyList(this);

        ICollection IDictionary.Values => new ValueList(this);

        object IDictionary.this[object key]
        {
            get
            {
                if (key == null) throw new ArgumentNullException(nameof(key));
                int index = key is TKey ? IndexOfKey((TKey)key) : -1;
                return index >= 0 ? (object)_values[index] : null;
            }
            set
            {
                if (key == null) throw new ArgumentNullException(nameof(key));
                if (!(key is TKey)) throw new ArgumentNullException(nameof(key));
                this[(TKey)key] = CollectionErrors.Cast<TValue>(value, nameof(value), "'");
            }
        }

        void IDictionary.Add(object key, object value)
        {
            if (key == null) throw new ArgumentNullException(nameof(key));
            Add(CollectionErrors.Cast<TKey>(key, nameof(key), "'"),
                CollectionErrors.Cast<TValue>(value, nameof(value), "'"));
        }

        bool IDictionary.Contains(object key)
        {
            if (key == null) throw new ArgumentNullException(nameof(key));
            return key is TKey && ContainsKey((TKey)key);
        }

        IDictionaryEnumerator IDictionary.GetEnumerator() => new Enumerator(this, Enumerator.Entries);

        void IDictionary.Remove(object key)
        {
            if (key == null) throw new ArgumentNullException(nameof(key));
            if (key is TKey) Remove((TKey)key);
        }

        private struct Enumerator : IEnumerator<KeyValuePair<TKey, TValue>>, IDictionaryEnumerator
        {
            // What IEnumerator.Current is.
            internal const int Entries = 1;
            internal const int Pairs = 2;

            private readonly SortedList<TKey, TValue> _list;
            private readonly int _version;
            private readonly int _kind;
            private int _index;  // one more than that of the current one
            private KeyValuePair<TKey, TValue> _current;

            internal Enumerator(SortedList<TKey, TValue> list, int kind)
            {
                _list = list;
                _version = list._version;
                _kind = kind;
                _index = 0;
                _current = default(KeyValuePair<TKey, TValue>);
            }

            public void Dispose()
            {
                _index = 0;
                _current = default(KeyValuePair<TKey, TValue>);
            }

            public bool MoveNext()
            {
                if (_version != _list._version) throw CollectionErrors.ModifiedSince();
                bool found = (uint)_index < (uint)_list._size;
                _current = found ? _list.At(_index) : default(KeyValuePair<TKey, TValue>);
                _index = found ? _index + 1 : _list._size + 1;
                return found;
            }

            public KeyValuePair<TKey, TValue> Current => _current;

            object IEnumerator.Current
            {
                get
                {
                    CheckCurrent();
                    if (_kind == Entries) return new DictionaryEntry(_current.Key, _current.Value);
                    return _current;
                }
            }

            DictionaryEntry IDictionaryEnumerator.Entry
            {
                get
                {
                    CheckCurrent();
                    return new DictionaryEntry(_current.Key, _current.Value);
                }
            }

            object IDictionaryEnumerator.Key
            {
                get
                {
                    CheckCurrent();
                    return _current.Key;
                }
            }

            object IDictionaryEnumerator.Value
            {
                get
                {
                    CheckCurrent();
                    return _current.Value;
                }
            }

            void IEnumerator.Reset()
            {
                if (_version != _list._version) throw CollectionErrors.ModifiedSince();
                _index = 0;
                _current = default(KeyValuePair<TKey, TValue>);
            }

            private void CheckCurrent()
            {
                if (_index == 0 || _index == _list._size + 1) throw CollectionErrors.NotEnumerating();
            }
        }

        // The keys or the values, as a list that cannot be changed.
        private abstract class Part<T> : IList<T>, ICollection
        {
            protected readonly SortedList<TKey, TValue> _list;

            protected Part(SortedList<TKey, TValue> list)
            {
                _list = list;
            }

            protected abstract T[] Items { get; }

            public int Count => _list._size;

            public bool IsReadOnly => true;

            public abstract int IndexOf(T item);

            public bool Contains(T item) => IndexOf(item) >= 0;

            public T this[int index]
            {
                get
                {
                    _list.CheckIndex(index);
                    return Items[index];
                }
                set => throw ReadOnly(true);
            }

            public void CopyTo(T[] array, int arrayIndex) => Array.Copy(Items, 0, array, arrayIndex, _list._size);

            void ICollection.CopyTo(Array array, int index)
            {
                if (array != null && array.Rank != 1)
                    throw new ArgumentException(
                        "Only single dimensional arrays are supported for the requested action.", nameof(array));
                try
                {
                    Array.Copy(Items, 0, array, index, _list._size);
                }
                catch (ArrayTypeMismatchException)
                {
                    throw CollectionErrors.WrongArray(nameof(array));
                }
            }

            bool ICollection.IsSynchronized => false;

            object ICollection.SyncRoot => _list;

            public IEnumerator<T> GetEnumerator()
            {
                if (Count == 0) return new EmptyEnumerator<T>();
                return new PartEnumerator<T>(_list, Items);
            }

            IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

            void ICollection<T>.Add(T item) => throw ReadOnly(false);

            void ICollection<T>.Clear() => throw ReadOnly(false);

            bool ICollection<T>.Remove(T item) => throw ReadOnly(false);

            void IList<T>.Insert(int index, T item) => throw ReadOnly(false);

            void IList<T>.RemoveAt(int index) => throw ReadOnly(false);

            protected virtual Exception ReadOnly(bool setter)
                => new NotSupportedException("This operation is not supported on SortedList nested types because they "
                    + "require modifying the original SortedList.");
        }

        private sealed class KeyList : Part<TKey>
        {
            internal KeyList(SortedList<TKey, TValue> list) : base(list)
            {
            }

            protected override TKey[] Items => _list._keys;

            public override int IndexOf(TKey key) => _list.IndexOfKey(key);

            protected override Exception ReadOnly(bool setter)
                => setter ? CollectionErrors.KeysReadOnly() : base.ReadOnly(false);
        }

        private sealed class ValueList : Part<TValue>
        {
            internal ValueList(SortedList<TKey, TValue> list) : base(list)
            {
            }

            protected override TValue[] Items => _list._values;

            public override int IndexOf(TValue value) => _list.IndexOfValue(value);
        }

        private sealed class PartEnumerator<T> : IEnumerator<T>
        {
            private readonly SortedList<TKey, TValue> _list;
            private readonly T[] _items;
            private readonly int _version;
            private int _index;  // one more than that of the current one
            private T _current;

            internal PartEnumerator(SortedList<TKey, TValue> list, T[] items)
            {
                _list = list;
                _items = items;
                _version = list._version;
            }

            public void Dispose()
            {
                _index = 0;
                _current = default(T);
            }

            public bool MoveNext()
            {
                if (_version != _list._version) throw CollectionErrors.ModifiedSince();
                bool found = (uint)_index < (uint)_list._size;
                _current = found ? _items[_index] : default(T);
                _index = found ? _index + 1 : _list._size + 1;
                return found;
            }

            public T Current => _current;

            object IEnumerator.Current
            {
                get
                {
                    if (_index == 0 || _index == _list._size + 1) throw CollectionErrors.NotEnumerating();
                    return _current;
                }
            }

            void IEnumerator.Reset()
            {
                if (_version != _list._version) throw CollectionErrors.ModifiedSince();
                _index = 0;
                _current = default(T);
            }
        }
    }
}
