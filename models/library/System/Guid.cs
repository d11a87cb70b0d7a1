// System.Guid. New ones are not random: they are made of the thread's number and of how many the
// thread has made, so that threads that make some do not depend on each other.

namespace System
{
    public readonly partial struct Guid : ISpanFormattable, IComparable, IComparable<Guid>,
        IEquatable<Guid>
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

        public Guid(uint a, ushort b, ushort c, byte d, byte e, byte f, byte g, byte h, byte i,
            byte j, byte k) : this((int)a, (short)b, (short)c, d, e, f, g, h, i, j, k)
        {
        }

        public Guid(int a, short b, short c, byte[] d)
        {
            if (d == null) throw new ArgumentNullException("d");
            if (d.Length != 8)
            {
                throw new ArgumentException("Byte array for Guid must be exactly 8 bytes long.",
                    "d");
            }
            this = new Guid(a, b, c, d[0], d[1], d[2], d[3], d[4], d[5], d[6], d[7]);
        }

        public Guid(byte[] b)
        {
            if (b == null) throw new ArgumentNullException("b");
            this = new Guid(new ReadOnlySpan<byte>(b));
        }

        public Guid(ReadOnlySpan<byte> b) : this(b, false)
        {
        }

        public Guid(ReadOnlySpan<byte> b, bool bigEndian)
        {
            if (b.Length != 16)
            {
                throw new ArgumentException("Byte array for Guid must be exactly 16 bytes long.",
                    "b");
            }
            int first = bigEndian ? b[0] << 24 | b[1] << 16 | b[2] << 8 | b[3]
                : b[3] << 24 | b[2] << 16 | b[1] << 8 | b[0];
            int second = bigEndian ? b[4] << 8 | b[5] : b[5] << 8 | b[4];
            int third = bigEndian ? b[6] << 8 | b[7] : b[7] << 8 | b[6];
            this = new Guid(first, (short)second, (short)third, b[8], b[9], b[10], b[11], b[12],
                b[13], b[14], b[15]);
        }

        public Guid(string g)
        {
            if (g == null) throw new ArgumentNullException("g");
            Guid result;
            string failure = GuidText.Read(g, out result);
            if (failure == GuidText.TooLarge) throw new OverflowException(failure);
            if (failure != null) throw new FormatException(failure);
            this = result;
        }

        public static Guid NewGuid()
        {
            uint count = ++NewGuids.Made;
            return new Guid(Environment.CurrentManagedThreadId, 0, 0x4000, 0x80, 0, 0, 0,
                (byte)(count >> 24), (byte)(count >> 16), (byte)(count >> 8), (byte)count);
        }

        public static Guid CreateVersion7()
        {
            return CreateVersion7(DateTimeOffset.UtcNow);
        }

        public static Guid CreateVersion7(DateTimeOffset timestamp)
        {
            Guid made = NewGuid();
            long time = timestamp.ToUnixTimeMilliseconds();
            if (time < 0)
            {
                throw new ArgumentOutOfRangeException("timestamp", time,
                    "timestamp ('" + time.ToString() + "') must be a non-negative value.");
            }
            // The parts of a new one that differ, in places that the time does not take.
            return new Guid((int)(time >> 16), (short)time, 0x7000, 0x80, 0, (byte)(made._a >> 8),
                (byte)made._a, made._h, made._i, made._j, made._k);
        }

        public static Guid AllBitsSet
        {
            get { return new Guid(-1, -1, -1, 255, 255, 255, 255, 255, 255, 255, 255); }
        }

        public int Variant
        {
            get { return _d >> 4; }
        }

        public int Version
        {
            get { return (ushort)_c >> 12; }
        }

        public byte[] ToByteArray()
        {
            return ToByteArray(false);
        }

        public byte[] ToByteArray(bool bigEndian)
        {
            byte[] bytes = new byte[16];
            for (int i = 0; i < bytes.Length; i++) bytes[i] = ByteAt(i, bigEndian);
            return bytes;
        }

        public bool TryWriteBytes(Span<byte> destination)
        {
            int written;
            return TryWriteBytes(destination, false, out written);
        }

        public bool TryWriteBytes(Span<byte> destination, bool bigEndian, out int bytesWritten)
        {
            bytesWritten = 0;
            if (destination.Length < 16) return false;
            for (int i = 0; i < 16; i++) destination[i] = ByteAt(i, bigEndian);
            bytesWritten = 16;
            return true;
        }

        private byte ByteAt(int index, bool bigEndian)
        {
            if (index < 4) return (byte)(_a >> 8 * (bigEndian ? 3 - index : index));
            if (index < 6) return (byte)(_b >> 8 * (bigEndian ? 5 - index : index - 4));
            if (index < 8) return (byte)(_c >> 8 * (bigEndian ? 7 - index : index - 6));
            switch (index)
            {
                case 8: return _d;
                case 9: return _e;
                case 10: return _f;
                case 11: return _g;
                case 12: return _h;
                case 13: return _i;
                case 14: return _j;
                default: return _k;
            }
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
            return _a ^ ((int)_c << 16 | (ushort)_b) ^ (_g << 24 | _f << 16 | _e << 8 | _d)
                ^ (_k << 24 | _j << 16 | _i << 8 | _h);
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
            for (int i = 8; i < 16; i++)
            {
                byte mine = ByteAt(i, true), other = value.ByteAt(i, true);
                if (mine != other) return mine < other ? -1 : 1;
            }
            return 0;
        }

        public static bool operator ==(Guid a, Guid b)
        {
            return a.Equals(b);
        }

        public static bool operator !=(Guid a, Guid b)
        {
            return !a.Equals(b);
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
    }

    // On its own, so that threads have such a word only where programs use it.
    internal static class NewGuids
    {
        [ThreadStatic]
        internal static uint Made;
    }
}
