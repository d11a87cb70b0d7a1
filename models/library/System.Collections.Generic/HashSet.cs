// HashSet<T>: chained hashing over an array of entries with a list of free ones, as .NET's, because the order of
// enumeration shows it.
using System.Runtime.CompilerServices;

namespace System.Collections.Generic
{
    public class HashSet<T> : ICollection<T>, ISet<T>, IReadOnlyCollection<T>, IReadOnlySet<T>
    {
        private int[] _buckets;       // one more than the index of a chain's first entry; 0 if it is empty
        private Entry[] _entries;     // as long as _buckets; null as long as nothing was added
        private int _count;           // the entries that have been used, free ones among them
        private int _freeList;        // the free entry that was freed last
        private int _freeCount;
        private int _version;
        private readonly IEqualityComparer<T> _comparer;  // null: the default one

        private const int EndOfChain = -1;
        // The next free entry n is kept in _next as FreeMark - n, which is below EndOfChain.
        private const int FreeMark = -3;

        private struct Entry
        {
            public int _hash;
            public int _next;
            public T _value;
        }

        public HashSet() : this(0, null)
        {
        }

        public HashSet(int capacity) : this(capacity, null)
        {
        }

        public HashSet(IEqualityComparer<T> comparer) : this(0, comparer)
        {
        }

        public HashSet(int capacity, IEqualityComparer<T> comparer)
        {
            if (capacity < 0) throw new ArgumentOutOfRangeException(nameof(capacity));
            if (capacity > 0) Initialize(capacity);
            if (comparer != null && comparer != (object)EqualityComparer<T>.Default) _comparer = comparer;
        }

        public HashSet(IEnumerable<T> collection) : this(collection, null)
        {
        }

        public HashSet(IEnumerable<T> collection, IEqualityComparer<T> comparer) : this(0, comparer)
        {
            if (collection == null) throw new ArgumentNullException(nameof(collection));
            HashSet<T> other = collection as HashSet<T>;
            if (other != null && SameComparer(other))
            {
                CopyFrom(other);
                return;
            }
            ICollection<T> counted = collection as ICollection<T>;
            if (counted != null && counted.Count > 0) Initialize(counted.Count);
            UnionWith(collection);
            if (_count > 0 && _entries.Length / _count > 3) TrimExcess();
        }

        // A set that is full enough is copied with its holes and its order.
        private void CopyFrom(HashSet<T> other)
        {
            if (other.Count == 0) return;
            if (CollectionErrors.PrimeFrom(2 * (other.Count + 1)) < other._entries.Length)
            {
                Initialize(other.Count);
                foreach (T item in other) Add(item);
                return;
            }
            _buckets = (int[])other._buckets.Clone();
            _entries = (Entry[])other._entries.Clone();
            _freeList = other._freeList;
            _freeCount = other._freeCount;
            _count = other._count;
        }

        public IEqualityComparer<T> Comparer => _comparer ?? EqualityComparer<T>.Default;

        public int Count => _count - _freeCount;

        public int Capacity => _entries == null ? 0 : _entries.Length;

        public bool Add(T item)
        {
            if (_buckets == null) Initialize(0);
            IEqualityComparer<T> comparer = Comparer;
            int hash = item == null ? 0 : comparer.GetHashCode(item);
            if (Find(item, hash, comparer) >= 0) return false;
            int index;
            if (_freeCount > 0)
            {
                index = _freeList;
                _freeCount--;
                _freeList = FreeMark - _entries[index]._next;
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
            entries[index]._value = item;
            _buckets[bucket] = index + 1;
            _version++;
            return true;
        }

        public bool Contains(T item) => Find(item) >= 0;

        public bool TryGetValue(T equalValue, out T actualValue)
        {
            int entry = Find(equalValue);
            actualValue = entry >= 0 ? _entries[entry]._value : default(T);
            return entry >= 0;
        }

        public bool Remove(T item)
        {
            if (_buckets == null) return false;
            IEqualityComparer<T> comparer = Comparer;
            int hash = item == null ? 0 : comparer.GetHashCode(item);
            int bucket = Bucket(hash);
            Entry[] entries = _entries;
            int last = -1;
            uint steps = 0;
            for (int i = _buckets[bucket] - 1; i >= 0; i = entries[i]._next)
            {
                if (entries[i]._hash == hash && comparer.Equals(entries[i]._value, item))
                {
                    if (last < 0) _buckets[bucket] = entries[i]._next + 1;
                    else entries[last]._next = entries[i]._next;
                    entries[i]._next = FreeMark - _freeList;
                    if (RuntimeHelpers.IsReferenceOrContainsReferences<T>()) entries[i]._value = default(T);
                    _freeList = i;
                    _freeCount++;
                    return true;
                }
                last = i;
                if (++steps > (uint)entries.Length) throw CollectionErrors.Concurrent();
            }
            return false;
        }

        public int RemoveWhere(Predicate<T> match)
        {
            if (match == null) throw new ArgumentNullException(nameof(match));
            int removed = 0;
            for (int i = Skip(0); i < _count; i = Skip(i + 1))
            {
                T item = _entries[i]._value;
                if (match(item) && Remove(item)) removed++;
            }
            return removed;
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

        private int Bucket(int hash) => (int)((uint)hash % (uint)_buckets.Length);

        // The item's entry, or a negative number.
        private int Find(T item)
        {
            if (_buckets == null) return -1;
            IEqualityComparer<T> comparer = Comparer;
            return Find(item, item == null ? 0 : comparer.GetHashCode(item), comparer);
        }

        private int Find(T item, int hash, IEqualityComparer<T> comparer)
        {
            int i = _buckets[Bucket(hash)] - 1;
            Entry[] entries = _entries;
            uint steps = 0;
            while (i >= 0)
            {
                if (entries[i]._hash == hash && comparer.Equals(entries[i]._value, item)) return i;
                i = entries[i]._next;
                if (++steps > (uint)entries.Length) throw CollectionErrors.Concurrent();
            }
            return -1;
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
            if (_buckets == null) Initialize(capacity);
            else Resize(CollectionErrors.PrimeFrom(capacity));
            return Capacity;
        }

        public void TrimExcess() => TrimExcess(Count);

        public void TrimExcess(int capacity)
        {
            if (capacity < Count)
                throw new ArgumentOutOfRangeException(nameof(capacity), "capacity was less than the current size.");
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

        // ---- sets ----

        public void UnionWith(IEnumerable<T> other)
        {
            CheckOther(other);
            foreach (T item in other) Add(item);
        }

        public void IntersectWith(IEnumerable<T> other)
        {
            CheckOther(other);
            if (Count == 0 || other == this) return;
            ICollection<T> counted = other as ICollection<T>;
            if (counted != null && counted.Count == 0)
            {
                Clear();
                return;
            }
            HashSet<T> kept = AsSet(other);
            for (int i = Skip(0); i < _count; i = Skip(i + 1))
            {
                T item = _entries[i]._value;
                if (!kept.Contains(item)) Remove(item);
            }
        }

        public void ExceptWith(IEnumerable<T> other)
        {
            CheckOther(other);
            if (Count == 0) return;
            if (other == this)
            {
                Clear();
                return;
            }
            foreach (T item in other) Remove(item);
        }

        public void SymmetricExceptWith(IEnumerable<T> other)
        {
            CheckOther(other);
            if (Count == 0)
            {
                UnionWith(other);
                return;
            }
            if (other == this)
            {
                Clear();
                return;
            }
            HashSet<T> set = other as HashSet<T>;
            if (set != null && SameComparer(set))
            {
                foreach (T item in set)
                {
                    if (!Remove(item)) Add(item);
                }
                return;
            }
            // An item that `other` has twice counts once, and what is added in passing stays.
            HashSet<T> added = new HashSet<T>(_comparer);
            HashSet<T> toRemove = new HashSet<T>(_comparer);
            foreach (T item in other)
            {
                if (Add(item)) added.Add(item);
                else if (!added.Contains(item)) toRemove.Add(item);
            }
            for (int i = Skip(0); i < _count; i = Skip(i + 1))
            {
                T item = _entries[i]._value;
                if (toRemove.Contains(item)) Remove(item);
            }
        }

        public bool IsSubsetOf(IEnumerable<T> other)
        {
            CheckOther(other);
            return Count == 0 || other == this || IsWithin(AsSet(other));
        }

        public bool IsProperSubsetOf(IEnumerable<T> other)
        {
            CheckOther(other);
            if (other == this) return false;
            HashSet<T> set = AsSet(other);
            return Count < set.Count && IsWithin(set);
        }

        public bool IsSupersetOf(IEnumerable<T> other)
        {
            CheckOther(other);
            return other == this || AsSet(other).IsWithin(this);
        }

        public bool IsProperSupersetOf(IEnumerable<T> other)
        {
            CheckOther(other);
            if (Count == 0 || other == this) return false;
            HashSet<T> set = AsSet(other);
            return set.Count < Count && set.IsWithin(this);
        }

        public bool Overlaps(IEnumerable<T> other)
        {
            CheckOther(other);
            if (Count == 0) return false;
            foreach (T item in other)
            {
                if (Contains(item)) return true;
            }
            return false;
        }

        public bool SetEquals(IEnumerable<T> other)
        {
            CheckOther(other);
            if (other == this) return true;
            HashSet<T> set = AsSet(other);
            return set.Count == Count && IsWithin(set);
        }

        private static void CheckOther(IEnumerable<T> other)
        {
            if (other == null) throw new ArgumentNullException(nameof(other));
        }

        internal bool SameComparer(HashSet<T> other)
            => _comparer == null ? other._comparer == null : _comparer.Equals(other._comparer);

        // `other` itself if it is a set that sees the same items as equal, else a set of what it has.
        private HashSet<T> AsSet(IEnumerable<T> other)
        {
            HashSet<T> set = other as HashSet<T>;
            return set != null && SameComparer(set) ? set : new HashSet<T>(other, _comparer);
        }

        private bool IsWithin(HashSet<T> other)
        {
            foreach (T item in this)
            {
                if (!other.Contains(item)) return false;
            }
            return true;
        }

        public static IEqualityComparer<HashSet<T>> CreateSetComparer() => new HashSetEqualityComparer<T>();

        // ---- as a collection ----

        public void CopyTo(T[] array) => CopyTo(array, 0, Count);

        public void CopyTo(T[] array, int arrayIndex) => CopyTo(array, arrayIndex, Count);

        public void CopyTo(T[] array, int arrayIndex, int count)
        {
            if (array == null) throw new ArgumentNullException(nameof(array));
            if (arrayIndex < 0) throw CollectionErrors.Negative(nameof(arrayIndex), arrayIndex);
            if (count < 0) throw CollectionErrors.Negative(nameof(count), count);
            if (arrayIndex > array.Length || count > array.Length - arrayIndex) throw CollectionErrors.NoRoom();
            for (int i = Skip(0); i < _count && count > 0; i = Skip(i + 1))
            {
                array[arrayIndex++] = _entries[i]._value;
                count--;
            }
        }

        public Enumerator GetEnumerator() => new Enumerator(this);

        IEnumerator<T> IEnumerable<T>.GetEnumerator()
        {
            if (Count == 0) return new EmptyEnumerator<T>();
            return new Enumerator(this);
        }

        IEnumerator IEnumerable.GetEnumerator() => ((IEnumerable<T>)this).GetEnumerator();

        bool ICollection<T>.IsReadOnly => false;

        void ICollection<T>.Add(T item) => Add(item);

        public struct Enumerator : IEnumerator<T>, IEnumerator
        {
            private readonly HashSet<T> _set;
            private readonly int _version;
            private int _index;
            private T _current;

            internal Enumerator(HashSet<T> set)
            {
                _set = set;
                _version = set._version;
                _index = 0;
                _current = default(T);
            }

            public bool MoveNext()
            {
                if (_version != _set._version) throw CollectionErrors.Modified();
                int next = _set.Skip(_index);
                bool found = (uint)next < (uint)_set._count;
                _index = found ? next + 1 : _set._count + 1;
                _current = found ? _set._entries[next]._value : default(T);
                return found;
            }

            public T Current => _current;

            public void Dispose()
            {
            }

            object IEnumerator.Current
            {
                get
                {
                    if (_index == 0 || _index == _set._count + 1) throw CollectionErrors.NotEnumerating();
                    return _current;
                }
            }

            void IEnumerator.Reset()
            {
                if (_version != _set._version) throw CollectionErrors.Modified();
                _index = 0;
                _current = default(T);
            }
        }
    }

    internal sealed class HashSetEqualityComparer<T> : IEqualityComparer<HashSet<T>>
    {
        public bool Equals(HashSet<T> x, HashSet<T> y)
        {
            if (x == y) return true;
            return x != null && y != null && new HashSet<T>(x).SetEquals(y);
        }

        public int GetHashCode(HashSet<T> set)
        {
            int hash = 0;
            if (set == null) return hash;
            foreach (T item in set)
            {
                if (item != null) hash ^= item.GetHashCode() & 0x7FFFFFFF;
            }
            return hash;
        }

        public override bool Equals(object obj) => obj is HashSetEqualityComparer<T>;

        public override int GetHashCode() => 1;
    }
}
