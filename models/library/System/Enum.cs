// System.Enum: names and values come from the machine, sorted by value as unsigned numbers.
using System.Collections.Generic;
using System.Runtime.CompilerServices;

namespace System
{
    public abstract partial class Enum : ValueType, IComparable, ISpanFormattable, IConvertible
    {
        // ---- the machine's ----------------------------------------------------------------------

        // How many bytes a number of the enum type has; negative if it has a sign.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int SizeOfNumbers(Type enumType);

        // The named constants of an enum type, in the order of declaration; widened as below.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int CountDeclared(Type enumType);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern string DeclaredName(Type enumType, int index);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern long DeclaredNumber(Type enumType, int index);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern bool HasFlagsAttribute(Type enumType);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern Type GetUnderlying(Type enumType);

        // ---- names and numbers ------------------------------------------------------------------

        // The number in a boxed enum, widened as its underlying type is (sign-extended or not).
        private static long GetNumber(object value)
        {
            ref byte number = ref Layout.Begin(value);
            switch (SizeOfNumbers(value.GetType()))
            {
                case -1: return Unsafe.As<byte, sbyte>(ref number);
                case 1: return number;
                case -2: return Unsafe.As<byte, short>(ref number);
                case 2: return Unsafe.As<byte, ushort>(ref number);
                case -4: return Unsafe.As<byte, int>(ref number);
                case 4: return Unsafe.As<byte, uint>(ref number);
                default: return Unsafe.As<byte, long>(ref number);
            }
        }

        // A box of an enum type with this number, cut to its size.
        private static object MakeBox(Type enumType, long number)
        {
            object box = Layout.AllocateBox(enumType);
            ref byte to = ref Layout.Begin(box);
            switch (SizeOfNumbers(enumType))
            {
                case -1:
                case 1:
                    to = (byte)number;
                    break;
                case -2:
                case 2:
                    Unsafe.As<byte, short>(ref to) = (short)number;
                    break;
                case -4:
                case 4:
                    Unsafe.As<byte, int>(ref to) = (int)number;
                    break;
                default:
                    Unsafe.As<byte, long>(ref to) = number;
                    break;
            }
            return box;
        }

        private static void CheckEnumType(Type enumType)
        {
            if (enumType == null) throw new ArgumentNullException("enumType");
            if (!enumType.IsEnum)
            {
                throw new ArgumentException("Type provided must be an Enum.", "enumType");
            }
        }

        // Sorted by number, unsigned; names of the same number stay as they were declared.
        private static void GetConstants(Type enumType, out string[] names, out long[] numbers)
        {
            CheckEnumType(enumType);
            int count = CountDeclared(enumType);
            names = new string[count];
            numbers = new long[count];
            for (int i = 0; i < count; i++)
            {
                long number = DeclaredNumber(enumType, i);
                string name = DeclaredName(enumType, i);
                int j = i - 1;
                for (; j >= 0 && (ulong)numbers[j] > (ulong)number; j--)
                {
                    numbers[j + 1] = numbers[j];
                    names[j + 1] = names[j];
                }
                numbers[j + 1] = number;
                names[j + 1] = name;
            }
        }

        private static string NameOf(string[] names, long[] numbers, long number)
        {
            for (int i = 0; i < numbers.Length; i++)
            {
                if (numbers[i] == number) return names[i];
            }
            return null;
        }

        private static string NumberText(Type enumType, long number)
        {
            return GetUnderlying(enumType) == typeof(ulong) ? ((ulong)number).ToString()
                : number.ToString();
        }

        // "A, B": the fewest flags, from the largest down; null if some bit has no name.
        private static string FlagNames(string[] names, long[] numbers, long number)
        {
            ulong left = (ulong)number;
            string text = null;
            for (int i = numbers.Length - 1; i >= 0; i--)
            {
                ulong flag = (ulong)numbers[i];
                if (flag == 0 || (left & flag) != flag) continue;
                left -= flag;
                text = text == null ? names[i] : names[i] + ", " + text;
            }
            return left == 0 ? text : null;
        }

        private static string TextOf(Type enumType, long number)
        {
            string[] names;
            long[] numbers;
            GetConstants(enumType, out names, out numbers);
            string text = NameOf(names, numbers, number);
            if (text == null && number != 0 && HasFlagsAttribute(enumType))
            {
                text = FlagNames(names, numbers, number);
            }
            return text == null ? NumberText(enumType, number) : text;
        }

        // ---- of a value -------------------------------------------------------------------------

        public override string ToString()
        {
            return TextOf(GetType(), GetNumber(this));
        }

        public string ToString(string format)
        {
            if (string.IsNullOrEmpty(format)) return ToString();
            if (format.Length == 1)
            {
                long number = GetNumber(this);
                Type type = GetType();
                switch (format[0])
                {
                    case 'G':
                    case 'g':
                        return ToString();
                    case 'D':
                    case 'd':
                        return NumberText(type, number);
                    case 'X':
                    case 'x':
                        int size = SizeOf(type);
                        return Number.FormatInt64(number, "X" + (2 * size).ToString(), size);
                    case 'F':
                    case 'f':
                        string[] names;
                        long[] numbers;
                        GetConstants(type, out names, out numbers);
                        string text = NameOf(names, numbers, number);
                        if (text == null && number != 0) text = FlagNames(names, numbers, number);
                        return text == null ? NumberText(type, number) : text;
                }
            }
            throw new FormatException(
                "Format string can be only \"G\", \"g\", \"X\", \"x\", \"F\", \"f\", \"D\" or "
                + "\"d\".");
        }

        private static int SizeOf(Type enumType)
        {
            switch (Type.GetTypeCode(GetUnderlying(enumType)))
            {
                case TypeCode.Boolean:
                case TypeCode.SByte:
                case TypeCode.Byte: return 1;
                case TypeCode.Char:
                case TypeCode.Int16:
                case TypeCode.UInt16: return 2;
                case TypeCode.Int32:
                case TypeCode.UInt32: return 4;
                default: return 8;
            }
        }

        public string ToString(IFormatProvider provider)
        {
            return ToString();
        }

        public string ToString(string format, IFormatProvider provider)
        {
            return ToString(format);
        }

        bool ISpanFormattable.TryFormat(Span<char> destination, out int charsWritten,
            ReadOnlySpan<char> format, IFormatProvider provider)
        {
            return Number.Write(ToString(format.ToString()), destination, out charsWritten);
        }

        public override bool Equals(object obj)
        {
            return obj != null && GetType() == obj.GetType() && GetNumber(this) == GetNumber(obj);
        }

        public override int GetHashCode()
        {
            return GetNumber(this).GetHashCode();
        }

        public int CompareTo(object target)
        {
            if (target == null) return 1;
            if (GetType() != target.GetType())
            {
                throw new ArgumentException(
                    "Object must be the same type as the enum. The type passed in was '"
                    + target.GetType().ToString() + "'; the enum type was '" + GetType().ToString()
                        + "'.");
            }
            long mine = GetNumber(this), other = GetNumber(target);
            if (GetUnderlying(GetType()) == typeof(ulong))
            {
                return ((ulong)mine).CompareTo((ulong)other);
            }
            return mine.CompareTo(other);
        }

        public bool HasFlag(Enum flag)
        {
            if (flag == null) throw new ArgumentNullException("flag");
            if (GetType() != flag.GetType())
            {
                throw new ArgumentException("The argument type, '" + flag.GetType().ToString()
                    + "', is not the same as the enum type '" + GetType().ToString() + "'.");
            }
            long bits = GetNumber(flag);
            return (GetNumber(this) & bits) == bits;
        }

        public TypeCode GetTypeCode()
        {
            return Type.GetTypeCode(GetUnderlying(GetType()));
        }

        internal static long ToInt64(object value)
        {
            return GetNumber(value);
        }

        // ---- of a type --------------------------------------------------------------------------

        public static Type GetUnderlyingType(Type enumType)
        {
            CheckEnumType(enumType);
            return GetUnderlying(enumType);
        }

        public static string[] GetNames(Type enumType)
        {
            string[] names;
            long[] numbers;
            GetConstants(enumType, out names, out numbers);
            return names;
        }

        public static string[] GetNames<TEnum>()
        {
            return GetNames(typeof(TEnum));
        }

        public static Array GetValues(Type enumType)
        {
            string[] names;
            long[] numbers;
            GetConstants(enumType, out names, out numbers);
            Array result = Array.CreateInstance(enumType, numbers.Length);
            for (int i = 0; i < numbers.Length; i++)
            {
                result.SetValue(MakeBox(enumType, numbers[i]), i);
            }
            return result;
        }

        public static TEnum[] GetValues<TEnum>()
        {
            return (TEnum[])GetValues(typeof(TEnum));
        }

        public static string GetName(Type enumType, object value)
        {
            string[] names;
            long[] numbers;
            GetConstants(enumType, out names, out numbers);
            if (value == null) throw new ArgumentNullException("value");
            return NameOf(names, numbers, NumberOf(value));
        }

        public static string GetName<TEnum>(TEnum value)
        {
            return GetName(typeof(TEnum), value);
        }

        public static bool IsDefined(Type enumType, object value)
        {
            string[] names;
            long[] numbers;
            GetConstants(enumType, out names, out numbers);
            if (value == null) throw new ArgumentNullException("value");
            string name = value as string;
            if (name != null) return Array.IndexOf(names, name) >= 0;
            Type type = value.GetType();
            if (type.IsEnum ? type != enumType : type != GetUnderlying(enumType))
            {
                throw new ArgumentException(
                    "Enum underlying type and the object must be same type or object must be a "
                    + "String. Type passed in was '" + type.ToString()
                        + "'; the enum underlying type was '"
                    + GetUnderlying(enumType).ToString() + "'.");
            }
            return NameOf(names, numbers, NumberOf(value)) != null;
        }

        public static bool IsDefined<TEnum>(TEnum value)
        {
            return IsDefined(typeof(TEnum), value);
        }

        // The number in a box of an enum or of an integer.
        private static long NumberOf(object value)
        {
            if (value is Enum) return GetNumber(value);
            if (value is ulong) return (long)(ulong)value;
            return Convert.ToInt64(value);
        }

        public static object ToObject(Type enumType, object value)
        {
            CheckEnumType(enumType);
            if (value == null) throw new ArgumentNullException("value");
            return MakeBox(enumType, NumberOf(value));
        }

        public static object ToObject(Type enumType, sbyte value)
        {
            CheckEnumType(enumType);
            return MakeBox(enumType, value);
        }

        public static object ToObject(Type enumType, byte value)
        {
            CheckEnumType(enumType);
            return MakeBox(enumType, value);
        }

        public static object ToObject(Type enumType, short value)
        {
            CheckEnumType(enumType);
            return MakeBox(enumType, value);
        }

        public static object ToObject(Type enumType, ushort value)
        {
            CheckEnumType(enumType);
            return MakeBox(enumType, value);
        }

        public static object ToObject(Type enumType, int value)
        {
            CheckEnumType(enumType);
            return MakeBox(enumType, value);
        }

        public static object ToObject(Type enumType, uint value)
        {
            CheckEnumType(enumType);
            return MakeBox(enumType, value);
        }

        public static object ToObject(Type enumType, long value)
        {
            CheckEnumType(enumType);
            return MakeBox(enumType, value);
        }

        public static object ToObject(Type enumType, ulong value)
        {
            CheckEnumType(enumType);
            return MakeBox(enumType, (long)value);
        }

        public static string Format(Type enumType, object value, string format)
        {
            return ((Enum)ToObject(enumType, value)).ToString(format);
        }

        // ---- parsing ----------------------------------------------------------------------------

        // Names or a number, separated by commas.
        private static bool TryParseCore(Type enumType, string value, bool ignoreCase,
            out object result, out string missing)
        {
            result = null;
            missing = null;
            string[] names;
            long[] numbers;
            GetConstants(enumType, out names, out numbers);
            string text = value.Trim();
            if (text.Length == 0) return false;
            if (char.IsAsciiDigit(text[0]) || text[0] == '-' || text[0] == '+')
            {
                long number;
                ulong unsigned;
                if (long.TryParse(text, out number))
                {
                    result = MakeBox(enumType, number);
                    return GetNumber(result) == number;
                }
                if (GetUnderlying(enumType) == typeof(ulong) && ulong.TryParse(text, out unsigned))
                {
                    result = MakeBox(enumType, (long)unsigned);
                    return true;
                }
            }
            long bits = 0;
            string[] parts = text.Split(',');
            for (int i = 0; i < parts.Length; i++)
            {
                string part = parts[i].Trim();
                int found = -1;
                for (int j = 0; j < names.Length && found < 0; j++)
                {
                    if (ignoreCase ? string.EqualsIgnoreCase(names[j], part) : names[j] == part)
                    {
                        found = j;
                    }
                }
                if (found < 0)
                {
                    missing = value;
                    return false;
                }
                bits |= numbers[found];
            }
            result = MakeBox(enumType, bits);
            return true;
        }

        public static object Parse(Type enumType, string value)
        {
            return Parse(enumType, value, false);
        }

        public static object Parse(Type enumType, string value, bool ignoreCase)
        {
            CheckEnumType(enumType);
            if (value == null) throw new ArgumentNullException("value");
            object result;
            string missing;
            if (TryParseCore(enumType, value, ignoreCase, out result, out missing)) return result;
            if (missing != null)
            {
                throw new ArgumentException("Requested value '" + missing + "' was not found.");
            }
            if (result != null)
            {
                throw new OverflowException("Value was either too large or too small for "
                    + OverflowName(enumType) + ".");
            }
            throw new ArgumentException("Must specify valid information for parsing in the string.",
                "value");
        }

        private static string OverflowName(Type enumType)
        {
            switch (Type.GetTypeCode(enumType))
            {
                case TypeCode.SByte: return "a signed byte";
                case TypeCode.Byte: return "an unsigned byte";
                case TypeCode.UInt16: return "a UInt16";
                case TypeCode.UInt32: return "a UInt32";
                case TypeCode.UInt64: return "a UInt64";
                default: return "an " + GetUnderlying(enumType).Name;
            }
        }

        public static TEnum Parse<TEnum>(string value) where TEnum : struct
        {
            return (TEnum)Parse(typeof(TEnum), value, false);
        }

        public static TEnum Parse<TEnum>(string value, bool ignoreCase) where TEnum : struct
        {
            return (TEnum)Parse(typeof(TEnum), value, ignoreCase);
        }

        public static bool TryParse(Type enumType, string value, out object result)
        {
            return TryParse(enumType, value, false, out result);
        }

        public static bool TryParse(Type enumType, string value, bool ignoreCase, out object result)
        {
            result = null;
            string missing;
            if (value != null && TryParseCore(enumType, value, ignoreCase, out result, out missing))
            {
                return true;
            }
            result = null;
            return false;
        }

        public static bool TryParse<TEnum>(string value, out TEnum result) where TEnum : struct
        {
            return TryParse<TEnum>(value, false, out result);
        }

        public static TEnum Parse<TEnum>(ReadOnlySpan<char> value) where TEnum : struct
        {
            return Parse<TEnum>(value.ToString());
        }

        public static TEnum Parse<TEnum>(ReadOnlySpan<char> value, bool ignoreCase)
            where TEnum : struct
        {
            return Parse<TEnum>(value.ToString(), ignoreCase);
        }

        public static bool TryParse<TEnum>(ReadOnlySpan<char> value, out TEnum result)
            where TEnum : struct
        {
            return TryParse<TEnum>(value.ToString(), false, out result);
        }

        public static bool TryParse<TEnum>(ReadOnlySpan<char> value, bool ignoreCase,
            out TEnum result)
            where TEnum : struct
        {
            return TryParse<TEnum>(value.ToString(), ignoreCase, out result);
        }

        public static bool TryParse<TEnum>(string value, bool ignoreCase, out TEnum result)
            where TEnum : struct
        {
            object boxed;
            bool done = TryParse(typeof(TEnum), value, ignoreCase, out boxed);
            result = done ? (TEnum)boxed : default(TEnum);
            return done;
        }
    }
}
