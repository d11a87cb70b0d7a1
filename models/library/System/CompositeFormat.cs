// string.Format: "{index,alignment:format}".
namespace System
{
    internal static class CompositeFormat
    {
        internal static string Format(IFormatProvider provider, string format, object[] args)
        {
            if (format == null) throw new ArgumentNullException("format");
            ICustomFormatter custom = CustomOf(provider);
            string result = "";
            int from = 0, i = 0;
            while (i < format.Length)
            {
                char c = format[i];
                if (c != '{' && c != '}')
                {
                    i++;
                    continue;
                }
                bool isDouble = i + 1 < format.Length && format[i + 1] == c;
                if (!isDouble && i + 1 == format.Length)
                {
                    throw Bad(i + 1, "Format item ends prematurely.");
                }
                if (!isDouble && c == '}')
                {
                    throw Bad(i + 1,
                        "Unexpected closing brace without a corresponding opening brace.");
                }
                // One of two braces stands for itself.
                result += format.Substring(from, (isDouble ? i + 1 : i) - from);
                i = isDouble ? i + 2 : Item(provider, custom, format, i + 1, args, ref result);
                from = i;
            }
            return result + format.Substring(from);
        }

        // Appends the item whose text starts at i, after its brace; returns where it ends.
        private static int Item(IFormatProvider provider, ICustomFormatter custom, string format, int i,
            object[] args, ref string result)
        {
            if (!IsDigit(format[i])) throw Bad(i, "Expected an ASCII digit.");
            int index = ReadNumber(format, ref i);
            SkipBlanks(format, ref i);
            int width = 0;
            bool toTheLeft = false;
            if (At(format, i) == ',')
            {
                i++;
                SkipBlanks(format, ref i);
                toTheLeft = At(format, i) == '-';
                if (toTheLeft) i++;
                if (!IsDigit(At(format, i))) throw Bad(i, "Expected an ASCII digit.");
                width = ReadNumber(format, ref i);
                SkipBlanks(format, ref i);
            }
            string itemFormat = null;
            if (At(format, i) == ':')
            {
                int start = ++i;
                while (At(format, i) != '}')
                {
                    if (format[i] == '{') throw Bad(i, "Format item ends prematurely.");
                    i++;
                }
                itemFormat = format.Substring(start, i - start);
            }
            if (At(format, i) != '}') throw Bad(i, "Expected '}'.");
            if (index >= args.Length)
            {
                throw new FormatException(
                    "Index (zero based) must be greater than or equal to zero and less than the "
                        + "size of the argument list.");
            }
            result += Pad(TextOf(args[index], itemFormat, provider, custom), toTheLeft ? -width : width);
            return i + 1;
        }

        // What formats instead of the values themselves, if the provider has something.
        internal static ICustomFormatter CustomOf(IFormatProvider provider)
        {
            return provider == null ? null : (ICustomFormatter)provider.GetFormat(typeof(ICustomFormatter));
        }

        // What an item or a hole of an interpolated string becomes.
        internal static string TextOf(object value, string format, IFormatProvider provider = null,
            ICustomFormatter custom = null)
        {
            string own = custom == null ? null
                : custom.Format(string.IsNullOrEmpty(format) ? null : format, value, provider);
            if (own != null) return own;
            if (value == null) return "";
            IFormattable formattable = value as IFormattable;
            string text = formattable != null ? formattable.ToString(format, provider)
                : value.ToString();
            return text == null ? "" : text;
        }

        // A negative alignment leaves the text to the left.
        internal static string Pad(string text, int alignment)
        {
            return alignment < 0 ? text.PadRight(-alignment) : text.PadLeft(alignment);
        }

        private static char At(string format, int i)
        {
            if (i >= format.Length) throw Bad(i, "Format item ends prematurely.");
            return format[i];
        }

        private static bool IsDigit(char c)
        {
            return c >= '0' && c <= '9';
        }

        private static int ReadNumber(string format, ref int i)
        {
            int number = 0;
            while (IsDigit(At(format, i)) && number < 1000000)
            {
                number = number * 10 + (format[i++] - '0');
            }
            return number;
        }

        private static void SkipBlanks(string format, ref int i)
        {
            while (At(format, i) == ' ') i++;
        }

        private static Exception Bad(int offset, string why)
        {
            return new FormatException(
                "Input string was not in a correct format. Failure to parse near offset "
                + offset.ToString() + ". " + why);
        }
    }
}
