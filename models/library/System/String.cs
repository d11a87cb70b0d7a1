// System.String: what the machine does with strings, construction, comparison, concatenation and
// the members of its interfaces. String.Search.cs and String.Change.cs have the rest.
//
// Strings never change: each operation makes a new one. So the machine need not treat their
// contents as memory that threads share.
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.Runtime.CompilerServices;

namespace System
{
    public sealed partial class String : IComparable, IEnumerable, ICloneable, IEnumerable<char>,
        IComparable<string>, IEquatable<string>, IConvertible
    {
        public static readonly string Empty = "";

        // ---- the machine's ----------------------------------------------------------------------

        public extern int Length
        {
            [MethodImpl(MethodImplOptions.InternalCall)]
            get;
        }

        // IndexOutOfRangeException where there is no such index.
        [IndexerName("Chars")]
        public extern char this[int index]
        {
            [MethodImpl(MethodImplOptions.InternalCall)]
            get;
        }

        // Neither argument is null.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern string ConcatTwo(string a, string b);

        // The part is within the string.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern string SubstringCore(string s, int start, int length);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern string Repeat(char c, int count);

        // A pointer through which the string can be read.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern ref char GetReference(string s);

        // Null is equal to nothing but null. One function of both, so that nothing branches on them.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern bool EqualsOrdinal(string a, string b);

        // The difference of the first chars that differ, else of the lengths. Null comes before all
        // strings, by one.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int CompareOrdinalCore(string a, string b);

        // A hash of the contents that is the same in every run.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int HashOf(string s);

        // The first place of c in s[start .. start + count), or -1; the part is within the string.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int IndexOfChar(string s, char c, int start, int count);

        // The first place in s[start .. start + count) where the whole of `value` lies, or -1.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int IndexOfString(string s, string value, int start, int count);

        // The object that stands for all strings with these contents: what literals are.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern string InternCore(string s);

        // Whether a literal or an interned string has these contents.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern bool IsInternedCore(string s);

        // ---- construction -----------------------------------------------------------------------
        //
        // `new string(...)` becomes a call of the Ctor with the same parameters.

        [MethodImpl(MethodImplOptions.InternalCall)]
        public extern String(char[] value);

        [MethodImpl(MethodImplOptions.InternalCall)]
        public extern String(char[] value, int startIndex, int length);

        [MethodImpl(MethodImplOptions.InternalCall)]
        public extern String(char c, int count);

        [MethodImpl(MethodImplOptions.InternalCall)]
        public extern String(ReadOnlySpan<char> value);

        [MethodImpl(MethodImplOptions.InternalCall)]
        public unsafe extern String(char* value);

        [MethodImpl(MethodImplOptions.InternalCall)]
        public unsafe extern String(char* value, int startIndex, int length);

        // The part is within the array.
        private static string FromArray(char[] array, int start, int length)
        {
            return length == 0 ? "" : FromReference(ref array[start], length);
        }

        // `length` chars from where `first` points to. They are memory, unlike those of the string.
        internal static string FromReference(ref char first, int length)
        {
            if (length == 0) return "";
            string result = Repeat('\0', length);
            ref char to = ref GetReference(result);
            for (int i = 0; i < length; i++)
            {
                Unsafe.Add(ref to, i) = Unsafe.Add(ref first, i);
                if (i % Layout.Often == 0) Layout.Settle(result, false);
            }
            Layout.Settle(result, true);
            return result;
        }

        internal static string Ctor(char[] value)
        {
            return value == null ? "" : FromArray(value, 0, value.Length);
        }

        internal static string Ctor(char[] value, int startIndex, int length)
        {
            if (value == null) throw new ArgumentNullException("value");
            ArgumentOutOfRangeException.ThrowIfNegative(startIndex, "startIndex");
            ArgumentOutOfRangeException.ThrowIfNegative(length, "length");
            if (startIndex > value.Length - length)
            {
                throw new ArgumentOutOfRangeException("startIndex",
                    "Index was out of range. Must be non-negative and "
                    + "less than or equal to the size of the collection.");
            }
            return FromArray(value, startIndex, length);
        }

        internal static string Ctor(char c, int count)
        {
            ArgumentOutOfRangeException.ThrowIfNegative(count, "count");
            return Repeat(c, count);
        }

        internal static string Ctor(ReadOnlySpan<char> value)
        {
            return value.ToString();
        }

        internal static unsafe string Ctor(char* value)
        {
            if (value == null) return "";
            int length = 0;
            while (value[length] != 0) length++;
            return FromReference(ref *value, length);
        }

        internal static unsafe string Ctor(char* value, int startIndex, int length)
        {
            if (length < 0) throw new ArgumentOutOfRangeException("length");
            if (startIndex < 0) throw new ArgumentOutOfRangeException("startIndex");
            if (length == 0) return "";
            if (value == null) throw new ArgumentOutOfRangeException("ptr");
            return FromReference(ref value[startIndex], length);
        }

        public static string Create<TState>(int length, TState state,
            System.Buffers.SpanAction<char, TState> action)
        {
            if (action == null) throw new ArgumentNullException("action");
            if (length < 0) throw new ArgumentOutOfRangeException("length");
            char[] buffer = new char[length];
            action(new Span<char>(buffer), state);
            return FromArray(buffer, 0, length);
        }

        public static string Create(IFormatProvider provider,
            ref DefaultInterpolatedStringHandler handler)
        {
            return handler.ToStringAndClear();
        }

        public static string Create(IFormatProvider provider, Span<char> initialBuffer,
            ref DefaultInterpolatedStringHandler handler)
        {
            return handler.ToStringAndClear();
        }

        public static string Copy(string str)
        {
            if (str == null) throw new ArgumentNullException("str");
            return FromReference(ref GetReference(str), str.Length);
        }

        public static string Intern(string str)
        {
            if (str == null) throw new ArgumentNullException("str");
            return InternCore(str);
        }

        public static string IsInterned(string str)
        {
            if (str == null) throw new ArgumentNullException("str");
            return IsInternedCore(str) ? InternCore(str) : null;
        }

        // ---- equality and order -----------------------------------------------------------------
        //
        // The culture is the invariant one, without its tables (as in the runtime's
        // globalization-invariant mode): comparisons with a culture are those without.

        public static bool Equals(string a, string b)
        {
            return EqualsOrdinal(a, b);
        }

        public static bool operator ==(string a, string b)
        {
            return Equals(a, b);
        }

        public static bool operator !=(string a, string b)
        {
            return !Equals(a, b);
        }

        public override bool Equals(object obj)
        {
            return EqualsOrdinal(this, obj as string);
        }

        public bool Equals(string value)
        {
            return EqualsOrdinal(this, value);
        }

        public bool Equals(string value, StringComparison comparisonType)
        {
            return Equals(this, value, comparisonType);
        }

        public static bool Equals(string a, string b, StringComparison comparisonType)
        {
            return IgnoresCase(comparisonType) ? EqualsIgnoreCase(a, b) : Equals(a, b);
        }

        internal static bool EqualsIgnoreCase(string a, string b)
        {
            return CompareIgnoreCase(a, b) == 0;
        }

        internal static bool IgnoresCase(StringComparison comparisonType)
        {
            if ((uint)comparisonType > (uint)StringComparison.OrdinalIgnoreCase)
            {
                throw new ArgumentException(
                    "The string comparison type passed in is currently not supported.",
                    "comparisonType");
            }
            return ((int)comparisonType & 1) != 0;
        }

        public static int CompareOrdinal(string strA, string strB)
        {
            return CompareOrdinalCore(strA, strB);
        }

        public static int CompareOrdinal(string strA, int indexA, string strB, int indexB,
            int length)
        {
            return CompareParts(strA, indexA, strB, indexB, length, false);
        }

        private static int CompareParts(string strA, int indexA, string strB, int indexB,
            int length, bool ignoreCase)
        {
            if (strA == null || strB == null)
            {
                if ((object)strA == (object)strB) return 0;
                return strA == null ? -1 : 1;
            }
            if (length < 0)
            {
                throw new ArgumentOutOfRangeException("length", "Length cannot be less than zero.");
            }
            if (indexA < 0 || indexB < 0)
            {
                throw new ArgumentOutOfRangeException(indexA < 0 ? "indexA" : "indexB", OutOfRange);
            }
            if (indexA > strA.Length || indexB > strB.Length)
            {
                throw new ArgumentOutOfRangeException(indexA > strA.Length ? "indexA" : "indexB",
                    OutOfRange);
            }
            string a = SubstringCore(strA, indexA, Math.Min(length, strA.Length - indexA));
            string b = SubstringCore(strB, indexB, Math.Min(length, strB.Length - indexB));
            return ignoreCase ? CompareIgnoreCase(a, b) : CompareOrdinalCore(a, b);
        }

        private const string OutOfRange =
            "Index was out of range. Must be non-negative and less than the size of the "
                + "collection.";

        internal static int CompareIgnoreCase(string a, string b)
        {
            if ((object)a == (object)b) return 0;
            if ((object)a == null) return -1;
            if ((object)b == null) return 1;
            int length = Math.Min(a.Length, b.Length);
            for (int i = 0; i < length; i++)
            {
                int difference = char.ToUpperInvariant(a[i]) - char.ToUpperInvariant(b[i]);
                if (difference != 0) return difference;
            }
            return a.Length - b.Length;
        }

        public static int Compare(string strA, string strB)
        {
            return CompareOrdinal(strA, strB);
        }

        public static int Compare(string strA, string strB, bool ignoreCase)
        {
            return ignoreCase ? CompareIgnoreCase(strA, strB) : CompareOrdinal(strA, strB);
        }

        public static int Compare(string strA, string strB, StringComparison comparisonType)
        {
            return Compare(strA, strB, IgnoresCase(comparisonType));
        }

        public static int Compare(string strA, string strB, bool ignoreCase, CultureInfo culture)
        {
            return Compare(strA, strB, ignoreCase);
        }

        public static int Compare(string strA, string strB, CultureInfo culture,
            CompareOptions options)
        {
            return Compare(strA, strB,
                (options & (CompareOptions.IgnoreCase | CompareOptions.OrdinalIgnoreCase)) != 0);
        }

        public static int Compare(string strA, int indexA, string strB, int indexB, int length)
        {
            return CompareParts(strA, indexA, strB, indexB, length, false);
        }

        public static int Compare(string strA, int indexA, string strB, int indexB, int length,
            bool ignoreCase)
        {
            return CompareParts(strA, indexA, strB, indexB, length, ignoreCase);
        }

        public static int Compare(string strA, int indexA, string strB, int indexB, int length,
            StringComparison comparisonType)
        {
            return CompareParts(strA, indexA, strB, indexB, length, IgnoresCase(comparisonType));
        }

        public int CompareTo(object value)
        {
            if (value == null) return 1;
            string other = value as string;
            if ((object)other == null)
            {
                throw new ArgumentException("Object must be of type String.");
            }
            return CompareOrdinal(this, other);
        }

        public int CompareTo(string strB)
        {
            return CompareOrdinal(this, strB);
        }

        // ---- concatenation ----------------------------------------------------------------------

        public static string Concat(string str0, string str1)
        {
            if (IsNullOrEmpty(str0)) return IsNullOrEmpty(str1) ? "" : str1;
            return IsNullOrEmpty(str1) ? str0 : ConcatTwo(str0, str1);
        }

        public static string Concat(string str0, string str1, string str2)
        {
            return Concat(Concat(str0, str1), str2);
        }

        public static string Concat(string str0, string str1, string str2, string str3)
        {
            return Concat(Concat(str0, str1), Concat(str2, str3));
        }

        public static string Concat(params string[] values)
        {
            if (values == null) throw new ArgumentNullException("values");
            string result = "";
            for (int i = 0; i < values.Length; i++) result = Concat(result, values[i]);
            return result;
        }

        public static string Concat(ReadOnlySpan<string> values)
        {
            string result = "";
            for (int i = 0; i < values.Length; i++) result = Concat(result, values[i]);
            return result;
        }

        private static string TextOf(object value)
        {
            if (value == null) return "";
            string text = value.ToString();
            return text == null ? "" : text;
        }

        public static string Concat(object arg0)
        {
            return TextOf(arg0);
        }

        public static string Concat(object arg0, object arg1)
        {
            return Concat(TextOf(arg0), TextOf(arg1));
        }

        public static string Concat(object arg0, object arg1, object arg2)
        {
            return Concat(Concat(TextOf(arg0), TextOf(arg1)), TextOf(arg2));
        }

        public static string Concat(object arg0, object arg1, object arg2, object arg3)
        {
            return Concat(Concat(TextOf(arg0), TextOf(arg1)), Concat(TextOf(arg2), TextOf(arg3)));
        }

        public static string Concat(params object[] args)
        {
            if (args == null) throw new ArgumentNullException("args");
            string result = "";
            for (int i = 0; i < args.Length; i++) result = Concat(result, TextOf(args[i]));
            return result;
        }

        public static string Concat(ReadOnlySpan<object> args)
        {
            string result = "";
            for (int i = 0; i < args.Length; i++) result = Concat(result, TextOf(args[i]));
            return result;
        }

        public static string Concat(ReadOnlySpan<char> str0, ReadOnlySpan<char> str1)
        {
            return Concat(str0.ToString(), str1.ToString());
        }

        public static string Concat(ReadOnlySpan<char> str0, ReadOnlySpan<char> str1,
            ReadOnlySpan<char> str2)
        {
            return Concat(Concat(str0, str1), str2.ToString());
        }

        public static string Concat(ReadOnlySpan<char> str0, ReadOnlySpan<char> str1,
            ReadOnlySpan<char> str2, ReadOnlySpan<char> str3)
        {
            return Concat(Concat(str0, str1), Concat(str2, str3));
        }

        public static string Concat(IEnumerable<string> values)
        {
            return Join("", values);
        }

        public static string Concat<T>(IEnumerable<T> values)
        {
            return Join("", values);
        }

        public static string Join(string separator, params string[] value)
        {
            if (value == null) throw new ArgumentNullException("value");
            return Join(separator, value, 0, value.Length);
        }

        public static string Join(string separator, string[] value, int startIndex, int count)
        {
            if (value == null) throw new ArgumentNullException("value");
            if (startIndex < 0) throw new ArgumentOutOfRangeException("startIndex");
            if (count < 0) throw new ArgumentOutOfRangeException("count");
            if (startIndex > value.Length - count)
            {
                throw new ArgumentOutOfRangeException("startIndex");
            }
            string result = "";
            for (int i = 0; i < count; i++)
            {
                if (i > 0) result = Concat(result, separator);
                result = Concat(result, value[startIndex + i]);
            }
            return result;
        }

        public static string Join(string separator, params object[] values)
        {
            if (values == null) throw new ArgumentNullException("values");
            string result = "";
            for (int i = 0; i < values.Length; i++)
            {
                if (i > 0) result = Concat(result, separator);
                result = Concat(result, TextOf(values[i]));
            }
            return result;
        }

        public static string Join(string separator, ReadOnlySpan<string> value)
        {
            return Join(separator, value.ToArray());
        }

        public static string Join(string separator, ReadOnlySpan<object> values)
        {
            return Join(separator, values.ToArray());
        }

        public static string Join(string separator, IEnumerable<string> values)
        {
            return Join<string>(separator, values);
        }

        public static string Join<T>(string separator, IEnumerable<T> values)
        {
            if (values == null) throw new ArgumentNullException("values");
            string result = "";
            bool first = true;
            foreach (T value in values)
            {
                if (!first) result = Concat(result, separator);
                first = false;
                if (value != null) result = Concat(result, value.ToString());
            }
            return result;
        }

        public static string Join(char separator, params string[] value)
        {
            return Join(separator.ToString(), value);
        }

        public static string Join(char separator, string[] value, int startIndex, int count)
        {
            return Join(separator.ToString(), value, startIndex, count);
        }

        public static string Join(char separator, params object[] values)
        {
            return Join(separator.ToString(), values);
        }

        public static string Join(char separator, ReadOnlySpan<string> value)
        {
            return Join(separator.ToString(), value.ToArray());
        }

        public static string Join(char separator, ReadOnlySpan<object> values)
        {
            return Join(separator.ToString(), values.ToArray());
        }

        public static string Join<T>(char separator, IEnumerable<T> values)
        {
            return Join(separator.ToString(), values);
        }

        // ---- the rest ---------------------------------------------------------------------------

        public static bool IsNullOrEmpty(string value)
        {
            return (object)value == null || value.Length == 0;
        }

        public static bool IsNullOrWhiteSpace(string value)
        {
            if ((object)value == null) return true;
            for (int i = 0; i < value.Length; i++)
            {
                if (!char.IsWhiteSpace(value[i])) return false;
            }
            return true;
        }

        public override string ToString()
        {
            return this;
        }

        public string ToString(IFormatProvider provider)
        {
            return this;
        }

        public object Clone()
        {
            return this;
        }

        public TypeCode GetTypeCode()
        {
            return TypeCode.String;
        }

        public CharEnumerator GetEnumerator()
        {
            return new CharEnumerator(this);
        }

        IEnumerator<char> IEnumerable<char>.GetEnumerator()
        {
            return new CharEnumerator(this);
        }

        IEnumerator IEnumerable.GetEnumerator()
        {
            return new CharEnumerator(this);
        }

        public System.Text.StringRuneEnumerator EnumerateRunes()
        {
            return new System.Text.StringRuneEnumerator(this);
        }

        public ref readonly char GetPinnableReference()
        {
            return ref GetReference(this);
        }

        public static implicit operator ReadOnlySpan<char>(string value)
        {
            if ((object)value == null) return default(ReadOnlySpan<char>);
            return new ReadOnlySpan<char>(ref GetReference(value), value.Length);
        }

        public static string Format(string format, object arg0)
        {
            return CompositeFormat.Format(null, format, new object[] { arg0 });
        }

        public static string Format(string format, object arg0, object arg1)
        {
            return CompositeFormat.Format(null, format, new object[] { arg0, arg1 });
        }

        public static string Format(string format, object arg0, object arg1, object arg2)
        {
            return CompositeFormat.Format(null, format, new object[] { arg0, arg1, arg2 });
        }

        public static string Format(string format, params object[] args)
        {
            if (args == null) throw new ArgumentNullException(format == null ? "format" : "args");
            return CompositeFormat.Format(null, format, args);
        }

        public static string Format(string format, ReadOnlySpan<object> args)
        {
            return CompositeFormat.Format(null, format, args.ToArray());
        }

        public static string Format(IFormatProvider provider, string format, object arg0)
        {
            return CompositeFormat.Format(provider, format, new object[] { arg0 });
        }

        public static string Format(IFormatProvider provider, string format, object arg0,
            object arg1)
        {
            return CompositeFormat.Format(provider, format, new object[] { arg0, arg1 });
        }

        public static string Format(IFormatProvider provider, string format, object arg0,
            object arg1, object arg2)
        {
            return CompositeFormat.Format(provider, format, new object[] { arg0, arg1, arg2 });
        }

        public static string Format(IFormatProvider provider, string format, params object[] args)
        {
            if (args == null) throw new ArgumentNullException(format == null ? "format" : "args");
            return CompositeFormat.Format(provider, format, args);
        }

        public static string Format(IFormatProvider provider, string format,
            ReadOnlySpan<object> args)
        {
            return CompositeFormat.Format(provider, format, args.ToArray());
        }
    }

    public sealed class CharEnumerator : IEnumerator<char>, ICloneable
    {
        private string _text;
        private int _index;

        internal CharEnumerator(string text)
        {
            _text = text;
            _index = -1;
        }

        public object Clone()
        {
            return MemberwiseClone();
        }

        public bool MoveNext()
        {
            if (_index >= _text.Length) return false;
            _index++;
            return _index < _text.Length;
        }

        public char Current
        {
            get
            {
                if (_index < 0)
                {
                    throw new InvalidOperationException(
                        "Enumeration has not started. Call MoveNext.");
                }
                if (_index >= _text.Length)
                {
                    throw new InvalidOperationException("Enumeration already finished.");
                }
                return _text[_index];
            }
        }

        object IEnumerator.Current
        {
            get { return Current; }
        }

        public void Reset()
        {
            _index = -1;
        }

        public void Dispose()
        {
        }
    }

    public enum StringComparison
    {
        CurrentCulture = 0,
        CurrentCultureIgnoreCase = 1,
        InvariantCulture = 2,
        InvariantCultureIgnoreCase = 3,
        Ordinal = 4,
        OrdinalIgnoreCase = 5
    }

    [Flags]
    public enum StringSplitOptions
    {
        None = 0,
        RemoveEmptyEntries = 1,
        TrimEntries = 2
    }

    public abstract class StringComparer : IComparer, IEqualityComparer, IComparer<string>,
        IEqualityComparer<string>
    {
        // Always the same two: code of the framework asks for that.
        public static StringComparer Ordinal
        {
            get { return OrdinalComparer.CaseSensitive; }
        }

        public static StringComparer OrdinalIgnoreCase
        {
            get { return OrdinalComparer.CaseInsensitive; }
        }

        public static StringComparer InvariantCulture
        {
            get { return new OrdinalComparer(false); }
        }

        public static StringComparer InvariantCultureIgnoreCase
        {
            get { return new OrdinalComparer(true); }
        }

        public static StringComparer CurrentCulture
        {
            get { return new OrdinalComparer(false); }
        }

        public static StringComparer CurrentCultureIgnoreCase
        {
            get { return new OrdinalComparer(true); }
        }

        public static StringComparer FromComparison(StringComparison comparisonType)
        {
            return new OrdinalComparer(string.IgnoresCase(comparisonType));
        }

        public static StringComparer Create(CultureInfo culture, bool ignoreCase)
        {
            return new OrdinalComparer(ignoreCase);
        }

        public abstract int Compare(string x, string y);
        public abstract bool Equals(string x, string y);
        public abstract int GetHashCode(string obj);

        public int Compare(object x, object y)
        {
            string a = x as string, b = y as string;
            if (a != null && b != null) return Compare(a, b);
            return Comparer.CompareObjects(x, y);
        }

        public new bool Equals(object x, object y)
        {
            if (x == y) return true;
            if (x == null || y == null) return false;
            string a = x as string, b = y as string;
            return a != null && b != null ? Equals(a, b) : x.Equals(y);
        }

        public int GetHashCode(object obj)
        {
            if (obj == null) throw new ArgumentNullException("obj");
            string text = obj as string;
            return text != null ? GetHashCode(text) : obj.GetHashCode();
        }
    }

    internal sealed class OrdinalComparer : StringComparer
    {
        internal static readonly OrdinalComparer CaseSensitive = new OrdinalComparer(false);
        internal static readonly OrdinalComparer CaseInsensitive = new OrdinalComparer(true);

        private readonly bool _ignoreCase;

        public OrdinalComparer(bool ignoreCase)
        {
            _ignoreCase = ignoreCase;
        }

        public override int Compare(string x, string y)
        {
            return string.Compare(x, y, _ignoreCase);
        }

        public override bool Equals(string x, string y)
        {
            return _ignoreCase ? string.EqualsIgnoreCase(x, y) : string.Equals(x, y);
        }

        public override int GetHashCode(string obj)
        {
            if (obj == null) throw new ArgumentNullException("obj");
            return _ignoreCase ? obj.GetHashCode(StringComparison.OrdinalIgnoreCase)
                : obj.GetHashCode();
        }

        public override bool Equals(object obj)
        {
            OrdinalComparer other = obj as OrdinalComparer;
            return other != null && other._ignoreCase == _ignoreCase;
        }

        public override int GetHashCode()
        {
            return _ignoreCase ? 2 : 1;
        }
    }
}

namespace System.Buffers
{
    public delegate void SpanAction<T, in TArg>(Span<T> span, TArg arg);
    public delegate void ReadOnlySpanAction<T, in TArg>(ReadOnlySpan<T> span, TArg arg);
}
