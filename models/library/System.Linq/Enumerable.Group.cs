// Enumerable: grouping and joining by keys.
using System.Collections.Generic;

namespace System.Linq
{
    public static partial class Enumerable
    {
        public static IEnumerable<IGrouping<TKey, TSource>> GroupBy<TSource, TKey>(this IEnumerable<TSource> source,
            Func<TSource, TKey> keySelector) => GroupBy(source, keySelector, (IEqualityComparer<TKey>)null);

        public static IEnumerable<IGrouping<TKey, TSource>> GroupBy<TSource, TKey>(this IEnumerable<TSource> source,
            Func<TSource, TKey> keySelector, IEqualityComparer<TKey> comparer)
            => GroupBy<TSource, TKey, TSource>(source, keySelector, Same, comparer);

        public static IEnumerable<IGrouping<TKey, TElement>> GroupBy<TSource, TKey, TElement>(
            this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector)
            => GroupBy(source, keySelector, elementSelector, (IEqualityComparer<TKey>)null);

        public static IEnumerable<IGrouping<TKey, TElement>> GroupBy<TSource, TKey, TElement>(
            this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector,
            IEqualityComparer<TKey> comparer)
        {
            Check(source, nameof(source));
            Check(keySelector, nameof(keySelector));
            Check(elementSelector, nameof(elementSelector));
            return GroupByIterator(source, keySelector, elementSelector, comparer);
        }

        private static IEnumerable<IGrouping<TKey, TElement>> GroupByIterator<TSource, TKey, TElement>(
            IEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector,
            IEqualityComparer<TKey> comparer)
        {
            foreach (IGrouping<TKey, TElement> group in ToLookup(source, keySelector, elementSelector, comparer))
                yield return group;
        }

        public static IEnumerable<TResult> GroupBy<TSource, TKey, TResult>(this IEnumerable<TSource> source,
            Func<TSource, TKey> keySelector, Func<TKey, IEnumerable<TSource>, TResult> resultSelector)
            => GroupBy<TSource, TKey, TSource, TResult>(source, keySelector, Same, resultSelector, null);

        public static IEnumerable<TResult> GroupBy<TSource, TKey, TResult>(this IEnumerable<TSource> source,
            Func<TSource, TKey> keySelector, Func<TKey, IEnumerable<TSource>, TResult> resultSelector,
            IEqualityComparer<TKey> comparer)
            => GroupBy<TSource, TKey, TSource, TResult>(source, keySelector, Same, resultSelector, comparer);

        public static IEnumerable<TResult> GroupBy<TSource, TKey, TElement, TResult>(this IEnumerable<TSource> source,
            Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector,
            Func<TKey, IEnumerable<TElement>, TResult> resultSelector)
            => GroupBy(source, keySelector, elementSelector, resultSelector, null);

        public static IEnumerable<TResult> GroupBy<TSource, TKey, TElement, TResult>(this IEnumerable<TSource> source,
            Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector,
            Func<TKey, IEnumerable<TElement>, TResult> resultSelector, IEqualityComparer<TKey> comparer)
        {
            Check(source, nameof(source));
            Check(keySelector, nameof(keySelector));
            Check(elementSelector, nameof(elementSelector));
            Check(resultSelector, nameof(resultSelector));
            return SelectIterator(GroupByIterator(source, keySelector, elementSelector, comparer),
                group => resultSelector(group.Key, group));
        }

        public static IEnumerable<TResult> Join<TOuter, TInner, TKey, TResult>(this IEnumerable<TOuter> outer,
            IEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector,
            Func<TOuter, TInner, TResult> resultSelector)
            => Join(outer, inner, outerKeySelector, innerKeySelector, resultSelector, null);

        public static IEnumerable<TResult> Join<TOuter, TInner, TKey, TResult>(this IEnumerable<TOuter> outer,
            IEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector,
            Func<TOuter, TInner, TResult> resultSelector, IEqualityComparer<TKey> comparer)
        {
            CheckJoin(outer, inner, outerKeySelector, innerKeySelector, resultSelector);
            return JoinIterator(outer, inner, outerKeySelector, innerKeySelector, resultSelector, comparer, false);
        }

        public static IEnumerable<TResult> LeftJoin<TOuter, TInner, TKey, TResult>(this IEnumerable<TOuter> outer,
            IEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector,
            Func<TOuter, TInner, TResult> resultSelector)
            => LeftJoin(outer, inner, outerKeySelector, innerKeySelector, resultSelector, null);

        public static IEnumerable<TResult> LeftJoin<TOuter, TInner, TKey, TResult>(this IEnumerable<TOuter> outer,
            IEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector,
            Func<TOuter, TInner, TResult> resultSelector, IEqualityComparer<TKey> comparer)
        {
            CheckJoin(outer, inner, outerKeySelector, innerKeySelector, resultSelector);
            return JoinIterator(outer, inner, outerKeySelector, innerKeySelector, resultSelector, comparer, true);
        }

        public static IEnumerable<TResult> RightJoin<TOuter, TInner, TKey, TResult>(this IEnumerable<TOuter> outer,
            IEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector,
            Func<TOuter, TInner, TResult> resultSelector)
            => RightJoin(outer, inner, outerKeySelector, innerKeySelector, resultSelector, null);

        public static IEnumerable<TResult> RightJoin<TOuter, TInner, TKey, TResult>(this IEnumerable<TOuter> outer,
            IEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector,
            Func<TOuter, TInner, TResult> resultSelector, IEqualityComparer<TKey> comparer)
        {
            CheckJoin(outer, inner, outerKeySelector, innerKeySelector, resultSelector);
            return JoinIterator(inner, outer, innerKeySelector, outerKeySelector,
                (item, other) => resultSelector(other, item), comparer, true);
        }

        private static void CheckJoin(object outer, object inner, object outerKeySelector, object innerKeySelector,
            object resultSelector)
        {
            Check(outer, nameof(outer));
            Check(inner, nameof(inner));
            Check(outerKeySelector, nameof(outerKeySelector));
            Check(innerKeySelector, nameof(innerKeySelector));
            Check(resultSelector, nameof(resultSelector));
        }

        // Null is nobody's key. With keepAll, what has no partner is joined with the default value.
        private static IEnumerable<TResult> JoinIterator<TOuter, TInner, TKey, TResult>(IEnumerable<TOuter> outer,
            IEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector,
            Func<TOuter, TInner, TResult> resultSelector, IEqualityComparer<TKey> comparer, bool keepAll)
        {
            using (IEnumerator<TOuter> items = outer.GetEnumerator())
            {
                if (!items.MoveNext()) yield break;
                Lookup<TKey, TInner> lookup = LookupForJoin(inner, innerKeySelector, comparer);
                if (lookup.Count == 0 && !keepAll) yield break;
                do
                {
                    TOuter item = items.Current;
                    Grouping<TKey, TInner> partners = lookup.Find(outerKeySelector(item));
                    if (partners == null && keepAll) yield return resultSelector(item, default(TInner));
                    if (partners == null) continue;
                    foreach (TInner partner in partners) yield return resultSelector(item, partner);
                }
                while (items.MoveNext());
            }
        }

        private static Lookup<TKey, TInner> LookupForJoin<TInner, TKey>(IEnumerable<TInner> inner,
            Func<TInner, TKey> innerKeySelector, IEqualityComparer<TKey> comparer)
        {
            Lookup<TKey, TInner> lookup = new Lookup<TKey, TInner>(comparer);
            foreach (TInner item in inner)
            {
                TKey key = innerKeySelector(item);
                if (key != null) lookup.GroupOf(key).Append(item);
            }
            return lookup;
        }

        public static IEnumerable<TResult> GroupJoin<TOuter, TInner, TKey, TResult>(this IEnumerable<TOuter> outer,
            IEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector,
            Func<TOuter, IEnumerable<TInner>, TResult> resultSelector)
            => GroupJoin(outer, inner, outerKeySelector, innerKeySelector, resultSelector, null);

        public static IEnumerable<TResult> GroupJoin<TOuter, TInner, TKey, TResult>(this IEnumerable<TOuter> outer,
            IEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector,
            Func<TOuter, IEnumerable<TInner>, TResult> resultSelector, IEqualityComparer<TKey> comparer)
        {
            CheckJoin(outer, inner, outerKeySelector, innerKeySelector, resultSelector);
            return GroupJoinIterator(outer, inner, outerKeySelector, innerKeySelector, resultSelector, comparer);
        }

        private static IEnumerable<TResult> GroupJoinIterator<TOuter, TInner, TKey, TResult>(IEnumerable<TOuter> outer,
            IEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector,
            Func<TOuter, IEnumerable<TInner>, TResult> resultSelector, IEqualityComparer<TKey> comparer)
        {
            using (IEnumerator<TOuter> items = outer.GetEnumerator())
            {
                if (!items.MoveNext()) yield break;
                Lookup<TKey, TInner> lookup = LookupForJoin(inner, innerKeySelector, comparer);
                do
                {
                    yield return resultSelector(items.Current, lookup[outerKeySelector(items.Current)]);
                }
                while (items.MoveNext());
            }
        }

        public static IEnumerable<KeyValuePair<TKey, int>> CountBy<TSource, TKey>(this IEnumerable<TSource> source,
            Func<TSource, TKey> keySelector, IEqualityComparer<TKey> keyComparer = null)
            => AggregateBy(source, keySelector, 0, OneMore, keyComparer);

        private static int OneMore<TSource>(int count, TSource item) => checked(count + 1);

        public static IEnumerable<KeyValuePair<TKey, TAccumulate>> AggregateBy<TSource, TKey, TAccumulate>(
            this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, TAccumulate seed,
            Func<TAccumulate, TSource, TAccumulate> func, IEqualityComparer<TKey> keyComparer = null)
            => AggregateBy(source, keySelector, key => seed, func, keyComparer);

        public static IEnumerable<KeyValuePair<TKey, TAccumulate>> AggregateBy<TSource, TKey, TAccumulate>(
            this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TKey, TAccumulate> seedSelector,
            Func<TAccumulate, TSource, TAccumulate> func, IEqualityComparer<TKey> keyComparer = null)
        {
            Check(source, nameof(source));
            Check(keySelector, nameof(keySelector));
            Check(seedSelector, nameof(seedSelector));
            Check(func, nameof(func));
            return AggregateByIterator(source, keySelector, seedSelector, func, keyComparer);
        }

        private static IEnumerable<KeyValuePair<TKey, TAccumulate>> AggregateByIterator<TSource, TKey, TAccumulate>(
            IEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TKey, TAccumulate> seedSelector,
            Func<TAccumulate, TSource, TAccumulate> func, IEqualityComparer<TKey> keyComparer)
        {
            Dictionary<TKey, TAccumulate> totals = new Dictionary<TKey, TAccumulate>(keyComparer);
            foreach (TSource item in source)
            {
                TKey key = keySelector(item);
                TAccumulate total;
                totals[key] = func(totals.TryGetValue(key, out total) ? total : seedSelector(key), item);
            }
            foreach (KeyValuePair<TKey, TAccumulate> total in totals) yield return total;
        }
    }
}
