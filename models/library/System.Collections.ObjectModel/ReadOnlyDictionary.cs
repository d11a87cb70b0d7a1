// ReadOnlyDictionary<TKey, TValue>: a dictionary, seen through a window.
using System.Collections.Generic;

namespace System.Collections.ObjectModel
{
    public class ReadOnlyDictionary<TKey, TValue> : IDictionary<TKey, TValue>, IDictionary,
        IReadOnlyDictionary<TKey, TValue>
    {
        private readonly IDictionary<TKey, TValue> _dictionary;

        public ReadOnlyDictionary(IDictionary<TKey, TValue> dictionary)
        {
            if (dictionary == null) throw new ArgumentNullException(nameof(dictionary));
            _dictionary = dictionary;
        }

        public static ReadOnlyDictionary<TKey, TValue> Empty
            => new ReadOnlyDictionary<TKey, TValue>(new Dictionary<TKey, TValue>());

        protected IDictionary<TKey, TValue> Dictionary => _dictionary;

        public int Count => _dictionary.Count;

        public KeyCollection Keys => new KeyCollection(_dictionary.Keys);

        public ValueCollection Values => new ValueCollection(_dictionary.Values);

        public TValue this[TKey key] => _dictionary[key];

        public bool ContainsKey(TKey key) => _dictionary.ContainsKey(key);

        public bool TryGetValue(TKey key, out TValue value) => _dictionary.TryGetValue(key, out value);

        public IEnumerator<KeyValuePair<TKey, TValue>> GetEnumerator() => _dictionary.GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => ((IEnumerable)_dictionary).GetEnumerator();

        ICollection<TKey> IDictionary<TKey, TValue>.Keys => Keys;

        ICollection<TValue> IDictionary<TKey, TValue>.Values => Values;

        IEnumerable<TKey> IReadOnlyDictionary<TKey, TValue>.Keys => Keys;

        IEnumerable<TValue> IReadOnlyDictionary<TKey, TValue>.Values => Values;

        TValue IDictionary<TKey, TValue>.this[TKey key]
        {
            get => _dictionary[key];
            set => throw CollectionErrors.ReadOnly();
        }

        void IDictionary<TKey, TValue>.Add(TKey key, TValue value) => throw CollectionErrors.ReadOnly();

        bool IDictionary<TKey, TValue>.Remove(TKey key) => throw CollectionErrors.ReadOnly();

        bool ICollection<KeyValuePair<TKey, TValue>>.IsReadOnly => true;

        void ICollection<KeyValuePair<TKey, TValue>>.Add(KeyValuePair<TKey, TValue> pair)
            => throw CollectionErrors.ReadOnly();

        void ICollection<KeyValuePair<TKey, TValue>>.Clear() => throw CollectionErrors.ReadOnly();

        bool ICollection<KeyValuePair<TKey, TValue>>.Contains(KeyValuePair<TKey, TValue> pair)
            => _dictionary.Contains(pair);

        void ICollection<KeyValuePair<TKey, TValue>>.CopyTo(KeyValuePair<TKey, TValue>[] array, int index)
            => _dictionary.CopyTo(array, index);

        bool ICollection<KeyValuePair<TKey, TValue>>.Remove(KeyValuePair<TKey, TValue> pair)
            => throw CollectionErrors.ReadOnly();

        bool ICollection.IsSynchronized => false;

        object ICollection.SyncRoot
        {
            get
            {
                ICollection collection = _dictionary as ICollection;
                return collection != null ? collection.SyncRoot : this;
            }
        }

        void ICollection.CopyTo(Array array, int index)
            => CollectionErrors.CopyTo<KeyValuePair<TKey, TValue>>(this, array, index);

        bool IDictionary.IsFixedSize => true;

        bool IDictionary.IsReadOnly => true;

        ICollection IDictionary.Keys => Keys;

        ICollection IDictionary.Values => Values;

        object IDictionary.this[object key]
        {
            get
            {
                if (key == null) throw new ArgumentNullException(nameof(key));
                TValue value;
                return key is TKey && _dictionary.TryGetValue((TKey)key, out value) ? (object)value : null;
            }
            set => throw CollectionErrors.ReadOnly();
        }

        void IDictionary.Add(object key, object value) => throw CollectionErrors.ReadOnly();

        void IDictionary.Clear() => throw CollectionErrors.ReadOnly();

        bool IDictionary.Contains(object key)
        {
            if (key == null) throw new ArgumentNullException(nameof(key));
            return key is TKey && ContainsKey((TKey)key);
        }

        IDictionaryEnumerator IDictionary.GetEnumerator() => new PairEnumerator(_dictionary.GetEnumerator());

        void IDictionary.Remove(object key) => throw CollectionErrors.ReadOnly();

        private sealed class PairEnumerator : IDictionaryEnumerator
        {
            private readonly IEnumerator<KeyValuePair<TKey, TValue>> _pairs;

            internal PairEnumerator(IEnumerator<KeyValuePair<TKey, TValue>> pairs)
            {
                _pairs = pairs;
            }

            public DictionaryEntry Entry => new DictionaryEntry(Key, Value);

            public object Key => _pairs.Current.Key;

            public object Value => _pairs.Current.Value;

            public object Current => Entry;

            public bool MoveNext() => _pairs.MoveNext();

            public void Reset() => _pairs.Reset();
        }

        // Keys and values are windows onto the dictionary's own.
        public sealed class KeyCollection : ICollection<TKey>, ICollection, IReadOnlyCollection<TKey>
        {
            private readonly ICollection<TKey> _keys;

            internal KeyCollection(ICollection<TKey> keys)
            {
                _keys = keys;
            }

            public int Count => _keys.Count;

            public bool Contains(TKey item) => _keys.Contains(item);

            public void CopyTo(TKey[] array, int arrayIndex) => _keys.CopyTo(array, arrayIndex);

            public IEnumerator<TKey> GetEnumerator() => _keys.GetEnumerator();

            IEnumerator IEnumerable.GetEnumerator() => ((IEnumerable)_keys).GetEnumerator();

            bool ICollection<TKey>.IsReadOnly => true;

            void ICollection<TKey>.Add(TKey item) => throw CollectionErrors.ReadOnly();

            void ICollection<TKey>.Clear() => throw CollectionErrors.ReadOnly();

            bool ICollection<TKey>.Remove(TKey item) => throw CollectionErrors.ReadOnly();

            bool ICollection.IsSynchronized => false;

            object ICollection.SyncRoot => this;

            void ICollection.CopyTo(Array array, int index) => CollectionErrors.CopyTo<TKey>(this, array, index);
        }

        public sealed class ValueCollection : ICollection<TValue>, ICollection, IReadOnlyCollection<TValue>
        {
            private readonly ICollection<TValue> _values;

            internal ValueCollection(ICollection<TValue> values)
            {
                _values = values;
            }

            public int Count => _values.Count;

            public void CopyTo(TValue[] array, int arrayIndex) => _values.CopyTo(array, arrayIndex);

            public IEnumerator<TValue> GetEnumerator() => _values.GetEnumerator();

            IEnumerator IEnumerable.GetEnumerator() => ((IEnumerable)_values).GetEnumerator();

            bool ICollection<TValue>.IsReadOnly => true;

            void ICollection<TValue>.Add(TValue item) => throw CollectionErrors.ReadOnly();

            void ICollection<TValue>.Clear() => throw CollectionErrors.ReadOnly();

            bool ICollection<TValue>.Contains(TValue item) => _values.Contains(item);

            bool ICollection<TValue>.Remove(TValue item) => throw CollectionErrors.ReadOnly();

            bool ICollection.IsSynchronized => false;

            object ICollection.SyncRoot => this;

            void ICollection.CopyTo(Array array, int index) => CollectionErrors.CopyTo<TValue>(this, array, index);
        }
    }
}
