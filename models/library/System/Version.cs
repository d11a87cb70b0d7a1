// System.Version.
namespace System
{
    public sealed class Version : ICloneable, IComparable, IComparable<Version>, IEquatable<Version>,
        ISpanFormattable
    {
        private readonly int _major;
        private readonly int _minor;
        private readonly int _build;     // -1: not said
        private readonly int _revision;  // likewise

        public Version() : this(0, 0)
        {
        }

        public Version(int major, int minor)
        {
            Check(major, "major");
            Check(minor, "minor");
            _major = major;
            _minor = minor;
            _build = -1;
            _revision = -1;
        }

        public Version(int major, int minor, int build) : this(major, minor)
        {
            Check(build, "build");
            _build = build;
        }

        public Version(int major, int minor, int build, int revision) : this(major, minor, build)
        {
            Check(revision, "revision");
            _revision = revision;
        }

        public Version(string version)
        {
            Version other = Parse(version);
            _major = other._major;
            _minor = other._minor;
            _build = other._build;
            _revision = other._revision;
        }

        private static void Check(int part, string name)
        {
            if (part < 0)
            {
                throw new ArgumentOutOfRangeException(name, part,
                    name + " ('" + part.ToString() + "') must be a non-negative value.");
            }
        }

        public int Major
        {
            get { return _major; }
        }

        public int Minor
        {
            get { return _minor; }
        }

        public int Build
        {
            get { return _build; }
        }

        public int Revision
        {
            get { return _revision; }
        }

        public short MajorRevision
        {
            get { return (short)(_revision >> 16); }
        }

        public short MinorRevision
        {
            get { return (short)(_revision & 0xFFFF); }
        }

        public object Clone()
        {
            return MemberwiseClone();
        }

        public static Version Parse(string input)
        {
            if (input == null) throw new ArgumentNullException("input");
            return Parse(input, true);
        }

        public static Version Parse(ReadOnlySpan<char> input)
        {
            return Parse(input.ToString(), true);
        }

        public static bool TryParse(string input, out Version result)
        {
            result = input == null ? null : Parse(input, false);
            return result != null;
        }

        public static bool TryParse(ReadOnlySpan<char> input, out Version result)
        {
            return TryParse(input.ToString(), out result);
        }

        private static Version Parse(string input, bool throws)
        {
            string[] parts = input.Split('.');
            if (parts.Length < 2 || parts.Length > 4)
            {
                if (!throws) return null;
                throw new ArgumentException("Version string portion was too short or too long.",
                    "input");
            }
            int[] numbers = new int[parts.Length];
            for (int i = 0; i < parts.Length; i++)
            {
                if (throws) numbers[i] = int.Parse(parts[i]);
                else if (!int.TryParse(parts[i], out numbers[i])) return null;
                if (numbers[i] < 0 && !throws) return null;
                if (numbers[i] < 0)
                {
                    throw new ArgumentOutOfRangeException("input",
                        "Version's parameters must be greater than or equal to zero.");
                }
            }
            if (numbers.Length == 2) return new Version(numbers[0], numbers[1]);
            if (numbers.Length == 3) return new Version(numbers[0], numbers[1], numbers[2]);
            return new Version(numbers[0], numbers[1], numbers[2], numbers[3]);
        }

        public int CompareTo(object version)
        {
            if (version == null) return 1;
            Version other = version as Version;
            if ((object)other == null)
            {
                throw new ArgumentException("Object must be of type Version.");
            }
            return CompareTo(other);
        }

        public int CompareTo(Version value)
        {
            if ((object)value == null) return 1;
            if (_major != value._major) return _major > value._major ? 1 : -1;
            if (_minor != value._minor) return _minor > value._minor ? 1 : -1;
            if (_build != value._build) return _build > value._build ? 1 : -1;
            if (_revision != value._revision) return _revision > value._revision ? 1 : -1;
            return 0;
        }

        public override bool Equals(object obj)
        {
            return Equals(obj as Version);
        }

        public bool Equals(Version obj)
        {
            return (object)obj != null && CompareTo(obj) == 0;
        }

        public override int GetHashCode()
        {
            return (_major & 0xF) << 28 | (_minor & 0xFF) << 20 | (_build & 0xFF) << 12
                | _revision & 0xFFF;
        }

        public override string ToString()
        {
            return ToString(_build < 0 ? 2 : _revision < 0 ? 3 : 4);
        }

        public string ToString(int fieldCount)
        {
            int most = _build < 0 ? 2 : _revision < 0 ? 3 : 4;
            if ((uint)fieldCount > (uint)most)
            {
                throw new ArgumentException("Argument must be between 0 and " + most + ".",
                    "fieldCount");
            }
            string text = fieldCount > 0 ? _major.ToString() : "";
            if (fieldCount > 1) text += "." + _minor.ToString();
            if (fieldCount > 2) text += "." + _build.ToString();
            return fieldCount > 3 ? text + "." + _revision.ToString() : text;
        }

        string IFormattable.ToString(string format, IFormatProvider formatProvider)
        {
            return ToString();
        }

        public bool TryFormat(Span<char> destination, out int charsWritten)
        {
            return Number.Write(ToString(), destination, out charsWritten);
        }

        public bool TryFormat(Span<char> destination, int fieldCount, out int charsWritten)
        {
            return Number.Write(ToString(fieldCount), destination, out charsWritten);
        }

        bool ISpanFormattable.TryFormat(Span<char> destination, out int charsWritten,
            ReadOnlySpan<char> format, IFormatProvider provider)
        {
            return TryFormat(destination, out charsWritten);
        }

        public static bool operator ==(Version v1, Version v2)
        {
            return (object)v1 == null ? (object)v2 == null : v1.Equals(v2);
        }

        public static bool operator !=(Version v1, Version v2)
        {
            return !(v1 == v2);
        }

        public static bool operator <(Version v1, Version v2)
        {
            return (object)v1 == null ? (object)v2 != null : v1.CompareTo(v2) < 0;
        }

        public static bool operator <=(Version v1, Version v2)
        {
            return (object)v1 == null || v1.CompareTo(v2) <= 0;
        }

        public static bool operator >(Version v1, Version v2)
        {
            return v2 < v1;
        }

        public static bool operator >=(Version v1, Version v2)
        {
            return v2 <= v1;
        }
    }
}
