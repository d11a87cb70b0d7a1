// System.Guid as a value: made of its parts, compared and printed. New ones would be random.
namespace System
{
    public readonly struct Guid : ISpanFormattable, IComparable, IComparable<Guid>, IEquatable<Guid>
    {
        public static readonly Guid Empty;

        private readonly int _a;
        private readonly short _b;
        private readonly short _c;
        private readonly byte _d;
        private readonly byte _e;
        private readonly byte _f;
        private readonly byte _g;
        private readonly byte _h;
        private readonly byte _i;
        private readonly byte _j;
        private readonly byte _k;

        public Guid(int a, short b, short c, byte d, byte e, byte f, byte g, byte h, byte i, byte j,
            byte k)
        {
            _a = a;
            _b = b;
            _c = c;
            _d = d;
            _e = e;
            _f = f;
            _g = g;
            _h = h;
            _i = i;
            _j = j;
            _k = k;
        }

        public bool Equals(Guid g)
        {
            return _a == g._a && _b == g._b && _c == g._c && _d == g._d && _e == g._e && _f == g._f
                && _g == g._g && _h == g._h && _i == g._i && _j == g._j && _k == g._k;
        }

        public override bool Equals(object o)
        {
            return o is Guid && Equals((Guid)o);
        }

        public override int GetHashCode()
        {
            return _a ^ ((int)_b << 16 | (ushort)_c) ^ (_d << 24 | _e << 16 | _f << 8 | _g)
                ^ (_h << 24 | _i << 16 | _j << 8 | _k);
        }

        public override string ToString()
        {
            return _a.ToString("x8") + "-" + ((ushort)_b).ToString("x4") + "-"
                + ((ushort)_c).ToString("x4") + "-" + _d.ToString("x2") + _e.ToString("x2") + "-"
                + _f.ToString("x2") + _g.ToString("x2") + _h.ToString("x2") + _i.ToString("x2")
                + _j.ToString("x2") + _k.ToString("x2");
        }

        public string ToString(string format)
        {
            return ToString(format, null);
        }

        public string ToString(string format, IFormatProvider provider)
        {
            if (string.IsNullOrEmpty(format)) return ToString();
            switch (format)
            {
                case "D":
                case "d": return ToString();
                case "N":
                case "n": return ToString().Replace("-", "");
                case "B":
                case "b": return "{" + ToString() + "}";
                case "P":
                case "p": return "(" + ToString() + ")";
                case "X":
                case "x":
                    return "{0x" + _a.ToString("x8") + ",0x" + ((ushort)_b).ToString("x4")
                        + ",0x" + ((ushort)_c).ToString("x4") + ",{0x" + _d.ToString("x2") + ",0x" + _e.ToString("x2")
                        + ",0x" + _f.ToString("x2") + ",0x" + _g.ToString("x2") + ",0x" + _h.ToString("x2")
                        + ",0x" + _i.ToString("x2") + ",0x" + _j.ToString("x2") + ",0x" + _k.ToString("x2") + "}}";
                default:
                    throw new FormatException(
                        "Format string can be only \"D\", \"d\", \"N\", \"n\", \"P\", \"p\", \"B\", \"b\", \"X\" or \"x\".");
            }
        }

        public bool TryFormat(Span<char> destination, out int charsWritten,
            ReadOnlySpan<char> format = default(ReadOnlySpan<char>))
        {
            return Number.Write(ToString(format.ToString()), destination, out charsWritten);
        }

        bool ISpanFormattable.TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format,
            IFormatProvider provider)
        {
            return TryFormat(destination, out charsWritten, format);
        }

        public int CompareTo(object value)
        {
            if (value == null) return 1;
            if (!(value is Guid)) throw new ArgumentException("Object must be of type GUID.", "value");
            return CompareTo((Guid)value);
        }

        public int CompareTo(Guid value)
        {
            if (_a != value._a) return (uint)_a < (uint)value._a ? -1 : 1;
            if (_b != value._b) return (ushort)_b < (ushort)value._b ? -1 : 1;
            if (_c != value._c) return (ushort)_c < (ushort)value._c ? -1 : 1;
            if (_d != value._d) return _d < value._d ? -1 : 1;
            if (_e != value._e) return _e < value._e ? -1 : 1;
            if (_f != value._f) return _f < value._f ? -1 : 1;
            if (_g != value._g) return _g < value._g ? -1 : 1;
            if (_h != value._h) return _h < value._h ? -1 : 1;
            if (_i != value._i) return _i < value._i ? -1 : 1;
            if (_j != value._j) return _j < value._j ? -1 : 1;
            if (_k != value._k) return _k < value._k ? -1 : 1;
            return 0;
        }

        public static bool operator <(Guid left, Guid right)
        {
            return left.CompareTo(right) < 0;
        }

        public static bool operator <=(Guid left, Guid right)
        {
            return left.CompareTo(right) <= 0;
        }

        public static bool operator >(Guid left, Guid right)
        {
            return left.CompareTo(right) > 0;
        }

        public static bool operator >=(Guid left, Guid right)
        {
            return left.CompareTo(right) >= 0;
        }

        public static bool operator ==(Guid a, Guid b)
        {
            return a.Equals(b);
        }

        public static bool operator !=(Guid a, Guid b)
        {
            return !a.Equals(b);
        }
    }
}
