// System.Boolean: the members of bool. `this` is the value itself, so there is no field.
using System.Runtime.CompilerServices;

namespace System
{
    [Completed]
    public partial struct Boolean : IComparable, IComparable<bool>, IEquatable<bool>, IConvertible
    {
        public static readonly string TrueString = "True";
        public static readonly string FalseString = "False";

        public int CompareTo(object obj)
        {
            if (obj == null) return 1;
            if (!(obj is bool)) throw new ArgumentException("Object must be of type Boolean.");
            return CompareTo((bool)obj);
        }

        public int CompareTo(bool value)
        {
            if (this == value) return 0;
            return this ? 1 : -1;
        }

        public override bool Equals(object obj)
        {
            return obj is bool && this == (bool)obj;
        }

        public bool Equals(bool obj)
        {
            return this == obj;
        }

        public override int GetHashCode()
        {
            return this ? 1 : 0;
        }

        public override string ToString()
        {
            return this ? "True" : "False";
        }

        public string ToString(IFormatProvider provider)
        {
            return ToString();
        }

        public bool TryFormat(Span<char> destination, out int charsWritten)
        {
            return Number.Write(ToString(), destination, out charsWritten);
        }

        public static bool Parse(string value)
        {
            if (value == null) throw new ArgumentNullException("value");
            bool result;
            if (!TryParse(value, out result))
            {
                throw new FormatException("String '" + value
                    + "' was not recognized as a valid Boolean.");
            }
            return result;
        }

        public static bool Parse(ReadOnlySpan<char> value)
        {
            return Parse(value.ToString());
        }

        public static bool TryParse(string value, out bool result)
        {
            result = false;
            if (value == null) return false;
            string text = TrimBlanksAndNulls(value);
            result = string.EqualsIgnoreCase(text, "True");
            return result || string.EqualsIgnoreCase(text, "False");
        }

        public static bool TryParse(ReadOnlySpan<char> value, out bool result)
        {
            return TryParse(value.ToString(), out result);
        }

        private static string TrimBlanksAndNulls(string value)
        {
            int start = 0, end = value.Length;
            while (start < end && (char.IsWhiteSpace(value[start]) || value[start] == '\0'))
            {
                start++;
            }
            while (end > start && (char.IsWhiteSpace(value[end - 1]) || value[end - 1] == '\0'))
            {
                end--;
            }
            return value.Substring(start, end - start);
        }

        public TypeCode GetTypeCode()
        {
            return TypeCode.Boolean;
        }
    }
}
