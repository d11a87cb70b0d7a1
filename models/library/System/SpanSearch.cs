// Searches in spans. `isIn`: for what is one of the values; else for what is none of them.
using System.Buffers;
using System.Collections.Generic;

namespace System
{
    internal static class SpanSearch
    {
        internal static IEqualityComparer<T> Chosen<T>(IEqualityComparer<T> comparer)
        {
            return comparer == null ? EqualityComparer<T>.Default : comparer;
        }

        internal static int First<T>(ReadOnlySpan<T> span, T value0, T value1, T value2, bool isIn,
            IEqualityComparer<T> comparer)
        {
            comparer = Chosen(comparer);
            for (int i = 0; i < span.Length; i++)
            {
                if (IsOne(span[i], value0, value1, value2, comparer) == isIn) return i;
            }
            return -1;
        }

        internal static int Last<T>(ReadOnlySpan<T> span, T value0, T value1, T value2, bool isIn,
            IEqualityComparer<T> comparer)
        {
            comparer = Chosen(comparer);
            for (int i = span.Length - 1; i >= 0; i--)
            {
                if (IsOne(span[i], value0, value1, value2, comparer) == isIn) return i;
            }
            return -1;
        }

        private static bool IsOne<T>(T item, T value0, T value1, T value2,
            IEqualityComparer<T> comparer)
        {
            return comparer.Equals(item, value0) || comparer.Equals(item, value1)
                || comparer.Equals(item, value2);
        }

        internal static int First<T>(ReadOnlySpan<T> span, ReadOnlySpan<T> values, bool isIn,
            IEqualityComparer<T> comparer)
        {
            comparer = Chosen(comparer);
            for (int i = 0; i < span.Length; i++)
            {
                if (IsOne(span[i], values, comparer) == isIn) return i;
            }
            return -1;
        }

        internal static int Last<T>(ReadOnlySpan<T> span, ReadOnlySpan<T> values, bool isIn,
            IEqualityComparer<T> comparer)
        {
            comparer = Chosen(comparer);
            for (int i = span.Length - 1; i >= 0; i--)
            {
                if (IsOne(span[i], values, comparer) == isIn) return i;
            }
            return -1;
        }

        private static bool IsOne<T>(T item, ReadOnlySpan<T> values, IEqualityComparer<T> comparer)
        {
            for (int i = 0; i < values.Length; i++)
            {
                if (comparer.Equals(item, values[i])) return true;
            }
            return false;
        }

        internal static int First<T>(ReadOnlySpan<T> span, SearchValues<T> values, bool isIn)
        {
            if (values == null) throw new ArgumentNullException("values");
            for (int i = 0; i < span.Length; i++)
            {
                if (values.Contains(span[i]) == isIn) return i;
            }
            return -1;
        }

        internal static int Last<T>(ReadOnlySpan<T> span, SearchValues<T> values, bool isIn)
        {
            if (values == null) throw new ArgumentNullException("values");
            for (int i = span.Length - 1; i >= 0; i--)
            {
                if (values.Contains(span[i]) == isIn) return i;
            }
            return -1;
        }

        internal static int FirstInRange<T>(ReadOnlySpan<T> span, T low, T high, bool isIn)
        {
            CheckRange(low, high);
            Comparer<T> comparer = Comparer<T>.Default;
            for (int i = 0; i < span.Length; i++)
            {
                if (IsBetween(span[i], low, high, comparer) == isIn) return i;
            }
            return -1;
        }

        internal static int LastInRange<T>(ReadOnlySpan<T> span, T low, T high, bool isIn)
        {
            CheckRange(low, high);
            Comparer<T> comparer = Comparer<T>.Default;
            for (int i = span.Length - 1; i >= 0; i--)
            {
                if (IsBetween(span[i], low, high, comparer) == isIn) return i;
            }
            return -1;
        }

        private static void CheckRange<T>(T low, T high)
        {
            if (low == null) throw new ArgumentNullException("lowInclusive");
            if (high == null) throw new ArgumentNullException("highInclusive");
        }

        private static bool IsBetween<T>(T item, T low, T high, Comparer<T> comparer)
        {
            bool is_high = comparer.Compare(low, item) <= 0;
            bool is_low = comparer.Compare(high, item) >= 0;
            // The real one subtracts integers: what is a range then goes around.
            if (comparer.Compare(low, high) > 0 && IsInteger(typeof(T))) return is_high || is_low;
            return is_high && is_low;
        }

        private static bool IsInteger(Type type)
        {
            TypeCode code = type.IsEnum ? TypeCode.Object : Type.GetTypeCode(type);
            return code >= TypeCode.Char && code <= TypeCode.UInt64 || type == typeof(IntPtr)
                || type == typeof(UIntPtr);
        }

        internal static int FirstOf<T>(ReadOnlySpan<T> span, ReadOnlySpan<T> value,
            IEqualityComparer<T> comparer)
        {
            for (int i = 0; i <= span.Length - value.Length; i++)
            {
                if (span.Slice(i, value.Length).SequenceEqual(value, comparer)) return i;
            }
            return -1;
        }

        internal static int LastOf<T>(ReadOnlySpan<T> span, ReadOnlySpan<T> value,
            IEqualityComparer<T> comparer)
        {
            for (int i = span.Length - value.Length; i >= 0; i--)
            {
                if (span.Slice(i, value.Length).SequenceEqual(value, comparer)) return i;
            }
            return -1;
        }

        internal static int Count<T>(ReadOnlySpan<T> span, T value, IEqualityComparer<T> comparer)
        {
            comparer = Chosen(comparer);
            int count = 0;
            for (int i = 0; i < span.Length; i++)
            {
                if (comparer.Equals(span[i], value)) count++;
            }
            return count;
        }

        // Those that do not overlap.
        internal static int Count<T>(ReadOnlySpan<T> span, ReadOnlySpan<T> value,
            IEqualityComparer<T> comparer)
        {
            if (value.Length == 0) return 0;
            int count = 0;
            while (true)
            {
                int at = FirstOf(span, value, comparer);
                if (at < 0) return count;
                span = span.Slice(at + value.Length);
                count++;
            }
        }

        internal static int CountAny<T>(ReadOnlySpan<T> span, ReadOnlySpan<T> values,
            IEqualityComparer<T> comparer)
        {
            comparer = Chosen(comparer);
            int count = 0;
            for (int i = 0; i < span.Length; i++)
            {
                if (IsOne(span[i], values, comparer)) count++;
            }
            return count;
        }

        internal static int CommonPrefix<T>(ReadOnlySpan<T> span, ReadOnlySpan<T> other,
            IEqualityComparer<T> comparer)
        {
            comparer = Chosen(comparer);
            int length = 0, most = Math.Min(span.Length, other.Length);
            while (length < most && comparer.Equals(span[length], other[length])) length++;
            return length;
        }
    }

    // Which part of a span is left without some elements at its start, at its end, or both.
    internal struct Kept
    {
        internal int Start;
        internal int Length;

        internal static Kept By<T>(ReadOnlySpan<T> span, T element, bool atStart, bool atEnd)
        {
            Kept kept = default(Kept);
            kept.Set(span.Length, atStart ? span.IndexOfAnyExcept(element) : 0,
                atEnd ? span.LastIndexOfAnyExcept(element) : span.Length - 1);
            return kept;
        }

        internal static Kept ByAny<T>(ReadOnlySpan<T> span, ReadOnlySpan<T> elements, bool atStart,
            bool atEnd)
        {
            Kept kept = default(Kept);
            kept.Set(span.Length, atStart ? span.IndexOfAnyExcept(elements) : 0,
                atEnd ? span.LastIndexOfAnyExcept(elements) : span.Length - 1);
            return kept;
        }

        internal static Kept OfSpace(ReadOnlySpan<char> span, bool atStart, bool atEnd)
        {
            Kept kept = default(Kept);
            int start = 0, last = span.Length - 1;
            while (atStart && start < span.Length && char.IsWhiteSpace(span[start])) start++;
            while (atEnd && last >= start && char.IsWhiteSpace(span[last])) last--;
            kept.Start = start;
            kept.Length = last + 1 - start;
            return kept;
        }

        // -1: there is nothing but what is cut off.
        private void Set(int length, int first, int last)
        {
            Start = first < 0 ? length : first;
            Length = first < 0 || last < 0 ? 0 : last + 1 - first;
            if (last < 0) Start = 0;
        }
    }
}
