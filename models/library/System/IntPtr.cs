// System.IntPtr and System.UIntPtr: integers of 64 bits that pointers fit in.
using System.Runtime.CompilerServices;

namespace System
{
    [Completed]
    public unsafe struct IntPtr : IEquatable<IntPtr>, IComparable, IComparable<IntPtr>,
        ISpanFormattable
    {
        private readonly void* _value;

        public static readonly IntPtr Zero;

        public IntPtr(int value)
        {
            _value = (void*)(long)value;
        }

        public IntPtr(long value)
        {
            _value = (void*)value;
        }

        public IntPtr(void* value)
        {
            _value = value;
        }

        public static int Size
        {
            get { return 8; }
        }

        public static IntPtr MaxValue
        {
            get { return new IntPtr(long.MaxValue); }
        }

        public static IntPtr MinValue
        {
            get { return new IntPtr(long.MinValue); }
        }

        public int ToInt32()
        {
            return checked((int)(long)_value);
        }

        public long ToInt64()
        {
            return (long)_value;
        }

        public void* ToPointer()
        {
            return _value;
        }

        public static IntPtr Add(IntPtr pointer, int offset)
        {
            return new IntPtr((long)pointer._value + offset);
        }

        public static IntPtr Subtract(IntPtr pointer, int offset)
        {
            return new IntPtr((long)pointer._value - offset);
        }

        public static IntPtr operator +(IntPtr pointer, int offset)
        {
            return Add(pointer, offset);
        }

        public static IntPtr operator -(IntPtr pointer, int offset)
        {
            return Subtract(pointer, offset);
        }

        public static bool operator ==(IntPtr value1, IntPtr value2)
        {
            return value1._value == value2._value;
        }

        public static bool operator !=(IntPtr value1, IntPtr value2)
        {
            return value1._value != value2._value;
        }

        public static explicit operator IntPtr(int value)
        {
            return new IntPtr(value);
        }

        public static explicit operator IntPtr(long value)
        {
            return new IntPtr(value);
        }

        public static explicit operator IntPtr(void* value)
        {
            return new IntPtr(value);
        }

        public static explicit operator void*(IntPtr value)
        {
            return value._value;
        }

        public static explicit operator int(IntPtr value)
        {
            return checked((int)(long)value._value);
        }

        public static explicit operator long(IntPtr value)
        {
            return (long)value._value;
        }

        public override bool Equals(object obj)
        {
            return obj is IntPtr && _value == ((IntPtr)obj)._value;
        }

        public bool Equals(IntPtr other)
        {
            return _value == other._value;
        }

        public override int GetHashCode()
        {
            return ((long)_value).GetHashCode();
        }

        public int CompareTo(IntPtr value)
        {
            return ((long)_value).CompareTo((long)value._value);
        }

        public int CompareTo(object value)
        {
            if (value == null) return 1;
            if (!(value is IntPtr)) throw new ArgumentException("Object must be of type IntPtr.");
            return CompareTo((IntPtr)value);
        }

        public override string ToString()
        {
            return ((long)_value).ToString();
        }

        public string ToString(string format)
        {
            return ((long)_value).ToString(format);
        }

        public string ToString(IFormatProvider provider)
        {
            return ((long)_value).ToString();
        }

        public string ToString(string format, IFormatProvider provider)
        {
            return ((long)_value).ToString(format);
        }

        bool ISpanFormattable.TryFormat(Span<char> destination, out int charsWritten,
            ReadOnlySpan<char> format, IFormatProvider provider)
        {
            return Number.Write(ToString(format.ToString()), destination, out charsWritten);
        }

        public static IntPtr Parse(string s)
        {
            return new IntPtr(long.Parse(s));
        }

        public static bool TryParse(string s, out IntPtr result)
        {
            long value;
            bool done = long.TryParse(s, out value);
            result = new IntPtr(value);
            return done;
        }
    }

    [Completed]
    public unsafe struct UIntPtr : IEquatable<UIntPtr>, IComparable, IComparable<UIntPtr>,
        ISpanFormattable
    {
        private readonly void* _value;

        public static readonly UIntPtr Zero;

        public UIntPtr(uint value)
        {
            _value = (void*)(ulong)value;
        }

        public UIntPtr(ulong value)
        {
            _value = (void*)value;
        }

        public UIntPtr(void* value)
        {
            _value = value;
        }

        public static int Size
        {
            get { return 8; }
        }

        public static UIntPtr MaxValue
        {
            get { return new UIntPtr(ulong.MaxValue); }
        }

        public static UIntPtr MinValue
        {
            get { return new UIntPtr(0UL); }
        }

        public uint ToUInt32()
        {
            return checked((uint)(ulong)_value);
        }

        public ulong ToUInt64()
        {
            return (ulong)_value;
        }

        public void* ToPointer()
        {
            return _value;
        }

        public static UIntPtr Add(UIntPtr pointer, int offset)
        {
            return new UIntPtr((ulong)pointer._value + (ulong)offset);
        }

        public static UIntPtr Subtract(UIntPtr pointer, int offset)
        {
            return new UIntPtr((ulong)pointer._value - (ulong)offset);
        }

        public static UIntPtr operator +(UIntPtr pointer, int offset)
        {
            return Add(pointer, offset);
        }

        public static UIntPtr operator -(UIntPtr pointer, int offset)
        {
            return Subtract(pointer, offset);
        }

        public static bool operator ==(UIntPtr value1, UIntPtr value2)
        {
            return value1._value == value2._value;
        }

        public static bool operator !=(UIntPtr value1, UIntPtr value2)
        {
            return value1._value != value2._value;
        }

        public static explicit operator UIntPtr(uint value)
        {
            return new UIntPtr(value);
        }

        public static explicit operator UIntPtr(ulong value)
        {
            return new UIntPtr(value);
        }

        public static explicit operator UIntPtr(void* value)
        {
            return new UIntPtr(value);
        }

        public static explicit operator void*(UIntPtr value)
        {
            return value._value;
        }

        public static explicit operator uint(UIntPtr value)
        {
            return checked((uint)(ulong)value._value);
        }

        public static explicit operator ulong(UIntPtr value)
        {
            return (ulong)value._value;
        }

        public override bool Equals(object obj)
        {
            return obj is UIntPtr && _value == ((UIntPtr)obj)._value;
        }

        public bool Equals(UIntPtr other)
        {
            return _value == other._value;
        }

        public override int GetHashCode()
        {
            return ((ulong)_value).GetHashCode();
        }

        public int CompareTo(UIntPtr value)
        {
            return ((ulong)_value).CompareTo((ulong)value._value);
        }

        public int CompareTo(object value)
        {
            if (value == null) return 1;
            if (!(value is UIntPtr)) throw new ArgumentException("Object must be of type UIntPtr.");
            return CompareTo((UIntPtr)value);
        }

        public override string ToString()
        {
            return ((ulong)_value).ToString();
        }

        public string ToString(string format)
        {
            return ((ulong)_value).ToString(format);
        }

        public string ToString(IFormatProvider provider)
        {
            return ((ulong)_value).ToString();
        }

        public string ToString(string format, IFormatProvider provider)
        {
            return ((ulong)_value).ToString(format);
        }

        bool ISpanFormattable.TryFormat(Span<char> destination, out int charsWritten,
            ReadOnlySpan<char> format, IFormatProvider provider)
        {
            return Number.Write(ToString(format.ToString()), destination, out charsWritten);
        }
    }
}
