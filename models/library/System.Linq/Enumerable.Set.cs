// Enumerable: sequences as sets. What is seen twice counts once, where it is seen first.
using System.Collections.Generic;

namespace System.Linq
{
    public static partial class Enumerable
    {
        public static IEnumerable<TSource> Distinct<TSource>(this IEnumerable<TSource> source)
            => Distinct(source, null);

        public static IEnumerable<TSource> Distinct<TSource>(this IEnumerable<TSource> source,
            IEqualityComparer<TSource> comparer)
        {
            Check(source, nameof(source));
            return DistinctIterator<TSource, TSource>(source, Same, comparer);
        }

        public static IEnumerable<TSource> DistinctBy<TSource, TKey>(this IEnumerable<TSource> source,
            Func<TSource, TKey> keySelector) => DistinctBy(source, keySelector, null);

        public static IEnumerable<TSource> DistinctBy<TSource, TKey>(this IEnumerable<TSource> source,
            Func<TSource, TKey> keySelector, IEqualityComparer<TKey> comparer)
        {
            Check(source, nameof(source));
            Check(keySelector, nameof(keySelector));
            return DistinctIterator(source, keySelector, comparer);
        }

        private static IEnumerable<TSource> DistinctIterator<TSource, TKey>(IEnumerable<TSource> source,
            Func<TSource, TKey> keySelector, IEqualityComparer<TKey> comparer)
        {
            HashSet<TKey> seen = new HashSet<TKey>(comparer);
            foreach (TSource item in source)
            {
                if (seen.Add(keySelector(item))) yield return item;
            }
        }

        public static IEnumerable<TSource> Union<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second)
            => Union(first, second, null);

        public static IEnumerable<TSource> Union<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second,
            IEqualityComparer<TSource> comparer)
        {
            Check(first, nameof(first));
            Check(second, nameof(second));
            return DistinctIterator<TSource, TSource>(ConcatIterator(first, second), Same, comparer);
        }

        public static IEnumerable<TSource> UnionBy<TSource, TKey>(this IEnumerable<TSource> first,
            IEnumerable<TSource> second, Func<TSource, TKey> keySelector) => UnionBy(first, second, keySelector, null);

        public static IEnumerable<TSource> UnionBy<TSource, TKey>(this IEnumerable<TSource> first,
            IEnumerable<TSource> second, Func<TSource, TKey> keySelector, IEqualityComparer<TKey> comparer)
        {
            Check(first, nameof(first));
            Check(second, nameof(second));
            Check(keySelector, nameof(keySelector));
            return DistinctIterator(ConcatIterator(first, second), keySelector, comparer);
        }

        public static IEnumerable<TSource> Except<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second)
            => Except(first, second, null);

        public static IEnumerable<TSource> Except<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second,
            IEqualityComparer<TSource> comparer)
        {
            Check(first, nameof(first));
            Check(second, nameof(second));
            return ExceptIterator<TSource, TSource>(first, second, Same, comparer);
        }

        public static IEnumerable<TSource> ExceptBy<TSource, TKey>(this IEnumerable<TSource> first,
            IEnumerable<TKey> second, Func<TSource, TKey> keySelector) => ExceptBy(first, second, keySelector, null);

        public static IEnumerable<TSource> ExceptBy<TSource, TKey>(this IEnumerable<TSource> first,
            IEnumerable<TKey> second, Func<TSource, TKey> keySelector, IEqualityComparer<TKey> comparer)
        {
            Check(first, nameof(first));
            Check(second, nameof(second));
            Check(keySelector, nameof(keySelector));
            return ExceptIterator(first, second, keySelector, comparer);
        }

        private static IEnumerable<TSource> ExceptIterator<TSource, TKey>(IEnumerable<TSource> first,
            IEnumerable<TKey> second, Func<TSource, TKey> keySelector, IEqualityComparer<TKey> comparer)
        {
            HashSet<TKey> seen = new HashSet<TKey>(second, comparer);
            foreach (TSource item in first)
            {
                if (seen.Add(keySelector(item))) yield return item;
            }
        }

        public static IEnumerable<TSource> Intersect<TSource>(this IEnumerable<TSource> first,
            IEnumerable<TSource> second) => Intersect(first, second, null);

        public static IEnumerable<TSource> Intersect<TSource>(this IEnumerable<TSource> first,
            IEnumerable<TSource> second, IEqualityComparer<TSource> comparer)
        {
            Check(first, nameof(first));
            Check(second, nameof(second));
            return IntersectIterator<TSource, TSource>(first, second, Same, comparer);
        }

        public static IEnumerable<TSource> IntersectBy<TSource, TKey>(this IEnumerable<TSource> first,
            IEnumerable<TKey> second, Func<TSource, TKey> keySelector) => IntersectBy(first, second, keySelector, null);

        public static IEnumerable<TSource> IntersectBy<TSource, TKey>(this IEnumerable<TSource> first,
            IEnumerable<TKey> second, Func<TSource, TKey> keySelector, IEqualityComparer<TKey> comparer)
        {
            Check(first, nameof(first));
            Check(second, nameof(second));
            Check(keySelector, nameof(keySelector));
            return IntersectIterator(first, second, keySelector, comparer);
        }

        private static IEnumerable<TSource> IntersectIterator<TSource, TKey>(IEnumerable<TSource> first,
            IEnumerable<TKey> second, Func<TSource, TKey> keySelector, IEqualityComparer<TKey> comparer)
        {
            HashSet<TKey> left = new HashSet<TKey>(second, comparer);
            foreach (TSource item in first)
            {
                if (left.Remove(keySelector(item))) yield return item;
            }
        }
    }
}
