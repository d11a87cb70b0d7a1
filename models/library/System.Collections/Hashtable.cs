// Hashtable: an open table with double hashing, as .NET's, because the order of enumeration shows it. Any number of
// threads may read while one writes: a reader looks again while, or if meanwhile, something was written.
using System.Collections.Generic;
using System.Threading;

namespace System.Collections
{
    public class Hashtable : IDictionary, ICloneable
    {
        private Bucket[] _buckets;
        private int _count;
        private int _collisions;  // buckets that some probe went past
        private volatile int _version;
        private volatile bool _isWriterInProgress;
        private readonly IEqualityComparer _comparer;  // null: Equals and GetHashCode

        private const int Collided = unchecked((int)0x80000000);

        private struct Bucket
        {
            public object _key;    // null: never used; the table itself: removed
            public object _value;
            public int _hash;      // the sign says that a probe went past
        }

        public Hashtable() : this(0, (IEqualityComparer)null)
        {
        }

        public Hashtable(int capacity) : this(capacity, (IEqualityComparer)null)
        {
        }

        public Hashtable(IEqualityComparer equalityComparer) : this(0, equalityComparer)
        {
        }

        public Hashtable(int capacity, IEqualityComparer equalityComparer)
        {
            if (capacity < 0) throw CollectionErrors.Negative(nameof(capacity));
            double size = capacity / 0.72f;
            _buckets = new Bucket[size > 3 ? CollectionErrors.PrimeFrom((int)size) : 3];
            _comparer = equalityComparer;
        }

        public Hashtable(IDictionary d) : this(d, null)
        {
        }

        public Hashtable(IDictionary d, IEqualityComparer equalityComparer)
            : this(d != null ? d.Count : 0, equalityComparer)
        {
            if (d == null) throw new ArgumentNullException(nameof(d), "Dictionary cannot be null.");
            for (IDictionaryEnumerator pairs = d.GetEnumerator(); pairs.MoveNext();) Add(pairs.Key, pairs.Value);
        }

        // Without a table, for a class that has one elsewhere.
        internal Hashtable(bool hasTable)
        {
        }

        public static Hashtable Synchronized(Hashtable table) => new SynchronizedHashtable(table);

        public virtual int Count => _count;

        public virtual bool IsFixedSize => false;

        public virtual bool IsReadOnly => false;

        public virtual bool IsSynchronized => false;

        public virtual object SyncRoot => this;

        public virtual ICollection Keys => new Part(this, Enumerator.Keys);

        public virtual ICollection Values => new Part(this, Enumerator.Values);

        public virtual object this[object key]
        {
            get
            {
                Bucket found;
                return Find(key, out found) >= 0 ? found._value : null;
            }
            set => Insert(key, value, false);
        }

        public virtual void Add(object key, object value) => Insert(key, value, true);

        public virtual bool Contains(object key) => ContainsKey(key);

        public virtual bool ContainsKey(object key)
        {
            Bucket found;
            return Find(key, out found) >= 0;
        }

        public virtual bool ContainsValue(object value)
        {
            foreach (Bucket bucket in _buckets)
            {
                if (IsUsed(bucket) && object.Equals(bucket._value, value)) return true;
            }
            return false;
        }

        public virtual void Clear()
        {
            if (_count == 0) return;
            _isWriterInProgress = true;
            Array.Clear(_buckets, 0, _buckets.Length);
            _count = 0;
            _collisions = 0;
            _version++;
            _isWriterInProgress = false;
        }

        public virtual object Clone()
        {
            Hashtable copy = new Hashtable(_count, _comparer);
            for (int i = _buckets.Length - 1; i >= 0; i--)
            {
                if (IsUsed(_buckets[i])) copy[_buckets[i]._key] = _buckets[i]._value;
            }
            copy._version = _version;
            return copy;
        }

        public virtual void Remove(object key)
        {
            Bucket found;
            int index = Find(key, out found);
            if (index < 0) return;
            _isWriterInProgress = true;
            _buckets[index]._hash &= Collided;
            _buckets[index]._key = _buckets[index]._hash != 0 ? this : null;
            _buckets[index]._value = null;
            _count--;
            _version++;
            _isWriterInProgress = false;
        }

        protected virtual int GetHash(object key) => _comparer != null ? _comparer.GetHashCode(key) : key.GetHashCode();

        protected virtual bool KeyEquals(object item, object key)
        {
            if (item == this) return false;
            if (item == key) return true;
            if (_comparer != null) return _comparer.Equals(item, key);
            return item != null && item.Equals(key);
        }

        private bool IsUsed(Bucket bucket) => bucket._key != null && bucket._key != this;

        private static int Step(int hash, int size) => (int)(1 + (uint)hash * 101 % (uint)(size - 1));

        private static int Next(int index, int step, int size) => (int)((index + (long)step) % (uint)size);

        // The key's bucket and what was in it, or -1.
        private int Find(object key, out Bucket bucket)
        {
            bucket = default(Bucket);
            if (key == null) throw new ArgumentNullException(nameof(key));
            Bucket[] buckets = _buckets;
            int hash = GetHash(key) & ~Collided;
            int size = buckets.Length;
            int step = Step(hash, size);
            int index = (int)((uint)hash % (uint)size);
            for (int tries = 0; tries < size; tries++)
            {
                bucket = Read(buckets, index);
                if (bucket._key == null) return -1;
                if ((bucket._hash & ~Collided) == hash && KeyEquals(bucket._key, key)) return index;
                if (bucket._hash >= 0) return -1;
                index = Next(index, step, size);
            }
            return -1;
        }

        // A bucket that is not half old and half new.
        private Bucket Read(Bucket[] buckets, int index)
        {
            while (true)
            {
                int version = _version;
                Bucket bucket = buckets[index];
                if (!_isWriterInProgress && version == _version) return bucket;
                Thread.Yield();
            }
        }

        private void Insert(object key, object value, bool add)
        {
            if (key == null) throw new ArgumentNullException(nameof(key));
            int load = LoadOf(_buckets.Length);
            if (_count >= load) Rehash(CollectionErrors.PrimeFrom(2 * _buckets.Length));
            else if (_collisions > load && _count > 100) Rehash(_buckets.Length);
            int hash = GetHash(key) & ~Collided;
            int size = _buckets.Length;
            int step = Step(hash, size);
            int index = (int)((uint)hash % (uint)size);
            int empty = -1;
            for (int tries = 0; tries < size; tries++)
            {
                Bucket bucket = _buckets[index];
                if (empty < 0 && bucket._key == this && bucket._hash < 0) empty = index;
                if (bucket._key == null || bucket._key == this && bucket._hash >= 0)
                {
                    Fill(empty >= 0 ? empty : index, key, value, hash);
                    return;
                }
                if ((bucket._hash & ~Collided) == hash && KeyEquals(bucket._key, key))
                {
                    if (add)
                        throw new ArgumentException("Item has already been added. Key in dictionary: '" + bucket._key
                            + "'  Key being added: '" + key + "'");
                    _isWriterInProgress = true;
                    _buckets[index]._value = value;
                    _version++;
                    _isWriterInProgress = false;
                    return;
                }
                if (empty < 0 && bucket._hash >= 0)
                {
                    _buckets[index]._hash |= Collided;
                    _collisions++;
                }
                index = Next(index, step, size);
            }
            if (empty < 0)
                throw new InvalidOperationException("Hashtable insert failed. Load factor too high. The most "
                    + "common cause is multiple threads writing to the Hashtable simultaneously.");
            Fill(empty, key, value, hash);
        }

        private void Fill(int index, object key, object value, int hash)
        {
            _isWriterInProgress = true;
            _buckets[index]._value = value;
            _buckets[index]._key = key;
            _buckets[index]._hash |= hash;
            _count++;
            _version++;
            _isWriterInProgress = false;
        }

        private static int LoadOf(int size)
        {
            int load = (int)(0.72f * size);
            return load >= size ? size - 1 : load;
        }

        private void Rehash(int size)
        {
            Bucket[] old = _buckets;
            Bucket[] buckets = new Bucket[size];
            _collisions = 0;
            foreach (Bucket bucket in old)
            {
                if (!IsUsed(bucket)) continue;
                int hash = bucket._hash & ~Collided;
                int index = (int)((uint)hash % (uint)size);
                while (buckets[index]._key != null)
                {
                    if (buckets[index]._hash >= 0)
                    {
                        buckets[index]._hash |= Collided;
                        _collisions++;
                    }
                    index = Next(index, Step(hash, size), size);
                }
                buckets[index]._value = bucket._value;
                buckets[index]._key = bucket._key;
                buckets[index]._hash |= hash;
            }
            _isWriterInProgress = true;
            _buckets = buckets;
            _version++;
            _isWriterInProgress = false;
        }

        public virtual void CopyTo(Array array, int arrayIndex) => Copy(array, arrayIndex, Enumerator.Entries);

        private void Copy(Array array, int arrayIndex, int kind)
        {
            if (array == null) throw new ArgumentNullException(nameof(array), "Array cannot be null.");
            if (array.Rank != 1)
                throw new ArgumentException("Only single dimensional arrays are supported for the requested action.",
                    nameof(array));
            if (arrayIndex < 0) throw CollectionErrors.Negative(nameof(arrayIndex), arrayIndex);
            if (array.Length - arrayIndex < _count)
                throw new ArgumentException("Destination array is not long enough to copy all the items in the "
                    + "collection. Check array index and length.");
            for (Enumerator items = new Enumerator(this, kind); items.MoveNext();)
                array.SetValue(items.Current, arrayIndex++);
        }

        public virtual IDictionaryEnumerator GetEnumerator() => new Enumerator(this, Enumerator.Entries);

        IEnumerator IEnumerable.GetEnumerator() => GetUntypedEnumerator();

        internal virtual IEnumerator GetUntypedEnumerator() => new Enumerator(this, Enumerator.Entries);

        // From the last bucket to the first.
        private sealed class Enumerator : IDictionaryEnumerator, ICloneable
        {
            // What Current is.
            internal const int Keys = 1;
            internal const int Values = 2;
            internal const int Entries = 3;

            private readonly Hashtable _table;
            private readonly int _version;
            private readonly int _kind;
            private int _index;
            private bool _isOnItem;
            private DictionaryEntry _current;

            internal Enumerator(Hashtable table, int kind)
            {
                _table = table;
                _version = table._version;
                _kind = kind;
                _index = table._buckets.Length;
            }

            public object Clone() => MemberwiseClone();

            public bool MoveNext()
            {
                if (_version != _table._version) throw CollectionErrors.Modified();
                while (_index > 0)
                {
                    _index--;
                    Bucket bucket = _table._buckets[_index];
                    if (!_table.IsUsed(bucket)) continue;
                    _current = new DictionaryEntry(bucket._key, bucket._value);
                    _isOnItem = true;
                    return true;
                }
                _isOnItem = false;
                return false;
            }

            public DictionaryEntry Entry
            {
                get
                {
                    if (!_isOnItem) throw CollectionErrors.NotEnumerating();
                    return _current;
                }
            }

            public object Key
            {
                get
                {
                    if (!_isOnItem) throw CollectionErrors.NotStarted();
                    return _current.Key;
                }
            }

            public object Value => Entry.Value;

            public object Current
            {
                get
                {
                    DictionaryEntry entry = Entry;
                    return _kind == Keys ? entry.Key : _kind == Values ? entry.Value : entry;
                }
            }

            public void Reset()
            {
                if (_version != _table._version) throw CollectionErrors.Modified();
                _isOnItem = false;
                _index = _table._buckets.Length;
            }
        }

        // The keys or the values.
        private sealed class Part : ICollection
        {
            private readonly Hashtable _table;
            private readonly int _kind;

            internal Part(Hashtable table, int kind)
            {
                _table = table;
                _kind = kind;
            }

            public int Count => _table.Count;

            public bool IsSynchronized => false;

            public object SyncRoot => _table;

            public void CopyTo(Array array, int index) => _table.Copy(array, index, _kind);

            public IEnumerator GetEnumerator() => new Enumerator(_table, _kind);
        }
    }
}
