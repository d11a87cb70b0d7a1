// System.DateTime. The program's clock starts at the beginning of the year 2000.
using System.Globalization;

namespace System
{
    public readonly struct DateTime : IComparable, IComparable<DateTime>, IEquatable<DateTime>,
        ISpanFormattable
    {
        private const long Start = 630822816000000000;  // 2000-01-01

        public static readonly DateTime MinValue;
        public static readonly DateTime MaxValue = new DateTime(3155378975999999999);
        public static readonly DateTime UnixEpoch =
            new DateTime(621355968000000000, DateTimeKind.Utc);

        private readonly long _ticks;
        private readonly DateTimeKind _kind;

        public DateTime(long ticks) : this(ticks, DateTimeKind.Unspecified)
        {
        }

        public DateTime(long ticks, DateTimeKind kind)
        {
            if (ticks < 0 || ticks > 3155378975999999999)
            {
                throw new ArgumentOutOfRangeException("ticks",
                    "Ticks must be between DateTime.MinValue.Ticks and DateTime.MaxValue.Ticks.");
            }
            _ticks = ticks;
            _kind = kind;
        }

        public DateTime(int year, int month, int day) : this(DateTicks(year, month, day))
        {
        }

        public DateTime(int year, int month, int day, int hour, int minute, int second)
            : this(DateTicks(year, month, day) + TimeTicks(hour, minute, second, 0))
        {
        }

        public DateTime(int year, int month, int day, int hour, int minute, int second,
            DateTimeKind kind)
            : this(DateTicks(year, month, day) + TimeTicks(hour, minute, second, 0), kind)
        {
        }

        public DateTime(int year, int month, int day, int hour, int minute, int second,
            int millisecond)
            : this(DateTicks(year, month, day) + TimeTicks(hour, minute, second, millisecond))
        {
        }

        public DateTime(int year, int month, int day, int hour, int minute, int second,
            int millisecond, DateTimeKind kind)
            : this(DateTicks(year, month, day) + TimeTicks(hour, minute, second, millisecond), kind)
        {
        }

        // ---- the calendar -----------------------------------------------------------------------

        public static bool IsLeapYear(int year)
        {
            if (year < 1 || year > 9999)
            {
                throw new ArgumentOutOfRangeException("year", "Year must be between 1 and 9999.");
            }
            return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        }

        public static int DaysInMonth(int year, int month)
        {
            if (month < 1 || month > 12)
            {
                throw new ArgumentOutOfRangeException("month",
                    "Month must be between one and twelve.");
            }
            if (month == 2) return IsLeapYear(year) ? 29 : 28;
            return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
        }

        private static int DaysBeforeYear(int year)
        {
            int y = year - 1;
            return y * 365 + y / 4 - y / 100 + y / 400;
        }

        private static long DateTicks(int year, int month, int day)
        {
            if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1
                || day > DaysInMonth(year, month))
            {
                throw new ArgumentOutOfRangeException(null,
                    "Year, Month, and Day parameters describe an un-representable "
                    + "DateTime.");
            }
            int days = DaysBeforeYear(year) + day - 1;
            for (int m = 1; m < month; m++) days += DaysInMonth(year, m);
            return days * TimeSpan.TicksPerDay;
        }

        private static long TimeTicks(int hour, int minute, int second, int millisecond)
        {
            if ((uint)hour > 23 || (uint)minute > 59 || (uint)second > 59)
            {
                throw new ArgumentOutOfRangeException(null,
                    "Hour, Minute, and Second parameters describe an "
                    + "un-representable DateTime.");
            }
            if ((uint)millisecond > 999) throw new ArgumentOutOfRangeException("millisecond");
            return (hour * 3600L + minute * 60 + second) * TimeSpan.TicksPerSecond
                + millisecond * TimeSpan.TicksPerMillisecond;
        }

        private void GetDate(out int year, out int month, out int day, out int dayOfYear)
        {
            int days = (int)(_ticks / TimeSpan.TicksPerDay);
            year = days / 366 + 1;
            while (year < 9999 && DaysBeforeYear(year + 1) <= days) year++;
            days -= DaysBeforeYear(year);
            dayOfYear = days + 1;
            month = 1;
            while (days >= DaysInMonth(year, month)) days -= DaysInMonth(year, month++);
            day = days + 1;
        }

        public int Year
        {
            get
            {
                int year, month, day, dayOfYear;
                GetDate(out year, out month, out day, out dayOfYear);
                return year;
            }
        }

        public int Month
        {
            get
            {
                int year, month, day, dayOfYear;
                GetDate(out year, out month, out day, out dayOfYear);
                return month;
            }
        }

        public int Day
        {
            get
            {
                int year, month, day, dayOfYear;
                GetDate(out year, out month, out day, out dayOfYear);
                return day;
            }
        }

        public int DayOfYear
        {
            get
            {
                int year, month, day, dayOfYear;
                GetDate(out year, out month, out day, out dayOfYear);
                return dayOfYear;
            }
        }

        public DayOfWeek DayOfWeek
        {
            get { return (DayOfWeek)((_ticks / TimeSpan.TicksPerDay + 1) % 7); }
        }

        public int Hour
        {
            get { return (int)(_ticks / TimeSpan.TicksPerHour % 24); }
        }

        public int Minute
        {
            get { return (int)(_ticks / TimeSpan.TicksPerMinute % 60); }
        }

        public int Second
        {
            get { return (int)(_ticks / TimeSpan.TicksPerSecond % 60); }
        }

        public int Millisecond
        {
            get { return (int)(_ticks / TimeSpan.TicksPerMillisecond % 1000); }
        }

        public int Microsecond
        {
            get { return (int)(_ticks / TimeSpan.TicksPerMicrosecond % 1000); }
        }

        public int Nanosecond
        {
            get { return (int)(_ticks % TimeSpan.TicksPerMicrosecond) * 100; }
        }

        public long Ticks
        {
            get { return _ticks; }
        }

        public DateTimeKind Kind
        {
            get { return _kind; }
        }

        public DateTime Date
        {
            get { return new DateTime(_ticks - _ticks % TimeSpan.TicksPerDay, _kind); }
        }

        public TimeSpan TimeOfDay
        {
            get { return new TimeSpan(_ticks % TimeSpan.TicksPerDay); }
        }

        // ---- the clock: the time zone is UTC ----------------------------------------------------

        public static DateTime UtcNow
        {
            get
            {
                return new DateTime(Start + Clock.Milliseconds() * TimeSpan.TicksPerMillisecond,
                    DateTimeKind.Utc);
            }
        }

        public static DateTime Now
        {
            get { return new DateTime(UtcNow._ticks, DateTimeKind.Local); }
        }

        public static DateTime Today
        {
            get { return Now.Date; }
        }

        public DateTime ToUniversalTime()
        {
            return new DateTime(_ticks, DateTimeKind.Utc);
        }

        public DateTime ToLocalTime()
        {
            return new DateTime(_ticks, DateTimeKind.Local);
        }

        public static DateTime SpecifyKind(DateTime value, DateTimeKind kind)
        {
            return new DateTime(value._ticks, kind);
        }

        // ---- arithmetic -------------------------------------------------------------------------

        public DateTime AddTicks(long value)
        {
            long ticks = _ticks + value;
            if (ticks < 0 || ticks > 3155378975999999999)
            {
                throw new ArgumentOutOfRangeException("value",
                    "The added or subtracted value results in an un-representable DateTime.");
            }
            return new DateTime(ticks, _kind);
        }

        public DateTime Add(TimeSpan value)
        {
            return AddTicks(value.Ticks);
        }

        public DateTime AddDays(double value)
        {
            return Add(TimeSpan.FromDays(value));
        }

        public DateTime AddHours(double value)
        {
            return Add(TimeSpan.FromHours(value));
        }

        public DateTime AddMinutes(double value)
        {
            return Add(TimeSpan.FromMinutes(value));
        }

        public DateTime AddSeconds(double value)
        {
            return Add(TimeSpan.FromSeconds(value));
        }

        public DateTime AddMilliseconds(double value)
        {
            return Add(TimeSpan.FromMilliseconds(value));
        }

        public DateTime AddMonths(int months)
        {
            int year, month, day, dayOfYear;
            GetDate(out year, out month, out day, out dayOfYear);
            int count = year * 12 + month - 1 + months;
            year = count / 12;
            month = count % 12 + 1;
            if (year < 1 || year > 9999)
            {
                throw new ArgumentOutOfRangeException("months",
                    "The added or subtracted value results in an un-representable DateTime.");
            }
            day = Math.Min(day, DaysInMonth(year, month));
            return new DateTime(DateTicks(year, month, day) + _ticks % TimeSpan.TicksPerDay, _kind);
        }

        public DateTime AddYears(int value)
        {
            return AddMonths(12 * value);
        }

        public TimeSpan Subtract(DateTime value)
        {
            return this - value;
        }

        public DateTime Subtract(TimeSpan value)
        {
            return this - value;
        }

        public static DateTime operator +(DateTime d, TimeSpan t)
        {
            return d.Add(t);
        }

        public static DateTime operator -(DateTime d, TimeSpan t)
        {
            return d.AddTicks(-t.Ticks);
        }

        public static TimeSpan operator -(DateTime d1, DateTime d2)
        {
            return new TimeSpan(d1._ticks - d2._ticks);
        }

        // ---- comparison -------------------------------------------------------------------------

        public static bool operator ==(DateTime d1, DateTime d2)
        {
            return d1._ticks == d2._ticks;
        }

        public static bool operator !=(DateTime d1, DateTime d2)
        {
            return d1._ticks != d2._ticks;
        }

        public static bool operator <(DateTime t1, DateTime t2)
        {
            return t1._ticks < t2._ticks;
        }

        public static bool operator <=(DateTime t1, DateTime t2)
        {
            return t1._ticks <= t2._ticks;
        }

        public static bool operator >(DateTime t1, DateTime t2)
        {
            return t1._ticks > t2._ticks;
        }

        public static bool operator >=(DateTime t1, DateTime t2)
        {
            return t1._ticks >= t2._ticks;
        }

        public static int Compare(DateTime t1, DateTime t2)
        {
            return t1._ticks.CompareTo(t2._ticks);
        }

        public int CompareTo(object value)
        {
            if (value == null) return 1;
            if (!(value is DateTime))
            {
                throw new ArgumentException("Object must be of type DateTime.");
            }
            return CompareTo((DateTime)value);
        }

        public int CompareTo(DateTime value)
        {
            return _ticks.CompareTo(value._ticks);
        }

        public override bool Equals(object value)
        {
            return value is DateTime && _ticks == ((DateTime)value)._ticks;
        }

        public bool Equals(DateTime value)
        {
            return _ticks == value._ticks;
        }

        public static bool Equals(DateTime t1, DateTime t2)
        {
            return t1._ticks == t2._ticks;
        }

        public override int GetHashCode()
        {
            return _ticks.GetHashCode();
        }

        // ---- text -------------------------------------------------------------------------------

        public override string ToString()
        {
            return DateTimeFormat.Custom("MM/dd/yyyy HH:mm:ss", this);
        }

        public string ToString(IFormatProvider provider)
        {
            return ToString();
        }

        public string ToString(string format)
        {
            return string.IsNullOrEmpty(format) ? ToString() : DateTimeFormat.Format(format, this);
        }

        public string ToString(string format, IFormatProvider provider)
        {
            return ToString(format);
        }

        public string ToShortDateString()
        {
            return ToString("d");
        }

        public string ToLongDateString()
        {
            return ToString("D");
        }

        public string ToShortTimeString()
        {
            return ToString("t");
        }

        public string ToLongTimeString()
        {
            return ToString("T");
        }

        bool ISpanFormattable.TryFormat(Span<char> destination, out int charsWritten,
            ReadOnlySpan<char> format, IFormatProvider provider)
        {
            return Number.Write(ToString(format.ToString()), destination, out charsWritten);
        }

        public TypeCode GetTypeCode()
        {
            return TypeCode.DateTime;
        }
    }

    // Formats of dates and times, as of the invariant culture.
    internal static class DateTimeFormat
    {
        private const string MonthNames =
            "January February March April May June July August September October November December";

        internal static string Format(string format, DateTime value)
        {
            if (format.Length != 1) return Custom(format, value);
            switch (format[0])
            {
                case 'd': return Custom("MM/dd/yyyy", value);
                case 'D': return Custom("dddd, dd MMMM yyyy", value);
                case 'f': return Custom("dddd, dd MMMM yyyy HH:mm", value);
                case 'F':
                case 'U': return Custom("dddd, dd MMMM yyyy HH:mm:ss", value);
                case 'g': return Custom("MM/dd/yyyy HH:mm", value);
                case 'G': return Custom("MM/dd/yyyy HH:mm:ss", value);
                case 'm':
                case 'M': return Custom("MMMM dd", value);
                case 'o':
                case 'O': return Custom("yyyy-MM-ddTHH:mm:ss.fffffffK", value);
                case 'r':
                case 'R': return Custom("ddd, dd MMM yyyy HH:mm:ss 'GMT'", value);
                case 's': return Custom("yyyy-MM-ddTHH:mm:ss", value);
                case 't': return Custom("HH:mm", value);
                case 'T': return Custom("HH:mm:ss", value);
                case 'u': return Custom("yyyy-MM-dd HH:mm:ss'Z'", value);
                case 'y':
                case 'Y': return Custom("yyyy MMMM", value);
                default: throw new FormatException("Input string was not in a correct format.");
            }
        }

        internal static string Custom(string format, DateTime value)
        {
            return Custom(format, value, value.Kind == DateTimeKind.Unspecified ? ""
                : value.Kind == DateTimeKind.Utc ? "Z" : "+00:00", 0);
        }

        // `zone`: what a K stands for.
        internal static string Custom(string format, DateTime value, string zone, int offsetMinutes)
        {
            string text = "";
            int i = 0;
            while (i < format.Length)
            {
                char c = format[i];
                int count = Run(format, i);
                switch (c)
                {
                    case 'd':
                        text += count <= 2 ? Padded(value.Day, count)
                            : Cut(value.DayOfWeek.ToString(), count);
                        break;
                    case 'M':
                        text += count <= 2 ? Padded(value.Month, count)
                            : Cut(MonthNames.Split(' ')[value.Month - 1], count);
                        break;
                    case 'y':
                        text += count <= 2 ? Padded(value.Year % 100, count)
                            : Padded(value.Year, count);
                        break;
                    case 'H': text += Padded(value.Hour, Math.Min(count, 2)); break;
                    case 'h': text += Padded((value.Hour + 11) % 12 + 1, Math.Min(count, 2)); break;
                    case 'm': text += Padded(value.Minute, Math.Min(count, 2)); break;
                    case 's': text += Padded(value.Second, Math.Min(count, 2)); break;
                    case 't': text += (value.Hour < 12 ? "AM" : "PM").Substring(0,
                        Math.Min(count, 2)); break;
                    case 'f':
                    case 'F': AppendFraction(value.Ticks, count, c == 'F', ref text); break;
                    case 'K': text += zone; break;
                    case 'z': text += Offset(offsetMinutes, count); break;
                    case 'g': text += "A.D."; break;
                    default: count = Literal(format, i, ref text); break;
                }
                i += count;
            }
            return text;
        }

        // Without the sign. TimeSpan.MinValue has no negation: its parts have.
        internal static string Custom(string format, TimeSpan value)
        {
            string text = "";
            int i = 0;
            while (i < format.Length)
            {
                int count = Run(format, i);
                char c = format[i];
                switch (c)
                {
                    case 'd': text += Padded(Math.Abs(value.Days), count); break;
                    case 'h': text += Padded(Math.Abs(value.Hours), count); break;
                    case 'm': text += Padded(Math.Abs(value.Minutes), count); break;
                    case 's': text += Padded(Math.Abs(value.Seconds), count); break;
                    case 'f':
                    case 'F': AppendFraction(Math.Abs(value.Ticks % TimeSpan.TicksPerSecond), count, c == 'F', ref text); break;
                    case '\\':
                    case '\'':
                    case '"':
                    case '%': count = Literal(format, i, ref text); break;
                    default: throw new FormatException("Input string was not in a correct format.");
                }
                i += count;
            }
            return text;
        }

        // +1, +01 or +01:30.
        internal static string Offset(int minutes, int count)
        {
            int distance = Math.Abs(minutes);
            string text = (minutes < 0 ? "-" : "+") + Padded(distance / 60, Math.Min(count, 2));
            return count <= 2 ? text : text + ":" + Padded(distance % 60, 2);
        }

        // How often the char at i is repeated.
        private static int Run(string format, int i)
        {
            int end = i;
            while (end < format.Length && format[end] == format[i]) end++;
            return end - i;
        }

        private static string Padded(int value, int digits)
        {
            return value.ToString().PadLeft(digits, '0');
        }

        private static string Cut(string name, int count)
        {
            return count == 3 ? name.Substring(0, 3) : name;
        }

        // An optional one takes away the point before it if it is zero.
        private static void AppendFraction(long ticks, int count, bool optional, ref string text)
        {
            string digits = (ticks % TimeSpan.TicksPerSecond).ToString().PadLeft(7,
                '0').Substring(0, Math.Min(count, 7));
            if (optional)
            {
                digits = digits.TrimEnd('0');
                if (digits.Length == 0 && text.EndsWith('.'))
                {
                    text = text.Substring(0, text.Length - 1);
                }
            }
            text += digits;
        }

        // Appends what stands for itself at i; returns its length in the format.
        private static int Literal(string format, int i, ref string text)
        {
            char c = format[i];
            if (c == '%') return 1;
            if (c == '\\' && i + 1 < format.Length)
            {
                text += format[i + 1].ToString();
                return 2;
            }
            if (c == '\'' || c == '"')
            {
                int end = format.IndexOf(c, i + 1);
                if (end < 0)
                {
                    throw new FormatException(
                        "Cannot find a matching quote character for the character '" + c + "'.");
                }
                text += format.Substring(i + 1, end - i - 1);
                return end + 1 - i;
            }
            text += c.ToString();
            return 1;
        }
    }

    public enum DateTimeKind
    {
        Unspecified = 0,
        Utc = 1,
        Local = 2
    }

    public enum DayOfWeek
    {
        Sunday,
        Monday,
        Tuesday,
        Wednesday,
        Thursday,
        Friday,
        Saturday
    }
}
