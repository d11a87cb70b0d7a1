// Numbers in custom formats: "#,##0.00;(#,##0.00);zero".
//
// A format has up to three sections: for positive numbers, negative ones, zero. A section is read
// twice: first to count its digits, then to write.
namespace System
{
    internal static partial class Number
    {
        // What a section says about the digits.
        private struct Section
        {
            public int Start;
            public int DigitCount;
            public int PointPosition;  // among the digits
            public int FirstZero;      // the first 0 among the digits
            public int LastZero;       // one behind the last 0
            public int ScaleChange;
            public bool IsGrouped;
            public bool IsScientific;
        }

        private static string CustomFloat(Digits digits, string format)
        {
            return Custom(digits, format, true);
        }

        private static string Custom(Digits digits, string format)
        {
            return Custom(digits, format, false);
        }

        private static string Custom(Digits digits, string format, bool keepsSignOfZero)
        {
            bool isNegative = digits.IsNegative;
            int start = FindSection(format, digits.Text.Length == 0 ? 2 : isNegative ? 1 : 0);
            Section section = ReadSection(format, start);
            if (digits.Text.Length != 0)
            {
                digits.Scale += section.ScaleChange;
                int count = section.IsScientific ? section.DigitCount
                    : digits.Scale + section.DigitCount - section.PointPosition;
                digits.Round(count);
                if (digits.Text.Length == 0)
                {
                    int forZero = FindSection(format, 2);
                    if (forZero != start) section = ReadSection(format, forZero);
                }
            }
            if (digits.Text.Length == 0) digits.Scale = 0;
            if (digits.Text.Length == 0 && !keepsSignOfZero) isNegative = false;
            digits.IsNegative = isNegative;
            string text = WriteSection(digits, format, section);
            bool showsSign = isNegative && section.Start == 0
                && (digits.Scale != 0 || text.Length > 0);
            return showsSign ? "-" + text : text;
        }

        // Where this section starts; the first one stands in for a missing or (but for the first)
        // empty one.
        private static int FindSection(string format, int section)
        {
            if (section == 0) return 0;
            int i = 0;
            while (i < format.Length)
            {
                char c = format[i++];
                if (c == '\'' || c == '"') SkipQuoted(format, ref i, c);
                else if (c == '\\') i++;
                else if (c == ';')
                {
                    if (--section != 0) continue;
                    return i < format.Length && format[i] != ';' ? i : 0;
                }
            }
            return 0;
        }

        private static string SkipQuoted(string format, ref int i, char quote)
        {
            int start = i;
            while (i < format.Length && format[i] != quote) i++;
            string quoted = format.Substring(start, i - start);
            if (i < format.Length) i++;
            return quoted;
        }

        private static Section ReadSection(string format, int start)
        {
            Section section = default(Section);
            section.Start = start;
            section.PointPosition = -1;
            section.FirstZero = int.MaxValue;
            int commaPosition = -1, commas = 0, i = start;
            while (i < format.Length && format[i] != ';')
            {
                char c = format[i++];
                switch (c)
                {
                    case '#':
                        section.DigitCount++;
                        break;
                    case '0':
                        if (section.FirstZero == int.MaxValue)
                        {
                            section.FirstZero = section.DigitCount;
                        }
                        section.DigitCount++;
                        section.LastZero = section.DigitCount;
                        break;
                    case '.':
                        if (section.PointPosition < 0) section.PointPosition = section.DigitCount;
                        break;
                    case ',':
                        if (section.DigitCount == 0 || section.PointPosition >= 0) break;
                        if (commaPosition == section.DigitCount)
                        {
                            commas++;
                            break;
                        }
                        if (commaPosition >= 0) section.IsGrouped = true;
                        commaPosition = section.DigitCount;
                        commas = 1;
                        break;
                    case '%':
                        section.ScaleChange += 2;
                        break;
                    case '\u2030':
                        section.ScaleChange += 3;
                        break;
                    case '\'':
                    case '"':
                        SkipQuoted(format, ref i, c);
                        break;
                    case '\\':
                        i++;
                        break;
                    case 'E':
                    case 'e':
                        int zeros, end;
                        bool plus;
                        if (!ReadExponent(format, i, out end, out zeros, out plus)) break;
                        i = end;
                        section.IsScientific = true;
                        break;
                }
            }
            if (section.PointPosition < 0) section.PointPosition = section.DigitCount;
            // Commas just before the point divide by a thousand each; others ask for groups.
            if (commaPosition == section.PointPosition && commaPosition >= 0)
            {
                section.ScaleChange -= 3 * commas;
            }
            else if (commaPosition >= 0) section.IsGrouped = true;
            return section;
        }

        // "0", "+0", "-0" after an E.
        private static bool ReadExponent(string format, int i, out int end, out int zeros,
            out bool plus)
        {
            end = i;
            zeros = 0;
            plus = end < format.Length && format[end] == '+';
            if (plus || (end < format.Length && format[end] == '-')) end++;
            while (end < format.Length && format[end] == '0')
            {
                zeros++;
                end++;
            }
            return zeros > 0;
        }

        private static string WriteSection(Digits digits, string format, Section section)
        {
            int point = section.PointPosition;
            // Digits that are written even if they are zero: from `leading` before the point to
            // `trailing` behind it.
            int leading = section.FirstZero < point ? point - section.FirstZero : 0;
            int trailing = section.LastZero > point ? point - section.LastZero : 0;
            // The place of the next digit: 1 is the one before the point.
            int place = section.IsScientific ? point : Math.Max(digits.Scale, point);
            int ahead = section.IsScientific ? 0 : digits.Scale - point;
            bool isGrouped = section.IsGrouped, isScientific = section.IsScientific,
                pointWritten = false;
            int next = 0;
            string text = "";
            int i = section.Start;
            while (i < format.Length && format[i] != ';')
            {
                char c = format[i++];
                if (c == '#' || c == '0' || c == '.')
                {
                    // More digits than the format has places for.
                    for (; ahead > 0; ahead--)
                    {
                        text += digits.At(next++).ToString();
                        if (isGrouped && place > 1 && place % 3 == 1) text += ",";
                        place--;
                    }
                }
                switch (c)
                {
                    case '#':
                    case '0':
                        bool write;
                        char digit = '0';
                        if (ahead < 0)
                        {
                            ahead++;
                            write = place <= leading;
                        }
                        else if (next < digits.Text.Length)
                        {
                            digit = digits.Text[next++];
                            write = true;
                        }
                        else write = place > trailing;
                        if (write)
                        {
                            text += digit.ToString();
                            if (isGrouped && place > 1 && place % 3 == 1) text += ",";
                        }
                        place--;
                        break;
                    case '.':
                        if (place != 0 || pointWritten) break;
                        if (trailing < 0
                            || (point < section.DigitCount && next < digits.Text.Length))
                        {
                            text += ".";
                            pointWritten = true;
                        }
                        break;
                    case ',':
                        break;
                    case '\'':
                    case '"':
                        text += SkipQuoted(format, ref i, c);
                        break;
                    case '\\':
                        if (i < format.Length) text += format[i++].ToString();
                        break;
                    case 'E':
                    case 'e':
                        int zeros, end;
                        bool plus;
                        if (isScientific && ReadExponent(format, i, out end, out zeros, out plus))
                        {
                            int exponent = digits.Text.Length == 0 ? 0 : digits.Scale - point;
                            text += Exponent(exponent, c, Math.Min(zeros, 10), plus);
                            i = end;
                            isScientific = false;
                        }
                        else text += c.ToString();
                        break;
                    default:
                        text += c.ToString();
                        break;
                }
            }
            return text;
        }
    }
}
