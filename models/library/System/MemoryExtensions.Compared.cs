// Searching spans with comparers and for sequences.
using System.Collections.Generic;
using System.Runtime.CompilerServices;

namespace System
{
    [Completed]
    public static partial class MemoryExtensions
    {
        public static bool Contains<T>(this ReadOnlySpan<T> span, T value,
            IEqualityComparer<T> comparer = null)
        {
            return IndexOf(span, value, comparer) >= 0;
        }

        public static int IndexOf<T>(this ReadOnlySpan<T> span, T value,
            IEqualityComparer<T> comparer = null)
        {
            return SpanSearch.First(span, value, value, value, true, comparer);
        }

        public static int LastIndexOf<T>(this ReadOnlySpan<T> span, T value,
            IEqualityComparer<T> comparer = null)
        {
            return SpanSearch.Last(span, value, value, value, true, comparer);
        }

        public static int IndexOf<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value,
            IEqualityComparer<T> comparer = null)
        {
            return SpanSearch.FirstOf(span, value, comparer);
        }

        public static int LastIndexOf<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value,
            IEqualityComparer<T> comparer = null)
        {
            return SpanSearch.LastOf(span, value, comparer);
        }

        public static int LastIndexOf<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value)
        {
            return SpanSearch.LastOf(span, value, null);
        }

        public static int LastIndexOf<T>(this Span<T> span, ReadOnlySpan<T> value)
        {
            return SpanSearch.LastOf((ReadOnlySpan<T>)span, value, null);
        }

        public static bool SequenceEqual<T>(this Span<T> span, ReadOnlySpan<T> other,
            IEqualityComparer<T> comparer = null)
        {
            return SequenceEqual((ReadOnlySpan<T>)span, other, comparer);
        }

        public static bool StartsWith<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value,
            IEqualityComparer<T> comparer = null)
        {
            return span.Length >= value.Length
                && SequenceEqual(span.Slice(0, value.Length), value, comparer);
        }

        public static bool StartsWith<T>(this ReadOnlySpan<T> span, T value)
        {
            return StartsWith(span, value, null);
        }

        public static bool StartsWith<T>(this ReadOnlySpan<T> span, T value,
            IEqualityComparer<T> comparer = null)
        {
            return span.Length > 0 && SpanSearch.Chosen(comparer).Equals(span[0], value);
        }

        public static bool EndsWith<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value,
            IEqualityComparer<T> comparer = null)
        {
            return span.Length >= value.Length
                && SequenceEqual(span.Slice(span.Length - value.Length), value, comparer);
        }

        public static bool EndsWith<T>(this ReadOnlySpan<T> span, T value)
        {
            return EndsWith(span, value, null);
        }

        public static bool EndsWith<T>(this ReadOnlySpan<T> span, T value,
            IEqualityComparer<T> comparer = null)
        {
            return span.Length > 0 && SpanSearch.Chosen(comparer).Equals(span[span.Length - 1], value);
        }

        public static int Count<T>(this ReadOnlySpan<T> span, T value,
            IEqualityComparer<T> comparer = null)
        {
            return SpanSearch.Count(span, value, comparer);
        }

        public static int Count<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value)
        {
            return SpanSearch.Count(span, value, null);
        }

        public static int Count<T>(this Span<T> span, ReadOnlySpan<T> value)
        {
            return SpanSearch.Count((ReadOnlySpan<T>)span, value, null);
        }

        public static int Count<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value,
            IEqualityComparer<T> comparer = null)
        {
            return SpanSearch.Count(span, value, comparer);
        }

        public static int CountAny<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values)
        {
            return SpanSearch.CountAny(span, values, null);
        }

        public static int CountAny<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values,
            IEqualityComparer<T> comparer = null)
        {
            return SpanSearch.CountAny(span, values, comparer);
        }

        public static int CommonPrefixLength<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other)
        {
            return SpanSearch.CommonPrefix(span, other, null);
        }

        public static int CommonPrefixLength<T>(this Span<T> span, ReadOnlySpan<T> other)
        {
            return SpanSearch.CommonPrefix((ReadOnlySpan<T>)span, other, null);
        }

        public static int CommonPrefixLength<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other,
            IEqualityComparer<T> comparer = null)
        {
            return SpanSearch.CommonPrefix(span, other, comparer);
        }

        public static int CommonPrefixLength<T>(this Span<T> span, ReadOnlySpan<T> other,
            IEqualityComparer<T> comparer = null)
        {
            return SpanSearch.CommonPrefix((ReadOnlySpan<T>)span, other, comparer);
        }
    }
}
