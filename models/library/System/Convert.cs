// System.Convert: between the primitive types, by value: out of range is an exception.
using System.Runtime.CompilerServices;

namespace System
{
    [Flags]
    public enum Base64FormattingOptions
    {
        None = 0,
        InsertLineBreaks = 1,
    }

    [Completed]
    public static class Convert
    {
        private static Exception TooLarge(string typeName)
        {
            return new OverflowException("Value was either too large or too small for " + typeName
                + ".");
        }

        private static Exception NoConversion(string from, string to)
        {
            return new InvalidCastException("Invalid cast from '" + from + "' to '" + to + "'.");
        }

        public static bool IsDBNull(object value)
        {
            IConvertible convertible = value as IConvertible;
            return convertible != null && convertible.GetTypeCode() == TypeCode.DBNull;
        }

        public static TypeCode GetTypeCode(object value)
        {
            return value == null ? TypeCode.Empty : Type.GetTypeCode(value.GetType());
        }

        // ---- to bool ----------------------------------------------------------------------------

        public static bool ToBoolean(bool value)
        {
            return value;
        }

        public static bool ToBoolean(char value)
        {
            throw NoConversion("Char", "Boolean");
        }

        public static bool ToBoolean(sbyte value)
        {
            return value != 0;
        }

        public static bool ToBoolean(byte value)
        {
            return value != 0;
        }

        public static bool ToBoolean(short value)
        {
            return value != 0;
        }

        public static bool ToBoolean(ushort value)
        {
            return value != 0;
        }

        public static bool ToBoolean(int value)
        {
            return value != 0;
        }

        public static bool ToBoolean(uint value)
        {
            return value != 0;
        }

        public static bool ToBoolean(long value)
        {
            return value != 0;
        }

        public static bool ToBoolean(ulong value)
        {
            return value != 0;
        }

        public static bool ToBoolean(float value)
        {
            return value != 0;
        }

        public static bool ToBoolean(double value)
        {
            return value != 0;
        }

        public static bool ToBoolean(decimal value)
        {
            return value != 0;
        }

        public static bool ToBoolean(string value)
        {
            return value != null && bool.Parse(value);
        }

        public static bool ToBoolean(string value, IFormatProvider provider)
        {
            return ToBoolean(value);
        }

        public static bool ToBoolean(object value)
        {
            if (value is bool) return (bool)value;
            switch (GetTypeCode(value))
            {
                case TypeCode.Empty: return default(bool);
                case TypeCode.String: return ToBoolean((string)value);
                case TypeCode.Boolean: return (bool)value;
                case TypeCode.Char: return ToBoolean((char)value);
                case TypeCode.SByte: return ToBoolean(value is sbyte
                    ? (sbyte)value : (sbyte)Enum.ToInt64(value));
                case TypeCode.Byte: return ToBoolean(value is byte
                    ? (byte)value : (byte)Enum.ToInt64(value));
                case TypeCode.Int16: return ToBoolean(value is short
                    ? (short)value : (short)Enum.ToInt64(value));
                case TypeCode.UInt16: return ToBoolean(value is ushort
                    ? (ushort)value : (ushort)Enum.ToInt64(value));
                case TypeCode.Int32: return ToBoolean(value is int
                    ? (int)value : (int)Enum.ToInt64(value));
                case TypeCode.UInt32: return ToBoolean(value is uint
                    ? (uint)value : (uint)Enum.ToInt64(value));
                case TypeCode.Int64: return ToBoolean(value is long
                    ? (long)value : (long)Enum.ToInt64(value));
                case TypeCode.UInt64: return ToBoolean(value is ulong
                    ? (ulong)value : (ulong)Enum.ToInt64(value));
                case TypeCode.Single: return ToBoolean((float)value);
                case TypeCode.Double: return ToBoolean((double)value);
                case TypeCode.Decimal: return ToBoolean((decimal)value);
                default:
                    throw new InvalidCastException("Unable to cast object of type '"
                        + value.GetType().ToString()
                        + "' to type 'System.IConvertible'.");
            }
        }

        public static bool ToBoolean(object value, IFormatProvider provider)
        {
            return ToBoolean(value);
        }

        // ---- to char ----------------------------------------------------------------------------

        public static char ToChar(bool value)
        {
            throw NoConversion("Boolean", "Char");
        }

        public static char ToChar(char value)
        {
            return value;
        }

        public static char ToChar(sbyte value)
        {
            if (value < 0) throw TooLarge("a character");
            return (char)value;
        }

        public static char ToChar(byte value)
        {
            return (char)value;
        }

        public static char ToChar(short value)
        {
            if (value < 0) throw TooLarge("a character");
            return (char)value;
        }

        public static char ToChar(ushort value)
        {
            return (char)value;
        }

        public static char ToChar(int value)
        {
            if (value < 0 || value > char.MaxValue) throw TooLarge("a character");
            return (char)value;
        }

        public static char ToChar(uint value)
        {
            if (value > char.MaxValue) throw TooLarge("a character");
            return (char)value;
        }

        public static char ToChar(long value)
        {
            if (value < 0 || value > char.MaxValue) throw TooLarge("a character");
            return (char)value;
        }

        public static char ToChar(ulong value)
        {
            if (value > char.MaxValue) throw TooLarge("a character");
            return (char)value;
        }

        public static char ToChar(float value)
        {
            throw NoConversion("Single", "Char");
        }

        public static char ToChar(double value)
        {
            throw NoConversion("Double", "Char");
        }

        public static char ToChar(decimal value)
        {
            throw NoConversion("Decimal", "Char");
        }

        public static char ToChar(string value)
        {
            if (value == null) throw new ArgumentNullException("value");
            return char.Parse(value);
        }

        public static char ToChar(string value, IFormatProvider provider)
        {
            return ToChar(value);
        }

        public static char ToChar(object value)
        {
            if (value is char) return (char)value;
            switch (GetTypeCode(value))
            {
                case TypeCode.Empty: return default(char);
                case TypeCode.String: return ToChar((string)value);
                case TypeCode.Boolean: return ToChar((bool)value);
                case TypeCode.Char: return (char)value;
                case TypeCode.SByte: return ToChar(value is sbyte
                    ? (sbyte)value : (sbyte)Enum.ToInt64(value));
                case TypeCode.Byte: return ToChar(value is byte
                    ? (byte)value : (byte)Enum.ToInt64(value));
                case TypeCode.Int16: return ToChar(value is short
                    ? (short)value : (short)Enum.ToInt64(value));
                case TypeCode.UInt16: return ToChar(value is ushort
                    ? (ushort)value : (ushort)Enum.ToInt64(value));
                case TypeCode.Int32: return ToChar(value is int
                    ? (int)value : (int)Enum.ToInt64(value));
                case TypeCode.UInt32: return ToChar(value is uint
                    ? (uint)value : (uint)Enum.ToInt64(value));
                case TypeCode.Int64: return ToChar(value is long
                    ? (long)value : (long)Enum.ToInt64(value));
                case TypeCode.UInt64: return ToChar(value is ulong
                    ? (ulong)value : (ulong)Enum.ToInt64(value));
                case TypeCode.Single: return ToChar((float)value);
                case TypeCode.Double: return ToChar((double)value);
                case TypeCode.Decimal: return ToChar((decimal)value);
                default:
                    throw new InvalidCastException("Unable to cast object of type '"
                        + value.GetType().ToString()
                        + "' to type 'System.IConvertible'.");
            }
        }

        public static char ToChar(object value, IFormatProvider provider)
        {
            return ToChar(value);
        }

        // ---- to sbyte ---------------------------------------------------------------------------

        public static sbyte ToSByte(bool value)
        {
            return value ? (sbyte)1 : (sbyte)0;
        }

        public static sbyte ToSByte(char value)
        {
            if (value > sbyte.MaxValue) throw TooLarge("a signed byte");
            return (sbyte)value;
        }

        public static sbyte ToSByte(sbyte value)
        {
            return value;
        }

        public static sbyte ToSByte(byte value)
        {
            if (value > sbyte.MaxValue) throw TooLarge("a signed byte");
            return (sbyte)value;
        }

        public static sbyte ToSByte(short value)
        {
            if (value < sbyte.MinValue || value > sbyte.MaxValue) throw TooLarge("a signed byte");
            return (sbyte)value;
        }

        public static sbyte ToSByte(ushort value)
        {
            if (value > sbyte.MaxValue) throw TooLarge("a signed byte");
            return (sbyte)value;
        }

        public static sbyte ToSByte(int value)
        {
            if (value < sbyte.MinValue || value > sbyte.MaxValue) throw TooLarge("a signed byte");
            return (sbyte)value;
        }

        public static sbyte ToSByte(uint value)
        {
            if (value > sbyte.MaxValue) throw TooLarge("a signed byte");
            return (sbyte)value;
        }

        public static sbyte ToSByte(long value)
        {
            if (value < sbyte.MinValue || value > sbyte.MaxValue) throw TooLarge("a signed byte");
            return (sbyte)value;
        }

        public static sbyte ToSByte(ulong value)
        {
            if (value > (ulong)sbyte.MaxValue) throw TooLarge("a signed byte");
            return (sbyte)value;
        }

        public static sbyte ToSByte(float value)
        {
            return ToSByte(ToInt32((double)value));
        }

        public static sbyte ToSByte(double value)
        {
            return ToSByte(ToInt32(value));
        }

        public static sbyte ToSByte(decimal value)
        {
            return decimal.ToSByte(decimal.Round(value));
        }

        public static sbyte ToSByte(string value)
        {
            return value == null ? (sbyte)0 : sbyte.Parse(value);
        }

        public static sbyte ToSByte(string value, IFormatProvider provider)
        {
            return ToSByte(value);
        }

        public static sbyte ToSByte(object value)
        {
            if (value is sbyte) return (sbyte)value;
            switch (GetTypeCode(value))
            {
                case TypeCode.Empty: return default(sbyte);
                case TypeCode.String: return ToSByte((string)value);
                case TypeCode.Boolean: return ToSByte((bool)value);
                case TypeCode.Char: return ToSByte((char)value);
                case TypeCode.SByte: return (sbyte)Enum.ToInt64(value);
                case TypeCode.Byte: return ToSByte(value is byte
                    ? (byte)value : (byte)Enum.ToInt64(value));
                case TypeCode.Int16: return ToSByte(value is short
                    ? (short)value : (short)Enum.ToInt64(value));
                case TypeCode.UInt16: return ToSByte(value is ushort
                    ? (ushort)value : (ushort)Enum.ToInt64(value));
                case TypeCode.Int32: return ToSByte(value is int
                    ? (int)value : (int)Enum.ToInt64(value));
                case TypeCode.UInt32: return ToSByte(value is uint
                    ? (uint)value : (uint)Enum.ToInt64(value));
                case TypeCode.Int64: return ToSByte(value is long
                    ? (long)value : (long)Enum.ToInt64(value));
                case TypeCode.UInt64: return ToSByte(value is ulong
                    ? (ulong)value : (ulong)Enum.ToInt64(value));
                case TypeCode.Single: return ToSByte((float)value);
                case TypeCode.Double: return ToSByte((double)value);
                case TypeCode.Decimal: return ToSByte((decimal)value);
                default:
                    throw new InvalidCastException("Unable to cast object of type '"
                        + value.GetType().ToString()
                        + "' to type 'System.IConvertible'.");
            }
        }

        public static sbyte ToSByte(object value, IFormatProvider provider)
        {
            return ToSByte(value);
        }

        public static sbyte ToSByte(string value, int fromBase)
        {
            return (sbyte)FromBase(value, fromBase, 8, true, "a signed byte");
        }

        // ---- to byte ----------------------------------------------------------------------------

        public static byte ToByte(bool value)
        {
            return value ? (byte)1 : (byte)0;
        }

        public static byte ToByte(char value)
        {
            if (value > byte.MaxValue) throw TooLarge("an unsigned byte");
            return (byte)value;
        }

        public static byte ToByte(sbyte value)
        {
            if (value < 0) throw TooLarge("an unsigned byte");
            return (byte)value;
        }

        public static byte ToByte(byte value)
        {
            return value;
        }

        public static byte ToByte(short value)
        {
            if (value < 0 || value > byte.MaxValue) throw TooLarge("an unsigned byte");
            return (byte)value;
        }

        public static byte ToByte(ushort value)
        {
            if (value > byte.MaxValue) throw TooLarge("an unsigned byte");
            return (byte)value;
        }

        public static byte ToByte(int value)
        {
            if (value < 0 || value > byte.MaxValue) throw TooLarge("an unsigned byte");
            return (byte)value;
        }

        public static byte ToByte(uint value)
        {
            if (value > byte.MaxValue) throw TooLarge("an unsigned byte");
            return (byte)value;
        }

        public static byte ToByte(long value)
        {
            if (value < 0 || value > byte.MaxValue) throw TooLarge("an unsigned byte");
            return (byte)value;
        }

        public static byte ToByte(ulong value)
        {
            if (value > byte.MaxValue) throw TooLarge("an unsigned byte");
            return (byte)value;
        }

        public static byte ToByte(float value)
        {
            return ToByte(ToInt32((double)value));
        }

        public static byte ToByte(double value)
        {
            return ToByte(ToInt32(value));
        }

        public static byte ToByte(decimal value)
        {
            return decimal.ToByte(decimal.Round(value));
        }

        public static byte ToByte(string value)
        {
            return value == null ? (byte)0 : byte.Parse(value);
        }

        public static byte ToByte(string value, IFormatProvider provider)
        {
            return ToByte(value);
        }

        public static byte ToByte(object value)
        {
            if (value is byte) return (byte)value;
            switch (GetTypeCode(value))
            {
                case TypeCode.Empty: return default(byte);
                case TypeCode.String: return ToByte((string)value);
                case TypeCode.Boolean: return ToByte((bool)value);
                case TypeCode.Char: return ToByte((char)value);
                case TypeCode.SByte: return ToByte(value is sbyte
                    ? (sbyte)value : (sbyte)Enum.ToInt64(value));
                case TypeCode.Byte: return (byte)Enum.ToInt64(value);
                case TypeCode.Int16: return ToByte(value is short
                    ? (short)value : (short)Enum.ToInt64(value));
                case TypeCode.UInt16: return ToByte(value is ushort
                    ? (ushort)value : (ushort)Enum.ToInt64(value));
                case TypeCode.Int32: return ToByte(value is int
                    ? (int)value : (int)Enum.ToInt64(value));
                case TypeCode.UInt32: return ToByte(value is uint
                    ? (uint)value : (uint)Enum.ToInt64(value));
                case TypeCode.Int64: return ToByte(value is long
                    ? (long)value : (long)Enum.ToInt64(value));
                case TypeCode.UInt64: return ToByte(value is ulong
                    ? (ulong)value : (ulong)Enum.ToInt64(value));
                case TypeCode.Single: return ToByte((float)value);
                case TypeCode.Double: return ToByte((double)value);
                case TypeCode.Decimal: return ToByte((decimal)value);
                default:
                    throw new InvalidCastException("Unable to cast object of type '"
                        + value.GetType().ToString()
                        + "' to type 'System.IConvertible'.");
            }
        }

        public static byte ToByte(object value, IFormatProvider provider)
        {
            return ToByte(value);
        }

        public static byte ToByte(string value, int fromBase)
        {
            return (byte)FromBase(value, fromBase, 8, false, "an unsigned byte");
        }

        // ---- to short ---------------------------------------------------------------------------

        public static short ToInt16(bool value)
        {
            return value ? (short)1 : (short)0;
        }

        public static short ToInt16(char value)
        {
            if (value > short.MaxValue) throw TooLarge("an Int16");
            return (short)value;
        }

        public static short ToInt16(sbyte value)
        {
            return value;
        }

        public static short ToInt16(byte value)
        {
            return value;
        }

        public static short ToInt16(short value)
        {
            return value;
        }

        public static short ToInt16(ushort value)
        {
            if (value > short.MaxValue) throw TooLarge("an Int16");
            return (short)value;
        }

        public static short ToInt16(int value)
        {
            if (value < short.MinValue || value > short.MaxValue) throw TooLarge("an Int16");
            return (short)value;
        }

        public static short ToInt16(uint value)
        {
            if (value > short.MaxValue) throw TooLarge("an Int16");
            return (short)value;
        }

        public static short ToInt16(long value)
        {
            if (value < short.MinValue || value > short.MaxValue) throw TooLarge("an Int16");
            return (short)value;
        }

        public static short ToInt16(ulong value)
        {
            if (value > (ulong)short.MaxValue) throw TooLarge("an Int16");
            return (short)value;
        }

        public static short ToInt16(float value)
        {
            return ToInt16(ToInt32((double)value));
        }

        public static short ToInt16(double value)
        {
            return ToInt16(ToInt32(value));
        }

        public static short ToInt16(decimal value)
        {
            return decimal.ToInt16(decimal.Round(value));
        }

        public static short ToInt16(string value)
        {
            return value == null ? (short)0 : short.Parse(value);
        }

        public static short ToInt16(string value, IFormatProvider provider)
        {
            return ToInt16(value);
        }

        public static short ToInt16(object value)
        {
            if (value is short) return (short)value;
            switch (GetTypeCode(value))
            {
                case TypeCode.Empty: return default(short);
                case TypeCode.String: return ToInt16((string)value);
                case TypeCode.Boolean: return ToInt16((bool)value);
                case TypeCode.Char: return ToInt16((char)value);
                case TypeCode.SByte: return ToInt16(value is sbyte
                    ? (sbyte)value : (sbyte)Enum.ToInt64(value));
                case TypeCode.Byte: return ToInt16(value is byte
                    ? (byte)value : (byte)Enum.ToInt64(value));
                case TypeCode.Int16: return (short)Enum.ToInt64(value);
                case TypeCode.UInt16: return ToInt16(value is ushort
                    ? (ushort)value : (ushort)Enum.ToInt64(value));
                case TypeCode.Int32: return ToInt16(value is int
                    ? (int)value : (int)Enum.ToInt64(value));
                case TypeCode.UInt32: return ToInt16(value is uint
                    ? (uint)value : (uint)Enum.ToInt64(value));
                case TypeCode.Int64: return ToInt16(value is long
                    ? (long)value : (long)Enum.ToInt64(value));
                case TypeCode.UInt64: return ToInt16(value is ulong
                    ? (ulong)value : (ulong)Enum.ToInt64(value));
                case TypeCode.Single: return ToInt16((float)value);
                case TypeCode.Double: return ToInt16((double)value);
                case TypeCode.Decimal: return ToInt16((decimal)value);
                default:
                    throw new InvalidCastException("Unable to cast object of type '"
                        + value.GetType().ToString()
                        + "' to type 'System.IConvertible'.");
            }
        }

        public static short ToInt16(object value, IFormatProvider provider)
        {
            return ToInt16(value);
        }

        public static short ToInt16(string value, int fromBase)
        {
            return (short)FromBase(value, fromBase, 16, true, "an Int16");
        }

        // ---- to ushort --------------------------------------------------------------------------

        public static ushort ToUInt16(bool value)
        {
            return value ? (ushort)1 : (ushort)0;
        }

        public static ushort ToUInt16(char value)
        {
            return value;
        }

        public static ushort ToUInt16(sbyte value)
        {
            if (value < 0) throw TooLarge("a UInt16");
            return (ushort)value;
        }

        public static ushort ToUInt16(byte value)
        {
            return value;
        }

        public static ushort ToUInt16(short value)
        {
            if (value < 0) throw TooLarge("a UInt16");
            return (ushort)value;
        }

        public static ushort ToUInt16(ushort value)
        {
            return value;
        }

        public static ushort ToUInt16(int value)
        {
            if (value < 0 || value > ushort.MaxValue) throw TooLarge("a UInt16");
            return (ushort)value;
        }

        public static ushort ToUInt16(uint value)
        {
            if (value > ushort.MaxValue) throw TooLarge("a UInt16");
            return (ushort)value;
        }

        public static ushort ToUInt16(long value)
        {
            if (value < 0 || value > ushort.MaxValue) throw TooLarge("a UInt16");
            return (ushort)value;
        }

        public static ushort ToUInt16(ulong value)
        {
            if (value > ushort.MaxValue) throw TooLarge("a UInt16");
            return (ushort)value;
        }

        public static ushort ToUInt16(float value)
        {
            return ToUInt16(ToInt32((double)value));
        }

        public static ushort ToUInt16(double value)
        {
            return ToUInt16(ToInt32(value));
        }

        public static ushort ToUInt16(decimal value)
        {
            return decimal.ToUInt16(decimal.Round(value));
        }

        public static ushort ToUInt16(string value)
        {
            return value == null ? (ushort)0 : ushort.Parse(value);
        }

        public static ushort ToUInt16(string value, IFormatProvider provider)
        {
            return ToUInt16(value);
        }

        public static ushort ToUInt16(object value)
        {
            if (value is ushort) return (ushort)value;
            switch (GetTypeCode(value))
            {
                case TypeCode.Empty: return default(ushort);
                case TypeCode.String: return ToUInt16((string)value);
                case TypeCode.Boolean: return ToUInt16((bool)value);
                case TypeCode.Char: return ToUInt16((char)value);
                case TypeCode.SByte: return ToUInt16(value is sbyte
                    ? (sbyte)value : (sbyte)Enum.ToInt64(value));
                case TypeCode.Byte: return ToUInt16(value is byte
                    ? (byte)value : (byte)Enum.ToInt64(value));
                case TypeCode.Int16: return ToUInt16(value is short
                    ? (short)value : (short)Enum.ToInt64(value));
                case TypeCode.UInt16: return (ushort)Enum.ToInt64(value);
                case TypeCode.Int32: return ToUInt16(value is int
                    ? (int)value : (int)Enum.ToInt64(value));
                case TypeCode.UInt32: return ToUInt16(value is uint
                    ? (uint)value : (uint)Enum.ToInt64(value));
                case TypeCode.Int64: return ToUInt16(value is long
                    ? (long)value : (long)Enum.ToInt64(value));
                case TypeCode.UInt64: return ToUInt16(value is ulong
                    ? (ulong)value : (ulong)Enum.ToInt64(value));
                case TypeCode.Single: return ToUInt16((float)value);
                case TypeCode.Double: return ToUInt16((double)value);
                case TypeCode.Decimal: return ToUInt16((decimal)value);
                default:
                    throw new InvalidCastException("Unable to cast object of type '"
                        + value.GetType().ToString()
                        + "' to type 'System.IConvertible'.");
            }
        }

        public static ushort ToUInt16(object value, IFormatProvider provider)
        {
            return ToUInt16(value);
        }

        public static ushort ToUInt16(string value, int fromBase)
        {
            return (ushort)FromBase(value, fromBase, 16, false, "a UInt16");
        }

        // ---- to int -----------------------------------------------------------------------------

        public static int ToInt32(bool value)
        {
            return value ? (int)1 : (int)0;
        }

        public static int ToInt32(char value)
        {
            return value;
        }

        public static int ToInt32(sbyte value)
        {
            return value;
        }

        public static int ToInt32(byte value)
        {
            return value;
        }

        public static int ToInt32(short value)
        {
            return value;
        }

        public static int ToInt32(ushort value)
        {
            return value;
        }

        public static int ToInt32(int value)
        {
            return value;
        }

        public static int ToInt32(uint value)
        {
            if (value > int.MaxValue) throw TooLarge("an Int32");
            return (int)value;
        }

        public static int ToInt32(long value)
        {
            if (value < int.MinValue || value > int.MaxValue) throw TooLarge("an Int32");
            return (int)value;
        }

        public static int ToInt32(ulong value)
        {
            if (value > (ulong)int.MaxValue) throw TooLarge("an Int32");
            return (int)value;
        }

        public static int ToInt32(float value)
        {
            return ToInt32((double)value);
        }

        public static int ToInt32(double value)
        {
            if (value >= 0)
            {
                if (value < 2147483647.5)
                {
                    int result = (int)value;
                    double rest = value - result;
                    return rest > 0.5 || (rest == 0.5 && (result & 1) != 0) ? result + 1 : result;
                }
            }
            else if (value >= -2147483648.5)
            {
                int result = (int)value;
                double rest = value - result;
                return rest < -0.5 || (rest == -0.5 && (result & 1) != 0) ? result - 1 : result;
            }
            throw TooLarge("an Int32");
        }

        public static int ToInt32(decimal value)
        {
            return decimal.ToInt32(decimal.Round(value));
        }

        public static int ToInt32(string value)
        {
            return value == null ? (int)0 : int.Parse(value);
        }

        public static int ToInt32(string value, IFormatProvider provider)
        {
            return ToInt32(value);
        }

        public static int ToInt32(object value)
        {
            if (value is int) return (int)value;
            switch (GetTypeCode(value))
            {
                case TypeCode.Empty: return default(int);
                case TypeCode.String: return ToInt32((string)value);
                case TypeCode.Boolean: return ToInt32((bool)value);
                case TypeCode.Char: return ToInt32((char)value);
                case TypeCode.SByte: return ToInt32(value is sbyte
                    ? (sbyte)value : (sbyte)Enum.ToInt64(value));
                case TypeCode.Byte: return ToInt32(value is byte
                    ? (byte)value : (byte)Enum.ToInt64(value));
                case TypeCode.Int16: return ToInt32(value is short
                    ? (short)value : (short)Enum.ToInt64(value));
                case TypeCode.UInt16: return ToInt32(value is ushort
                    ? (ushort)value : (ushort)Enum.ToInt64(value));
                case TypeCode.Int32: return (int)Enum.ToInt64(value);
                case TypeCode.UInt32: return ToInt32(value is uint
                    ? (uint)value : (uint)Enum.ToInt64(value));
                case TypeCode.Int64: return ToInt32(value is long
                    ? (long)value : (long)Enum.ToInt64(value));
                case TypeCode.UInt64: return ToInt32(value is ulong
                    ? (ulong)value : (ulong)Enum.ToInt64(value));
                case TypeCode.Single: return ToInt32((float)value);
                case TypeCode.Double: return ToInt32((double)value);
                case TypeCode.Decimal: return ToInt32((decimal)value);
                default:
                    throw new InvalidCastException("Unable to cast object of type '"
                        + value.GetType().ToString()
                        + "' to type 'System.IConvertible'.");
            }
        }

        public static int ToInt32(object value, IFormatProvider provider)
        {
            return ToInt32(value);
        }

        public static int ToInt32(string value, int fromBase)
        {
            return (int)FromBase(value, fromBase, 32, true, "an Int32");
        }

        // ---- to uint ----------------------------------------------------------------------------

        public static uint ToUInt32(bool value)
        {
            return value ? (uint)1 : (uint)0;
        }

        public static uint ToUInt32(char value)
        {
            return value;
        }

        public static uint ToUInt32(sbyte value)
        {
            if (value < 0) throw TooLarge("a UInt32");
            return (uint)value;
        }

        public static uint ToUInt32(byte value)
        {
            return value;
        }

        public static uint ToUInt32(short value)
        {
            if (value < 0) throw TooLarge("a UInt32");
            return (uint)value;
        }

        public static uint ToUInt32(ushort value)
        {
            return value;
        }

        public static uint ToUInt32(int value)
        {
            if (value < 0) throw TooLarge("a UInt32");
            return (uint)value;
        }

        public static uint ToUInt32(uint value)
        {
            return value;
        }

        public static uint ToUInt32(long value)
        {
            if (value < 0 || value > uint.MaxValue) throw TooLarge("a UInt32");
            return (uint)value;
        }

        public static uint ToUInt32(ulong value)
        {
            if (value > uint.MaxValue) throw TooLarge("a UInt32");
            return (uint)value;
        }

        public static uint ToUInt32(float value)
        {
            return ToUInt32((double)value);
        }

        public static uint ToUInt32(double value)
        {
            if (!(value >= -0.5 && value < 4294967295.5)) throw TooLarge("a UInt32");
            return (uint)Math.Round(value);
        }

        public static uint ToUInt32(decimal value)
        {
            return decimal.ToUInt32(decimal.Round(value));
        }

        public static uint ToUInt32(string value)
        {
            return value == null ? (uint)0 : uint.Parse(value);
        }

        public static uint ToUInt32(string value, IFormatProvider provider)
        {
            return ToUInt32(value);
        }

        public static uint ToUInt32(object value)
        {
            if (value is uint) return (uint)value;
            switch (GetTypeCode(value))
            {
                case TypeCode.Empty: return default(uint);
                case TypeCode.String: return ToUInt32((string)value);
                case TypeCode.Boolean: return ToUInt32((bool)value);
                case TypeCode.Char: return ToUInt32((char)value);
                case TypeCode.SByte: return ToUInt32(value is sbyte
                    ? (sbyte)value : (sbyte)Enum.ToInt64(value));
                case TypeCode.Byte: return ToUInt32(value is byte
                    ? (byte)value : (byte)Enum.ToInt64(value));
                case TypeCode.Int16: return ToUInt32(value is short
                    ? (short)value : (short)Enum.ToInt64(value));
                case TypeCode.UInt16: return ToUInt32(value is ushort
                    ? (ushort)value : (ushort)Enum.ToInt64(value));
                case TypeCode.Int32: return ToUInt32(value is int
                    ? (int)value : (int)Enum.ToInt64(value));
                case TypeCode.UInt32: return (uint)Enum.ToInt64(value);
                case TypeCode.Int64: return ToUInt32(value is long
                    ? (long)value : (long)Enum.ToInt64(value));
                case TypeCode.UInt64: return ToUInt32(value is ulong
                    ? (ulong)value : (ulong)Enum.ToInt64(value));
                case TypeCode.Single: return ToUInt32((float)value);
                case TypeCode.Double: return ToUInt32((double)value);
                case TypeCode.Decimal: return ToUInt32((decimal)value);
                default:
                    throw new InvalidCastException("Unable to cast object of type '"
                        + value.GetType().ToString()
                        + "' to type 'System.IConvertible'.");
            }
        }

        public static uint ToUInt32(object value, IFormatProvider provider)
        {
            return ToUInt32(value);
        }

        public static uint ToUInt32(string value, int fromBase)
        {
            return (uint)FromBase(value, fromBase, 32, false, "a UInt32");
        }

        // ---- to long ----------------------------------------------------------------------------

        public static long ToInt64(bool value)
        {
            return value ? (long)1 : (long)0;
        }

        public static long ToInt64(char value)
        {
            return value;
        }

        public static long ToInt64(sbyte value)
        {
            return value;
        }

        public static long ToInt64(byte value)
        {
            return value;
        }

        public static long ToInt64(short value)
        {
            return value;
        }

        public static long ToInt64(ushort value)
        {
            return value;
        }

        public static long ToInt64(int value)
        {
            return value;
        }

        public static long ToInt64(uint value)
        {
            return value;
        }

        public static long ToInt64(long value)
        {
            return value;
        }

        public static long ToInt64(ulong value)
        {
            if (value > (ulong)long.MaxValue) throw TooLarge("an Int64");
            return (long)value;
        }

        public static long ToInt64(float value)
        {
            return checked((long)Math.Round((double)value));
        }

        public static long ToInt64(double value)
        {
            return checked((long)Math.Round(value));
        }

        public static long ToInt64(decimal value)
        {
            return decimal.ToInt64(decimal.Round(value));
        }

        public static long ToInt64(string value)
        {
            return value == null ? (long)0 : long.Parse(value);
        }

        public static long ToInt64(string value, IFormatProvider provider)
        {
            return ToInt64(value);
        }

        public static long ToInt64(object value)
        {
            if (value is long) return (long)value;
            switch (GetTypeCode(value))
            {
                case TypeCode.Empty: return default(long);
                case TypeCode.String: return ToInt64((string)value);
                case TypeCode.Boolean: return ToInt64((bool)value);
                case TypeCode.Char: return ToInt64((char)value);
                case TypeCode.SByte: return ToInt64(value is sbyte
                    ? (sbyte)value : (sbyte)Enum.ToInt64(value));
                case TypeCode.Byte: return ToInt64(value is byte
                    ? (byte)value : (byte)Enum.ToInt64(value));
                case TypeCode.Int16: return ToInt64(value is short
                    ? (short)value : (short)Enum.ToInt64(value));
                case TypeCode.UInt16: return ToInt64(value is ushort
                    ? (ushort)value : (ushort)Enum.ToInt64(value));
                case TypeCode.Int32: return ToInt64(value is int
                    ? (int)value : (int)Enum.ToInt64(value));
                case TypeCode.UInt32: return ToInt64(value is uint
                    ? (uint)value : (uint)Enum.ToInt64(value));
                case TypeCode.Int64: return (long)Enum.ToInt64(value);
                case TypeCode.UInt64: return ToInt64(value is ulong
                    ? (ulong)value : (ulong)Enum.ToInt64(value));
                case TypeCode.Single: return ToInt64((float)value);
                case TypeCode.Double: return ToInt64((double)value);
                case TypeCode.Decimal: return ToInt64((decimal)value);
                default:
                    throw new InvalidCastException("Unable to cast object of type '"
                        + value.GetType().ToString()
                        + "' to type 'System.IConvertible'.");
            }
        }

        public static long ToInt64(object value, IFormatProvider provider)
        {
            return ToInt64(value);
        }

        public static long ToInt64(string value, int fromBase)
        {
            return (long)FromBase(value, fromBase, 64, true, "an Int64");
        }

        // ---- to ulong ---------------------------------------------------------------------------

        public static ulong ToUInt64(bool value)
        {
            return value ? (ulong)1 : (ulong)0;
        }

        public static ulong ToUInt64(char value)
        {
            return value;
        }

        public static ulong ToUInt64(sbyte value)
        {
            if (value < 0) throw TooLarge("a UInt64");
            return (ulong)value;
        }

        public static ulong ToUInt64(byte value)
        {
            return value;
        }

        public static ulong ToUInt64(short value)
        {
            if (value < 0) throw TooLarge("a UInt64");
            return (ulong)value;
        }

        public static ulong ToUInt64(ushort value)
        {
            return value;
        }

        public static ulong ToUInt64(int value)
        {
            if (value < 0) throw TooLarge("a UInt64");
            return (ulong)value;
        }

        public static ulong ToUInt64(uint value)
        {
            return value;
        }

        public static ulong ToUInt64(long value)
        {
            if (value < 0) throw TooLarge("a UInt64");
            return (ulong)value;
        }

        public static ulong ToUInt64(ulong value)
        {
            return value;
        }

        public static ulong ToUInt64(float value)
        {
            return checked((ulong)Math.Round((double)value));
        }

        public static ulong ToUInt64(double value)
        {
            return checked((ulong)Math.Round(value));
        }

        public static ulong ToUInt64(decimal value)
        {
            return decimal.ToUInt64(decimal.Round(value));
        }

        public static ulong ToUInt64(string value)
        {
            return value == null ? (ulong)0 : ulong.Parse(value);
        }

        public static ulong ToUInt64(string value, IFormatProvider provider)
        {
            return ToUInt64(value);
        }

        public static ulong ToUInt64(object value)
        {
            if (value is ulong) return (ulong)value;
            switch (GetTypeCode(value))
            {
                case TypeCode.Empty: return default(ulong);
                case TypeCode.String: return ToUInt64((string)value);
                case TypeCode.Boolean: return ToUInt64((bool)value);
                case TypeCode.Char: return ToUInt64((char)value);
                case TypeCode.SByte: return ToUInt64(value is sbyte
                    ? (sbyte)value : (sbyte)Enum.ToInt64(value));
                case TypeCode.Byte: return ToUInt64(value is byte
                    ? (byte)value : (byte)Enum.ToInt64(value));
                case TypeCode.Int16: return ToUInt64(value is short
                    ? (short)value : (short)Enum.ToInt64(value));
                case TypeCode.UInt16: return ToUInt64(value is ushort
                    ? (ushort)value : (ushort)Enum.ToInt64(value));
                case TypeCode.Int32: return ToUInt64(value is int
                    ? (int)value : (int)Enum.ToInt64(value));
                case TypeCode.UInt32: return ToUInt64(value is uint
                    ? (uint)value : (uint)Enum.ToInt64(value));
                case TypeCode.Int64: return ToUInt64(value is long
                    ? (long)value : (long)Enum.ToInt64(value));
                case TypeCode.UInt64: return (ulong)Enum.ToInt64(value);
                case TypeCode.Single: return ToUInt64((float)value);
                case TypeCode.Double: return ToUInt64((double)value);
                case TypeCode.Decimal: return ToUInt64((decimal)value);
                default:
                    throw new InvalidCastException("Unable to cast object of type '"
                        + value.GetType().ToString()
                        + "' to type 'System.IConvertible'.");
            }
        }

        public static ulong ToUInt64(object value, IFormatProvider provider)
        {
            return ToUInt64(value);
        }

        public static ulong ToUInt64(string value, int fromBase)
        {
            return (ulong)FromBase(value, fromBase, 64, false, "a UInt64");
        }

        // ---- to float ---------------------------------------------------------------------------

        public static float ToSingle(bool value)
        {
            return value ? (float)1 : (float)0;
        }

        public static float ToSingle(char value)
        {
            throw NoConversion("Char", "Single");
        }

        public static float ToSingle(sbyte value)
        {
            return value;
        }

        public static float ToSingle(byte value)
        {
            return value;
        }

        public static float ToSingle(short value)
        {
            return value;
        }

        public static float ToSingle(ushort value)
        {
            return value;
        }

        public static float ToSingle(int value)
        {
            return value;
        }

        public static float ToSingle(uint value)
        {
            return value;
        }

        public static float ToSingle(long value)
        {
            return value;
        }

        public static float ToSingle(ulong value)
        {
            return value;
        }

        public static float ToSingle(float value)
        {
            return value;
        }

        public static float ToSingle(double value)
        {
            return (float)value;
        }

        public static float ToSingle(decimal value)
        {
            return (float)value;
        }

        public static float ToSingle(string value)
        {
            return value == null ? (float)0 : float.Parse(value);
        }

        public static float ToSingle(string value, IFormatProvider provider)
        {
            return ToSingle(value);
        }

        public static float ToSingle(object value)
        {
            if (value is float) return (float)value;
            switch (GetTypeCode(value))
            {
                case TypeCode.Empty: return default(float);
                case TypeCode.String: return ToSingle((string)value);
                case TypeCode.Boolean: return ToSingle((bool)value);
                case TypeCode.Char: return ToSingle((char)value);
                case TypeCode.SByte: return ToSingle(value is sbyte
                    ? (sbyte)value : (sbyte)Enum.ToInt64(value));
                case TypeCode.Byte: return ToSingle(value is byte
                    ? (byte)value : (byte)Enum.ToInt64(value));
                case TypeCode.Int16: return ToSingle(value is short
                    ? (short)value : (short)Enum.ToInt64(value));
                case TypeCode.UInt16: return ToSingle(value is ushort
                    ? (ushort)value : (ushort)Enum.ToInt64(value));
                case TypeCode.Int32: return ToSingle(value is int
                    ? (int)value : (int)Enum.ToInt64(value));
                case TypeCode.UInt32: return ToSingle(value is uint
                    ? (uint)value : (uint)Enum.ToInt64(value));
                case TypeCode.Int64: return ToSingle(value is long
                    ? (long)value : (long)Enum.ToInt64(value));
                case TypeCode.UInt64: return ToSingle(value is ulong
                    ? (ulong)value : (ulong)Enum.ToInt64(value));
                case TypeCode.Single: return (float)value;
                case TypeCode.Double: return ToSingle((double)value);
                case TypeCode.Decimal: return ToSingle((decimal)value);
                default:
                    throw new InvalidCastException("Unable to cast object of type '"
                        + value.GetType().ToString()
                        + "' to type 'System.IConvertible'.");
            }
        }

        public static float ToSingle(object value, IFormatProvider provider)
        {
            return ToSingle(value);
        }

        // ---- to double --------------------------------------------------------------------------

        public static double ToDouble(bool value)
        {
            return value ? (double)1 : (double)0;
        }

        public static double ToDouble(char value)
        {
            throw NoConversion("Char", "Double");
        }

        public static double ToDouble(sbyte value)
        {
            return value;
        }

        public static double ToDouble(byte value)
        {
            return value;
        }

        public static double ToDouble(short value)
        {
            return value;
        }

        public static double ToDouble(ushort value)
        {
            return value;
        }

        public static double ToDouble(int value)
        {
            return value;
        }

        public static double ToDouble(uint value)
        {
            return value;
        }

        public static double ToDouble(long value)
        {
            return value;
        }

        public static double ToDouble(ulong value)
        {
            return value;
        }

        public static double ToDouble(float value)
        {
            return value;
        }

        public static double ToDouble(double value)
        {
            return value;
        }

        public static double ToDouble(decimal value)
        {
            return (double)value;
        }

        public static double ToDouble(string value)
        {
            return value == null ? (double)0 : double.Parse(value);
        }

        public static double ToDouble(string value, IFormatProvider provider)
        {
            return ToDouble(value);
        }

        public static double ToDouble(object value)
        {
            if (value is double) return (double)value;
            switch (GetTypeCode(value))
            {
                case TypeCode.Empty: return default(double);
                case TypeCode.String: return ToDouble((string)value);
                case TypeCode.Boolean: return ToDouble((bool)value);
                case TypeCode.Char: return ToDouble((char)value);
                case TypeCode.SByte: return ToDouble(value is sbyte
                    ? (sbyte)value : (sbyte)Enum.ToInt64(value));
                case TypeCode.Byte: return ToDouble(value is byte
                    ? (byte)value : (byte)Enum.ToInt64(value));
                case TypeCode.Int16: return ToDouble(value is short
                    ? (short)value : (short)Enum.ToInt64(value));
                case TypeCode.UInt16: return ToDouble(value is ushort
                    ? (ushort)value : (ushort)Enum.ToInt64(value));
                case TypeCode.Int32: return ToDouble(value is int
                    ? (int)value : (int)Enum.ToInt64(value));
                case TypeCode.UInt32: return ToDouble(value is uint
                    ? (uint)value : (uint)Enum.ToInt64(value));
                case TypeCode.Int64: return ToDouble(value is long
                    ? (long)value : (long)Enum.ToInt64(value));
                case TypeCode.UInt64: return ToDouble(value is ulong
                    ? (ulong)value : (ulong)Enum.ToInt64(value));
                case TypeCode.Single: return ToDouble((float)value);
                case TypeCode.Double: return (double)value;
                case TypeCode.Decimal: return ToDouble((decimal)value);
                default:
                    throw new InvalidCastException("Unable to cast object of type '"
                        + value.GetType().ToString()
                        + "' to type 'System.IConvertible'.");
            }
        }

        public static double ToDouble(object value, IFormatProvider provider)
        {
            return ToDouble(value);
        }

        // ---- to decimal -------------------------------------------------------------------------

        public static decimal ToDecimal(bool value)
        {
            return value ? (decimal)1 : (decimal)0;
        }

        public static decimal ToDecimal(char value)
        {
            throw NoConversion("Char", "Decimal");
        }

        public static decimal ToDecimal(sbyte value)
        {
            return value;
        }

        public static decimal ToDecimal(byte value)
        {
            return value;
        }

        public static decimal ToDecimal(short value)
        {
            return value;
        }

        public static decimal ToDecimal(ushort value)
        {
            return value;
        }

        public static decimal ToDecimal(int value)
        {
            return value;
        }

        public static decimal ToDecimal(uint value)
        {
            return value;
        }

        public static decimal ToDecimal(long value)
        {
            return value;
        }

        public static decimal ToDecimal(ulong value)
        {
            return value;
        }

        public static decimal ToDecimal(float value)
        {
            return (decimal)value;
        }

        public static decimal ToDecimal(double value)
        {
            return (decimal)value;
        }

        public static decimal ToDecimal(decimal value)
        {
            return value;
        }

        public static decimal ToDecimal(string value)
        {
            return value == null ? (decimal)0 : decimal.Parse(value);
        }

        public static decimal ToDecimal(string value, IFormatProvider provider)
        {
            return ToDecimal(value);
        }

        public static decimal ToDecimal(object value)
        {
            if (value is decimal) return (decimal)value;
            switch (GetTypeCode(value))
            {
                case TypeCode.Empty: return default(decimal);
                case TypeCode.String: return ToDecimal((string)value);
                case TypeCode.Boolean: return ToDecimal((bool)value);
                case TypeCode.Char: return ToDecimal((char)value);
                case TypeCode.SByte: return ToDecimal(value is sbyte
                    ? (sbyte)value : (sbyte)Enum.ToInt64(value));
                case TypeCode.Byte: return ToDecimal(value is byte
                    ? (byte)value : (byte)Enum.ToInt64(value));
                case TypeCode.Int16: return ToDecimal(value is short
                    ? (short)value : (short)Enum.ToInt64(value));
                case TypeCode.UInt16: return ToDecimal(value is ushort
                    ? (ushort)value : (ushort)Enum.ToInt64(value));
                case TypeCode.Int32: return ToDecimal(value is int
                    ? (int)value : (int)Enum.ToInt64(value));
                case TypeCode.UInt32: return ToDecimal(value is uint
                    ? (uint)value : (uint)Enum.ToInt64(value));
                case TypeCode.Int64: return ToDecimal(value is long
                    ? (long)value : (long)Enum.ToInt64(value));
                case TypeCode.UInt64: return ToDecimal(value is ulong
                    ? (ulong)value : (ulong)Enum.ToInt64(value));
                case TypeCode.Single: return ToDecimal((float)value);
                case TypeCode.Double: return ToDecimal((double)value);
                case TypeCode.Decimal: return (decimal)value;
                default:
                    throw new InvalidCastException("Unable to cast object of type '"
                        + value.GetType().ToString()
                        + "' to type 'System.IConvertible'.");
            }
        }

        public static decimal ToDecimal(object value, IFormatProvider provider)
        {
            return ToDecimal(value);
        }

        // ---- to string --------------------------------------------------------------------------

        public static string ToString(bool value)
        {
            return value.ToString();
        }

        public static string ToString(bool value, IFormatProvider provider)
        {
            return value.ToString();
        }

        public static string ToString(char value)
        {
            return value.ToString();
        }

        public static string ToString(char value, IFormatProvider provider)
        {
            return value.ToString();
        }

        public static string ToString(sbyte value)
        {
            return value.ToString();
        }

        public static string ToString(sbyte value, IFormatProvider provider)
        {
            return value.ToString();
        }

        public static string ToString(byte value)
        {
            return value.ToString();
        }

        public static string ToString(byte value, IFormatProvider provider)
        {
            return value.ToString();
        }

        public static string ToString(short value)
        {
            return value.ToString();
        }

        public static string ToString(short value, IFormatProvider provider)
        {
            return value.ToString();
        }

        public static string ToString(ushort value)
        {
            return value.ToString();
        }

        public static string ToString(ushort value, IFormatProvider provider)
        {
            return value.ToString();
        }

        public static string ToString(int value)
        {
            return value.ToString();
        }

        public static string ToString(int value, IFormatProvider provider)
        {
            return value.ToString();
        }

        public static string ToString(uint value)
        {
            return value.ToString();
        }

        public static string ToString(uint value, IFormatProvider provider)
        {
            return value.ToString();
        }

        public static string ToString(long value)
        {
            return value.ToString();
        }

        public static string ToString(long value, IFormatProvider provider)
        {
            return value.ToString();
        }

        public static string ToString(ulong value)
        {
            return value.ToString();
        }

        public static string ToString(ulong value, IFormatProvider provider)
        {
            return value.ToString();
        }

        public static string ToString(float value)
        {
            return value.ToString();
        }

        public static string ToString(float value, IFormatProvider provider)
        {
            return value.ToString();
        }

        public static string ToString(double value)
        {
            return value.ToString();
        }

        public static string ToString(double value, IFormatProvider provider)
        {
            return value.ToString();
        }

        public static string ToString(decimal value)
        {
            return value.ToString();
        }

        public static string ToString(decimal value, IFormatProvider provider)
        {
            return value.ToString();
        }

        public static string ToString(string value)
        {
            return value;
        }

        public static string ToString(string value, IFormatProvider provider)
        {
            return value;
        }

        public static string ToString(object value)
        {
            return value == null ? "" : value.ToString();
        }

        public static string ToString(object value, IFormatProvider provider)
        {
            return ToString(value);
        }

        public static string ToString(byte value, int toBase)
        {
            return InBase(value, 8, toBase);
        }

        public static string ToString(short value, int toBase)
        {
            return InBase(value, 16, toBase);
        }

        public static string ToString(int value, int toBase)
        {
            return InBase(value, 32, toBase);
        }

        public static string ToString(long value, int toBase)
        {
            return InBase(value, 64, toBase);
        }

        private static Exception BadBase()
        {
            return new ArgumentException("Invalid Base.");
        }

        // Negative numbers as their bits, but in base ten.
        private static string InBase(long value, int bits, int toBase)
        {
            if (toBase == 10) return value.ToString();
            if (toBase != 2 && toBase != 8 && toBase != 16) throw BadBase();
            ulong rest = (ulong)value;
            if (bits < 64) rest &= (1UL << bits) - 1;
            if (rest == 0) return "0";
            string text = "";
            for (; rest != 0; rest /= (ulong)toBase)
            {
                text = Digit((int)(rest % (ulong)toBase)).ToString() + text;
            }
            return text;
        }

        private static char Digit(int digit)
        {
            return (char)(digit < 10 ? '0' + digit : 'a' + digit - 10);
        }

        private static long FromBase(string value, int fromBase, int bits, bool isSigned,
            string typeName)
        {
            if (fromBase != 2 && fromBase != 8 && fromBase != 10 && fromBase != 16) throw BadBase();
            if (value == null) return 0;
            if (value.Length == 0)
            {
                throw new ArgumentOutOfRangeException("startIndex",
                    "Index was out of range. Must be non-negative and less than the size of the "
                        + "collection.");
            }
            int i = 0;
            bool isNegative = value[0] == '-';
            if (isNegative && fromBase != 10)
            {
                throw new ArgumentException(
                    "String cannot contain a minus sign if the base is not 10.");
            }
            if (isNegative && !isSigned)
            {
                throw new OverflowException(
                    "The string was being parsed as an unsigned number and could not have a "
                    + "negative sign.");
            }
            if (isNegative || value[0] == '+') i++;
            if (fromBase == 16 && i + 1 < value.Length && value[i] == '0'
                && (value[i + 1] == 'x' || value[i + 1] == 'X'))
            {
                i += 2;
            }
            ulong limit = bits == 64 ? ulong.MaxValue : (1UL << bits) - 1;
            if (fromBase == 10 && isSigned) limit = (limit >> 1) + (isNegative ? 1UL : 0UL);
            ulong result = 0;
            int start = i;
            for (; i < value.Length; i++)
            {
                int digit = DigitValue(value[i]);
                if (digit < 0 || digit >= fromBase)
                {
                    throw new FormatException(i == start ? "Could not find any recognizable digits."
                        : "Additional non-parsable characters are at the end of the string.");
                }
                if (result > (limit - (ulong)digit) / (ulong)fromBase) throw TooLarge(typeName);
                result = result * (ulong)fromBase + (ulong)digit;
            }
            if (i == start) throw new FormatException("Could not find any recognizable digits.");
            return isNegative ? -(long)result : (long)result;
        }

        private static int DigitValue(char c)
        {
            if (c >= '0' && c <= '9') return c - '0';
            if (c >= 'a' && c <= 'z') return c - 'a' + 10;
            return c >= 'A' && c <= 'Z' ? c - 'A' + 10 : -1;
        }

        // ---- to a type that is known later ------------------------------------------------------

        public static object ChangeType(object value, TypeCode typeCode)
        {
            if (value == null
                && (typeCode == TypeCode.Empty || typeCode == TypeCode.String
                || typeCode == TypeCode.Object))
            {
                return null;
            }
            if (!(value is IConvertible)) throw new InvalidCastException("Object must implement IConvertible.");
            switch (typeCode)
            {
                case TypeCode.Boolean: return ToBoolean(value);
                case TypeCode.Char: return ToChar(value);
                case TypeCode.SByte: return ToSByte(value);
                case TypeCode.Byte: return ToByte(value);
                case TypeCode.Int16: return ToInt16(value);
                case TypeCode.UInt16: return ToUInt16(value);
                case TypeCode.Int32: return ToInt32(value);
                case TypeCode.UInt32: return ToUInt32(value);
                case TypeCode.Int64: return ToInt64(value);
                case TypeCode.UInt64: return ToUInt64(value);
                case TypeCode.Single: return ToSingle(value);
                case TypeCode.Double: return ToDouble(value);
                case TypeCode.Decimal: return ToDecimal(value);
                case TypeCode.String: return ToString(value);
                case TypeCode.Object: return value;
                default: throw new InvalidCastException("Object cannot be cast to Empty.");
            }
        }

        public static object ChangeType(object value, TypeCode typeCode, IFormatProvider provider)
        {
            return ChangeType(value, typeCode);
        }

        public static object ChangeType(object value, Type conversionType)
        {
            if (conversionType == null) throw new ArgumentNullException("conversionType");
            if (value == null)
            {
                if (conversionType.IsValueType)
                {
                    throw new InvalidCastException(
                        "Null object cannot be converted to a value type.");
                }
                return null;
            }
            if (value.GetType() == conversionType) return value;
            TypeCode code = Type.GetTypeCode(conversionType);
            if (code != TypeCode.Object && !conversionType.IsEnum) return ChangeType(value, code);
            if (conversionType == typeof(object)) return value;
            if (!(value is IConvertible))
            {
                throw new InvalidCastException("Object must implement IConvertible.");
            }
            throw NoConversion(value.GetType().ToString(), conversionType.ToString());
        }

        public static object ChangeType(object value, Type conversionType, IFormatProvider provider)
        {
            return ChangeType(value, conversionType);
        }

        public static DateTime ToDateTime(object value)
        {
            if (value is DateTime) return (DateTime)value;
            if (value == null) return default(DateTime);
            throw NoConversion(value.GetType().Name, "DateTime");
        }

        // ---- bytes ------------------------------------------------------------------------------

        public static string ToHexString(byte[] inArray)
        {
            if (inArray == null) throw new ArgumentNullException("inArray");
            return Hex(new ReadOnlySpan<byte>(inArray), "X2");
        }

        public static string ToHexString(byte[] inArray, int offset, int length)
        {
            return Hex(Part(inArray, offset, length), "X2");
        }

        public static string ToHexString(ReadOnlySpan<byte> bytes)
        {
            return Hex(bytes, "X2");
        }

        public static string ToHexStringLower(byte[] inArray)
        {
            if (inArray == null) throw new ArgumentNullException("inArray");
            return Hex(new ReadOnlySpan<byte>(inArray), "x2");
        }

        public static string ToHexStringLower(byte[] inArray, int offset, int length)
        {
            return Hex(Part(inArray, offset, length), "x2");
        }

        public static string ToHexStringLower(ReadOnlySpan<byte> bytes)
        {
            return Hex(bytes, "x2");
        }

        private static string Hex(ReadOnlySpan<byte> bytes, string format)
        {
            string text = "";
            for (int i = 0; i < bytes.Length; i++) text += bytes[i].ToString(format);
            return text;
        }

        private static ReadOnlySpan<byte> Part(byte[] inArray, int offset, int length)
        {
            if (inArray == null) throw new ArgumentNullException("inArray");
            if (length < 0) throw new ArgumentOutOfRangeException("length",
                "Index was out of range. Must be non-negative and less than the size of the collection.");
            if (offset < 0) throw new ArgumentOutOfRangeException("offset", "Value must be positive.");
            if (offset > inArray.Length - length) throw new ArgumentOutOfRangeException("offset",
                "Offset and length must refer to a position in the string.");
            return new ReadOnlySpan<byte>(inArray, offset, length);
        }

        public static byte[] FromHexString(string s)
        {
            if (s == null) throw new ArgumentNullException("s");
            if ((s.Length & 1) != 0) throw new FormatException(
                "The input is not a valid hex string as its length is not a "
                + "multiple of 2.");
            byte[] result = new byte[s.Length / 2];
            for (int i = 0; i < result.Length; i++)
            {
                result[i] = (byte)(HexDigit(s[2 * i]) << 4 | HexDigit(s[2 * i + 1]));
            }
            return result;
        }

        private static int HexDigit(char c)
        {
            if (c >= '0' && c <= '9') return c - '0';
            if (c >= 'A' && c <= 'F') return c - 'A' + 10;
            if (c >= 'a' && c <= 'f') return c - 'a' + 10;
            throw new FormatException("The input is not a valid hex string as it contains a non-hex character.");
        }

        private const string Base64 =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

        public static string ToBase64String(byte[] inArray)
        {
            if (inArray == null) throw new ArgumentNullException("inArray");
            return ToBase64String(new ReadOnlySpan<byte>(inArray), Base64FormattingOptions.None);
        }

        public static string ToBase64String(byte[] inArray, Base64FormattingOptions options)
        {
            if (inArray == null) throw new ArgumentNullException("inArray");
            return ToBase64String(new ReadOnlySpan<byte>(inArray), options);
        }

        public static string ToBase64String(byte[] inArray, int offset, int length)
        {
            return ToBase64String(Part(inArray, offset, length), Base64FormattingOptions.None);
        }

        public static string ToBase64String(byte[] inArray, int offset, int length, Base64FormattingOptions options)
        {
            return ToBase64String(Part(inArray, offset, length), options);
        }

        // A line has 76 characters.
        public static string ToBase64String(ReadOnlySpan<byte> bytes,
            Base64FormattingOptions options = Base64FormattingOptions.None)
        {
            if (options != Base64FormattingOptions.None && options != Base64FormattingOptions.InsertLineBreaks)
            {
                throw new ArgumentException("Illegal enum value: " + ((int)options).ToString() + ".", "options");
            }
            string text = "";
            for (int i = 0; i < bytes.Length; i += 3)
            {
                if (options == Base64FormattingOptions.InsertLineBreaks && i > 0 && i % 57 == 0) text += "\r\n";
                int left = bytes.Length - i;
                int bits = bytes[i] << 16 | (left > 1 ? bytes[i + 1] << 8 : 0) | (left > 2 ? bytes[i + 2] : 0);
                text += Base64[bits >> 18].ToString() + Base64[(bits >> 12) & 63].ToString()
                    + (left > 1 ? Base64[(bits >> 6) & 63].ToString() : "=")
                    + (left > 2 ? Base64[bits & 63].ToString() : "=");
            }
            return text;
        }

        public static byte[] FromBase64String(string s)
        {
            if (s == null) throw new ArgumentNullException("s");
            byte[] result = new byte[s.Length * 3 / 4];
            int count = 0, bits = 0, chars = 0, padding = 0;
            for (int i = 0; i < s.Length; i++)
            {
                if (char.IsWhiteSpace(s[i])) continue;
                int digit = s[i] == '=' ? 0 : Base64.IndexOf(s[i]);
                if (digit < 0 || (padding > 0 && s[i] != '=')) throw NotBase64();
                if (s[i] == '=') padding++;
                bits = bits << 6 | digit;
                if (++chars % 4 != 0) continue;
                for (int shift = 16; shift >= 8 * padding; shift -= 8)
                {
                    result[count++] = (byte)(bits >> shift);
                }
                bits = 0;
            }
            if (chars % 4 != 0 || padding > 2) throw NotBase64();
            Array.Resize(ref result, count);
            return result;
        }

        private static Exception NotBase64()
        {
            return new FormatException(
                "The input is not a valid Base-64 string as it contains a non-base 64 character, "
                + "more than two padding characters, or an illegal character among the padding "
                    + "characters.");
        }
    }
}
