// ArrayList: a List<object> from before there were type arguments.
using System.Collections.Generic;

namespace System.Collections
{
    public class ArrayList : IList, ICloneable
    {
        internal readonly List<object> _items;

        // Another one with the same items.
        internal ArrayList(List<object> items)
        {
            _items = items;
        }

        public ArrayList()
        {
            _items = new List<object>();
        }

        public ArrayList(int capacity)
        {
            if (capacity < 0)
                throw new ArgumentOutOfRangeException(nameof(capacity), capacity, "'capacity' must be non-negative.");
            _items = new List<object>(capacity);
        }

        public ArrayList(ICollection c)
        {
            if (c == null) throw new ArgumentNullException(nameof(c), "Collection cannot be null.");
            _items = new List<object>(c.Count);
            AddRange(c);
        }

        public static ArrayList Synchronized(ArrayList list)
        {
            if (list == null) throw new ArgumentNullException(nameof(list));
            return new SynchronizedArrayList(list);
        }

        public static ArrayList Repeat(object value, int count)
        {
            if (count < 0) throw CollectionErrors.Negative(nameof(count), count);
            ArrayList list = new ArrayList(count);
            for (int i = 0; i < count; i++) list.Add(value);
            return list;
        }

        public virtual int Count => _items.Count;

        public virtual int Capacity
        {
            get => _items.Capacity;
            set => _items.Capacity = value;
        }

        public virtual bool IsFixedSize => false;

        public virtual bool IsReadOnly => false;

        public virtual bool IsSynchronized => false;

        public virtual object SyncRoot => this;

        public virtual object this[int index]
        {
            get => _items[index];
            set => _items[index] = value;
        }

        public virtual int Add(object value)
        {
            _items.Add(value);
            return _items.Count - 1;
        }

        public virtual void AddRange(ICollection c) => InsertRange(Count, c);

        public virtual void Insert(int index, object value)
        {
            if (index < 0 || index > Count) throw CollectionErrors.IndexBeyondEnd(nameof(index));
            _items.Insert(index, value);
        }

        public virtual void InsertRange(int index, ICollection c)
        {
            if (c == null) throw new ArgumentNullException(nameof(c), "Collection cannot be null.");
            object[] added = new object[c.Count];
            c.CopyTo(added, 0);
            _items.InsertRange(index, added);
        }

        public virtual void SetRange(int index, ICollection c)
        {
            if (c == null) throw new ArgumentNullException(nameof(c), "Collection cannot be null.");
            if (index < 0 || index > Count - c.Count) throw CollectionErrors.Index();
            foreach (object item in c) _items[index++] = item;
        }

        public virtual void Remove(object obj) => _items.Remove(obj);

        public virtual void RemoveAt(int index) => _items.RemoveAt(index);

        public virtual void RemoveRange(int index, int count)
        {
            CheckRange(index, count);
            _items.RemoveRange(index, count);
        }

        private void CheckRange(int index, int count)
        {
            if (index < 0) throw CollectionErrors.Negative(nameof(index), index);
            if (count < 0) throw CollectionErrors.Negative(nameof(count), count);
            if (Count - index < count) throw CollectionErrors.Range();
        }

        public virtual void Clear() => _items.Clear();

        public virtual object Clone()
        {
            ArrayList copy = new ArrayList(Count);
            copy._items.AddRange(_items);
            return copy;
        }

        public virtual bool Contains(object item) => _items.Contains(item);

        public virtual int IndexOf(object value) => _items.IndexOf(value);

        public virtual int IndexOf(object value, int startIndex) => _items.IndexOf(value, startIndex);

        public virtual int IndexOf(object value, int startIndex, int count) => _items.IndexOf(value, startIndex, count);

        public virtual int LastIndexOf(object value) => _items.LastIndexOf(value);

        public virtual int LastIndexOf(object value, int startIndex)
        {
            if (startIndex >= Count) throw CollectionErrors.Index(nameof(startIndex));
            return LastIndexOf(value, startIndex, startIndex + 1);
        }

        public virtual int LastIndexOf(object value, int startIndex, int count)
        {
            if (Count != 0 && startIndex < 0) throw CollectionErrors.Negative(nameof(startIndex), startIndex);
            if (Count != 0 && count < 0) throw CollectionErrors.Negative(nameof(count), count);
            if (Count == 0) return -1;
            if (startIndex >= Count || count > startIndex + 1)
                throw new ArgumentOutOfRangeException(startIndex >= Count ? nameof(startIndex) : nameof(count),
                    "Larger than collection size.");
            return Array.LastIndexOf(_items._items, value, startIndex, count);
        }

        public virtual int BinarySearch(int index, int count, object value, IComparer comparer)
        {
            CheckRange(index, count);
            return Array.BinarySearch(_items._items, index, count, value, comparer);
        }

        public virtual int BinarySearch(object value) => BinarySearch(value, null);

        public virtual int BinarySearch(object value, IComparer comparer)
            => Array.BinarySearch(_items._items, 0, Count, value, comparer);

        public virtual ArrayList GetRange(int index, int count)
        {
            CheckRange(index, count);
            return new ArrayList(_items.GetRange(index, count));
        }

        public virtual void Reverse() => _items.Reverse();

        public virtual void Reverse(int index, int count)
        {
            CheckRange(index, count);
            _items.Reverse(index, count);
        }

        public virtual void Sort() => Sort(0, Count, null);

        public virtual void Sort(IComparer comparer) => Sort(0, Count, comparer);

        public virtual void Sort(int index, int count, IComparer comparer)
        {
            CheckRange(index, count);
            Array.Sort(_items._items, index, count, comparer);
            _items._version++;
        }

        public virtual void CopyTo(Array array) => CopyTo(array, 0);

        public virtual void CopyTo(Array array, int arrayIndex) => CopyTo(0, array, arrayIndex, Count);

        public virtual void CopyTo(int index, Array array, int arrayIndex, int count)
        {
            if (Count - index < count) throw CollectionErrors.Range();
            if (array != null && array.Rank != 1)
                throw new ArgumentException("Only single dimensional arrays are supported for the requested action.",
                    nameof(array));
            Array.Copy(_items._items, index, array, arrayIndex, count);
        }

        public virtual object[] ToArray() => _items.ToArray();

        public virtual Array ToArray(Type type)
        {
            if (type == null) throw new ArgumentNullException(nameof(type));
            Array array = Array.CreateInstance(type, Count);
            CopyTo(array, 0);
            return array;
        }

        public virtual void TrimToSize() => _items.Capacity = Count;

        public virtual IEnumerator GetEnumerator() => new Enumerator(_items);

        // Unlike List<T>'s, Current is an error before the first and after the last item.
        private sealed class Enumerator : IEnumerator, ICloneable
        {
            private readonly List<object> _items;
            private readonly int _version;
            private int _index;       // of the current item; -1 before the first
            private object _current;  // this: there is none

            internal Enumerator(List<object> items)
            {
                _items = items;
                _version = items._version;
                _index = -1;
                _current = this;
            }

            public object Clone()
            {
                Enumerator copy = (Enumerator)MemberwiseClone();
                if (_current == this) copy._current = copy;
                return copy;
            }

            public bool MoveNext()
            {
                if (_version != _items._version) throw CollectionErrors.Modified();
                bool found = _index < _items.Count - 1;
                _index = found ? _index + 1 : _items.Count;
                _current = found ? _items[_index] : this;
                return found;
            }

            public object Current
            {
                get
                {
                    if (_current == this) throw _index < 0 ? CollectionErrors.NotStarted() : CollectionErrors.Ended();
                    return _current;
                }
            }

            public void Reset()
            {
                if (_version != _items._version) throw CollectionErrors.Modified();
                _index = -1;
                _current = this;
            }
        }
    }
}
