// CollectionExtensions: extension methods of collections; compilers emit calls to some of them.
using System.Collections.ObjectModel;

namespace System.Collections.Generic
{
    public static class CollectionExtensions
    {
        public static TValue GetValueOrDefault<TKey, TValue>(
            this IReadOnlyDictionary<TKey, TValue> dictionary, TKey key)
            => GetValueOrDefault(dictionary, key, default(TValue));

        public static TValue GetValueOrDefault<TKey, TValue>(
            this IReadOnlyDictionary<TKey, TValue> dictionary, TKey key, TValue defaultValue)
        {
            if (dictionary == null) throw new ArgumentNullException(nameof(dictionary));
            TValue value;
            return dictionary.TryGetValue(key, out value) ? value : defaultValue;
        }

        public static bool TryAdd<TKey, TValue>(this IDictionary<TKey, TValue> dictionary, TKey key, TValue value)
        {
            if (dictionary == null) throw new ArgumentNullException(nameof(dictionary));
            if (dictionary.ContainsKey(key)) return false;
            dictionary.Add(key, value);
            return true;
        }

        public static bool Remove<TKey, TValue>(this IDictionary<TKey, TValue> dictionary, TKey key, out TValue value)
        {
            if (dictionary == null) throw new ArgumentNullException(nameof(dictionary));
            if (!dictionary.TryGetValue(key, out value)) return false;
            dictionary.Remove(key);
            return true;
        }

        public static ReadOnlyCollection<T> AsReadOnly<T>(this IList<T> list) => new ReadOnlyCollection<T>(list);

        public static ReadOnlyDictionary<TKey, TValue> AsReadOnly<TKey, TValue>(
            this IDictionary<TKey, TValue> dictionary) => new ReadOnlyDictionary<TKey, TValue>(dictionary);

        public static ReadOnlySet<T> AsReadOnly<T>(this ISet<T> set) => new ReadOnlySet<T>(set);

        public static void AddRange<T>(this List<T> list, ReadOnlySpan<T> source)
        {
            if (list == null) throw new ArgumentNullException(nameof(list));
            if (source.Length == 0) return;
            if (list._items.Length - list._size < source.Length) list.Grow(checked(list._size + source.Length));
            for (int i = 0; i < source.Length; i++) list._items[list._size + i] = source[i];
            list._size += source.Length;
            list._version++;
        }

        public static void InsertRange<T>(this List<T> list, int index, ReadOnlySpan<T> source)
        {
            if (list == null) throw new ArgumentNullException(nameof(list));
            if ((uint)index > (uint)list._size) throw CollectionErrors.IndexBeyondEnd(nameof(index));
            list.InsertRange(index, source.ToArray());
        }

        public static void CopyTo<T>(this List<T> list, Span<T> destination)
        {
            if (list == null) throw new ArgumentNullException(nameof(list));
            new ReadOnlySpan<T>(list._items, 0, list._size).CopyTo(destination);
        }
    }
}
