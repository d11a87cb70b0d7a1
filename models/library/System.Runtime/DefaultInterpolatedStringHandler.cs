// What $"..." is compiled to.
namespace System.Runtime.CompilerServices
{
    [InterpolatedStringHandler]
    public ref struct DefaultInterpolatedStringHandler
    {
        private string _text;
        private readonly IFormatProvider _provider;

        public DefaultInterpolatedStringHandler(int literalLength, int formattedCount)
        {
            _text = "";
            _provider = null;
        }

        public DefaultInterpolatedStringHandler(int literalLength, int formattedCount,
            IFormatProvider provider)
        {
            _text = "";
            _provider = provider;
        }

        public DefaultInterpolatedStringHandler(int literalLength, int formattedCount,
            IFormatProvider provider, Span<char> initialBuffer)
        {
            _text = "";
            _provider = provider;
        }

        internal static string TextOf<T>(T value, string format, IFormatProvider provider = null)
        {
            ICustomFormatter custom = System.CompositeFormat.CustomOf(provider);
            string own = custom == null ? null : custom.Format(format, value, provider);
            if (own != null) return own;
            if (value == null) return "";
            // The commonest types do without a box.
            bool isPlain = typeof(T) == typeof(string)
                || (typeof(T) == typeof(int) && format == null);
            string text = !isPlain && value is IFormattable
                ? ((IFormattable)value).ToString(format, provider)
                : value.ToString();
            return text == null ? "" : text;
        }

        public void AppendLiteral(string value)
        {
            _text += value;
        }

        public void AppendFormatted<T>(T value)
        {
            _text += TextOf(value, null, _provider);
        }

        public void AppendFormatted<T>(T value, string format)
        {
            _text += TextOf(value, format, _provider);
        }

        public void AppendFormatted<T>(T value, int alignment)
        {
            _text += System.CompositeFormat.Pad(TextOf(value, null, _provider), alignment);
        }

        public void AppendFormatted<T>(T value, int alignment, string format)
        {
            _text += System.CompositeFormat.Pad(TextOf(value, format, _provider), alignment);
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
            _text += _provider == null ? value : TextOf(value, null, _provider);
        }

        public void AppendFormatted(string value, int alignment = 0, string format = null)
        {
            _text += System.CompositeFormat.Pad(TextOf(value, format, _provider), alignment);
        }

        public void AppendFormatted(object value, int alignment = 0, string format = null)
        {
            _text += System.CompositeFormat.Pad(TextOf(value, format, _provider),
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
