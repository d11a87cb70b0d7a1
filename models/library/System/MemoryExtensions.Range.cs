// Elements of a span that lie between two values, or do not.
namespace System
{
    public static partial class MemoryExtensions
    {
        public static int IndexOfAnyInRange<T>(this ReadOnlySpan<T> span, T lowInclusive,
            T highInclusive)
        {
            return SpanSearch.FirstInRange(span, lowInclusive, highInclusive, true);
        }

        public static int IndexOfAnyInRange<T>(this Span<T> span, T lowInclusive, T highInclusive)
        {
            return SpanSearch.FirstInRange((ReadOnlySpan<T>)span, lowInclusive, highInclusive, true);
        }

        public static int IndexOfAnyExceptInRange<T>(this ReadOnlySpan<T> span, T lowInclusive,
            T highInclusive)
        {
            return SpanSearch.FirstInRange(span, lowInclusive, highInclusive, false);
        }

        public static int IndexOfAnyExceptInRange<T>(this Span<T> span, T lowInclusive,
            T highInclusive)
        {
            return SpanSearch.FirstInRange((ReadOnlySpan<T>)span, lowInclusive, highInclusive, false);
        }

        public static int LastIndexOfAnyInRange<T>(this ReadOnlySpan<T> span, T lowInclusive,
            T highInclusive)
        {
            return SpanSearch.LastInRange(span, lowInclusive, highInclusive, true);
        }

        public static int LastIndexOfAnyInRange<T>(this Span<T> span, T lowInclusive,
            T highInclusive)
        {
            return SpanSearch.LastInRange((ReadOnlySpan<T>)span, lowInclusive, highInclusive, true);
        }

        public static int LastIndexOfAnyExceptInRange<T>(this ReadOnlySpan<T> span,
            T lowInclusive, T highInclusive)
        {
            return SpanSearch.LastInRange(span, lowInclusive, highInclusive, false);
        }

        public static int LastIndexOfAnyExceptInRange<T>(this Span<T> span, T lowInclusive,
            T highInclusive)
        {
            return SpanSearch.LastInRange((ReadOnlySpan<T>)span, lowInclusive, highInclusive, false);
        }

        public static bool ContainsAnyInRange<T>(this ReadOnlySpan<T> span, T lowInclusive,
            T highInclusive)
        {
            return IndexOfAnyInRange(span, lowInclusive, highInclusive) >= 0;
        }

        public static bool ContainsAnyInRange<T>(this Span<T> span, T lowInclusive, T highInclusive)
        {
            return IndexOfAnyInRange(span, lowInclusive, highInclusive) >= 0;
        }

        public static bool ContainsAnyExceptInRange<T>(this ReadOnlySpan<T> span, T lowInclusive,
            T highInclusive)
        {
            return IndexOfAnyExceptInRange(span, lowInclusive, highInclusive) >= 0;
        }

        public static bool ContainsAnyExceptInRange<T>(this Span<T> span, T lowInclusive,
            T highInclusive)
        {
            return IndexOfAnyExceptInRange(span, lowInclusive, highInclusive) >= 0;
        }
    }
}
