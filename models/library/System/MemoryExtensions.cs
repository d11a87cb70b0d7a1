// System.MemoryExtensions: what arrays, strings and spans can do with spans.
using System.Collections.Generic;

namespace System
{
    public static partial class MemoryExtensions
    {
        // ---- making spans -----------------------------------------------------------------------

        public static ReadOnlySpan<char> AsSpan(this string text)
        {
            return text;
        }

        public static ReadOnlySpan<char> AsSpan(this string text, int start)
        {
            if (text == null && start == 0) return default(ReadOnlySpan<char>);
            if (text == null || (uint)start > (uint)text.Length)
            {
                throw new ArgumentOutOfRangeException("start");
            }
            return ((ReadOnlySpan<char>)text).Slice(start);
        }

        public static ReadOnlySpan<char> AsSpan(this string text, int start, int length)
        {
            if (text == null && start == 0 && length == 0) return default(ReadOnlySpan<char>);
            if (text == null || (uint)start > (uint)text.Length
                || (uint)length > (uint)(text.Length - start))
            {
                throw new ArgumentOutOfRangeException("start");
            }
            return ((ReadOnlySpan<char>)text).Slice(start, length);
        }

        public static ReadOnlySpan<char> AsSpan(this string text, Range range)
        {
            ReadOnlySpan<char> span = text;
            int start = range.Start.GetOffset(span.Length);
            return span.Slice(start, range.End.GetOffset(span.Length) - start);
        }

        public static Span<T> AsSpan<T>(this T[] array)
        {
            return new Span<T>(array);
        }

        public static Span<T> AsSpan<T>(this T[] array, int start)
        {
            return new Span<T>(array, start, array == null ? 0 : array.Length - start);
        }

        public static Span<T> AsSpan<T>(this T[] array, int start, int length)
        {
            return new Span<T>(array, start, length);
        }

        public static Span<T> AsSpan<T>(this T[] array, Range range)
        {
            int length = array == null ? 0 : array.Length;
            int start = range.Start.GetOffset(length);
            return new Span<T>(array, start, range.End.GetOffset(length) - start);
        }

        public static Span<T> AsSpan<T>(this ArraySegment<T> segment)
        {
            return segment;
        }

        public static ReadOnlyMemory<char> AsMemory(this string text)
        {
            return new ReadOnlyMemory<char>((object)text, 0, text == null ? 0 : text.Length);
        }

        public static ReadOnlyMemory<char> AsMemory(this string text, int start)
        {
            return AsMemory(text).Slice(start);
        }

        public static ReadOnlyMemory<char> AsMemory(this string text, int start, int length)
        {
            return AsMemory(text).Slice(start, length);
        }

        public static Memory<T> AsMemory<T>(this T[] array)
        {
            return new Memory<T>(array);
        }

        public static Memory<T> AsMemory<T>(this T[] array, int start)
        {
            return new Memory<T>(array).Slice(start);
        }

        public static Memory<T> AsMemory<T>(this T[] array, int start, int length)
        {
            return new Memory<T>(array, start, length);
        }

        // ---- comparing --------------------------------------------------------------------------

        public static bool SequenceEqual<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other)
        {
            return SequenceEqual(span, other, null);
        }

        public static bool SequenceEqual<T>(this Span<T> span, ReadOnlySpan<T> other)
        {
            return SequenceEqual((ReadOnlySpan<T>)span, other, null);
        }

        public static bool SequenceEqual<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other,
            IEqualityComparer<T> comparer = null)
        {
            if (span.Length != other.Length) return false;
            if (comparer == null) comparer = EqualityComparer<T>.Default;
            for (int i = 0; i < span.Length; i++)
            {
                if (!comparer.Equals(span[i], other[i])) return false;
            }
            return true;
        }

        public static int SequenceCompareTo<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other)
        {
            int length = Math.Min(span.Length, other.Length);
            Comparer<T> comparer = Comparer<T>.Default;
            for (int i = 0; i < length; i++)
            {
                int order = comparer.Compare(span[i], other[i]);
                if (order != 0) return order;
            }
            return span.Length.CompareTo(other.Length);
        }

        public static int SequenceCompareTo<T>(this Span<T> span, ReadOnlySpan<T> other)
        {
            return SequenceCompareTo((ReadOnlySpan<T>)span, other);
        }

        public static bool Equals(this ReadOnlySpan<char> span, ReadOnlySpan<char> other,
            StringComparison comparisonType)
        {
            return string.Equals(span.ToString(), other.ToString(), comparisonType);
        }

        public static int CompareTo(this ReadOnlySpan<char> span, ReadOnlySpan<char> other,
            StringComparison comparisonType)
        {
            return string.Compare(span.ToString(), other.ToString(), comparisonType);
        }

        public static bool StartsWith<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value)
        {
            return value.Length <= span.Length && SequenceEqual(span.Slice(0, value.Length), value);
        }

        public static bool StartsWith<T>(this Span<T> span, ReadOnlySpan<T> value)
        {
            return StartsWith((ReadOnlySpan<T>)span, value);
        }

        public static bool StartsWith(this ReadOnlySpan<char> span, ReadOnlySpan<char> value,
            StringComparison comparisonType)
        {
            return span.ToString().StartsWith(value.ToString(), comparisonType);
        }

        public static bool EndsWith<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value)
        {
            return value.Length <= span.Length
                && SequenceEqual(span.Slice(span.Length - value.Length), value);
        }

        public static bool EndsWith<T>(this Span<T> span, ReadOnlySpan<T> value)
        {
            return EndsWith((ReadOnlySpan<T>)span, value);
        }

        public static bool EndsWith(this ReadOnlySpan<char> span, ReadOnlySpan<char> value,
            StringComparison comparisonType)
        {
            return span.ToString().EndsWith(value.ToString(), comparisonType);
        }

        // ---- searching --------------------------------------------------------------------------

        public static int IndexOf<T>(this ReadOnlySpan<T> span, T value)
        {
            EqualityComparer<T> comparer = EqualityComparer<T>.Default;
            for (int i = 0; i < span.Length; i++)
            {
                if (comparer.Equals(span[i], value)) return i;
            }
            return -1;
        }

        public static int IndexOf<T>(this Span<T> span, T value)
        {
            return IndexOf((ReadOnlySpan<T>)span, value);
        }

        public static int IndexOf<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value)
        {
            for (int i = 0; i <= span.Length - value.Length; i++)
            {
                if (SequenceEqual(span.Slice(i, value.Length), value)) return i;
            }
            return -1;
        }

        public static int IndexOf<T>(this Span<T> span, ReadOnlySpan<T> value)
        {
            return IndexOf((ReadOnlySpan<T>)span, value);
        }

        public static int IndexOf(this ReadOnlySpan<char> span, ReadOnlySpan<char> value,
            StringComparison comparisonType)
        {
            return span.ToString().IndexOf(value.ToString(), comparisonType);
        }

        public static int LastIndexOf<T>(this ReadOnlySpan<T> span, T value)
        {
            EqualityComparer<T> comparer = EqualityComparer<T>.Default;
            for (int i = span.Length - 1; i >= 0; i--)
            {
                if (comparer.Equals(span[i], value)) return i;
            }
            return -1;
        }

        public static int LastIndexOf<T>(this Span<T> span, T value)
        {
            return LastIndexOf((ReadOnlySpan<T>)span, value);
        }

        public static int IndexOfAny<T>(this ReadOnlySpan<T> span, T value0, T value1)
        {
            return IndexOfAny(span, new ReadOnlySpan<T>(new T[] { value0, value1 }));
        }

        public static int IndexOfAny<T>(this ReadOnlySpan<T> span, T value0, T value1, T value2)
        {
            return IndexOfAny(span, new ReadOnlySpan<T>(new T[] { value0, value1, value2 }));
        }

        public static int IndexOfAny<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values)
        {
            for (int i = 0; i < span.Length; i++)
            {
                if (IndexOf(values, span[i]) >= 0) return i;
            }
            return -1;
        }

        public static int IndexOfAny<T>(this Span<T> span, ReadOnlySpan<T> values)
        {
            return IndexOfAny((ReadOnlySpan<T>)span, values);
        }

        public static bool Contains<T>(this ReadOnlySpan<T> span, T value)
        {
            return IndexOf(span, value) >= 0;
        }

        public static bool Contains<T>(this Span<T> span, T value)
        {
            return IndexOf((ReadOnlySpan<T>)span, value) >= 0;
        }

        public static bool Contains(this ReadOnlySpan<char> span, ReadOnlySpan<char> value,
            StringComparison comparisonType)
        {
            return IndexOf(span, value, comparisonType) >= 0;
        }

        public static int Count<T>(this ReadOnlySpan<T> span, T value)
        {
            EqualityComparer<T> comparer = EqualityComparer<T>.Default;
            int count = 0;
            for (int i = 0; i < span.Length; i++)
            {
                if (comparer.Equals(span[i], value)) count++;
            }
            return count;
        }

        public static int Count<T>(this Span<T> span, T value)
        {
            return Count((ReadOnlySpan<T>)span, value);
        }

        public static int BinarySearch<T>(this ReadOnlySpan<T> span, IComparable<T> comparable)
        {
            if (comparable == null) throw new ArgumentNullException("comparable");
            int low = 0, high = span.Length - 1;
            while (low <= high)
            {
                int middle = low + ((high - low) >> 1);
                int order = comparable.CompareTo(span[middle]);
                if (order == 0) return middle;
                if (order > 0) low = middle + 1;
                else high = middle - 1;
            }
            return ~low;
        }

        public static int BinarySearch<T>(this Span<T> span, IComparable<T> comparable)
        {
            return BinarySearch((ReadOnlySpan<T>)span, comparable);
        }

        public static int BinarySearch<T, TComparable>(this ReadOnlySpan<T> span,
            TComparable comparable)
            where TComparable : IComparable<T>
        {
            return BinarySearch(span, (IComparable<T>)comparable);
        }

        public static int BinarySearch<T, TComparable>(this Span<T> span, TComparable comparable)
            where TComparable : IComparable<T>
        {
            return BinarySearch((ReadOnlySpan<T>)span, (IComparable<T>)comparable);
        }

        public static int BinarySearch<T, TComparer>(this ReadOnlySpan<T> span, T value,
            TComparer comparer)
            where TComparer : IComparer<T>
        {
            return Array.BinarySearch(span.ToArray(), value, comparer);
        }

        public static SpanSplitEnumerator<T> Split<T>(this ReadOnlySpan<T> source, T separator)
        {
            return new SpanSplitEnumerator<T>(source, new ReadOnlySpan<T>(new T[] { separator }));
        }

        public static SpanSplitEnumerator<T> Split<T>(this ReadOnlySpan<T> source,
            ReadOnlySpan<T> separator)
        {
            return new SpanSplitEnumerator<T>(source, separator);
        }

        // The ranges between the places where the separator lies.
        public ref struct SpanSplitEnumerator<T>
        {
            private readonly ReadOnlySpan<T> _source;
            private readonly ReadOnlySpan<T> _separator;
            private int _start;
            private int _end;
            private int _next;

            internal SpanSplitEnumerator(ReadOnlySpan<T> source, ReadOnlySpan<T> separator)
            {
                _source = source;
                _separator = separator;
                _start = _end = _next = 0;
            }

            public SpanSplitEnumerator<T> GetEnumerator()
            {
                return this;
            }

            public void Dispose()
            {
            }

            public Range Current
            {
                get { return new Range(_start, _end); }
            }

            public bool MoveNext()
            {
                if (_next > _source.Length) return false;
                int found = _separator.Length == 0 ? -1 : IndexOf(_source.Slice(_next), _separator);
                _start = _next;
                _end = found < 0 ? _source.Length : _next + found;
                _next = found < 0 ? _source.Length + 1 : _end + _separator.Length;
                return true;
            }
        }

        // ---- changing ---------------------------------------------------------------------------

        public static void Reverse<T>(this Span<T> span)
        {
            for (int i = 0, j = span.Length - 1; i < j; i++, j--)
            {
                T value = span[i];
                span[i] = span[j];
                span[j] = value;
            }
        }

        public static void Replace<T>(this Span<T> span, T oldValue, T newValue)
        {
            EqualityComparer<T> comparer = EqualityComparer<T>.Default;
            for (int i = 0; i < span.Length; i++)
            {
                if (comparer.Equals(span[i], oldValue)) span[i] = newValue;
            }
        }

        public static void Sort<T>(this Span<T> span)
        {
            T[] values = span.ToArray();
            Array.Sort(values);
            new Span<T>(values).CopyTo(span);
        }

        public static void Sort<T>(this Span<T> span, Comparison<T> comparison)
        {
            T[] values = span.ToArray();
            Array.Sort(values, comparison);
            new Span<T>(values).CopyTo(span);
        }

        public static void Sort<T, TComparer>(this Span<T> span, TComparer comparer)
            where TComparer : IComparer<T>
        {
            T[] values = span.ToArray();
            Array.Sort(values, (IComparer<T>)comparer);
            new Span<T>(values).CopyTo(span);
        }

        public static void CopyTo<T>(this T[] source, Span<T> destination)
        {
            new ReadOnlySpan<T>(source).CopyTo(destination);
        }

        public static void CopyTo<T>(this T[] source, Memory<T> destination)
        {
            new ReadOnlySpan<T>(source).CopyTo(destination.Span);
        }

        // ---- text -------------------------------------------------------------------------------

        public static ReadOnlySpan<char> Trim(this ReadOnlySpan<char> span)
        {
            return TrimEnd(TrimStart(span));
        }

        public static ReadOnlySpan<char> TrimStart(this ReadOnlySpan<char> span)
        {
            int start = 0;
            while (start < span.Length && char.IsWhiteSpace(span[start])) start++;
            return span.Slice(start);
        }

        public static ReadOnlySpan<char> TrimEnd(this ReadOnlySpan<char> span)
        {
            int end = span.Length;
            while (end > 0 && char.IsWhiteSpace(span[end - 1])) end--;
            return span.Slice(0, end);
        }

        public static System.Text.SpanLineEnumerator EnumerateLines(this ReadOnlySpan<char> span)
        {
            return new System.Text.SpanLineEnumerator(span);
        }

        public static System.Text.SpanRuneEnumerator EnumerateRunes(this ReadOnlySpan<char> span)
        {
            return new System.Text.SpanRuneEnumerator(span);
        }

        public static bool IsWhiteSpace(this ReadOnlySpan<char> span)
        {
            return TrimStart(span).Length == 0;
        }

        public static int ToUpperInvariant(this ReadOnlySpan<char> source, Span<char> destination)
        {
            if (destination.Length < source.Length) return -1;
            for (int i = 0; i < source.Length; i++)
            {
                destination[i] = char.ToUpperInvariant(source[i]);
            }
            return source.Length;
        }

        public static int ToLowerInvariant(this ReadOnlySpan<char> source, Span<char> destination)
        {
            if (destination.Length < source.Length) return -1;
            for (int i = 0; i < source.Length; i++)
            {
                destination[i] = char.ToLowerInvariant(source[i]);
            }
            return source.Length;
        }
    }
}
