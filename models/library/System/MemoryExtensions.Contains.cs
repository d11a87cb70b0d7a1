// Whether a span has an element that is one of some values, or is none of them.
using System.Buffers;
using System.Collections.Generic;

namespace System
{
    public static partial class MemoryExtensions
    {
        public static bool ContainsAny<T>(this ReadOnlySpan<T> span, T value0, T value1)
        {
            return IndexOfAny(span, value0, value1) >= 0;
        }

        public static bool ContainsAny<T>(this Span<T> span, T value0, T value1)
        {
            return IndexOfAny(span, value0, value1) >= 0;
        }

        public static bool ContainsAny<T>(this ReadOnlySpan<T> span, T value0, T value1,
            IEqualityComparer<T> comparer = null)
        {
            return IndexOfAny(span, value0, value1, comparer) >= 0;
        }

        public static bool ContainsAny<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2)
        {
            return IndexOfAny(span, value0, value1, value2) >= 0;
        }

        public static bool ContainsAny<T>(this Span<T> span, T value0, T value1, T value2)
        {
            return IndexOfAny(span, value0, value1, value2) >= 0;
        }

        public static bool ContainsAny<T>(this ReadOnlySpan<T> span, T value0, T value1,
            T value2, IEqualityComparer<T> comparer = null)
        {
            return IndexOfAny(span, value0, value1, value2, comparer) >= 0;
        }

        public static bool ContainsAny<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values)
        {
            return IndexOfAny(span, values) >= 0;
        }

        public static bool ContainsAny<T>(this Span<T> span, ReadOnlySpan<T> values)
        {
            return IndexOfAny(span, values) >= 0;
        }

        public static bool ContainsAny<T>(this ReadOnlySpan<T> span, SearchValues<T> values)
        {
            return IndexOfAny(span, values) >= 0;
        }

        public static bool ContainsAny<T>(this Span<T> span, SearchValues<T> values)
        {
            return IndexOfAny(span, values) >= 0;
        }

        public static bool ContainsAny<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values,
            IEqualityComparer<T> comparer = null)
        {
            return IndexOfAny(span, values, comparer) >= 0;
        }

        public static bool ContainsAnyExcept<T>(this ReadOnlySpan<T> span, T value)
        {
            return IndexOfAnyExcept(span, value) >= 0;
        }

        public static bool ContainsAnyExcept<T>(this Span<T> span, T value)
        {
            return IndexOfAnyExcept(span, value) >= 0;
        }

        public static bool ContainsAnyExcept<T>(this ReadOnlySpan<T> span, T value,
            IEqualityComparer<T> comparer = null)
        {
            return IndexOfAnyExcept(span, value, comparer) >= 0;
        }

        public static bool ContainsAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1)
        {
            return IndexOfAnyExcept(span, value0, value1) >= 0;
        }

        public static bool ContainsAnyExcept<T>(this Span<T> span, T value0, T value1)
        {
            return IndexOfAnyExcept(span, value0, value1) >= 0;
        }

        public static bool ContainsAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1,
            IEqualityComparer<T> comparer = null)
        {
            return IndexOfAnyExcept(span, value0, value1, comparer) >= 0;
        }

        public static bool ContainsAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1,
            T value2)
        {
            return IndexOfAnyExcept(span, value0, value1, value2) >= 0;
        }

        public static bool ContainsAnyExcept<T>(this Span<T> span, T value0, T value1, T value2)
        {
            return IndexOfAnyExcept(span, value0, value1, value2) >= 0;
        }

        public static bool ContainsAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1,
            T value2, IEqualityComparer<T> comparer = null)
        {
            return IndexOfAnyExcept(span, value0, value1, value2, comparer) >= 0;
        }

        public static bool ContainsAnyExcept<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values)
        {
            return IndexOfAnyExcept(span, values) >= 0;
        }

        public static bool ContainsAnyExcept<T>(this Span<T> span, ReadOnlySpan<T> values)
        {
            return IndexOfAnyExcept(span, values) >= 0;
        }

        public static bool ContainsAnyExcept<T>(this ReadOnlySpan<T> span, SearchValues<T> values)
        {
            return IndexOfAnyExcept(span, values) >= 0;
        }

        public static bool ContainsAnyExcept<T>(this Span<T> span, SearchValues<T> values)
        {
            return IndexOfAnyExcept(span, values) >= 0;
        }

        public static bool ContainsAnyExcept<T>(this ReadOnlySpan<T> span,
            ReadOnlySpan<T> values, IEqualityComparer<T> comparer = null)
        {
            return IndexOfAnyExcept(span, values, comparer) >= 0;
        }
    }
}
