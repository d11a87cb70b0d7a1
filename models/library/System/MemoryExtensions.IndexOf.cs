// Which element of a span is one of some values, or is none of them.
using System.Buffers;
using System.Collections.Generic;

namespace System
{
    public static partial class MemoryExtensions
    {
        public static int IndexOfAny<T>(this Span<T> span, T value0, T value1)
        {
            return SpanSearch.First((ReadOnlySpan<T>)span, value0, value1, value1, true, null);
        }

        public static int IndexOfAny<T>(this ReadOnlySpan<T> span, T value0, T value1,
            IEqualityComparer<T> comparer = null)
        {
            return SpanSearch.First(span, value0, value1, value1, true, comparer);
        }

        public static int IndexOfAny<T>(this Span<T> span, T value0, T value1, T value2)
        {
            return SpanSearch.First((ReadOnlySpan<T>)span, value0, value1, value2, true, null);
        }

        public static int IndexOfAny<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2,
            IEqualityComparer<T> comparer = null)
        {
            return SpanSearch.First(span, value0, value1, value2, true, comparer);
        }

        public static int IndexOfAny<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values,
            IEqualityComparer<T> comparer = null)
        {
            return SpanSearch.First(span, values, true, comparer);
        }

        public static int IndexOfAny<T>(this ReadOnlySpan<T> span, SearchValues<T> values)
        {
            return SpanSearch.First(span, values, true);
        }

        public static int IndexOfAny<T>(this Span<T> span, SearchValues<T> values)
        {
            return SpanSearch.First((ReadOnlySpan<T>)span, values, true);
        }

        public static int IndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value)
        {
            return SpanSearch.First(span, value, value, value, false, null);
        }

        public static int IndexOfAnyExcept<T>(this Span<T> span, T value)
        {
            return SpanSearch.First((ReadOnlySpan<T>)span, value, value, value, false, null);
        }

        public static int IndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value,
            IEqualityComparer<T> comparer = null)
        {
            return SpanSearch.First(span, value, value, value, false, comparer);
        }

        public static int IndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1)
        {
            return SpanSearch.First(span, value0, value1, value1, false, null);
        }

        public static int IndexOfAnyExcept<T>(this Span<T> span, T value0, T value1)
        {
            return SpanSearch.First((ReadOnlySpan<T>)span, value0, value1, value1, false, null);
        }

        public static int IndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1,
            IEqualityComparer<T> comparer = null)
        {
            return SpanSearch.First(span, value0, value1, value1, false, comparer);
        }

        public static int IndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1,
            T value2)
        {
            return SpanSearch.First(span, value0, value1, value2, false, null);
        }

        public static int IndexOfAnyExcept<T>(this Span<T> span, T value0, T value1, T value2)
        {
            return SpanSearch.First((ReadOnlySpan<T>)span, value0, value1, value2, false, null);
        }

        public static int IndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1,
            T value2, IEqualityComparer<T> comparer = null)
        {
            return SpanSearch.First(span, value0, value1, value2, false, comparer);
        }

        public static int IndexOfAnyExcept<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values)
        {
            return SpanSearch.First(span, values, false, null);
        }

        public static int IndexOfAnyExcept<T>(this Span<T> span, ReadOnlySpan<T> values)
        {
            return SpanSearch.First((ReadOnlySpan<T>)span, values, false, null);
        }

        public static int IndexOfAnyExcept<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values,
            IEqualityComparer<T> comparer = null)
        {
            return SpanSearch.First(span, values, false, comparer);
        }

        public static int IndexOfAnyExcept<T>(this ReadOnlySpan<T> span, SearchValues<T> values)
        {
            return SpanSearch.First(span, values, false);
        }

        public static int IndexOfAnyExcept<T>(this Span<T> span, SearchValues<T> values)
        {
            return SpanSearch.First((ReadOnlySpan<T>)span, values, false);
        }

        public static int LastIndexOfAny<T>(this ReadOnlySpan<T> span, T value0, T value1)
        {
            return SpanSearch.Last(span, value0, value1, value1, true, null);
        }

        public static int LastIndexOfAny<T>(this Span<T> span, T value0, T value1)
        {
            return SpanSearch.Last((ReadOnlySpan<T>)span, value0, value1, value1, true, null);
        }

        public static int LastIndexOfAny<T>(this ReadOnlySpan<T> span, T value0, T value1,
            IEqualityComparer<T> comparer = null)
        {
            return SpanSearch.Last(span, value0, value1, value1, true, comparer);
        }

        public static int LastIndexOfAny<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2)
        {
            return SpanSearch.Last(span, value0, value1, value2, true, null);
        }

        public static int LastIndexOfAny<T>(this Span<T> span, T value0, T value1, T value2)
        {
            return SpanSearch.Last((ReadOnlySpan<T>)span, value0, value1, value2, true, null);
        }

        public static int LastIndexOfAny<T>(this ReadOnlySpan<T> span, T value0, T value1,
            T value2, IEqualityComparer<T> comparer = null)
        {
            return SpanSearch.Last(span, value0, value1, value2, true, comparer);
        }

        public static int LastIndexOfAny<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values)
        {
            return SpanSearch.Last(span, values, true, null);
        }

        public static int LastIndexOfAny<T>(this Span<T> span, ReadOnlySpan<T> values)
        {
            return SpanSearch.Last((ReadOnlySpan<T>)span, values, true, null);
        }

        public static int LastIndexOfAny<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values,
            IEqualityComparer<T> comparer = null)
        {
            return SpanSearch.Last(span, values, true, comparer);
        }

        public static int LastIndexOfAny<T>(this ReadOnlySpan<T> span, SearchValues<T> values)
        {
            return SpanSearch.Last(span, values, true);
        }

        public static int LastIndexOfAny<T>(this Span<T> span, SearchValues<T> values)
        {
            return SpanSearch.Last((ReadOnlySpan<T>)span, values, true);
        }

        public static int LastIndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value)
        {
            return SpanSearch.Last(span, value, value, value, false, null);
        }

        public static int LastIndexOfAnyExcept<T>(this Span<T> span, T value)
        {
            return SpanSearch.Last((ReadOnlySpan<T>)span, value, value, value, false, null);
        }

        public static int LastIndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value,
            IEqualityComparer<T> comparer = null)
        {
            return SpanSearch.Last(span, value, value, value, false, comparer);
        }

        public static int LastIndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1)
        {
            return SpanSearch.Last(span, value0, value1, value1, false, null);
        }

        public static int LastIndexOfAnyExcept<T>(this Span<T> span, T value0, T value1)
        {
            return SpanSearch.Last((ReadOnlySpan<T>)span, value0, value1, value1, false, null);
        }

        public static int LastIndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1,
            IEqualityComparer<T> comparer = null)
        {
            return SpanSearch.Last(span, value0, value1, value1, false, comparer);
        }

        public static int LastIndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1,
            T value2)
        {
            return SpanSearch.Last(span, value0, value1, value2, false, null);
        }

        public static int LastIndexOfAnyExcept<T>(this Span<T> span, T value0, T value1, T value2)
        {
            return SpanSearch.Last((ReadOnlySpan<T>)span, value0, value1, value2, false, null);
        }

        public static int LastIndexOfAnyExcept<T>(this ReadOnlySpan<T> span, T value0, T value1,
            T value2, IEqualityComparer<T> comparer = null)
        {
            return SpanSearch.Last(span, value0, value1, value2, false, comparer);
        }

        public static int LastIndexOfAnyExcept<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values)
        {
            return SpanSearch.Last(span, values, false, null);
        }

        public static int LastIndexOfAnyExcept<T>(this Span<T> span, ReadOnlySpan<T> values)
        {
            return SpanSearch.Last((ReadOnlySpan<T>)span, values, false, null);
        }

        public static int LastIndexOfAnyExcept<T>(this ReadOnlySpan<T> span,
            ReadOnlySpan<T> values, IEqualityComparer<T> comparer = null)
        {
            return SpanSearch.Last(span, values, false, comparer);
        }

        public static int LastIndexOfAnyExcept<T>(this ReadOnlySpan<T> span, SearchValues<T> values)
        {
            return SpanSearch.Last(span, values, false);
        }

        public static int LastIndexOfAnyExcept<T>(this Span<T> span, SearchValues<T> values)
        {
            return SpanSearch.Last((ReadOnlySpan<T>)span, values, false);
        }
    }
}
