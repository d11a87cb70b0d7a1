// ReadOnlySet<T>: a set, seen through a window.
using System.Collections.Generic;

namespace System.Collections.ObjectModel
{
    public class ReadOnlySet<T> : IReadOnlySet<T>, ISet<T>, ICollection
    {
        private readonly ISet<T> _set;

        public ReadOnlySet(ISet<T> set)
        {
            if (set == null) throw new ArgumentNullException(nameof(set));
            _set = set;
        }

        public static ReadOnlySet<T> Empty => new ReadOnlySet<T>(new HashSet<T>());

        protected ISet<T> Set => _set;

        public int Count => _set.Count;

        public bool Contains(T item) => _set.Contains(item);

        public bool IsProperSubsetOf(IEnumerable<T> other) => _set.IsProperSubsetOf(other);

        public bool IsProperSupersetOf(IEnumerable<T> other) => _set.IsProperSupersetOf(other);

        public bool IsSubsetOf(IEnumerable<T> other) => _set.IsSubsetOf(other);

        public bool IsSupersetOf(IEnumerable<T> other) => _set.IsSupersetOf(other);

        public bool Overlaps(IEnumerable<T> other) => _set.Overlaps(other);

        public bool SetEquals(IEnumerable<T> other) => _set.SetEquals(other);

        public IEnumerator<T> GetEnumerator() => _set.GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => ((IEnumerable)_set).GetEnumerator();

        bool ICollection<T>.IsReadOnly => true;

        void ICollection<T>.CopyTo(T[] array, int index) => _set.CopyTo(array, index);

        void ICollection<T>.Add(T item) => throw new NotSupportedException();

        void ICollection<T>.Clear() => throw new NotSupportedException();

        bool ICollection<T>.Remove(T item) => throw new NotSupportedException();

        bool ISet<T>.Add(T item) => throw new NotSupportedException();

        void ISet<T>.UnionWith(IEnumerable<T> other) => throw new NotSupportedException();

        void ISet<T>.IntersectWith(IEnumerable<T> other) => throw new NotSupportedException();

        void ISet<T>.ExceptWith(IEnumerable<T> other) => throw new NotSupportedException();

        void ISet<T>.SymmetricExceptWith(IEnumerable<T> other) => throw new NotSupportedException();

        bool ICollection.IsSynchronized => false;

        object ICollection.SyncRoot
        {
            get
            {
                ICollection collection = _set as ICollection;
                return collection != null ? collection.SyncRoot : this;
            }
        }

        void ICollection.CopyTo(Array array, int index) => CollectionErrors.CopyTo<T>(this, array, index);
    }
}
