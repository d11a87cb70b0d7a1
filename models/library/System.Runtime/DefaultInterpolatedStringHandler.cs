// What $"..." is compiled to.
namespace System.Runtime.CompilerServices
{
    [InterpolatedStringHandler]
    public ref struct DefaultInterpolatedStringHandler
    {
        private string _text;

        public DefaultInterpolatedStringHandler(int literalLength, int formattedCount)
        {
            _text = "";
        }

        public DefaultInterpolatedStringHandler(int literalLength, int formattedCount,
            IFormatProvider provider)
        {
            _text = "";
        }

        public DefaultInterpolatedStringHandler(int literalLength, int formattedCount,
            IFormatProvider provider, Span<char> initialBuffer)
        {
            _text = "";
        }

        internal static string TextOf<T>(T value, string format)
        {
            if (value == null) return "";
            // The commonest types do without a box.
            bool isPlain = typeof(T) == typeof(string)
                || (typeof(T) == typeof(int) && format == null);
            string text = !isPlain && value is IFormattable
                ? ((IFormattable)value).ToString(format, null)
                : value.ToString();
            return text == null ? "" : text;
        }

        public void AppendLiteral(string value)
        {
            _text += value;
        }

        public void AppendFormatted<T>(T value)
        {
            _text += TextOf(value, null);
        }

        public void AppendFormatted<T>(T value, string format)
        {
            _text += TextOf(value, format);
        }

        public void AppendFormatted<T>(T value, int alignment)
        {
            _text += System.CompositeFormat.Pad(TextOf(value, null), alignment);
        }

        public void AppendFormatted<T>(T value, int alignment, string format)
        {
            _text += System.CompositeFormat.Pad(TextOf(value, format), alignment);
        }

        public void AppendFormatted(ReadOnlySpan<char> value)
        {
            _text += value.ToString();
        }

        public void AppendFormatted(ReadOnlySpan<char> value, int alignment = 0,
            string format = null)
        {
            _text += System.CompositeFormat.Pad(value.ToString(), alignment);
        }

        public void AppendFormatted(string value)
        {
            _text += value;
        }

        public void AppendFormatted(string value, int alignment = 0, string format = null)
        {
            _text += System.CompositeFormat.Pad(value == null ? "" : value, alignment);
        }

        public void AppendFormatted(object value, int alignment = 0, string format = null)
        {
            _text += System.CompositeFormat.Pad(System.CompositeFormat.TextOf(value, format),
                alignment);
        }

        public ReadOnlySpan<char> Text
        {
            get { return _text; }
        }

        public override string ToString()
        {
            return _text;
        }

        public string ToStringAndClear()
        {
            string text = _text;
            _text = "";
            return text;
        }

        public void Clear()
        {
            _text = "";
        }
    }
}
