// System.String: making other strings of one.
using System.Globalization;
using System.Runtime.CompilerServices;

namespace System
{
    [Completed]
    public sealed partial class String
    {
        public string Substring(int startIndex)
        {
            ArgumentOutOfRangeException.ThrowIfNegative(startIndex, "startIndex");
            if (startIndex > Length)
            {
                throw new ArgumentOutOfRangeException("startIndex",
                    "startIndex cannot be larger than length of string.");
            }
            return SubstringCore(this, startIndex, Length - startIndex);
        }

        public string Substring(int startIndex, int length)
        {
            ArgumentOutOfRangeException.ThrowIfNegative(startIndex, "startIndex");
            if (startIndex > Length)
            {
                throw new ArgumentOutOfRangeException("startIndex",
                    "startIndex cannot be larger than length of string.");
            }
            ArgumentOutOfRangeException.ThrowIfNegative(length, "length");
            if (startIndex > Length - length)
            {
                throw new ArgumentOutOfRangeException("length",
                    "Index and length must refer to a location within the string.");
            }
            return SubstringCore(this, startIndex, length);
        }

        public char[] ToCharArray()
        {
            char[] result = new char[Length];
            for (int i = 0; i < result.Length; i++) result[i] = this[i];
            return result;
        }

        public char[] ToCharArray(int startIndex, int length)
        {
            ArgumentOutOfRangeException.ThrowIfGreaterThan((uint)startIndex, (uint)Length,
                "startIndex");
            ArgumentOutOfRangeException.ThrowIfGreaterThan(startIndex, Length - length,
                "startIndex");
            ArgumentOutOfRangeException.ThrowIfNegative(length, "length");
            char[] result = new char[length];
            for (int i = 0; i < length; i++) result[i] = this[startIndex + i];
            return result;
        }

        public void CopyTo(int sourceIndex, char[] destination, int destinationIndex, int count)
        {
            if (destination == null) throw new ArgumentNullException("destination");
            ArgumentOutOfRangeException.ThrowIfNegative(count, "count");
            ArgumentOutOfRangeException.ThrowIfNegative(sourceIndex, "sourceIndex");
            ArgumentOutOfRangeException.ThrowIfGreaterThan(count, Length - sourceIndex,
                "sourceIndex");
            ArgumentOutOfRangeException.ThrowIfGreaterThan(destinationIndex,
                destination.Length - count, "destinationIndex");
            ArgumentOutOfRangeException.ThrowIfNegative(destinationIndex, "destinationIndex");
            for (int i = 0; i < count; i++)
            {
                destination[destinationIndex + i] = this[sourceIndex + i];
            }
        }

        public void CopyTo(Span<char> destination)
        {
            if (!TryCopyTo(destination))
            {
                throw new ArgumentException("Destination is too short.", "destination");
            }
        }

        public bool TryCopyTo(Span<char> destination)
        {
            if (Length > destination.Length) return false;
            for (int i = 0; i < Length; i++) destination[i] = this[i];
            return true;
        }

        public string Insert(int startIndex, string value)
        {
            if (value == null) throw new ArgumentNullException("value");
            ArgumentOutOfRangeException.ThrowIfGreaterThan((uint)startIndex, (uint)Length,
                "startIndex");
            return Concat(SubstringCore(this, 0, startIndex), value,
                SubstringCore(this, startIndex, Length - startIndex));
        }

        public string Remove(int startIndex)
        {
            if (startIndex < 0)
            {
                throw new ArgumentOutOfRangeException("startIndex",
                    "StartIndex cannot be less than zero.");
            }
            if (startIndex > Length)
            {
                throw new ArgumentOutOfRangeException("startIndex",
                    "startIndex cannot be larger than length of string.");
            }
            return SubstringCore(this, 0, startIndex);
        }

        public string Remove(int startIndex, int count)
        {
            ArgumentOutOfRangeException.ThrowIfNegative(startIndex, "startIndex");
            ArgumentOutOfRangeException.ThrowIfNegative(count, "count");
            ArgumentOutOfRangeException.ThrowIfGreaterThan(count, Length - startIndex, "count");
            int end = startIndex + count;
            return Concat(SubstringCore(this, 0, startIndex),
                SubstringCore(this, end, Length - end));
        }

        public string Replace(char oldChar, char newChar)
        {
            return Replace(oldChar.ToString(), newChar.ToString());
        }

        public string Replace(string oldValue, string newValue)
        {
            return Replace(oldValue, newValue, StringComparison.Ordinal);
        }

        public string Replace(string oldValue, string newValue, StringComparison comparisonType)
        {
            if (oldValue == null) throw new ArgumentNullException("oldValue");
            if (oldValue.Length == 0)
            {
                throw new ArgumentException("The value cannot be an empty string.", "oldValue");
            }
            bool ignoreCase = IgnoresCase(comparisonType);
            string searched = ignoreCase ? ToUpperInvariant() : this;
            string sought = ignoreCase ? oldValue.ToUpperInvariant() : oldValue;
            string result = "";
            int from = 0;
            while (true)
            {
                int at = IndexOfString(searched, sought, from, Length - from);
                if (at < 0) break;
                result = Concat(result, SubstringCore(this, from, at - from), newValue);
                from = at + oldValue.Length;
            }
            return from == 0 ? this : Concat(result, SubstringCore(this, from, Length - from));
        }

        public string Replace(string oldValue, string newValue, bool ignoreCase,
            CultureInfo culture)
        {
            return Replace(oldValue, newValue,
                ignoreCase ? StringComparison.OrdinalIgnoreCase : StringComparison.Ordinal);
        }

        public string ReplaceLineEndings()
        {
            return ReplaceLineEndings("\n");
        }

        public string ReplaceLineEndings(string replacementText)
        {
            if (replacementText == null) throw new ArgumentNullException("replacementText");
            string result = "";
            int from = 0;
            for (int i = 0; i < Length; i++)
            {
                char c = this[i];
                if (c != '\r' && c != '\n' && c != '\f' && c != '\u0085' && c != '\u2028'
                    && c != '\u2029')
                {
                    continue;
                }
                result = Concat(result, SubstringCore(this, from, i - from), replacementText);
                if (c == '\r' && i + 1 < Length && this[i + 1] == '\n') i++;
                from = i + 1;
            }
            return from == 0 ? this : Concat(result, SubstringCore(this, from, Length - from));
        }

        public string PadLeft(int totalWidth)
        {
            return PadLeft(totalWidth, ' ');
        }

        public string PadLeft(int totalWidth, char paddingChar)
        {
            ArgumentOutOfRangeException.ThrowIfNegative(totalWidth, "totalWidth");
            int missing = totalWidth - Length;
            return missing <= 0 ? this : Concat(Repeat(paddingChar, missing), this);
        }

        public string PadRight(int totalWidth)
        {
            return PadRight(totalWidth, ' ');
        }

        public string PadRight(int totalWidth, char paddingChar)
        {
            ArgumentOutOfRangeException.ThrowIfNegative(totalWidth, "totalWidth");
            int missing = totalWidth - Length;
            return missing <= 0 ? this : Concat(this, Repeat(paddingChar, missing));
        }

        public string ToUpper()
        {
            return ToUpperInvariant();
        }

        public string ToUpper(CultureInfo culture)
        {
            return ToUpperInvariant();
        }

        public string ToUpperInvariant()
        {
            string result = "";
            int from = 0;
            for (int i = 0; i < Length; i++)
            {
                char upper = char.ToUpperInvariant(this[i]);
                if (upper == this[i]) continue;
                result = Concat(result, SubstringCore(this, from, i - from), upper.ToString());
                from = i + 1;
            }
            return from == 0 ? this : Concat(result, SubstringCore(this, from, Length - from));
        }

        public string ToLower()
        {
            return ToLowerInvariant();
        }

        public string ToLower(CultureInfo culture)
        {
            return ToLowerInvariant();
        }

        public string ToLowerInvariant()
        {
            string result = "";
            int from = 0;
            for (int i = 0; i < Length; i++)
            {
                char lower = char.ToLowerInvariant(this[i]);
                if (lower == this[i]) continue;
                result = Concat(result, SubstringCore(this, from, i - from), lower.ToString());
                from = i + 1;
            }
            return from == 0 ? this : Concat(result, SubstringCore(this, from, Length - from));
        }

        // ---- trimming ---------------------------------------------------------------------------

        public string Trim()
        {
            return TrimEnds(null, true, true);
        }

        public string Trim(char trimChar)
        {
            return TrimEnds(new char[] { trimChar }, true, true);
        }

        public string Trim(params char[] trimChars)
        {
            return TrimEnds(trimChars, true, true);
        }

        public string TrimStart()
        {
            return TrimEnds(null, true, false);
        }

        public string TrimStart(char trimChar)
        {
            return TrimEnds(new char[] { trimChar }, true, false);
        }

        public string TrimStart(params char[] trimChars)
        {
            return TrimEnds(trimChars, true, false);
        }

        public string TrimEnd()
        {
            return TrimEnds(null, false, true);
        }

        public string TrimEnd(char trimChar)
        {
            return TrimEnds(new char[] { trimChar }, false, true);
        }

        public string TrimEnd(params char[] trimChars)
        {
            return TrimEnds(trimChars, false, true);
        }

        public string Trim(ReadOnlySpan<char> trimChars)
        {
            return TrimEnds(trimChars.ToArray(), true, true);
        }

        public string TrimStart(ReadOnlySpan<char> trimChars)
        {
            return TrimEnds(trimChars.ToArray(), true, false);
        }

        public string TrimEnd(ReadOnlySpan<char> trimChars)
        {
            return TrimEnds(trimChars.ToArray(), false, true);
        }

        private string TrimEnds(char[] trimChars, bool atStart, bool atEnd)
        {
            int start = 0, end = Length;
            while (atStart && start < end && IsTrimmed(this[start], trimChars)) start++;
            while (atEnd && end > start && IsTrimmed(this[end - 1], trimChars)) end--;
            return SubstringCore(this, start, end - start);
        }

        // No chars to trim means white space.
        private static bool IsTrimmed(char c, char[] trimChars)
        {
            return trimChars == null || trimChars.Length == 0 ? char.IsWhiteSpace(c)
                : IsAny(c, trimChars);
        }

        // ---- splitting --------------------------------------------------------------------------

        public string[] Split(params char[] separator)
        {
            return SplitAt(separator, null, int.MaxValue, StringSplitOptions.None);
        }

        public string[] Split(ReadOnlySpan<char> separator)
        {
            return SplitAt(separator.ToArray(), null, int.MaxValue, StringSplitOptions.None);
        }

        public string[] Split(char[] separator, int count)
        {
            return SplitAt(separator, null, count, StringSplitOptions.None);
        }

        public string[] Split(char[] separator, StringSplitOptions options)
        {
            return SplitAt(separator, null, int.MaxValue, options);
        }

        public string[] Split(char[] separator, int count, StringSplitOptions options)
        {
            return SplitAt(separator, null, count, options);
        }

        public string[] Split(char separator, StringSplitOptions options = StringSplitOptions.None)
        {
            return SplitAt(new char[] { separator }, null, int.MaxValue, options);
        }

        public string[] Split(char separator, int count,
            StringSplitOptions options = StringSplitOptions.None)
        {
            return SplitAt(new char[] { separator }, null, count, options);
        }

        public string[] Split(string separator,
            StringSplitOptions options = StringSplitOptions.None)
        {
            return SplitAtOne(separator, int.MaxValue, options);
        }

        public string[] Split(string separator, int count,
            StringSplitOptions options = StringSplitOptions.None)
        {
            return SplitAtOne(separator, count, options);
        }

        public string[] Split(string[] separator, StringSplitOptions options)
        {
            return Split(separator, int.MaxValue, options);
        }

        public string[] Split(string[] separator, int count, StringSplitOptions options)
        {
            if (separator == null || separator.Length == 0)
            {
                return SplitAt(null, null, count, options);
            }
            return SplitAt(null, separator, count, options);
        }

        // One string that is empty separates nothing; no separators at all are white space.
        private string[] SplitAtOne(string separator, int count, StringSplitOptions options)
        {
            return SplitAt(null, new string[] { separator == null ? "" : separator }, count,
                options);
        }

        // Cuts at any of these chars, or of these strings; both null: at white space.
        private string[] SplitAt(char[] chars, string[] strings, int count,
            StringSplitOptions options)
        {
            ArgumentOutOfRangeException.ThrowIfNegative(count, "count");
            bool removeEmpty = (options & StringSplitOptions.RemoveEmptyEntries) != 0;
            bool trim = (options & StringSplitOptions.TrimEntries) != 0;
            if (count == 0 || (removeEmpty && Length == 0)) return new string[0];

            string[] parts = new string[4];
            int found = 0, from = 0, i = 0;
            while (i < Length && found + 1 < count)
            {
                int width = SeparatorAt(i, chars, strings);
                if (width == 0)
                {
                    i++;
                    continue;
                }
                AddPart(ref parts, ref found, from, i, removeEmpty, trim);
                i += width;
                from = i;
            }
            // With the limit reached, the rest is one entry; empty ones before it are skipped.
            if (removeEmpty && found > 0 && found + 1 == count)
            {
                from = SkipEmptyParts(from, chars, strings, trim);
            }
            AddPart(ref parts, ref found, from, Length, removeEmpty, trim);
            Array.Resize(ref parts, found);
            return parts;
        }

        private int SkipEmptyParts(int from, char[] chars, string[] strings, bool trim)
        {
            int i = from;
            while (i < Length)
            {
                int width = SeparatorAt(i, chars, strings);
                if (width != 0)
                {
                    i += width;
                    from = i;
                }
                else if (trim && char.IsWhiteSpace(this[i])) i++;
                else break;
            }
            return from;
        }

        private void AddPart(ref string[] parts, ref int found, int from, int to, bool removeEmpty,
            bool trim)
        {
            string part = SubstringCore(this, from, to - from);
            if (trim) part = part.Trim();
            if (removeEmpty && part.Length == 0) return;
            if (found == parts.Length) Array.Resize(ref parts, 2 * found);
            parts[found++] = part;
        }

        // The length of the separator that starts at this index; 0 if none does.
        private int SeparatorAt(int index, char[] chars, string[] strings)
        {
            if (strings == null) return IsTrimmed(this[index], chars) ? 1 : 0;
            for (int i = 0; i < strings.Length; i++)
            {
                string separator = strings[i];
                if (IsNullOrEmpty(separator) || separator.Length > Length - index) continue;
                if (MatchesAt(index, separator, false)) return separator.Length;
            }
            return 0;
        }
    }
}
