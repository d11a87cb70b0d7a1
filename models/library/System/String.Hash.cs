// System.String: numbers for strings.
namespace System
{
    public sealed partial class String
    {
        public override int GetHashCode()
        {
            return HashOf(this);
        }

        public int GetHashCode(StringComparison comparisonType)
        {
            return HashOf(IgnoresCase(comparisonType) ? ToUpperInvariant() : this);
        }

        public static int GetHashCode(ReadOnlySpan<char> value)
        {
            return HashOf(value.ToString());
        }

        public static int GetHashCode(ReadOnlySpan<char> value, StringComparison comparisonType)
        {
            return value.ToString().GetHashCode(comparisonType);
        }

        internal int GetHashCodeOrdinalIgnoreCase()
        {
            return HashOf(ToUpperInvariant());
        }

        internal static int GetHashCodeOrdinalIgnoreCase(ReadOnlySpan<char> value)
        {
            return HashOf(value.ToString().ToUpperInvariant());
        }

        // ---- the same in every run of a program -------------------------------------------------------------
        //
        // The framework's dictionaries begin with these, and the order of what is in them follows from it: so the numbers are
        // those of the runtime.

        internal int GetNonRandomizedHashCode()
        {
            return HashOfPairs(this, 0);
        }

        internal static int GetNonRandomizedHashCode(ReadOnlySpan<char> value)
        {
            return HashOfPairs(value, 0);
        }

        internal int GetNonRandomizedHashCodeOrdinalIgnoreCase()
        {
            return HashOfPairs(ToUpperInvariant(), LowerCase);
        }

        internal static int GetNonRandomizedHashCodeOrdinalIgnoreCase(ReadOnlySpan<char> value)
        {
            return HashOfPairs(value.ToString().ToUpperInvariant(), LowerCase);
        }

        private const uint LowerCase = 0x00200020;  // of two letters at once

        // Two sums, of the first and of the second two of four characters. What is left over counts as second, as if it were
        // followed by a null.
        private static int HashOfPairs(ReadOnlySpan<char> value, uint mask)
        {
            uint first = (5381 << 16) + 5381;
            uint second = first;
            int at = 0;
            for (; value.Length - at > 2; at += 4)
            {
                first = Add(first, PairAt(value, at) | mask);
                second = Add(second, PairAt(value, at + 2) | mask);
            }
            if (at < value.Length) second = Add(second, PairAt(value, at) | mask);
            return (int)(first + second * 1566083941);
        }

        private static uint Add(uint sum, uint pair)
        {
            return (((sum << 5) | (sum >> 27)) + sum) ^ pair;
        }

        private static uint PairAt(ReadOnlySpan<char> value, int at)
        {
            uint low = at < value.Length ? value[at] : 0u;
            uint high = at + 1 < value.Length ? value[at + 1] : 0u;
            return high << 16 | low;
        }
    }
}
