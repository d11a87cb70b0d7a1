// KeyedCollection<TKey, TItem>: a list whose items know their keys. Looked up one by one, without .NET's dictionary.
using System.Collections.Generic;

namespace System.Collections.ObjectModel
{
    public abstract class KeyedCollection<TKey, TItem> : Collection<TItem>
    {
        private readonly IEqualityComparer<TKey> _comparer;  // null: the default one

        protected KeyedCollection() : this(null)
        {
        }

        protected KeyedCollection(IEqualityComparer<TKey> comparer) : this(comparer, 0)
        {
        }

        protected KeyedCollection(IEqualityComparer<TKey> comparer, int dictionaryCreationThreshold)
        {
            if (dictionaryCreationThreshold < -1)
                throw new ArgumentOutOfRangeException(nameof(dictionaryCreationThreshold),
                    "The specified threshold for creating dictionary is out of range.");
            _comparer = comparer;
        }

        public IEqualityComparer<TKey> Comparer => _comparer ?? EqualityComparer<TKey>.Default;

        protected IDictionary<TKey, TItem> Dictionary
        {
            get
            {
                Dictionary<TKey, TItem> dictionary = new Dictionary<TKey, TItem>(_comparer);
                foreach (TItem item in Items) dictionary.Add(GetKeyForItem(item), item);
                return Count == 0 ? null : dictionary;
            }
        }

        public TItem this[TKey key]
        {
            get
            {
                TItem item;
                if (!TryGetValue(key, out item)) throw CollectionErrors.KeyNotFound(key);
                return item;
            }
        }

        public bool Contains(TKey key) => Find(key) >= 0;

        public bool TryGetValue(TKey key, out TItem item)
        {
            int index = Find(key);
            item = index >= 0 ? Items[index] : default(TItem);
            return index >= 0;
        }

        public bool Remove(TKey key)
        {
            int index = Find(key);
            if (index >= 0) RemoveItem(index);
            return index >= 0;
        }

        protected abstract TKey GetKeyForItem(TItem item);

        protected void ChangeItemKey(TItem item, TKey newKey)
        {
            if (!Contains(item))
                throw new ArgumentException("The specified item does not exist in this KeyedCollection.");
            if (!Comparer.Equals(GetKeyForItem(item), newKey) && newKey != null) CheckNew(newKey, -1);
        }

        protected override void InsertItem(int index, TItem item)
        {
            TKey key = GetKeyForItem(item);
            if (key != null) CheckNew(key, -1);
            base.InsertItem(index, item);
        }

        protected override void ClearItems() => base.ClearItems();

        protected override void RemoveItem(int index) => base.RemoveItem(index);

        protected override void SetItem(int index, TItem item)
        {
            TKey key = GetKeyForItem(item);
            if (key != null) CheckNew(key, index);
            base.SetItem(index, item);
        }

        private void CheckNew(TKey key, int except)
        {
            int index = Find(key);
            if (index < 0 || index == except) return;
            throw CollectionErrors.DuplicateKey(key);
        }

        private int Find(TKey key)
        {
            if (key == null) throw new ArgumentNullException(nameof(key));
            IEqualityComparer<TKey> comparer = Comparer;
            for (int i = 0; i < Count; i++)
            {
                if (comparer.Equals(GetKeyForItem(Items[i]), key)) return i;
            }
            return -1;
        }
    }
}
