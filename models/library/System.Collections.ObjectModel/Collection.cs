// Collection<T>: a list whose changes a derived class can intercept.
using System.Collections.Generic;

namespace System.Collections.ObjectModel
{
    public class Collection<T> : IList<T>, IList, IReadOnlyList<T>
    {
        private readonly IList<T> _items;

        public Collection()
        {
            _items = new List<T>();
        }

        public Collection(IList<T> list)
        {
            if (list == null) throw new ArgumentNullException(nameof(list));
            _items = list;
        }

        public int Count => _items.Count;

        protected IList<T> Items => _items;

        public T this[int index]
        {
            get => _items[index];
            set
            {
                CheckWritable();
                CheckIndex(index);
                SetItem(index, value);
            }
        }

        public void Add(T item)
        {
            CheckWritable();
            InsertItem(_items.Count, item);
        }

        public void Insert(int index, T item)
        {
            CheckWritable();
            if ((uint)index > (uint)_items.Count) throw CollectionErrors.IndexBeyondEnd(nameof(index));
            InsertItem(index, item);
        }

        public void Clear()
        {
            CheckWritable();
            ClearItems();
        }

        public bool Remove(T item)
        {
            CheckWritable();
            int index = _items.IndexOf(item);
            if (index < 0) return false;
            RemoveItem(index);
            return true;
        }

        public void RemoveAt(int index)
        {
            CheckWritable();
            CheckIndex(index);
            RemoveItem(index);
        }

        protected virtual void ClearItems() => _items.Clear();

        protected virtual void InsertItem(int index, T item) => _items.Insert(index, item);

        protected virtual void RemoveItem(int index) => _items.RemoveAt(index);

        protected virtual void SetItem(int index, T item) => _items[index] = item;

        public bool Contains(T item) => _items.Contains(item);

        public int IndexOf(T item) => _items.IndexOf(item);

        public void CopyTo(T[] array, int index) => _items.CopyTo(array, index);

        public IEnumerator<T> GetEnumerator() => _items.GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => ((IEnumerable)_items).GetEnumerator();

        private void CheckWritable()
        {
            if (_items.IsReadOnly) throw CollectionErrors.ReadOnly();
        }

        private void CheckIndex(int index)
        {
            if ((uint)index >= (uint)_items.Count) throw CollectionErrors.Index();
        }

        bool ICollection<T>.IsReadOnly => _items.IsReadOnly;

        bool ICollection.IsSynchronized => false;

        object ICollection.SyncRoot
        {
            get
            {
                ICollection collection = _items as ICollection;
                return collection != null ? collection.SyncRoot : this;
            }
        }

        void ICollection.CopyTo(Array array, int index) => CollectionErrors.CopyTo<T>(this, array, index);

        bool IList.IsReadOnly => _items.IsReadOnly;

        bool IList.IsFixedSize
        {
            get
            {
                IList list = _items as IList;
                return list != null ? list.IsFixedSize : _items.IsReadOnly;
            }
        }

        object IList.this[int index]
        {
            get => _items[index];
            set => this[index] = CollectionErrors.Cast<T>(value, nameof(value));
        }

        int IList.Add(object value)
        {
            CheckWritable();
            Add(CollectionErrors.Cast<T>(value, nameof(value)));
            return Count - 1;
        }

        bool IList.Contains(object value) => CollectionErrors.IsCompatible<T>(value) && Contains((T)value);

        int IList.IndexOf(object value) => CollectionErrors.IsCompatible<T>(value) ? IndexOf((T)value) : -1;

        void IList.Insert(int index, object value)
        {
            CheckWritable();
            Insert(index, CollectionErrors.Cast<T>(value, nameof(value)));
        }

        void IList.Remove(object value)
        {
            CheckWritable();
            if (CollectionErrors.IsCompatible<T>(value)) Remove((T)value);
        }
    }
}
