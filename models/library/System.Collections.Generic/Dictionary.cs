// Dictionary<TKey, TValue>: chained hashing over an array of entries with a list of free ones, as .NET's, because
// the order of enumeration shows it. Unsynchronized threads can tie chains into knots; as in .NET that is noticed.
using System.Runtime.CompilerServices;

namespace System.Collections.Generic
{
    public class Dictionary<TKey, TValue> : IDictionary<TKey, TValue>, IDictionary, IReadOnlyDictionary<TKey, TValue>
    {
        private int[] _buckets;       // one more than the index of a chain's first entry; 0 if it is empty
        private Entry[] _entries;     // as long as _buckets; null as long as nothing was added
        private int _count;           // the entries that have been used, free ones among them
        private int _freeList;        // the free entry that was freed last
        private int _freeCount;
        private int _version;
        private readonly IEqualityComparer<TKey> _comparer;  // null: the default one

        private const int EndOfChain = -1;
        // The next free entry n is kept in _next as FreeMark - n, which is below EndOfChain.
        private const int FreeMark = -3;

        private struct Entry
        {
            public int _hash;
            public int _next;
            public TKey _key;
            public TValue _value;
        }

        private enum IfThere
        {
            Keep,
            Overwrite,
            Throw
        }

        public Dictionary() : this(0, null)
        {
        }

        public Dictionary(int capacity) : this(capacity, null)
        {
        }

        public Dictionary(IEqualityComparer<TKey> comparer) : this(0, comparer)
        {
        }

        public Dictionary(int capacity, IEqualityComparer<TKey> comparer)
        {
            if (capacity < 0) throw new ArgumentOutOfRangeException(nameof(capacity));
            if (capacity > 0) Initialize(capacity);
            if (comparer != null && comparer != (object)EqualityComparer<TKey>.Default) _comparer = comparer;
        }

        public Dictionary(IDictionary<TKey, TValue> dictionary) : this(dictionary, null)
        {
        }

        public Dictionary(IDictionary<TKey, TValue> dictionary, IEqualityComparer<TKey> comparer)
            : this(dictionary != null ? dictionary.Count : 0, comparer)
        {
            if (dictionary == null) throw new ArgumentNullException(nameof(dictionary));
            AddAll(dictionary);
        }

        public Dictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection) : this(collection, null)
        {
        }

        public Dictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection, IEqualityComparer<TKey> comparer)
            : this(CountOf(collection), comparer)
        {
            if (collection == null) throw new ArgumentNullException(nameof(collection));
            AddAll(collection);
        }

        private static int CountOf(IEnumerable<KeyValuePair<TKey, TValue>> collection)
        {
            ICollection<KeyValuePair<TKey, TValue>> counted = collection as ICollection<KeyValuePair<TKey, TValue>>;
            return counted != null ? counted.Count : 0;
        }

        private void AddAll(IEnumerable<KeyValuePair<TKey, TValue>> collection)
        {
            foreach (KeyValuePair<TKey, TValue> pair in collection) Add(pair.Key, pair.Value);
        }

        public IEqualityComparer<TKey> Comparer => _comparer ?? EqualityComparer<TKey>.Default;

        public int Count => _count - _freeCount;

        public int Capacity => _entries == null ? 0 : _entries.Length;

        public KeyCollection Keys => new KeyCollection(this);

        public ValueCollection Values => new ValueCollection(this);

        public TValue this[TKey key]
        {
            get
            {
                int entry = Find(key);
                if (entry < 0) throw CollectionErrors.KeyNotFound(key);
                return _entries[entry]._value;
            }
            set => Insert(key, value, IfThere.Overwrite);
        }

        public void Add(TKey key, TValue value) => Insert(key, value, IfThere.Throw);

        public bool TryAdd(TKey key, TValue value) => Insert(key, value, IfThere.Keep);

        public bool ContainsKey(TKey key) => Find(key) >= 0;

        public bool ContainsValue(TValue value)
        {
            EqualityComparer<TValue> comparer = EqualityComparer<TValue>.Default;
            for (int i = 0; i < _count; i++)
            {
                if (_entries[i]._next >= EndOfChain && comparer.Equals(_entries[i]._value, value)) return true;
            }
            return false;
        }

        public bool TryGetValue(TKey key, out TValue value)
        {
            int entry = Find(key);
            value = entry >= 0 ? _entries[entry]._value : default(TValue);
            return entry >= 0;
        }

        public void Clear()
        {
            int count = _count;
            if (count == 0) return;
            Array.Clear(_buckets, 0, _buckets.Length);
            _count = 0;
            _freeList = -1;
            _freeCount = 0;
            Array.Clear(_entries, 0, count);
        }

        public bool Remove(TKey key)
        {
            TValue value;
            return Remove(key, out value);
        }

        public bool Remove(TKey key, out TValue value)
        {
            if (key == null) throw new ArgumentNullException(nameof(key));
            value = default(TValue);
            if (_buckets == null) return false;
            IEqualityComparer<TKey> comparer = Comparer;
            int hash = comparer.GetHashCode(key);
            int bucket = Bucket(hash);
            Entry[] entries = _entries;
            int last = -1;
            uint steps = 0;
            for (int i = _buckets[bucket] - 1; i >= 0; i = entries[i]._next)
            {
                if (entries[i]._hash == hash && comparer.Equals(entries[i]._key, key))
                {
                    if (last < 0) _buckets[bucket] = entries[i]._next + 1;
                    else entries[last]._next = entries[i]._next;
                    value = entries[i]._value;
                    entries[i]._next = FreeMark - _freeList;
                    if (RuntimeHelpers.IsReferenceOrContainsReferences<TKey>()) entries[i]._key = default(TKey);
                    if (RuntimeHelpers.IsReferenceOrContainsReferences<TValue>()) entries[i]._value = default(TValue);
                    _freeList = i;
                    _freeCount++;
                    return true;
                }
                last = i;
                if (++steps > (uint)entries.Length) throw CollectionErrors.Concurrent();
            }
            return false;
        }

        private int Bucket(int hash) => (int)((uint)hash % (uint)_buckets.Length);

        // The key's entry, or a negative number.
        private int Find(TKey key)
        {
            if (key == null) throw new ArgumentNullException(nameof(key));
            if (_buckets == null) return -1;
            IEqualityComparer<TKey> comparer = Comparer;
            return Find(key, comparer.GetHashCode(key), comparer);
        }

        private int Find(TKey key, int hash, IEqualityComparer<TKey> comparer)
        {
            int i = _buckets[Bucket(hash)] - 1;
            Entry[] entries = _entries;
            uint steps = 0;
            while ((uint)i < (uint)entries.Length)
            {
                if (entries[i]._hash == hash && comparer.Equals(entries[i]._key, key)) return i;
                i = entries[i]._next;
                if (++steps > (uint)entries.Length) throw CollectionErrors.Concurrent();
            }
            return -1;
        }

        private bool Insert(TKey key, TValue value, IfThere ifThere)
        {
            if (key == null) throw new ArgumentNullException(nameof(key));
            if (_buckets == null) Initialize(0);
            IEqualityComparer<TKey> comparer = Comparer;
            int hash = comparer.GetHashCode(key);
            int entry = Find(key, hash, comparer);
            if (entry < 0)
            {
                NewEntry(key, hash, value);
                return true;
            }
            if (ifThere == IfThere.Throw) throw CollectionErrors.DuplicateKey(key);
            if (ifThere == IfThere.Keep) return false;
            _entries[entry]._value = value;
            return true;
        }

        // An entry for a key that is not there; complete before a chain leads to it.
        private int NewEntry(TKey key, int hash, TValue value)
        {
            int index;
            if (_freeCount > 0)
            {
                index = _freeList;
                _freeList = FreeMark - _entries[index]._next;
                _freeCount--;
            }
            else
            {
                if (_count == _entries.Length) Resize(CollectionErrors.PrimeFrom(2 * _count));
                index = _count;
                _count = index + 1;
            }
            int bucket = Bucket(hash);
            Entry[] entries = _entries;
            entries[index]._hash = hash;
            entries[index]._next = _buckets[bucket] - 1;
            entries[index]._key = key;
            entries[index]._value = value;
            _buckets[bucket] = index + 1;
            _version++;
            return index;
        }

        // For CollectionsMarshal.
        internal ref TValue ValueOf(TKey key)
        {
            int entry = Find(key);
            if (entry < 0) return ref Unsafe.NullRef<TValue>();
            return ref _entries[entry]._value;
        }

        internal ref TValue ValueOfOrNew(TKey key, out bool exists)
        {
            int entry = Find(key);
            exists = entry >= 0;
            if (!exists)
            {
                if (_buckets == null) Initialize(0);
                entry = NewEntry(key, Comparer.GetHashCode(key), default(TValue));
            }
            return ref _entries[entry]._value;
        }

        private void Initialize(int capacity)
        {
            int size = CollectionErrors.PrimeFrom(capacity);
            int[] buckets = new int[size];
            Entry[] entries = new Entry[size];
            _freeList = -1;
            _buckets = buckets;
            _entries = entries;
        }

        private void Resize(int size)
        {
            Entry[] entries = new Entry[size];
            Array.Copy(_entries, entries, _count);
            _buckets = new int[size];
            for (int i = 0; i < _count; i++)
            {
                if (entries[i]._next < EndOfChain) continue;
                int bucket = Bucket(entries[i]._hash);
                entries[i]._next = _buckets[bucket] - 1;
                _buckets[bucket] = i + 1;
            }
            _entries = entries;
        }

        public int EnsureCapacity(int capacity)
        {
            if (capacity < 0) throw new ArgumentOutOfRangeException(nameof(capacity));
            if (Capacity >= capacity) return Capacity;
            _version++;
            if (_buckets == null) Initialize(capacity);
            else Resize(CollectionErrors.PrimeFrom(capacity));
            return Capacity;
        }

        public void TrimExcess() => TrimExcess(Count);

        public void TrimExcess(int capacity)
        {
            if (capacity < Count) throw new ArgumentOutOfRangeException(nameof(capacity));
            int size = CollectionErrors.PrimeFrom(capacity);
            if (size >= Capacity) return;
            Entry[] old = _entries;
            int oldCount = _count;
            _version++;
            Initialize(size);
            _count = 0;
            _freeCount = 0;
            for (int i = 0; i < oldCount; i++)
            {
                if (old[i]._next < EndOfChain) continue;
                int bucket = Bucket(old[i]._hash);
                _entries[_count] = old[i];
                _entries[_count]._next = _buckets[bucket] - 1;
                _buckets[bucket] = ++_count;
            }
        }

        // The first used entry from `index` on, or _count.
        private int Skip(int index)
        {
            while ((uint)index < (uint)_count && _entries[index]._next < EndOfChain) index++;
            return index;
        }

        private void CopyTo(KeyValuePair<TKey, TValue>[] array, int index)
        {
            CheckCopy(array, index);
            for (int i = Skip(0); i < _count; i = Skip(i + 1))
                array[index++] = new KeyValuePair<TKey, TValue>(_entries[i]._key, _entries[i]._value);
        }

        private void CheckCopy(Array array, int index)
        {
            if (array == null) throw new ArgumentNullException(nameof(array));
            if ((uint)index > (uint)array.Length) throw CollectionErrors.Negative(nameof(index));
            if (array.Length - index < Count) throw CollectionErrors.NoRoom();
        }

        private void CheckUntypedCopy(Array array, int index)
        {
            CollectionErrors.CheckArray(array, null);
            CheckCopy(array, index);
        }

        public Enumerator GetEnumerator() => new Enumerator(this, Enumerator.Pairs);

        IEnumerator<KeyValuePair<TKey, TValue>> IEnumerable<KeyValuePair<TKey, TValue>>.GetEnumerator()
        {
            if (Count == 0) return new EmptyEnumerator<KeyValuePair<TKey, TValue>>(false);
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
            int entry = Find(pair.Key);
            return entry >= 0 && EqualityComparer<TValue>.Default.Equals(_entries[entry]._value, pair.Value);
        }

        void ICollection<KeyValuePair<TKey, TValue>>.CopyTo(KeyValuePair<TKey, TValue>[] array, int index)
            => CopyTo(array, index);

        bool ICollection<KeyValuePair<TKey, TValue>>.Remove(KeyValuePair<TKey, TValue> pair)
        {
            int entry = Find(pair.Key);
            if (entry < 0 || !EqualityComparer<TValue>.Default.Equals(_entries[entry]._value, pair.Value)) return false;
            return Remove(pair.Key);
        }

        bool ICollection.IsSynchronized => false;

        object ICollection.SyncRoot => this;

        void ICollection.CopyTo(Array array, int index)
        {
            CheckUntypedCopy(array, index);
            DictionaryEntry[] entries = array as DictionaryEntry[];
            if (entries == null)
            {
                CollectionErrors.CopyItems<KeyValuePair<TKey, TValue>>(this, array, index, null);
                return;
            }
            foreach (KeyValuePair<TKey, TValue> pair in this)
                entries[index++] = new DictionaryEntry(pair.Key, pair.Value);
        }

        bool IDictionary.IsFixedSize => false;

        bool IDictionary.IsReadOnly => false;

        ICollection IDictionary.Keys => Keys;

        ICollection IDictionary.Values => Values;

        object IDictionary.this[object key]
        {
            get
            {
                if (key == null) throw new ArgumentNullException(nameof(key));
                if (!(key is TKey)) return null;
                int entry = Find((TKey)key);
                return entry >= 0 ? (object)_entries[entry]._value : null;
            }
            set
            {
                if (key == null) throw new ArgumentNullException(nameof(key));
                this[CollectionErrors.Cast<TKey>(key, nameof(key))] =
                    CollectionErrors.Cast<TValue>(value, nameof(value));
            }
        }

        void IDictionary.Add(object key, object value)
        {
            if (key == null) throw new ArgumentNullException(nameof(key));
            Add(CollectionErrors.Cast<TKey>(key, nameof(key)), CollectionErrors.Cast<TValue>(value, nameof(value)));
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

        public struct Enumerator : IEnumerator<KeyValuePair<TKey, TValue>>, IDictionaryEnumerator
        {
            // What IEnumerator.Current is.
            internal const int Entries = 1;
            internal const int Pairs = 2;

            private readonly Dictionary<TKey, TValue> _dictionary;
            private readonly int _version;
            private readonly int _kind;
            private int _index;
            private KeyValuePair<TKey, TValue> _current;

            internal Enumerator(Dictionary<TKey, TValue> dictionary, int kind)
            {
                _dictionary = dictionary;
                _version = dictionary._version;
                _kind = kind;
                _index = 0;
                _current = default(KeyValuePair<TKey, TValue>);
            }

            public bool MoveNext()
            {
                if (_version != _dictionary._version) throw CollectionErrors.Modified();
                if (!Step(_dictionary, ref _index))
                {
                    _current = default(KeyValuePair<TKey, TValue>);
                    return false;
                }
                Entry[] entries = _dictionary._entries;
                _current = new KeyValuePair<TKey, TValue>(entries[_index - 1]._key, entries[_index - 1]._value);
                return true;
            }

            // Makes `index` one more than that of the next used entry; beyond all if there is none.
            internal static bool Step(Dictionary<TKey, TValue> dictionary, ref int index)
            {
                int next = dictionary.Skip(index);
                bool found = (uint)next < (uint)dictionary._count;
                index = found ? next + 1 : dictionary._count + 1;
                return found;
            }

            public KeyValuePair<TKey, TValue> Current => _current;

            public void Dispose()
            {
            }

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
                if (_version != _dictionary._version) throw CollectionErrors.Modified();
                _index = 0;
                _current = default(KeyValuePair<TKey, TValue>);
            }

            private void CheckCurrent()
            {
                if (_index == 0 || _index == _dictionary._count + 1) throw CollectionErrors.NotEnumerating();
            }
        }

        public sealed class KeyCollection : ICollection<TKey>, ICollection, IReadOnlyCollection<TKey>
        {
            private readonly Dictionary<TKey, TValue> _dictionary;

            public KeyCollection(Dictionary<TKey, TValue> dictionary)
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
                _dictionary.CheckUntypedCopy(array, index);
                CollectionErrors.CopyItems<TKey>(this, array, index, null);
            }

            public struct Enumerator : IEnumerator<TKey>, IEnumerator
            {
                private readonly Dictionary<TKey, TValue> _dictionary;
                private readonly int _version;
                private int _index;
                private TKey _current;

                internal Enumerator(Dictionary<TKey, TValue> dictionary)
                {
                    _dictionary = dictionary;
                    _version = dictionary._version;
                    _index = 0;
                    _current = default(TKey);
                }

                public bool MoveNext()
                {
                    if (_version != _dictionary._version) throw CollectionErrors.Modified();
                    bool found = Dictionary<TKey, TValue>.Enumerator.Step(_dictionary, ref _index);
                    _current = found ? _dictionary._entries[_index - 1]._key : default(TKey);
                    return found;
                }

                public TKey Current => _current;

                public void Dispose()
                {
                }

                object IEnumerator.Current
                {
                    get
                    {
                        if (_index == 0 || _index == _dictionary._count + 1) throw CollectionErrors.NotEnumerating();
                        return _current;
                    }
                }

                void IEnumerator.Reset()
                {
                    if (_version != _dictionary._version) throw CollectionErrors.Modified();
                    _index = 0;
                    _current = default(TKey);
                }
            }
        }

        public sealed class ValueCollection : ICollection<TValue>, ICollection, IReadOnlyCollection<TValue>
        {
            private readonly Dictionary<TKey, TValue> _dictionary;

            public ValueCollection(Dictionary<TKey, TValue> dictionary)
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
                _dictionary.CheckUntypedCopy(array, index);
                CollectionErrors.CopyItems<TValue>(this, array, index, null);
            }

            public struct Enumerator : IEnumerator<TValue>, IEnumerator
            {
                private readonly Dictionary<TKey, TValue> _dictionary;
                private readonly int _version;
                private int _index;
                private TValue _current;

                internal Enumerator(Dictionary<TKey, TValue> dictionary)
                {
                    _dictionary = dictionary;
                    _version = dictionary._version;
                    _index = 0;
                    _current = default(TValue);
                }

                public bool MoveNext()
                {
                    if (_version != _dictionary._version) throw CollectionErrors.Modified();
                    bool found = Dictionary<TKey, TValue>.Enumerator.Step(_dictionary, ref _index);
                    _current = found ? _dictionary._entries[_index - 1]._value : default(TValue);
                    return found;
                }

                public TValue Current => _current;

                public void Dispose()
                {
                }

                object IEnumerator.Current
                {
                    get
                    {
                        if (_index == 0 || _index == _dictionary._count + 1) throw CollectionErrors.NotEnumerating();
                        return _current;
                    }
                }

                void IEnumerator.Reset()
                {
                    if (_version != _dictionary._version) throw CollectionErrors.Modified();
                    _index = 0;
                    _current = default(TValue);
                }
            }
        }
    }
}
