// Lookup<TKey, TElement>: groups in the order in which their keys were seen first. A key may be null. Where .NET has a
// hash table there is only this list, searched from its start.
using System.Collections;
using System.Collections.Generic;

namespace System.Linq
{
    public class Lookup<TKey, TElement> : ILookup<TKey, TElement>
    {
        private readonly List<Grouping<TKey, TElement>> _groups = new List<Grouping<TKey, TElement>>();
        private readonly IEqualityComparer<TKey> _comparer;

        internal Lookup(IEqualityComparer<TKey> comparer)
        {
            _comparer = comparer ?? EqualityComparer<TKey>.Default;
        }

        public int Count => _groups.Count;

        public IEnumerable<TElement> this[TKey key]
        {
            get
            {
                IEnumerable<TElement> group = Find(key);
                return group ?? Array.Empty<TElement>();
            }
        }

        public bool Contains(TKey key) => Find(key) != null;

        private int Hash(TKey key) => key == null ? 0 : _comparer.GetHashCode(key);

        internal Grouping<TKey, TElement> Find(TKey key) => Find(key, Hash(key));

        private Grouping<TKey, TElement> Find(TKey key, int hash)
        {
            foreach (Grouping<TKey, TElement> group in _groups)
            {
                if (group._hash == hash && _comparer.Equals(group.Key, key)) return group;
            }
            return null;
        }

        // The key's group, a new one if there is none yet.
        internal Grouping<TKey, TElement> GroupOf(TKey key)
        {
            int hash = Hash(key);
            Grouping<TKey, TElement> group = Find(key, hash);
            if (group != null) return group;
            group = new Grouping<TKey, TElement>(key, hash);
            _groups.Add(group);
            return group;
        }

        public IEnumerable<TResult> ApplyResultSelector<TResult>(
            Func<TKey, IEnumerable<TElement>, TResult> resultSelector)
        {
            foreach (Grouping<TKey, TElement> group in _groups) yield return resultSelector(group.Key, group);
        }

        public IEnumerator<IGrouping<TKey, TElement>> GetEnumerator()
        {
            foreach (Grouping<TKey, TElement> group in _groups) yield return group;
        }

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }

    internal sealed class Grouping<TKey, TElement> : IGrouping<TKey, TElement>, IList<TElement>
    {
        internal readonly int _hash;
        private readonly TKey _key;
        private readonly List<TElement> _elements = new List<TElement>();

        internal Grouping(TKey key, int hash)
        {
            _hash = hash;
            _key = key;
        }

        public TKey Key => _key;

        internal void Append(TElement element) => _elements.Add(element);

        public IEnumerator<TElement> GetEnumerator() => _elements.GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => _elements.GetEnumerator();

        int ICollection<TElement>.Count => _elements.Count;

        bool ICollection<TElement>.IsReadOnly => true;

        TElement IList<TElement>.this[int index]
        {
            get => _elements[index];
            set => throw ReadOnly();
        }

        bool ICollection<TElement>.Contains(TElement item) => _elements.Contains(item);

        void ICollection<TElement>.CopyTo(TElement[] array, int arrayIndex) => _elements.CopyTo(array, arrayIndex);

        int IList<TElement>.IndexOf(TElement item) => _elements.IndexOf(item);

        void ICollection<TElement>.Add(TElement item) => throw ReadOnly();

        void ICollection<TElement>.Clear() => throw ReadOnly();

        bool ICollection<TElement>.Remove(TElement item) => throw ReadOnly();

        void IList<TElement>.Insert(int index, TElement item) => throw ReadOnly();

        void IList<TElement>.RemoveAt(int index) => throw ReadOnly();

        private static Exception ReadOnly() => new NotSupportedException();
    }
}
