// ReadOnlyCollection<T>: a list, seen through a window.
using System.Collections.Generic;

namespace System.Collections.ObjectModel
{
    // What compilers emit calls to for collection expressions.
    public static class ReadOnlyCollection
    {
        public static ReadOnlyCollection<T> CreateCollection<T>(ReadOnlySpan<T> values)
            => new ReadOnlyCollection<T>(values.ToArray());

        public static ReadOnlySet<T> CreateSet<T>(ReadOnlySpan<T> values)
            => new ReadOnlySet<T>(new HashSet<T>(values.ToArray()));
    }

    public class ReadOnlyCollection<T> : IList<T>, IList, IReadOnlyList<T>
    {
        private readonly IList<T> _list;

        public ReadOnlyCollection(IList<T> list)
        {
            if (list == null) throw new ArgumentNullException(nameof(list));
            _list = list;
        }

        public static ReadOnlyCollection<T> Empty => new ReadOnlyCollection<T>(Array.Empty<T>());

        public int Count => _list.Count;

        protected IList<T> Items => _list;

        public T this[int index] => _list[index];

        public bool Contains(T value) => _list.Contains(value);

        public int IndexOf(T value) => _list.IndexOf(value);

        public void CopyTo(T[] array, int index) => _list.CopyTo(array, index);

        public IEnumerator<T> GetEnumerator() => _list.GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => ((IEnumerable)_list).GetEnumerator();

        bool ICollection<T>.IsReadOnly => true;

        T IList<T>.this[int index]
        {
            get => _list[index];
            set => throw CollectionErrors.ReadOnly();
        }

        void ICollection<T>.Add(T value) => throw CollectionErrors.ReadOnly();

        void ICollection<T>.Clear() => throw CollectionErrors.ReadOnly();

        bool ICollection<T>.Remove(T value) => throw CollectionErrors.ReadOnly();

        void IList<T>.Insert(int index, T value) => throw CollectionErrors.ReadOnly();

        void IList<T>.RemoveAt(int index) => throw CollectionErrors.ReadOnly();

        bool ICollection.IsSynchronized => false;

        object ICollection.SyncRoot
        {
            get
            {
                ICollection collection = _list as ICollection;
                return collection != null ? collection.SyncRoot : this;
            }
        }

        void ICollection.CopyTo(Array array, int index) => CollectionErrors.CopyTo<T>(this, array, index);

        bool IList.IsFixedSize => true;

        bool IList.IsReadOnly => true;

        object IList.this[int index]
        {
            get => _list[index];
            set => throw CollectionErrors.ReadOnly();
        }

        int IList.Add(object value) => throw CollectionErrors.ReadOnly();

        void IList.Clear() => throw CollectionErrors.ReadOnly();

        bool IList.Contains(object value) => CollectionErrors.IsCompatible<T>(value) && Contains((T)value);

        int IList.IndexOf(object value) => CollectionErrors.IsCompatible<T>(value) ? IndexOf((T)value) : -1;

        void IList.Insert(int index, object value) => throw CollectionErrors.ReadOnly();

        void IList.Remove(object value) => throw CollectionErrors.ReadOnly();

        void IList.RemoveAt(int index) => throw CollectionErrors.ReadOnly();
    }
}
