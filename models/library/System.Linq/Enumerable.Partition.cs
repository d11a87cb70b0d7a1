// Enumerable: a part of a sequence.
using System.Collections.Generic;

namespace System.Linq
{
    public static partial class Enumerable
    {
        public static IEnumerable<TSource> Take<TSource>(this IEnumerable<TSource> source, int count)
        {
            Check(source, nameof(source));
            if (count <= 0) return Empty<TSource>();
            IList<TSource> list = source as IList<TSource>;
            return list != null ? ListPart(list, 0, count) : TakeIterator(source, count);
        }

        private static IEnumerable<TSource> TakeIterator<TSource>(IEnumerable<TSource> source, int count)
        {
            foreach (TSource item in source)
            {
                yield return item;
                if (--count == 0) break;
            }
        }

        public static IEnumerable<TSource> Skip<TSource>(this IEnumerable<TSource> source, int count)
        {
            Check(source, nameof(source));
            IList<TSource> list = source as IList<TSource>;
            return list != null ? ListPart(list, count < 0 ? 0 : count, int.MaxValue) : SkipIterator(source, count);
        }

        private static IEnumerable<TSource> SkipIterator<TSource>(IEnumerable<TSource> source, int count)
        {
            using (IEnumerator<TSource> items = source.GetEnumerator())
            {
                while (count > 0 && items.MoveNext()) count--;
                if (count > 0) yield break;
                while (items.MoveNext()) yield return items.Current;
            }
        }

        // By index, so that nobody minds if the list is changed meanwhile.
        private static IEnumerable<TSource> ListPart<TSource>(IList<TSource> list, int start, int count)
        {
            for (int i = 0; i < count && i < list.Count - start; i++) yield return list[start + i];
        }

        public static IEnumerable<TSource> Take<TSource>(this IEnumerable<TSource> source, Range range)
        {
            Check(source, nameof(source));
            return TakeIterator(source, range.Start, range.End);
        }

        private static IEnumerable<TSource> TakeIterator<TSource>(IEnumerable<TSource> source, Index start, Index end)
        {
            if (!start.IsFromEnd && !end.IsFromEnd)
            {
                foreach (TSource item in Take(Skip(source, start.Value), end.Value - start.Value)) yield return item;
                yield break;
            }
            TSource[] items = ToArray(source);
            int last = end.IsFromEnd ? items.Length - end.Value : Math.Min(end.Value, items.Length);
            int first = Math.Max(start.IsFromEnd ? items.Length - start.Value : start.Value, 0);
            for (int i = first; i < last; i++) yield return items[i];
        }

        public static IEnumerable<TSource> TakeLast<TSource>(this IEnumerable<TSource> source, int count)
        {
            Check(source, nameof(source));
            return count <= 0 ? Empty<TSource>() : TakeLastIterator(source, count);
        }

        private static IEnumerable<TSource> TakeLastIterator<TSource>(IEnumerable<TSource> source, int count)
        {
            TSource[] items = ToArray(source);
            for (int i = Math.Max(items.Length - count, 0); i < items.Length; i++) yield return items[i];
        }

        public static IEnumerable<TSource> SkipLast<TSource>(this IEnumerable<TSource> source, int count)
        {
            Check(source, nameof(source));
            return count <= 0 ? Skip(source, 0) : SkipLastIterator(source, count);
        }

        private static IEnumerable<TSource> SkipLastIterator<TSource>(IEnumerable<TSource> source, int count)
        {
            Queue<TSource> last = new Queue<TSource>();
            foreach (TSource item in source)
            {
                if (last.Count == count) yield return last.Dequeue();
                last.Enqueue(item);
            }
        }

        public static IEnumerable<TSource> TakeWhile<TSource>(this IEnumerable<TSource> source,
            Func<TSource, bool> predicate)
        {
            Check(source, nameof(source));
            Check(predicate, nameof(predicate));
            return TakeWhileIterator(source, (item, index) => predicate(item));
        }

        public static IEnumerable<TSource> TakeWhile<TSource>(this IEnumerable<TSource> source,
            Func<TSource, int, bool> predicate)
        {
            Check(source, nameof(source));
            Check(predicate, nameof(predicate));
            return TakeWhileIterator(source, predicate);
        }

        private static IEnumerable<TSource> TakeWhileIterator<TSource>(IEnumerable<TSource> source,
            Func<TSource, int, bool> predicate)
        {
            int index = 0;
            foreach (TSource item in source)
            {
                if (!predicate(item, index++)) break;
                yield return item;
            }
        }

        public static IEnumerable<TSource> SkipWhile<TSource>(this IEnumerable<TSource> source,
            Func<TSource, bool> predicate)
        {
            Check(source, nameof(source));
            Check(predicate, nameof(predicate));
            return SkipWhileIterator(source, (item, index) => predicate(item));
        }

        public static IEnumerable<TSource> SkipWhile<TSource>(this IEnumerable<TSource> source,
            Func<TSource, int, bool> predicate)
        {
            Check(source, nameof(source));
            Check(predicate, nameof(predicate));
            return SkipWhileIterator(source, predicate);
        }

        private static IEnumerable<TSource> SkipWhileIterator<TSource>(IEnumerable<TSource> source,
            Func<TSource, int, bool> predicate)
        {
            bool skipping = true;
            int index = 0;
            foreach (TSource item in source)
            {
                skipping = skipping && predicate(item, index++);
                if (!skipping) yield return item;
            }
        }
    }
}
