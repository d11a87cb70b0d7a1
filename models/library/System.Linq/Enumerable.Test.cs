// Enumerable: questions about a sequence.
using System.Collections;
using System.Collections.Generic;

namespace System.Linq
{
    public static partial class Enumerable
    {
        public static bool Any<TSource>(this IEnumerable<TSource> source)
        {
            int count;
            if (TryGetNonEnumeratedCount(source, out count)) return count != 0;
            using (IEnumerator<TSource> items = source.GetEnumerator()) return items.MoveNext();
        }

        public static bool Any<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)
        {
            Check(source, nameof(source));
            Check(predicate, nameof(predicate));
            foreach (TSource item in source)
            {
                if (predicate(item)) return true;
            }
            return false;
        }

        public static bool All<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)
        {
            Check(source, nameof(source));
            Check(predicate, nameof(predicate));
            foreach (TSource item in source)
            {
                if (!predicate(item)) return false;
            }
            return true;
        }

        public static bool Contains<TSource>(this IEnumerable<TSource> source, TSource value)
        {
            ICollection<TSource> collection = source as ICollection<TSource>;
            return collection != null ? collection.Contains(value) : Contains(source, value, null);
        }

        public static bool Contains<TSource>(this IEnumerable<TSource> source, TSource value,
            IEqualityComparer<TSource> comparer)
        {
            Check(source, nameof(source));
            if (comparer == null) comparer = EqualityComparer<TSource>.Default;
            foreach (TSource item in source)
            {
                if (comparer.Equals(item, value)) return true;
            }
            return false;
        }

        public static int Count<TSource>(this IEnumerable<TSource> source)
        {
            int count;
            if (TryGetNonEnumeratedCount(source, out count)) return count;
            foreach (TSource item in source) count = checked(count + 1);
            return count;
        }

        public static int Count<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)
        {
            Check(source, nameof(source));
            Check(predicate, nameof(predicate));
            int count = 0;
            foreach (TSource item in source)
            {
                if (predicate(item)) count = checked(count + 1);
            }
            return count;
        }

        public static long LongCount<TSource>(this IEnumerable<TSource> source)
        {
            Check(source, nameof(source));
            long count = 0;
            foreach (TSource item in source) count++;
            return count;
        }

        public static long LongCount<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)
        {
            Check(source, nameof(source));
            Check(predicate, nameof(predicate));
            long count = 0;
            foreach (TSource item in source)
            {
                if (predicate(item)) count++;
            }
            return count;
        }

        public static bool TryGetNonEnumeratedCount<TSource>(this IEnumerable<TSource> source, out int count)
        {
            Check(source, nameof(source));
            ICollection<TSource> collection = source as ICollection<TSource>;
            ICollection untyped = source as ICollection;
            count = collection != null ? collection.Count : untyped != null ? untyped.Count : 0;
            return collection != null || untyped != null;
        }

        public static bool SequenceEqual<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second)
            => SequenceEqual(first, second, null);

        public static bool SequenceEqual<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second,
            IEqualityComparer<TSource> comparer)
        {
            Check(first, nameof(first));
            Check(second, nameof(second));
            if (comparer == null) comparer = EqualityComparer<TSource>.Default;
            ICollection<TSource> counted = first as ICollection<TSource>;
            ICollection<TSource> other = second as ICollection<TSource>;
            if (counted != null && other != null && counted.Count != other.Count) return false;
            using (IEnumerator<TSource> one = first.GetEnumerator())
            using (IEnumerator<TSource> two = second.GetEnumerator())
            {
                while (one.MoveNext())
                {
                    if (!two.MoveNext() || !comparer.Equals(one.Current, two.Current)) return false;
                }
                return !two.MoveNext();
            }
        }
    }
}
