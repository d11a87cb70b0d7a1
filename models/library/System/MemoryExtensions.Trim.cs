// What is left of spans and memory without elements at their ends.
namespace System
{
    public static partial class MemoryExtensions
    {
        public static Span<T> Trim<T>(this Span<T> span, T trimElement)
        {
            Kept kept = Kept.By((ReadOnlySpan<T>)span, trimElement, true, true);
            return span.Slice(kept.Start, kept.Length);
        }

        public static Span<T> Trim<T>(this Span<T> span, ReadOnlySpan<T> trimElements)
        {
            Kept kept = Kept.ByAny((ReadOnlySpan<T>)span, trimElements, true, true);
            return span.Slice(kept.Start, kept.Length);
        }

        public static Span<char> Trim(this Span<char> span)
        {
            Kept kept = Kept.OfSpace((ReadOnlySpan<char>)span, true, true);
            return span.Slice(kept.Start, kept.Length);
        }

        public static ReadOnlySpan<T> Trim<T>(this ReadOnlySpan<T> span, T trimElement)
        {
            Kept kept = Kept.By(span, trimElement, true, true);
            return span.Slice(kept.Start, kept.Length);
        }

        public static ReadOnlySpan<T> Trim<T>(this ReadOnlySpan<T> span,
            ReadOnlySpan<T> trimElements)
        {
            Kept kept = Kept.ByAny(span, trimElements, true, true);
            return span.Slice(kept.Start, kept.Length);
        }

        public static Memory<T> Trim<T>(this Memory<T> memory, T trimElement)
        {
            Kept kept = Kept.By((ReadOnlySpan<T>)memory.Span, trimElement, true, true);
            return memory.Slice(kept.Start, kept.Length);
        }

        public static Memory<T> Trim<T>(this Memory<T> memory, ReadOnlySpan<T> trimElements)
        {
            Kept kept = Kept.ByAny((ReadOnlySpan<T>)memory.Span, trimElements, true, true);
            return memory.Slice(kept.Start, kept.Length);
        }

        public static Memory<char> Trim(this Memory<char> memory)
        {
            Kept kept = Kept.OfSpace((ReadOnlySpan<char>)memory.Span, true, true);
            return memory.Slice(kept.Start, kept.Length);
        }

        public static ReadOnlyMemory<T> Trim<T>(this ReadOnlyMemory<T> memory, T trimElement)
        {
            Kept kept = Kept.By(memory.Span, trimElement, true, true);
            return memory.Slice(kept.Start, kept.Length);
        }

        public static ReadOnlyMemory<T> Trim<T>(this ReadOnlyMemory<T> memory,
            ReadOnlySpan<T> trimElements)
        {
            Kept kept = Kept.ByAny(memory.Span, trimElements, true, true);
            return memory.Slice(kept.Start, kept.Length);
        }

        public static ReadOnlyMemory<char> Trim(this ReadOnlyMemory<char> memory)
        {
            Kept kept = Kept.OfSpace(memory.Span, true, true);
            return memory.Slice(kept.Start, kept.Length);
        }

        public static ReadOnlySpan<char> Trim(this ReadOnlySpan<char> span, char trimChar)
        {
            Kept kept = Kept.By(span, trimChar, true, true);
            return span.Slice(kept.Start, kept.Length);
        }

        public static ReadOnlySpan<char> Trim(this ReadOnlySpan<char> span,
            ReadOnlySpan<char> trimChars)
        {
            if (trimChars.Length == 0) return Trim(span);
            Kept kept = Kept.ByAny(span, trimChars, true, true);
            return span.Slice(kept.Start, kept.Length);
        }

        public static Span<T> TrimStart<T>(this Span<T> span, T trimElement)
        {
            Kept kept = Kept.By((ReadOnlySpan<T>)span, trimElement, true, false);
            return span.Slice(kept.Start, kept.Length);
        }

        public static Span<T> TrimStart<T>(this Span<T> span, ReadOnlySpan<T> trimElements)
        {
            Kept kept = Kept.ByAny((ReadOnlySpan<T>)span, trimElements, true, false);
            return span.Slice(kept.Start, kept.Length);
        }

        public static Span<char> TrimStart(this Span<char> span)
        {
            Kept kept = Kept.OfSpace((ReadOnlySpan<char>)span, true, false);
            return span.Slice(kept.Start, kept.Length);
        }

        public static ReadOnlySpan<T> TrimStart<T>(this ReadOnlySpan<T> span, T trimElement)
        {
            Kept kept = Kept.By(span, trimElement, true, false);
            return span.Slice(kept.Start, kept.Length);
        }

        public static ReadOnlySpan<T> TrimStart<T>(this ReadOnlySpan<T> span,
            ReadOnlySpan<T> trimElements)
        {
            Kept kept = Kept.ByAny(span, trimElements, true, false);
            return span.Slice(kept.Start, kept.Length);
        }

        public static Memory<T> TrimStart<T>(this Memory<T> memory, T trimElement)
        {
            Kept kept = Kept.By((ReadOnlySpan<T>)memory.Span, trimElement, true, false);
            return memory.Slice(kept.Start, kept.Length);
        }

        public static Memory<T> TrimStart<T>(this Memory<T> memory, ReadOnlySpan<T> trimElements)
        {
            Kept kept = Kept.ByAny((ReadOnlySpan<T>)memory.Span, trimElements, true, false);
            return memory.Slice(kept.Start, kept.Length);
        }

        public static Memory<char> TrimStart(this Memory<char> memory)
        {
            Kept kept = Kept.OfSpace((ReadOnlySpan<char>)memory.Span, true, false);
            return memory.Slice(kept.Start, kept.Length);
        }

        public static ReadOnlyMemory<T> TrimStart<T>(this ReadOnlyMemory<T> memory, T trimElement)
        {
            Kept kept = Kept.By(memory.Span, trimElement, true, false);
            return memory.Slice(kept.Start, kept.Length);
        }

        public static ReadOnlyMemory<T> TrimStart<T>(this ReadOnlyMemory<T> memory,
            ReadOnlySpan<T> trimElements)
        {
            Kept kept = Kept.ByAny(memory.Span, trimElements, true, false);
            return memory.Slice(kept.Start, kept.Length);
        }

        public static ReadOnlyMemory<char> TrimStart(this ReadOnlyMemory<char> memory)
        {
            Kept kept = Kept.OfSpace(memory.Span, true, false);
            return memory.Slice(kept.Start, kept.Length);
        }

        public static ReadOnlySpan<char> TrimStart(this ReadOnlySpan<char> span, char trimChar)
        {
            Kept kept = Kept.By(span, trimChar, true, false);
            return span.Slice(kept.Start, kept.Length);
        }

        public static ReadOnlySpan<char> TrimStart(this ReadOnlySpan<char> span,
            ReadOnlySpan<char> trimChars)
        {
            if (trimChars.Length == 0) return TrimStart(span);
            Kept kept = Kept.ByAny(span, trimChars, true, false);
            return span.Slice(kept.Start, kept.Length);
        }

        public static Span<T> TrimEnd<T>(this Span<T> span, T trimElement)
        {
            Kept kept = Kept.By((ReadOnlySpan<T>)span, trimElement, false, true);
            return span.Slice(kept.Start, kept.Length);
        }

        public static Span<T> TrimEnd<T>(this Span<T> span, ReadOnlySpan<T> trimElements)
        {
            Kept kept = Kept.ByAny((ReadOnlySpan<T>)span, trimElements, false, true);
            return span.Slice(kept.Start, kept.Length);
        }

        public static Span<char> TrimEnd(this Span<char> span)
        {
            Kept kept = Kept.OfSpace((ReadOnlySpan<char>)span, false, true);
            return span.Slice(kept.Start, kept.Length);
        }

        public static ReadOnlySpan<T> TrimEnd<T>(this ReadOnlySpan<T> span, T trimElement)
        {
            Kept kept = Kept.By(span, trimElement, false, true);
            return span.Slice(kept.Start, kept.Length);
        }

        public static ReadOnlySpan<T> TrimEnd<T>(this ReadOnlySpan<T> span,
            ReadOnlySpan<T> trimElements)
        {
            Kept kept = Kept.ByAny(span, trimElements, false, true);
            return span.Slice(kept.Start, kept.Length);
        }

        public static Memory<T> TrimEnd<T>(this Memory<T> memory, T trimElement)
        {
            Kept kept = Kept.By((ReadOnlySpan<T>)memory.Span, trimElement, false, true);
            return memory.Slice(kept.Start, kept.Length);
        }

        public static Memory<T> TrimEnd<T>(this Memory<T> memory, ReadOnlySpan<T> trimElements)
        {
            Kept kept = Kept.ByAny((ReadOnlySpan<T>)memory.Span, trimElements, false, true);
            return memory.Slice(kept.Start, kept.Length);
        }

        public static Memory<char> TrimEnd(this Memory<char> memory)
        {
            Kept kept = Kept.OfSpace((ReadOnlySpan<char>)memory.Span, false, true);
            return memory.Slice(kept.Start, kept.Length);
        }

        public static ReadOnlyMemory<T> TrimEnd<T>(this ReadOnlyMemory<T> memory, T trimElement)
        {
            Kept kept = Kept.By(memory.Span, trimElement, false, true);
            return memory.Slice(kept.Start, kept.Length);
        }

        public static ReadOnlyMemory<T> TrimEnd<T>(this ReadOnlyMemory<T> memory,
            ReadOnlySpan<T> trimElements)
        {
            Kept kept = Kept.ByAny(memory.Span, trimElements, false, true);
            return memory.Slice(kept.Start, kept.Length);
        }

        public static ReadOnlyMemory<char> TrimEnd(this ReadOnlyMemory<char> memory)
        {
            Kept kept = Kept.OfSpace(memory.Span, false, true);
            return memory.Slice(kept.Start, kept.Length);
        }

        public static ReadOnlySpan<char> TrimEnd(this ReadOnlySpan<char> span, char trimChar)
        {
            Kept kept = Kept.By(span, trimChar, false, true);
            return span.Slice(kept.Start, kept.Length);
        }

        public static ReadOnlySpan<char> TrimEnd(this ReadOnlySpan<char> span,
            ReadOnlySpan<char> trimChars)
        {
            if (trimChars.Length == 0) return TrimEnd(span);
            Kept kept = Kept.ByAny(span, trimChars, false, true);
            return span.Slice(kept.Start, kept.Length);
        }
    }
}
