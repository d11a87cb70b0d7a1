// System.String: finding.
namespace System
{
    public sealed partial class String
    {
        private const string StartOutOfRange =
            "Index was out of range. Must be non-negative and less than or equal to the size of "
                + "the collection.";
        private const string CountOutOfRange =
            "Count must be positive and count must refer to a location within the "
                + "string/array/collection.";

        private void CheckPart(int startIndex, int count)
        {
            if ((uint)startIndex > (uint)Length)
            {
                throw new ArgumentOutOfRangeException("startIndex", StartOutOfRange);
            }
            if ((uint)count > (uint)(Length - startIndex))
            {
                throw new ArgumentOutOfRangeException("count", CountOutOfRange);
            }
        }

        public int IndexOf(char value)
        {
            return IndexOfChar(this, value, 0, Length);
        }

        public int IndexOf(char value, int startIndex)
        {
            CheckPart(startIndex, 0);
            return IndexOfChar(this, value, startIndex, Length - startIndex);
        }

        public int IndexOf(char value, int startIndex, int count)
        {
            CheckPart(startIndex, count);
            return IndexOfChar(this, value, startIndex, count);
        }

        public int IndexOf(char value, StringComparison comparisonType)
        {
            return IndexOf(value.ToString(), comparisonType);
        }

        public int IndexOf(string value)
        {
            return IndexOf(value, 0, Length);
        }

        public int IndexOf(string value, int startIndex)
        {
            return IndexOf(value, startIndex, Length - startIndex);
        }

        public int IndexOf(string value, int startIndex, int count)
        {
            return IndexOf(value, startIndex, count, StringComparison.Ordinal);
        }

        public int IndexOf(string value, StringComparison comparisonType)
        {
            return IndexOf(value, 0, Length, comparisonType);
        }

        public int IndexOf(string value, int startIndex, StringComparison comparisonType)
        {
            return IndexOf(value, startIndex, Length - startIndex, comparisonType);
        }

        public int IndexOf(string value, int startIndex, int count, StringComparison comparisonType)
        {
            bool ignoreCase = IgnoresCase(comparisonType);
            if (value == null) throw new ArgumentNullException("value");
            CheckPart(startIndex, count);
            if (!ignoreCase) return IndexOfString(this, value, startIndex, count);
            return IndexOfString(ToUpperInvariant(), value.ToUpperInvariant(), startIndex, count);
        }

        public int IndexOfAny(char[] anyOf)
        {
            return IndexOfAny(anyOf, 0, Length);
        }

        public int IndexOfAny(char[] anyOf, int startIndex)
        {
            return IndexOfAny(anyOf, startIndex, Length - startIndex);
        }

        public int IndexOfAny(char[] anyOf, int startIndex, int count)
        {
            if (anyOf == null) throw new ArgumentNullException("anyOf");
            CheckPart(startIndex, count);
            for (int i = startIndex; i < startIndex + count; i++)
            {
                if (IsAny(this[i], anyOf)) return i;
            }
            return -1;
        }

        private static bool IsAny(char c, char[] anyOf)
        {
            for (int i = 0; i < anyOf.Length; i++)
            {
                if (anyOf[i] == c) return true;
            }
            return false;
        }

        public int LastIndexOf(char value)
        {
            return LastIndexOf(value, Length - 1, Length);
        }

        public int LastIndexOf(char value, int startIndex)
        {
            return LastIndexOf(value, startIndex, startIndex + 1);
        }

        // Looks at s[startIndex - count + 1 .. startIndex], from its end.
        public int LastIndexOf(char value, int startIndex, int count)
        {
            if (Length == 0) return -1;
            CheckPartBefore(startIndex, count);
            for (int i = startIndex; i > startIndex - count; i--)
            {
                if (this[i] == value) return i;
            }
            return -1;
        }

        private void CheckPartBefore(int startIndex, int count)
        {
            if ((uint)startIndex >= (uint)Length)
            {
                throw new ArgumentOutOfRangeException("startIndex",
                    "Index was out of range. Must be non-negative and less than the size of the "
                        + "collection.");
            }
            if ((uint)count > (uint)(startIndex + 1))
            {
                throw new ArgumentOutOfRangeException("count", CountOutOfRange);
            }
        }

        public int LastIndexOf(string value)
        {
            return LastIndexOf(value, Length - 1, Length, StringComparison.Ordinal);
        }

        public int LastIndexOf(string value, int startIndex)
        {
            return LastIndexOf(value, startIndex, startIndex + 1, StringComparison.Ordinal);
        }

        public int LastIndexOf(string value, int startIndex, int count)
        {
            return LastIndexOf(value, startIndex, count, StringComparison.Ordinal);
        }

        public int LastIndexOf(string value, StringComparison comparisonType)
        {
            return LastIndexOf(value, Length - 1, Length, comparisonType);
        }

        public int LastIndexOf(string value, int startIndex, StringComparison comparisonType)
        {
            return LastIndexOf(value, startIndex, startIndex + 1, comparisonType);
        }

        public int LastIndexOf(string value, int startIndex, int count,
            StringComparison comparisonType)
        {
            bool ignoreCase = IgnoresCase(comparisonType);
            if (value == null) throw new ArgumentNullException("value");
            if (Length == 0 && (startIndex == -1 || startIndex == 0))
            {
                return value.Length == 0 ? 0 : -1;
            }
            if (startIndex < 0 || startIndex > Length)
            {
                throw new ArgumentOutOfRangeException("startIndex", OutOfRange);
            }
            if (startIndex == Length)
            {
                startIndex--;
                if (count > 0) count--;
            }
            if (count < 0 || startIndex - count + 1 < 0)
            {
                throw new ArgumentOutOfRangeException("count", CountOutOfRange);
            }
            int first = startIndex - count + 1;
            for (int i = startIndex + 1 - value.Length; i >= first; i--)
            {
                if (MatchesAt(i, value, ignoreCase)) return i;
            }
            return -1;
        }

        private bool MatchesAt(int index, string value, bool ignoreCase)
        {
            string part = SubstringCore(this, index, value.Length);
            return ignoreCase ? EqualsIgnoreCase(part, value) : EqualsOrdinal(part, value);
        }

        public int LastIndexOfAny(char[] anyOf)
        {
            return LastIndexOfAny(anyOf, Length - 1, Length);
        }

        public int LastIndexOfAny(char[] anyOf, int startIndex)
        {
            return LastIndexOfAny(anyOf, startIndex, startIndex + 1);
        }

        public int LastIndexOfAny(char[] anyOf, int startIndex, int count)
        {
            if (anyOf == null) throw new ArgumentNullException("anyOf");
            if (Length == 0) return -1;
            CheckPartBefore(startIndex, count);
            for (int i = startIndex; i > startIndex - count; i--)
            {
                if (IsAny(this[i], anyOf)) return i;
            }
            return -1;
        }

        public bool Contains(string value)
        {
            return IndexOf(value) >= 0;
        }

        public bool Contains(string value, StringComparison comparisonType)
        {
            return IndexOf(value, comparisonType) >= 0;
        }

        public bool Contains(char value)
        {
            return IndexOf(value) >= 0;
        }

        public bool Contains(char value, StringComparison comparisonType)
        {
            return IndexOf(value, comparisonType) >= 0;
        }

        public bool StartsWith(string value)
        {
            return StartsWith(value, StringComparison.Ordinal);
        }

        public bool StartsWith(string value, StringComparison comparisonType)
        {
            if (value == null) throw new ArgumentNullException("value");
            bool ignoreCase = IgnoresCase(comparisonType);
            return value.Length <= Length && MatchesAt(0, value, ignoreCase);
        }

        public bool StartsWith(string value, bool ignoreCase,
            System.Globalization.CultureInfo culture)
        {
            return StartsWith(value, ignoreCase ? StringComparison.OrdinalIgnoreCase
                : StringComparison.Ordinal);
        }

        public bool StartsWith(char value)
        {
            return Length > 0 && this[0] == value;
        }

        public bool EndsWith(string value)
        {
            return EndsWith(value, StringComparison.Ordinal);
        }

        public bool EndsWith(string value, StringComparison comparisonType)
        {
            if (value == null) throw new ArgumentNullException("value");
            bool ignoreCase = IgnoresCase(comparisonType);
            return value.Length <= Length && MatchesAt(Length - value.Length, value, ignoreCase);
        }

        public bool EndsWith(string value, bool ignoreCase,
            System.Globalization.CultureInfo culture)
        {
            return EndsWith(value, ignoreCase ? StringComparison.OrdinalIgnoreCase
                : StringComparison.Ordinal);
        }

        public bool EndsWith(char value)
        {
            return Length > 0 && this[Length - 1] == value;
        }
    }
}
