// Enumerable: sorting. It is stable: what compares as equal stays in its order.
using System.Collections;
using System.Collections.Generic;

namespace System.Linq
{
    public static partial class Enumerable
    {
        public static IOrderedEnumerable<T> Order<T>(this IEnumerable<T> source) => Order(source, null);

        public static IOrderedEnumerable<T> Order<T>(this IEnumerable<T> source, IComparer<T> comparer)
            => OrderBy<T, T>(source, Same, comparer);

        public static IOrderedEnumerable<T> OrderDescending<T>(this IEnumerable<T> source)
            => OrderDescending(source, null);

        public static IOrderedEnumerable<T> OrderDescending<T>(this IEnumerable<T> source, IComparer<T> comparer)
            => OrderByDescending<T, T>(source, Same, comparer);

        public static IOrderedEnumerable<TSource> OrderBy<TSource, TKey>(this IEnumerable<TSource> source,
            Func<TSource, TKey> keySelector) => OrderBy(source, keySelector, null);

        public static IOrderedEnumerable<TSource> OrderBy<TSource, TKey>(this IEnumerable<TSource> source,
            Func<TSource, TKey> keySelector, IComparer<TKey> comparer)
            => new OrderedEnumerable<TSource, TKey>(source, null, keySelector, comparer, false);

        public static IOrderedEnumerable<TSource> OrderByDescending<TSource, TKey>(this IEnumerable<TSource> source,
            Func<TSource, TKey> keySelector) => OrderByDescending(source, keySelector, null);

        public static IOrderedEnumerable<TSource> OrderByDescending<TSource, TKey>(this IEnumerable<TSource> source,
            Func<TSource, TKey> keySelector, IComparer<TKey> comparer)
            => new OrderedEnumerable<TSource, TKey>(source, null, keySelector, comparer, true);

        public static IOrderedEnumerable<TSource> ThenBy<TSource, TKey>(this IOrderedEnumerable<TSource> source,
            Func<TSource, TKey> keySelector) => ThenBy(source, keySelector, null);

        public static IOrderedEnumerable<TSource> ThenBy<TSource, TKey>(this IOrderedEnumerable<TSource> source,
            Func<TSource, TKey> keySelector, IComparer<TKey> comparer)
        {
            Check(source, nameof(source));
            return source.CreateOrderedEnumerable(keySelector, comparer, false);
        }

        public static IOrderedEnumerable<TSource> ThenByDescending<TSource, TKey>(
            this IOrderedEnumerable<TSource> source, Func<TSource, TKey> keySelector)
            => ThenByDescending(source, keySelector, null);

        public static IOrderedEnumerable<TSource> ThenByDescending<TSource, TKey>(
            this IOrderedEnumerable<TSource> source, Func<TSource, TKey> keySelector, IComparer<TKey> comparer)
        {
            Check(source, nameof(source));
            return source.CreateOrderedEnumerable(keySelector, comparer, true);
        }
    }

    // What is to be sorted, by a key and, where that does not decide, by those of what follows. The whole is the last
    // of them; each knows the one before.
    internal abstract class OrderedEnumerable<TElement> : IOrderedEnumerable<TElement>
    {
        protected readonly IEnumerable<TElement> _source;
        protected readonly OrderedEnumerable<TElement> _before;

        protected OrderedEnumerable(IEnumerable<TElement> source, OrderedEnumerable<TElement> before)
        {
            if (source == null) throw new ArgumentNullException(nameof(source));
            _source = source;
            _before = before;
        }

        protected abstract ElementOrder<TElement> Order(ElementOrder<TElement> next);

        public IOrderedEnumerable<TElement> CreateOrderedEnumerable<TKey>(Func<TElement, TKey> keySelector,
            IComparer<TKey> comparer, bool descending)
            => new OrderedEnumerable<TElement, TKey>(_source, this, keySelector, comparer, descending);

        // The first or the last, without sorting.
        internal bool TryBest(bool isLast, out TElement item)
        {
            item = default(TElement);
            using (IEnumerator<TElement> items = _source.GetEnumerator())
            {
                if (!items.MoveNext()) return false;
                ElementOrder<TElement> order = null;
                for (OrderedEnumerable<TElement> part = this; part != null; part = part._before)
                    order = part.Order(order);
                item = items.Current;
                order.Keep(item);
                while (items.MoveNext())
                {
                    TElement candidate = items.Current;
                    if (order.Displaces(candidate, isLast)) item = candidate;
                }
                return true;
            }
        }

        public IEnumerator<TElement> GetEnumerator()
        {
            TElement[] items = Enumerable.ToArray(_source);
            if (items.Length == 0) yield break;
            ElementOrder<TElement> order = null;
            for (OrderedEnumerable<TElement> part = this; part != null; part = part._before)
                order = part.Order(order);
            order.ComputeKeys(items);
            int[] sorted = new int[items.Length];
            for (int i = 0; i < sorted.Length; i++) sorted[i] = i;
            Array.Sort(sorted, 0, sorted.Length, order);
            foreach (int index in sorted) yield return items[index];
        }

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }

    internal sealed class OrderedEnumerable<TElement, TKey> : OrderedEnumerable<TElement>
    {
        private readonly Func<TElement, TKey> _keySelector;
        private readonly IComparer<TKey> _comparer;
        private readonly bool _descending;

        internal OrderedEnumerable(IEnumerable<TElement> source, OrderedEnumerable<TElement> before,
            Func<TElement, TKey> keySelector, IComparer<TKey> comparer, bool descending) : base(source, before)
        {
            if (keySelector == null) throw new ArgumentNullException(nameof(keySelector));
            _keySelector = keySelector;
            _comparer = comparer;
            _descending = descending;
        }

        protected override ElementOrder<TElement> Order(ElementOrder<TElement> next)
            => new ElementOrder<TElement, TKey>(_keySelector, _comparer ?? Comparer<TKey>.Default, _descending, next);
    }

    // Compares elements, given as their indices; or one after the other with the best so far.
    internal abstract class ElementOrder<TElement> : IComparer<int>
    {
        internal abstract void ComputeKeys(TElement[] items);

        public abstract int Compare(int left, int right);

        internal abstract void Keep(TElement best);

        // Whether it comes before the best so far, or, if the last is sought, not before it. Then it is kept.
        internal abstract bool Displaces(TElement candidate, bool isLast);
    }

    internal sealed class ElementOrder<TElement, TKey> : ElementOrder<TElement>
    {
        private readonly Func<TElement, TKey> _keySelector;
        private readonly IComparer<TKey> _comparer;
        private readonly bool _descending;
        private readonly ElementOrder<TElement> _next;
        private TKey[] _keys;
        private TKey _bestKey;

        internal ElementOrder(Func<TElement, TKey> keySelector, IComparer<TKey> comparer, bool descending,
            ElementOrder<TElement> next)
        {
            _keySelector = keySelector;
            _comparer = comparer;
            _descending = descending;
            _next = next;
        }

        internal override void ComputeKeys(TElement[] items)
        {
            _keys = new TKey[items.Length];
            for (int i = 0; i < items.Length; i++) _keys[i] = _keySelector(items[i]);
            if (_next != null) _next.ComputeKeys(items);
        }

        internal override void Keep(TElement best)
        {
            _bestKey = _keySelector(best);
            if (_next != null) _next.Keep(best);
        }

        internal override bool Displaces(TElement candidate, bool isLast)
        {
            TKey key = _keySelector(candidate);
            int order = _descending ? _comparer.Compare(_bestKey, key) : _comparer.Compare(key, _bestKey);
            if (order == 0) return _next != null ? _next.Displaces(candidate, isLast) : isLast;
            if (order < 0 == isLast) return false;
            _bestKey = key;
            if (_next != null) _next.Keep(candidate);
            return true;
        }

        public override int Compare(int left, int right)
        {
            if (left == right) return 0;
            int order = _comparer.Compare(_keys[left], _keys[right]);
            if (order == 0) return _next != null ? _next.Compare(left, right) : left - right;
            return order > 0 != _descending ? 1 : -1;
        }
    }
}
