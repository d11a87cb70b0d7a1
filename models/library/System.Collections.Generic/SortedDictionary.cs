// SortedDictionary<TKey, TValue>: a SortedList underneath. .NET's is a red-black tree; nobody can see the difference
// but a stopwatch.
namespace System.Collections.Generic
{
    public class SortedDictionary<TKey, TValue> : IDictionary<TKey, TValue>, IDictionary,
        IReadOnlyDictionary<TKey, TValue>
    {
        private readonly SortedList<TKey, TValue> _list;

        public SortedDictionary() : this((IComparer<TKey>)null)
        {
        }

        public SortedDictionary(IComparer<TKey> comparer)
        {
            _list = new SortedList<TKey, TValue>(comparer);
        }

        public SortedDictionary(IDictionary<TKey, TValue> dictionary) : this(dictionary, null)
        {
        }

        public SortedDictionary(IDictionary<TKey, TValue> dictionary, IComparer<TKey> comparer)
        {
            if (dictionary == null) throw new ArgumentNullException(nameof(dictionary));
            _list = new SortedList<TKey, TValue>(comparer);
            foreach (KeyValuePair<TKey, TValue> pair in dictionary) Add(pair.Key, pair.Value);
        }

        public IComparer<TKey> Comparer => _list.Comparer;

        public int Count => _list._size;

        public KeyCollection Keys => new KeyCollection(this);

        public ValueCollection Values => new ValueCollection(this);

        public TValue this[TKey key]
        {
            get => _list[key];
            set => _list[key] = value;
        }

        public void Add(TKey key, TValue value)
        {
            if (key == null) throw new ArgumentNullException(nameof(key));
            _list._version++;
            if (!_list.TryAdd(key, value))
                throw CollectionErrors.DuplicateKey(new KeyValuePair<TKey, TValue>(key, value));
        }

        // .NET's tree may turn while it is searched for a place or for what is to go: enumerators notice.
        public bool Remove(TKey key)
        {
            if (key == null) throw new ArgumentNullException(nameof(key));
            if (Count > 0) _list._version++;
            return _list.Remove(key);
        }

        public void Clear() => _list.Clear();

        public bool ContainsKey(TKey key) => _list.ContainsKey(key);

        public bool ContainsValue(TValue value) => _list.ContainsValue(value);

        public bool TryGetValue(TKey key, out TValue value) => _list.TryGetValue(key, out value);

        public void CopyTo(KeyValuePair<TKey, TValue>[] array, int index)
        {
            CheckCopy(array, index);
            foreach (KeyValuePair<TKey, TValue> pair in this) array[index++] = pair;
        }

        private void CheckCopy(Array array, int index)
        {
            if (array == null) throw new ArgumentNullException(nameof(array));
            if (index < 0) throw CollectionErrors.Negative(nameof(index), index);
            if (array.Length - index < Count) throw CollectionErrors.NoRoom();
        }

        public Enumerator GetEnumerator() => new Enumerator(_list, Enumerator.Pairs);

        IEnumerator<KeyValuePair<TKey, TValue>> IEnumerable<KeyValuePair<TKey, TValue>>.GetEnumerator()
        {
            if (Count == 0) return new EmptyEnumerator<KeyValuePair<TKey, TValue>>();
            return new Enumerator(_list, Enumerator.Pairs);
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
            => ((ICollection<KeyValuePair<TKey, TValue>>)_list).Contains(pair);

        bool ICollection<KeyValuePair<TKey, TValue>>.Remove(KeyValuePair<TKey, TValue> pair)
            => ((ICollection<KeyValuePair<TKey, TValue>>)_list).Remove(pair);

        bool ICollection.IsSynchronized => false;

        object ICollection.SyncRoot => this;

        void ICollection.CopyTo(Array array, int index)
        {
            CollectionErrors.CheckArray(array, nameof(array));
            CheckCopy(array, index);
            CollectionErrors.CopyItems<KeyValuePair<TKey, TValue>>(this, array, index, nameof(array));
        }

        bool IDictionary.IsFixedSize => false;

        bool IDictionary.IsReadOnly => false;

        ICollection IDictionary.Keys => Keys;

        ICollection IDictionary.Values => Values;

        object IDictionary.this[object key]
        {
            get => ((IDictionary)_list)[key];
            set
            {
                if (key == null) throw new ArgumentNullException(nameof(key));
                this[CollectionErrors.Cast<TKey>(key, nameof(key), "'")] =
                    CollectionErrors.Cast<TValue>(value, nameof(value), "'");
            }
        }

        void IDictionary.Add(object key, object value)
        {
            if (key == null) throw new ArgumentNullException(nameof(key));
            Add(CollectionErrors.Cast<TKey>(key, nameof(key), "'"),
                CollectionErrors.Cast<TValue>(value, nameof(value), "'"));
        }

        bool IDictionary.Contains(object key) => ((IDictionary)_list).Contains(key);

        IDictionaryEnumerator IDictionary.GetEnumerator() => new Enumerator(_list, Enumerator.Entries);

        void IDictionary.Remove(object key)
        {
            if (key == null) throw new ArgumentNullException(nameof(key));
            if (key is TKey) Remove((TKey)key);
        }

        public struct Enumerator : IEnumerator<KeyValuePair<TKey, TValue>>, IDictionaryEnumerator
        {
            // What IEnumerator.Current is.
            internal const int Entries = 1;
            internal const int Pairs = 2;

            private readonly SortedList<TKey, TValue> _list;
            private readonly int _version;
            private readonly int _kind;
            private int _index;  // one more than that of the current one; -1 behind the last
            private KeyValuePair<TKey, TValue> _current;

            internal Enumerator(SortedList<TKey, TValue> list, int kind)
            {
                _list = list;
                _version = list._version;
                _kind = kind;
                _index = 0;
                _current = default(KeyValuePair<TKey, TValue>);
            }

            public bool MoveNext()
            {
                if (_version != _list._version) throw CollectionErrors.ModifiedSince();
                if (_index < 0 || _index >= _list._size)
                {
                    _index = -1;
                    _current = default(KeyValuePair<TKey, TValue>);
                    return false;
                }
                _current = new KeyValuePair<TKey, TValue>(_list._keys[_index], _list._values[_index]);
                _index++;
                return true;
            }

            public void Dispose()
            {
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

            void IEnumerator.Reset() => Restart();

            internal void Restart()
            {
                if (_version != _list._version) throw CollectionErrors.ModifiedSince();
                _index = 0;
                _current = default(KeyValuePair<TKey, TValue>);
            }

            internal void CheckCurrent()
            {
                if (_index <= 0) throw CollectionErrors.NotEnumerating();
            }
        }

        public sealed class KeyCollection : ICollection<TKey>, ICollection, IReadOnlyCollection<TKey>
        {
            private readonly SortedDictionary<TKey, TValue> _dictionary;

            public KeyCollection(SortedDictionary<TKey, TValue> dictionary)
            {
                if (dictionary == null) throw new ArgumentNullException(nameof(dictionary));
                _dictionary = dictionary;
            }

            public int Count => _dictionary.Count;

            public bool Contains(TKey item) => _dictionary.ContainsKey(item);

            public void CopyTo(TKey[] array, int index)
            {
                _dictionary.CheckCopy(array, index);
                foreach (TKey key in this) array[index++] = key;
            }

            public Enumerator GetEnumerator() => new Enumerator(_dictionary);

            IEnumerator<TKey> IEnumerable<TKey>.GetEnumerator()
            {
                if (Count == 0) return new EmptyEnumerator<TKey>();
                return new Enumerator(_dictionary);
            }

            IEnumerator IEnumerable.GetEnumerator() => ((IEnumerable<TKey>)this).GetEnumerator();

            bool ICollection<TKey>.IsReadOnly => true;

            void ICollection<TKey>.Add(TKey item) => throw CollectionErrors.KeysReadOnly();

            void ICollection<TKey>.Clear() => throw CollectionErrors.KeysReadOnly();

            bool ICollection<TKey>.Remove(TKey item) => throw CollectionErrors.KeysReadOnly();

            bool ICollection.IsSynchronized => false;

            object ICollection.SyncRoot => _dictionary;

            void ICollection.CopyTo(Array array, int index)
            {
                CollectionErrors.CheckArray(array, nameof(array));
                _dictionary.CheckCopy(array, index);
                CollectionErrors.CopyItems<TKey>(this, array, index, nameof(array));
            }

            public struct Enumerator : IEnumerator<TKey>, IEnumerator
            {
                private SortedDictionary<TKey, TValue>.Enumerator _pairs;

                internal Enumerator(SortedDictionary<TKey, TValue> dictionary)
                {
                    _pairs = dictionary.GetEnumerator();
                }

                public void Dispose()
                {
                }

                public bool MoveNext() => _pairs.MoveNext();

                public TKey Current => _pairs.Current.Key;

                object IEnumerator.Current
                {
                    get
                    {
                        _pairs.CheckCurrent();
                        return Current;
                    }
                }

                void IEnumerator.Reset() => _pairs.Restart();
            }
        }

        public sealed class ValueCollection : ICollection<TValue>, ICollection, IReadOnlyCollection<TValue>
        {
            private readonly SortedDictionary<TKey, TValue> _dictionary;

            public ValueCollection(SortedDictionary<TKey, TValue> dictionary)
            {
                if (dictionary == null) throw new ArgumentNullException(nameof(dictionary));
                _dictionary = dictionary;
            }

            public int Count => _dictionary.Count;

            public void CopyTo(TValue[] array, int index)
            {
                _dictionary.CheckCopy(array, index);
                foreach (TValue value in this) array[index++] = value;
            }

            public Enumerator GetEnumerator() => new Enumerator(_dictionary);

            IEnumerator<TValue> IEnumerable<TValue>.GetEnumerator()
            {
                if (Count == 0) return new EmptyEnumerator<TValue>();
                return new Enumerator(_dictionary);
            }

            IEnumerator IEnumerable.GetEnumerator() => ((IEnumerable<TValue>)this).GetEnumerator();

            bool ICollection<TValue>.IsReadOnly => true;

            void ICollection<TValue>.Add(TValue item) => throw CollectionErrors.ValuesReadOnly();

            void ICollection<TValue>.Clear() => throw CollectionErrors.ValuesReadOnly();

            bool ICollection<TValue>.Contains(TValue item) => _dictionary.ContainsValue(item);

            bool ICollection<TValue>.Remove(TValue item) => throw CollectionErrors.ValuesReadOnly();

            bool ICollection.IsSynchronized => false;

            object ICollection.SyncRoot => _dictionary;

            void ICollection.CopyTo(Array array, int index)
            {
                CollectionErrors.CheckArray(array, nameof(array));
                _dictionary.CheckCopy(array, index);
                CollectionErrors.CopyItems<TValue>(this, array, index, nameof(array));
            }

            public struct Enumerator : IEnumerator<TValue>, IEnumerator
            {
                private SortedDictionary<TKey, TValue>.Enumerator _pairs;

                internal Enumerator(SortedDictionary<TKey, TValue> dictionary)
                {
                    _pairs = dictionary.GetEnumerator();
                }

                public void Dispose()
                {
                }

                public bool MoveNext() => _pairs.MoveNext();

                public TValue Current => _pairs.Current.Value;

                object IEnumerator.Current
                {
                    get
                    {
                        _pairs.CheckCurrent();
                        return Current;
                    }
                }

                void IEnumerator.Reset() => _pairs.Restart();
            }
        }
    }
}
