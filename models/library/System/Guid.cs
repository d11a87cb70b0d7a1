// System.Guid as a value: made of its parts, compared and printed. New ones would be random.
namespace System
{
    public readonly struct Guid : IEquatable<Guid>
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
