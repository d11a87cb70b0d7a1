// Enumerable: one element of a sequence.
using System.Collections.Generic;

namespace System.Linq
{
    public static partial class Enumerable
    {
        public static TSource First<TSource>(this IEnumerable<TSource> source)
        {
            TSource item;
            if (!TryFirst(source, out item)) throw NoElements();
            return item;
        }

        public static TSource First<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)
        {
            TSource item;
            if (!TryFirst(source, predicate, out item)) throw NoMatch();
            return item;
        }

        public static TSource FirstOrDefault<TSource>(this IEnumerable<TSource> source)
            => FirstOrDefault(source, default(TSource));

        public static TSource FirstOrDefault<TSource>(this IEnumerable<TSource> source, TSource defaultValue)
        {
            TSource item;
            return TryFirst(source, out item) ? item : defaultValue;
        }

        public static TSource FirstOrDefault<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)
            => FirstOrDefault(source, predicate, default(TSource));

        public static TSource FirstOrDefault<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate,
            TSource defaultValue)
        {
            TSource item;
            return TryFirst(source, predicate, out item) ? item : defaultValue;
        }

        private static bool TryFirst<TSource>(IEnumerable<TSource> source, out TSource item)
        {
            Check(source, nameof(source));
            item = default(TSource);
            IList<TSource> list = source as IList<TSource>;
            if (list != null)
            {
                if (list.Count == 0) return false;
                item = list[0];
                return true;
            }
            OrderedEnumerable<TSource> ordered = source as OrderedEnumerable<TSource>;
            if (ordered != null) return ordered.TryBest(false, out item);
            using (IEnumerator<TSource> items = source.GetEnumerator())
            {
                if (!items.MoveNext()) return false;
                item = items.Current;
                return true;
            }
        }

        private static bool TryFirst<TSource>(IEnumerable<TSource> source, Func<TSource, bool> predicate,
            out TSource item)
        {
            Check(source, nameof(source));
            Check(predicate, nameof(predicate));
            foreach (TSource candidate in source)
            {
                if (!predicate(candidate)) continue;
                item = candidate;
                return true;
            }
            item = default(TSource);
            return false;
        }

        public static TSource Last<TSource>(this IEnumerable<TSource> source)
        {
            TSource item;
            if (!TryLast(source, out item)) throw NoElements();
            return item;
        }

        public static TSource Last<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)
        {
            TSource item;
            if (!TryLast(source, predicate, out item)) throw NoMatch();
            return item;
        }

        public static TSource LastOrDefault<TSource>(this IEnumerable<TSource> source)
            => LastOrDefault(source, default(TSource));

        public static TSource LastOrDefault<TSource>(this IEnumerable<TSource> source, TSource defaultValue)
        {
            TSource item;
            return TryLast(source, out item) ? item : defaultValue;
        }

        public static TSource LastOrDefault<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)
            => LastOrDefault(source, predicate, default(TSource));

        public static TSource LastOrDefault<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate,
            TSource defaultValue)
        {
            TSource item;
            return TryLast(source, predicate, out item) ? item : defaultValue;
        }

        private static bool TryLast<TSource>(IEnumerable<TSource> source, out TSource item)
        {
            Check(source, nameof(source));
            item = default(TSource);
            IList<TSource> list = source as IList<TSource>;
            if (list != null)
            {
                int count = list.Count;
                if (count == 0) return false;
                item = list[count - 1];
                return true;
            }
            OrderedEnumerable<TSource> ordered = source as OrderedEnumerable<TSource>;
            if (ordered != null) return ordered.TryBest(true, out item);
            bool found = false;
            foreach (TSource candidate in source)
            {
                item = candidate;
                found = true;
            }
            return found;
        }

        private static bool TryLast<TSource>(IEnumerable<TSource> source, Func<TSource, bool> predicate,
            out TSource item)
        {
            Check(source, nameof(source));
            Check(predicate, nameof(predicate));
            item = default(TSource);
            IList<TSource> list = source as IList<TSource>;
            if (list != null)
            {
                for (int i = list.Count - 1; i >= 0; i--)
                {
                    TSource candidate = list[i];
                    if (!predicate(candidate)) continue;
                    item = candidate;
                    return true;
                }
                return false;
            }
            bool found = false;
            foreach (TSource candidate in source)
            {
                if (!predicate(candidate)) continue;
                item = candidate;
                found = true;
            }
            return found;
        }

        public static TSource Single<TSource>(this IEnumerable<TSource> source)
        {
            TSource item;
            if (!TrySingle(source, out item)) throw NoElements();
            return item;
        }

        public static TSource Single<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)
        {
            TSource item;
            if (!TrySingle(source, predicate, out item)) throw NoMatch();
            return item;
        }

        public static TSource SingleOrDefault<TSource>(this IEnumerable<TSource> source)
            => SingleOrDefault(source, default(TSource));

        public static TSource SingleOrDefault<TSource>(this IEnumerable<TSource> source, TSource defaultValue)
        {
            TSource item;
            return TrySingle(source, out item) ? item : defaultValue;
        }

        public static TSource SingleOrDefault<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)
            => SingleOrDefault(source, predicate, default(TSource));

        public static TSource SingleOrDefault<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate,
            TSource defaultValue)
        {
            TSource item;
            return TrySingle(source, predicate, out item) ? item : defaultValue;
        }

        private static bool TrySingle<TSource>(IEnumerable<TSource> source, out TSource item)
        {
            Check(source, nameof(source));
            item = default(TSource);
            IList<TSource> list = source as IList<TSource>;
            if (list != null)
            {
                int count = list.Count;
                if (count > 1) throw MoreThanOneElement();
                if (count == 1) item = list[0];
                return count == 1;
            }
            using (IEnumerator<TSource> items = source.GetEnumerator())
            {
                if (!items.MoveNext()) return false;
                item = items.Current;
                if (items.MoveNext()) throw MoreThanOneElement();
                return true;
            }
        }

        private static bool TrySingle<TSource>(IEnumerable<TSource> source, Func<TSource, bool> predicate,
            out TSource item)
        {
            Check(source, nameof(source));
            Check(predicate, nameof(predicate));
            item = default(TSource);
            bool found = false;
            foreach (TSource candidate in source)
            {
                if (!predicate(candidate)) continue;
                if (found) throw MoreThanOneMatch();
                item = candidate;
                found = true;
            }
            return found;
        }

        public static TSource ElementAt<TSource>(this IEnumerable<TSource> source, int index)
        {
            Check(source, nameof(source));
            IList<TSource> list = source as IList<TSource>;
            if (list != null) return list[index];
            TSource item;
            if (!TryElementAt(source, index, out item)) throw new ArgumentOutOfRangeException(nameof(index));
            return item;
        }

        public static TSource ElementAt<TSource>(this IEnumerable<TSource> source, Index index)
        {
            Check(source, nameof(source));
            if (!index.IsFromEnd) return ElementAt(source, index.Value);
            IList<TSource> list = source as IList<TSource>;
            if (list != null) return list[list.Count - index.Value];
            TSource item;
            if (!TryElementFromEnd(source, index.Value, out item))
                throw new ArgumentOutOfRangeException(nameof(index));
            return item;
        }

        public static TSource ElementAtOrDefault<TSource>(this IEnumerable<TSource> source, int index)
        {
            Check(source, nameof(source));
            TSource item;
            TryElementAt(source, index, out item);
            return item;
        }

        public static TSource ElementAtOrDefault<TSource>(this IEnumerable<TSource> source, Index index)
        {
            Check(source, nameof(source));
            TSource item;
            if (index.IsFromEnd) TryElementFromEnd(source, index.Value, out item);
            else TryElementAt(source, index.Value, out item);
            return item;
        }

        // What cannot be counted is enumerated once.
        private static bool TryElementFromEnd<TSource>(IEnumerable<TSource> source, int index, out TSource item)
        {
            item = default(TSource);
            int count;
            if (TryGetNonEnumeratedCount(source, out count)) return TryElementAt(source, count - index, out item);
            if (index <= 0) return false;
            Queue<TSource> last = new Queue<TSource>();
            foreach (TSource candidate in source)
            {
                if (last.Count == index) last.Dequeue();
                last.Enqueue(candidate);
            }
            if (last.Count < index) return false;
            item = last.Dequeue();
            return true;
        }

        private static bool TryElementAt<TSource>(IEnumerable<TSource> source, int index, out TSource item)
        {
            item = default(TSource);
            if (index < 0) return false;
            IList<TSource> list = source as IList<TSource>;
            if (list != null)
            {
                if (index >= list.Count) return false;
                item = list[index];
                return true;
            }
            foreach (TSource candidate in source)
            {
                if (index-- > 0) continue;
                item = candidate;
                return true;
            }
            return false;
        }
    }
}
