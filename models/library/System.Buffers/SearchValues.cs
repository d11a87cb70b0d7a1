// System.Buffers.SearchValues: a set of characters or bytes to search for. It is kept as a string:
// that never changes, so looking at it is nothing that other threads notice.
using System.Runtime.CompilerServices;

namespace System.Buffers
{
    public class SearchValues<T>
    {
        private readonly string _values;

        internal SearchValues(string values)
        {
            _values = values;
        }

        public bool Contains(T value)
        {
            char wanted = typeof(T) == typeof(byte) ? (char)Unsafe.As<T, byte>(ref value)
                : Unsafe.As<T, char>(ref value);
            return _values.IndexOf(wanted) >= 0;
        }
    }

    public static class SearchValues
    {
        public static SearchValues<byte> Create(ReadOnlySpan<byte> values)
        {
            string text = "";
            for (int i = 0; i < values.Length; i++) text += ((char)values[i]).ToString();
            return new SearchValues<byte>(text);
        }

        public static SearchValues<char> Create(ReadOnlySpan<char> values)
        {
            return new SearchValues<char>(values.ToString());
        }
    }
}
