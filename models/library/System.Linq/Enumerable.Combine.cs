// Enumerable: sequences one after the other, side by side, backwards, in pieces.
using System.Collections.Generic;

namespace System.Linq
{
    public static partial class Enumerable
    {
        public static IEnumerable<TSource> Concat<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second)
        {
            Check(first, nameof(first));
            Check(second, nameof(second));
            return ConcatIterator(first, second);
        }

        private static IEnumerable<TSource> ConcatIterator<TSource>(IEnumerable<TSource> first,
            IEnumerable<TSource> second)
        {
            foreach (TSource item in first) yield return item;
            foreach (TSource item in second) yield return item;
        }

        public static IEnumerable<TSource> Append<TSource>(this IEnumerable<TSource> source, TSource element)
        {
            Check(source, nameof(source));
            return AppendIterator(source, element);
        }

        private static IEnumerable<TSource> AppendIterator<TSource>(IEnumerable<TSource> source, TSource element)
        {
            foreach (TSource item in source) yield return item;
            yield return element;
        }

        public static IEnumerable<TSource> Prepend<TSource>(this IEnumerable<TSource> source, TSource element)
        {
            Check(source, nameof(source));
            return PrependIterator(source, element);
        }

        private static IEnumerable<TSource> PrependIterator<TSource>(IEnumerable<TSource> source, TSource element)
        {
            yield return element;
            foreach (TSource item in source) yield return item;
        }

        public static IEnumerable<TSource> DefaultIfEmpty<TSource>(this IEnumerable<TSource> source)
            => DefaultIfEmpty(source, default(TSource));

        public static IEnumerable<TSource> DefaultIfEmpty<TSource>(this IEnumerable<TSource> source,
            TSource defaultValue)
        {
            Check(source, nameof(source));
            return DefaultIfEmptyIterator(source, defaultValue);
        }

        private static IEnumerable<TSource> DefaultIfEmptyIterator<TSource>(IEnumerable<TSource> source,
            TSource defaultValue)
        {
            bool isEmpty = true;
            foreach (TSource item in source)
            {
                isEmpty = false;
                yield return item;
            }
            if (isEmpty) yield return defaultValue;
        }

        public static IEnumerable<TSource> Reverse<TSource>(this IEnumerable<TSource> source)
        {
            Check(source, nameof(source));
            return ReverseIterator(source);
        }

        // Without it, array.Reverse() would be the one of spans, which returns nothing.
        public static IEnumerable<TSource> Reverse<TSource>(this TSource[] source)
        {
            Check(source, nameof(source));
            return ReverseIterator(source);
        }

        private static IEnumerable<TSource> ReverseIterator<TSource>(IEnumerable<TSource> source)
        {
            TSource[] items = ToArray(source);
            for (int i = items.Length - 1; i >= 0; i--) yield return items[i];
        }

        public static IEnumerable<TSource[]> Chunk<TSource>(this IEnumerable<TSource> source, int size)
        {
            Check(source, nameof(source));
            if (size < 1) throw new ArgumentOutOfRangeException(nameof(size));
            return ChunkIterator(source, size);
        }

        private static IEnumerable<TSource[]> ChunkIterator<TSource>(IEnumerable<TSource> source, int size)
        {
            List<TSource> chunk = new List<TSource>();
            foreach (TSource item in source)
            {
                chunk.Add(item);
                if (chunk.Count < size) continue;
                yield return chunk.ToArray();
                chunk.Clear();
            }
            if (chunk.Count > 0) yield return chunk.ToArray();
        }

        public static IEnumerable<ValueTuple<TFirst, TSecond>> Zip<TFirst, TSecond>(this IEnumerable<TFirst> first,
            IEnumerable<TSecond> second)
        {
            Check(first, nameof(first));
            Check(second, nameof(second));
            return ZipIterator<TFirst, TSecond, ValueTuple<TFirst, TSecond>>(first, second, Pair);
        }

        private static ValueTuple<TFirst, TSecond> Pair<TFirst, TSecond>(TFirst first, TSecond second)
            => new ValueTuple<TFirst, TSecond>(first, second);

        public static IEnumerable<TResult> Zip<TFirst, TSecond, TResult>(this IEnumerable<TFirst> first,
            IEnumerable<TSecond> second, Func<TFirst, TSecond, TResult> resultSelector)
        {
            Check(first, nameof(first));
            Check(second, nameof(second));
            Check(resultSelector, nameof(resultSelector));
            return ZipIterator(first, second, resultSelector);
        }

        private static IEnumerable<TResult> ZipIterator<TFirst, TSecond, TResult>(IEnumerable<TFirst> first,
            IEnumerable<TSecond> second, Func<TFirst, TSecond, TResult> resultSelector)
        {
            using (IEnumerator<TFirst> one = first.GetEnumerator())
            using (IEnumerator<TSecond> two = second.GetEnumerator())
            {
                while (one.MoveNext() && two.MoveNext()) yield return resultSelector(one.Current, two.Current);
            }
        }

        public static IEnumerable<ValueTuple<TFirst, TSecond, TThird>> Zip<TFirst, TSecond, TThird>(
            this IEnumerable<TFirst> first, IEnumerable<TSecond> second, IEnumerable<TThird> third)
        {
            Check(first, nameof(first));
            Check(second, nameof(second));
            Check(third, nameof(third));
            return ZipIterator(first, second, third);
        }

        private static IEnumerable<ValueTuple<TFirst, TSecond, TThird>> ZipIterator<TFirst, TSecond, TThird>(
            IEnumerable<TFirst> first, IEnumerable<TSecond> second, IEnumerable<TThird> third)
        {
            using (IEnumerator<TFirst> one = first.GetEnumerator())
            using (IEnumerator<TSecond> two = second.GetEnumerator())
            using (IEnumerator<TThird> three = third.GetEnumerator())
            {
                while (one.MoveNext() && two.MoveNext() && three.MoveNext())
                    yield return new ValueTuple<TFirst, TSecond, TThird>(one.Current, two.Current, three.Current);
            }
        }
    }
}
