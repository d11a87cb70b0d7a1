// Enumerable: a sequence becomes a collection.
using System.Collections.Generic;

namespace System.Linq
{
    public static partial class Enumerable
    {
        public static TSource[] ToArray<TSource>(this IEnumerable<TSource> source)
        {
            Check(source, nameof(source));
            ICollection<TSource> collection = source as ICollection<TSource>;
            if (collection == null) return new List<TSource>(source).ToArray();
            int count = collection.Count;
            if (count == 0) return Array.Empty<TSource>();
            TSource[] array = new TSource[count];
            collection.CopyTo(array, 0);
            return array;
        }

        public static List<TSource> ToList<TSource>(this IEnumerable<TSource> source)
        {
            Check(source, nameof(source));
            return new List<TSource>(source);
        }

        public static HashSet<TSource> ToHashSet<TSource>(this IEnumerable<TSource> source) => ToHashSet(source, null);

        public static HashSet<TSource> ToHashSet<TSource>(this IEnumerable<TSource> source,
            IEqualityComparer<TSource> comparer)
        {
            Check(source, nameof(source));
            return new HashSet<TSource>(source, comparer);
        }

        public static Dictionary<TKey, TValue> ToDictionary<TKey, TValue>(
            this IEnumerable<KeyValuePair<TKey, TValue>> source) => ToDictionary(source, (IEqualityComparer<TKey>)null);

        public static Dictionary<TKey, TValue> ToDictionary<TKey, TValue>(
            this IEnumerable<KeyValuePair<TKey, TValue>> source, IEqualityComparer<TKey> comparer)
        {
            Check(source, nameof(source));
            return new Dictionary<TKey, TValue>(source, comparer);
        }

        public static Dictionary<TKey, TValue> ToDictionary<TKey, TValue>(
            this IEnumerable<ValueTuple<TKey, TValue>> source) => ToDictionary(source, (IEqualityComparer<TKey>)null);

        public static Dictionary<TKey, TValue> ToDictionary<TKey, TValue>(
            this IEnumerable<ValueTuple<TKey, TValue>> source, IEqualityComparer<TKey> comparer)
        {
            Check(source, nameof(source));
            ICollection<ValueTuple<TKey, TValue>> collection = source as ICollection<ValueTuple<TKey, TValue>>;
            int capacity = collection != null ? collection.Count : 0;
            Dictionary<TKey, TValue> dictionary = new Dictionary<TKey, TValue>(capacity, comparer);
            foreach (ValueTuple<TKey, TValue> pair in source) dictionary.Add(pair.Item1, pair.Item2);
            return dictionary;
        }

        public static Dictionary<TKey, TSource> ToDictionary<TSource, TKey>(this IEnumerable<TSource> source,
            Func<TSource, TKey> keySelector) => ToDictionary(source, keySelector, (IEqualityComparer<TKey>)null);

        public static Dictionary<TKey, TSource> ToDictionary<TSource, TKey>(this IEnumerable<TSource> source,
            Func<TSource, TKey> keySelector, IEqualityComparer<TKey> comparer)
            => ToDictionary<TSource, TKey, TSource>(source, keySelector, Same, comparer);

        public static Dictionary<TKey, TElement> ToDictionary<TSource, TKey, TElement>(this IEnumerable<TSource> source,
            Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector)
            => ToDictionary(source, keySelector, elementSelector, null);

        public static Dictionary<TKey, TElement> ToDictionary<TSource, TKey, TElement>(this IEnumerable<TSource> source,
            Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector, IEqualityComparer<TKey> comparer)
        {
            Check(source, nameof(source));
            Check(keySelector, nameof(keySelector));
            Check(elementSelector, nameof(elementSelector));
            ICollection<TSource> collection = source as ICollection<TSource>;
            int capacity = collection != null ? collection.Count : 0;
            Dictionary<TKey, TElement> dictionary = new Dictionary<TKey, TElement>(capacity, comparer);
            foreach (TSource item in source) dictionary.Add(keySelector(item), elementSelector(item));
            return dictionary;
        }

        public static ILookup<TKey, TSource> ToLookup<TSource, TKey>(this IEnumerable<TSource> source,
            Func<TSource, TKey> keySelector) => ToLookup(source, keySelector, (IEqualityComparer<TKey>)null);

        public static ILookup<TKey, TSource> ToLookup<TSource, TKey>(this IEnumerable<TSource> source,
            Func<TSource, TKey> keySelector, IEqualityComparer<TKey> comparer)
            => ToLookup<TSource, TKey, TSource>(source, keySelector, Same, comparer);

        public static ILookup<TKey, TElement> ToLookup<TSource, TKey, TElement>(this IEnumerable<TSource> source,
            Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector)
            => ToLookup(source, keySelector, elementSelector, null);

        public static ILookup<TKey, TElement> ToLookup<TSource, TKey, TElement>(this IEnumerable<TSource> source,
            Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector, IEqualityComparer<TKey> comparer)
        {
            Check(source, nameof(source));
            Check(keySelector, nameof(keySelector));
            Check(elementSelector, nameof(elementSelector));
            Lookup<TKey, TElement> lookup = new Lookup<TKey, TElement>(comparer);
            foreach (TSource item in source) lookup.GroupOf(keySelector(item)).Append(elementSelector(item));
            return lookup;
        }
    }
}
