// SortedSet<T>: a sorted array. .NET's is a red-black tree; nobody can see the difference but a stopwatch, and one
// array makes fewer objects than a node for each item.
using System.Runtime.CompilerServices;

namespace System.Collections.Generic
{
    public class SortedSet<T> : ISet<T>, ICollection<T>, ICollection, IReadOnlyCollection<T>, IReadOnlySet<T>
    {
        private T[] _items;
        private int _size;
        private int _version;
        private readonly IComparer<T> _comparer;  // null: the default one

        public SortedSet() : this((IComparer<T>)null)
        {
        }

        public SortedSet(IComparer<T> comparer)
        {
            _items = Array.Empty<T>();
            if (comparer != (object)Comparer<T>.Default) _comparer = comparer;
        }

        public SortedSet(IEnumerable<T> collection) : this(collection, null)
        {
        }

        public SortedSet(IEnumerable<T> collection, IComparer<T> comparer) : this(comparer)
        {
            if (collection == null) throw new ArgumentNullException(nameof(collection));
            foreach (T item in collection) Add(item);
        }

        public IComparer<T> Comparer => _comparer ?? Comparer<T>.Default;

        public int Count => End - Start;

        public T Min => Count == 0 ? default(T) : Root._items[Start];

        public T Max => Count == 0 ? default(T) : Root._items[End - 1];

        // A view shows a part of another set's items: those from Start to before End.
        internal virtual SortedSet<T> Root => this;

        internal virtual int Start => 0;

        internal virtual int End => _size;

        internal virtual bool IsWithin(T item) => true;

        // .NET's tree may turn while it is searched for a place or for what is to go: enumerators notice.
        public bool Add(T item)
        {
            if (!IsWithin(item)) throw new ArgumentOutOfRangeException(nameof(item));
            SortedSet<T> root = Root;
            root._version++;
            int index = root.Search(item);
            if (index >= 0) return false;
            root.Insert(~index, item);
            return true;
        }

        public bool Remove(T item)
        {
            if (!IsWithin(item)) return false;
            SortedSet<T> root = Root;
            if (root._size > 0) root._version++;
            int index = root.Search(item);
            if (index >= 0) root.RemoveAt(index);
            return index >= 0;
        }

        public virtual bool Contains(T item) => IsWithin(item) && Root.Search(item) >= 0;

        public bool TryGetValue(T equalValue, out T actualValue)
        {
            int index = IsWithin(equalValue) ? Root.Search(equalValue) : -1;
            actualValue = index >= 0 ? Root._items[index] : default(T);
            return index >= 0;
        }

        public virtual void Clear()
        {
            if (RuntimeHelpers.IsReferenceOrContainsReferences<T>()) Array.Clear(_items, 0, _size);
            _size = 0;
            _version++;
        }

        public int RemoveWhere(Predicate<T> match)
        {
            if (match == null) throw new ArgumentNullException(nameof(match));
            List<T> matches = new List<T>();
            foreach (T item in this)
            {
                if (match(item)) matches.Add(item);
            }
            int removed = 0;
            for (int i = matches.Count - 1; i >= 0; i--)
            {
                if (Remove(matches[i])) removed++;
            }
            return removed;
        }

        // Where the item is; the complement of where it would be, if it is not there.
        private int Search(T item)
        {
            IComparer<T> comparer = Comparer;
            int low = 0;
            int high = _size;
            while (low < high)
            {
                int middle = (low + high) >> 1;
                int order = comparer.Compare(item, _items[middle]);
                if (order == 0) return middle;
                if (order < 0) high = middle;
                else low = middle + 1;
            }
            return ~low;
        }

        private void Insert(int index, T item)
        {
            if (_size == _items.Length) Array.Resize(ref _items, _size == 0 ? 4 : 2 * _size);
            if (index < _size) Array.Copy(_items, index, _items, index + 1, _size - index);
            _items[index] = item;
            _size++;
            _version++;
        }

        private void RemoveAt(int index)
        {
            _size--;
            if (index < _size) Array.Copy(_items, index + 1, _items, index, _size - index);
            if (RuntimeHelpers.IsReferenceOrContainsReferences<T>()) _items[_size] = default(T);
            _version++;
        }

        public virtual SortedSet<T> GetViewBetween(T lowerValue, T upperValue)
        {
            if (Comparer.Compare(lowerValue, upperValue) > 0)
                throw new ArgumentException("Must be less than or equal to upperValue.", nameof(lowerValue));
            return new View(this, lowerValue, upperValue);
        }

        // ---- sets ----

        public void UnionWith(IEnumerable<T> other)
        {
            CheckOther(other);
            foreach (T item in new List<T>(other)) Add(item);
        }

        public virtual void IntersectWith(IEnumerable<T> other)
        {
            CheckOther(other);
            if (Count == 0 || other == this) return;
            SortedSet<T> kept = AsSet(other);
            foreach (T item in new List<T>(this))
            {
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
            foreach (T item in new List<T>(other))
            {
                if (IsWithin(item)) Remove(item);
            }
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
            foreach (T item in new List<T>(AsSet(other)))
            {
                if (!Remove(item)) Add(item);
            }
        }

        public bool IsSubsetOf(IEnumerable<T> other)
        {
            CheckOther(other);
            return Count == 0 || HasAll(AsSet(other), this);
        }

        public bool IsProperSubsetOf(IEnumerable<T> other)
        {
            CheckOther(other);
            SortedSet<T> set = AsSet(other);
            return Count < set.Count && HasAll(set, this);
        }

        public bool IsSupersetOf(IEnumerable<T> other)
        {
            CheckOther(other);
            return HasAll(this, other);
        }

        public bool IsProperSupersetOf(IEnumerable<T> other)
        {
            CheckOther(other);
            SortedSet<T> set = AsSet(other);
            return set.Count < Count && HasAll(this, set);
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
            SortedSet<T> set = AsSet(other);
            return set.Count == Count && HasAll(set, this);
        }

        private static void CheckOther(IEnumerable<T> other)
        {
            if (other == null) throw new ArgumentNullException(nameof(other));
        }

        // `other` itself if it is a set with the same order, else a set of what it has.
        private SortedSet<T> AsSet(IEnumerable<T> other)
        {
            SortedSet<T> set = other as SortedSet<T>;
            return set != null && Comparer.Equals(set.Comparer) ? set : new SortedSet<T>(other, _comparer);
        }

        private static bool HasAll(SortedSet<T> set, IEnumerable<T> items)
        {
            foreach (T item in items)
            {
                if (!set.Contains(item)) return false;
            }
            return true;
        }

        public static IEqualityComparer<SortedSet<T>> CreateSetComparer() => CreateSetComparer(null);

        public static IEqualityComparer<SortedSet<T>> CreateSetComparer(IEqualityComparer<T> memberEqualityComparer)
            => new SortedSetEqualityComparer<T>(memberEqualityComparer);

        // ---- as a collection ----

        public void CopyTo(T[] array) => CopyTo(array, 0, Count);

        public void CopyTo(T[] array, int index) => CopyTo(array, index, Count);

        public void CopyTo(T[] array, int index, int count)
        {
            if (array == null) throw new ArgumentNullException(nameof(array));
            if (index < 0) throw CollectionErrors.Negative(nameof(index), index);
            if (count < 0) throw CollectionErrors.Negative(nameof(count), count);
            if (count > array.Length - index) throw CollectionErrors.NoRoom();
            Array.Copy(Root._items, Start, array, index, Math.Min(count, Count));
        }

        public IEnumerable<T> Reverse()
        {
            Enumerator enumerator = new Enumerator(this, true);
            while (enumerator.MoveNext()) yield return enumerator.Current;
        }

        public Enumerator GetEnumerator() => new Enumerator(this, false);

        IEnumerator<T> IEnumerable<T>.GetEnumerator() => new Enumerator(this, false);

        IEnumerator IEnumerable.GetEnumerator() => new Enumerator(this, false);

        bool ICollection<T>.IsReadOnly => false;

        void ICollection<T>.Add(T item) => Add(item);

        bool ICollection.IsSynchronized => false;

        object ICollection.SyncRoot => this;

        void ICollection.CopyTo(Array array, int index)
        {
            CollectionErrors.CheckArray(array, nameof(array));
            if (index < 0) throw CollectionErrors.Negative(nameof(index), index);
            if (array.Length - index < Count) throw CollectionErrors.NoRoom();
            CollectionErrors.CopyItems<T>(this, array, index, nameof(array));
        }

        public struct Enumerator : IEnumerator<T>, IEnumerator
        {
            private readonly SortedSet<T> _set;
            private readonly bool _reverse;
            private int _version;
            private int _index;  // how many were passed; -1 behind the last
            private T _current;

            internal Enumerator(SortedSet<T> set, bool reverse)
            {
                _set = set;
                _reverse = reverse;
                _version = set.Root._version;
                _index = 0;
                _current = default(T);
            }

            public void Dispose()
            {
            }

            public bool MoveNext()
            {
                SortedSet<T> root = _set.Root;
                if (_version != root._version) throw CollectionErrors.ModifiedSince();
                if (_index < 0 || _index >= _set.Count)
                {
                    _index = -1;
                    _current = default(T);
                    return false;
                }
                _current = root._items[_reverse ? _set.End - 1 - _index : _set.Start + _index];
                _index++;
                return true;
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
                if (_version != _set.Root._version) throw CollectionErrors.ModifiedSince();
                _index = 0;
                _current = default(T);
            }
        }

        private sealed class View : SortedSet<T>
        {
            private readonly SortedSet<T> _root;
            private readonly T _lower;
            private readonly T _upper;

            internal View(SortedSet<T> root, T lower, T upper) : base(root._comparer)
            {
                _root = root;
                _lower = lower;
                _upper = upper;
            }

            internal override SortedSet<T> Root => _root;

            internal override int Start
            {
                get
                {
                    int index = _root.Search(_lower);
                    return index >= 0 ? index : ~index;
                }
            }

            internal override int End
            {
                get
                {
                    int index = _root.Search(_upper);
                    return index >= 0 ? index + 1 : ~index;
                }
            }

            internal override bool IsWithin(T item)
                => Comparer.Compare(_lower, item) <= 0 && Comparer.Compare(item, _upper) <= 0;

            public override void Clear()
            {
                for (int i = End - 1, start = Start; i >= start; i--) _root.RemoveAt(i);
            }

            public override SortedSet<T> GetViewBetween(T lowerValue, T upperValue)
            {
                if (Comparer.Compare(_lower, lowerValue) > 0) throw new ArgumentOutOfRangeException(nameof(lowerValue));
                if (Comparer.Compare(_upper, upperValue) < 0) throw new ArgumentOutOfRangeException(nameof(upperValue));
                return _root.GetViewBetween(lowerValue, upperValue);
            }
        }
    }

    internal sealed class SortedSetEqualityComparer<T> : IEqualityComparer<SortedSet<T>>
    {
        private readonly IEqualityComparer<T> _member;  // null: the default one

        internal SortedSetEqualityComparer(IEqualityComparer<T> member)
        {
            _member = member;
        }

        public bool Equals(SortedSet<T> x, SortedSet<T> y)
        {
            if (x == y) return true;
            return x != null && y != null && x.SetEquals(y);
        }

        public int GetHashCode(SortedSet<T> set)
        {
            int hash = 0;
            if (set == null) return hash;
            IEqualityComparer<T> member = _member ?? EqualityComparer<T>.Default;
            foreach (T item in set)
            {
                if (item != null) hash ^= member.GetHashCode(item) & 0x7FFFFFFF;
            }
            return hash;
        }
    }
}
