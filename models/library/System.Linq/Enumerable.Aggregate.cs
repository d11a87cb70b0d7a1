// Enumerable: a sequence becomes one value.
using System.Collections.Generic;

namespace System.Linq
{
    public static partial class Enumerable
    {
        public static TSource Aggregate<TSource>(this IEnumerable<TSource> source, Func<TSource, TSource, TSource> func)
        {
            Check(source, nameof(source));
            Check(func, nameof(func));
            using (IEnumerator<TSource> items = source.GetEnumerator())
            {
                if (!items.MoveNext()) throw NoElements();
                TSource total = items.Current;
                while (items.MoveNext()) total = func(total, items.Current);
                return total;
            }
        }

        public static TAccumulate Aggregate<TSource, TAccumulate>(this IEnumerable<TSource> source, TAccumulate seed,
            Func<TAccumulate, TSource, TAccumulate> func)
        {
            Check(source, nameof(source));
            Check(func, nameof(func));
            TAccumulate total = seed;
            foreach (TSource item in source) total = func(total, item);
            return total;
        }

        public static TResult Aggregate<TSource, TAccumulate, TResult>(this IEnumerable<TSource> source,
            TAccumulate seed, Func<TAccumulate, TSource, TAccumulate> func, Func<TAccumulate, TResult> resultSelector)
        {
            Check(source, nameof(source));
            Check(func, nameof(func));
            Check(resultSelector, nameof(resultSelector));
            return resultSelector(Aggregate(source, seed, func));
        }

        public static TSource Min<TSource>(this IEnumerable<TSource> source) => Min(source, (IComparer<TSource>)null);

        public static TSource Min<TSource>(this IEnumerable<TSource> source, IComparer<TSource> comparer)
        {
            Check(source, nameof(source));
            return Extreme(source, comparer ?? Comparer<TSource>.Default, -1);
        }

        public static TSource Max<TSource>(this IEnumerable<TSource> source) => Max(source, (IComparer<TSource>)null);

        public static TSource Max<TSource>(this IEnumerable<TSource> source, IComparer<TSource> comparer)
        {
            Check(source, nameof(source));
            return Extreme(source, comparer ?? Comparer<TSource>.Default, 1);
        }

        // The first of the least (sign -1) or greatest (1). Null counts only if there is nothing else.
        private static TSource Extreme<TSource>(IEnumerable<TSource> source, IComparer<TSource> comparer, int sign)
        {
            bool found = false;
            TSource best = default(TSource);
            foreach (TSource item in source)
            {
                if (item == null || found && Math.Sign(comparer.Compare(item, best)) != sign) continue;
                best = item;
                found = true;
            }
            if (!found && default(TSource) != null) throw NoElements();
            return best;
        }

        public static TResult Min<TSource, TResult>(this IEnumerable<TSource> source, Func<TSource, TResult> selector)
            => Min<TResult>(Select(source, selector));

        public static TResult Max<TSource, TResult>(this IEnumerable<TSource> source, Func<TSource, TResult> selector)
            => Max<TResult>(Select(source, selector));

        public static TSource MinBy<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector)
            => MinBy(source, keySelector, null);

        public static TSource MinBy<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector,
            IComparer<TKey> comparer) => ExtremeBy(source, keySelector, comparer, -1);

        public static TSource MaxBy<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector)
            => MaxBy(source, keySelector, null);

        public static TSource MaxBy<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector,
            IComparer<TKey> comparer) => ExtremeBy(source, keySelector, comparer, 1);

        // As Extreme; if all keys are null, the first element.
        private static TSource ExtremeBy<TSource, TKey>(IEnumerable<TSource> source, Func<TSource, TKey> keySelector,
            IComparer<TKey> comparer, int sign)
        {
            Check(source, nameof(source));
            Check(keySelector, nameof(keySelector));
            if (comparer == null) comparer = Comparer<TKey>.Default;
            bool found = false;
            TSource best = default(TSource);
            TKey bestKey = default(TKey);
            foreach (TSource item in source)
            {
                TKey key = keySelector(item);
                bool isBetter = !found || key != null
                    && (bestKey == null || Math.Sign(comparer.Compare(key, bestKey)) == sign);
                found = true;
                if (!isBetter) continue;
                best = item;
                bestKey = key;
            }
            if (!found && default(TSource) != null) throw NoElements();
            return best;
        }
    }
}
