// System.DateTimeOffset: a moment, and how far a clock on the wall is ahead of UTC there. The local
// time zone is UTC.
namespace System
{
    public readonly struct DateTimeOffset : IComparable, IComparable<DateTimeOffset>,
        IEquatable<DateTimeOffset>, ISpanFormattable
    {
        private const long MaxOffset = 14 * TimeSpan.TicksPerHour;

        public static readonly DateTimeOffset MinValue;
        public static readonly DateTimeOffset MaxValue =
            new DateTimeOffset(DateTime.MaxValue.Ticks, TimeSpan.Zero);
        public static readonly DateTimeOffset UnixEpoch =
            new DateTimeOffset(DateTime.UnixEpoch.Ticks, TimeSpan.Zero);

        private readonly long _utcTicks;
        private readonly int _offsetMinutes;

        public DateTimeOffset(long ticks, TimeSpan offset)
        {
            if (offset.Ticks % TimeSpan.TicksPerMinute != 0)
            {
                throw new ArgumentException("Offset must be specified in whole minutes.", "offset");
            }
            if (offset.Ticks < -MaxOffset || offset.Ticks > MaxOffset)
            {
                throw new ArgumentOutOfRangeException("offset",
                    "Offset must be within plus or minus 14 hours.");
            }
            new DateTime(ticks);  // throws if there is no such time
            long utcTicks = ticks - offset.Ticks;
            if (utcTicks < 0 || utcTicks > DateTime.MaxValue.Ticks)
            {
                throw new ArgumentOutOfRangeException("offset",
                    "The UTC time represented when the offset is applied must be between year 0 "
                    + "and 10,000.");
            }
            _utcTicks = utcTicks;
            _offsetMinutes = (int)(offset.Ticks / TimeSpan.TicksPerMinute);
        }

        public DateTimeOffset(DateTime dateTime) : this(dateTime.Ticks, TimeSpan.Zero)
        {
        }

        public DateTimeOffset(DateTime dateTime, TimeSpan offset)
            : this(OfKind(dateTime, offset), offset)
        {
        }

        public DateTimeOffset(int year, int month, int day, int hour, int minute, int second,
            TimeSpan offset)
            : this(new DateTime(year, month, day, hour, minute, second).Ticks, offset)
        {
        }

        public DateTimeOffset(int year, int month, int day, int hour, int minute, int second,
            int millisecond, TimeSpan offset)
            : this(new DateTime(year, month, day, hour, minute, second, millisecond).Ticks, offset)
        {
        }

        // What is said to be UTC, or local, has that offset.
        private static long OfKind(DateTime dateTime, TimeSpan offset)
        {
            if (dateTime.Kind != DateTimeKind.Unspecified && offset.Ticks != 0)
            {
                throw new ArgumentException(dateTime.Kind == DateTimeKind.Utc
                    ? "The UTC Offset for Utc DateTime instances must be 0."
                    : "The UTC Offset of the local dateTime parameter does not match the offset "
                    + "argument.", "offset");
            }
            return dateTime.Ticks;
        }

        public static implicit operator DateTimeOffset(DateTime dateTime)
        {
            return new DateTimeOffset(dateTime);
        }

        // ---- the clock --------------------------------------------------------------------------

        public static DateTimeOffset UtcNow
        {
            get { return new DateTimeOffset(DateTime.UtcNow); }
        }

        public static DateTimeOffset Now
        {
            get { return new DateTimeOffset(DateTime.Now); }
        }

        // ---- parts ------------------------------------------------------------------------------

        private DateTime Clock
        {
            get { return new DateTime(Ticks); }
        }

        public DateTime DateTime
        {
            get { return Clock; }
        }

        public DateTime UtcDateTime
        {
            get { return new DateTime(_utcTicks, DateTimeKind.Utc); }
        }

        public DateTime LocalDateTime
        {
            get { return new DateTime(_utcTicks, DateTimeKind.Local); }
        }

        public TimeSpan Offset
        {
            get { return new TimeSpan(_offsetMinutes * TimeSpan.TicksPerMinute); }
        }

        public int TotalOffsetMinutes
        {
            get { return _offsetMinutes; }
        }

        public long Ticks
        {
            get { return _utcTicks + _offsetMinutes * TimeSpan.TicksPerMinute; }
        }

        public long UtcTicks
        {
            get { return _utcTicks; }
        }

        public DateTime Date
        {
            get { return Clock.Date; }
        }

        public TimeSpan TimeOfDay
        {
            get { return Clock.TimeOfDay; }
        }

        public int Year
        {
            get { return Clock.Year; }
        }

        public int Month
        {
            get { return Clock.Month; }
        }

        public int Day
        {
            get { return Clock.Day; }
        }

        public int DayOfYear
        {
            get { return Clock.DayOfYear; }
        }

        public DayOfWeek DayOfWeek
        {
            get { return Clock.DayOfWeek; }
        }

        public int Hour
        {
            get { return Clock.Hour; }
        }

        public int Minute
        {
            get { return Clock.Minute; }
        }

        public int Second
        {
            get { return Clock.Second; }
        }

        public int Millisecond
        {
            get { return Clock.Millisecond; }
        }

        // ---- conversion -------------------------------------------------------------------------

        public DateTimeOffset ToOffset(TimeSpan offset)
        {
            return new DateTimeOffset(_utcTicks + offset.Ticks, offset);
        }

        public DateTimeOffset ToUniversalTime()
        {
            return new DateTimeOffset(_utcTicks, TimeSpan.Zero);
        }

        public DateTimeOffset ToLocalTime()
        {
            return new DateTimeOffset(_utcTicks, TimeSpan.Zero);
        }

        public long ToUnixTimeSeconds()
        {
            return _utcTicks / TimeSpan.TicksPerSecond
                - DateTime.UnixEpoch.Ticks / TimeSpan.TicksPerSecond;
        }

        public long ToUnixTimeMilliseconds()
        {
            return _utcTicks / TimeSpan.TicksPerMillisecond
                - DateTime.UnixEpoch.Ticks / TimeSpan.TicksPerMillisecond;
        }

        public static DateTimeOffset FromUnixTimeSeconds(long seconds)
        {
            if (seconds < -62135596800 || seconds > 253402300799)
            {
                throw new ArgumentOutOfRangeException("seconds",
                    "Valid values are between -62135596800 and 253402300799, inclusive.");
            }
            return new DateTimeOffset(DateTime.UnixEpoch.AddTicks(
                seconds * TimeSpan.TicksPerSecond));
        }

        public static DateTimeOffset FromUnixTimeMilliseconds(long milliseconds)
        {
            if (milliseconds < -62135596800000 || milliseconds > 253402300799999)
            {
                throw new ArgumentOutOfRangeException("milliseconds",
                    "Valid values are between -62135596800000 and 253402300799999, inclusive.");
            }
            return new DateTimeOffset(DateTime.UnixEpoch.AddTicks(
                milliseconds * TimeSpan.TicksPerMillisecond));
        }

        // ---- arithmetic -------------------------------------------------------------------------

        private DateTimeOffset At(DateTime clock)
        {
            return new DateTimeOffset(clock.Ticks, Offset);
        }

        public DateTimeOffset Add(TimeSpan timeSpan)
        {
            return At(Clock.Add(timeSpan));
        }

        public DateTimeOffset AddTicks(long ticks)
        {
            return At(Clock.AddTicks(ticks));
        }

        public DateTimeOffset AddMilliseconds(double milliseconds)
        {
            return At(Clock.AddMilliseconds(milliseconds));
        }

        public DateTimeOffset AddSeconds(double seconds)
        {
            return At(Clock.AddSeconds(seconds));
        }

        public DateTimeOffset AddMinutes(double minutes)
        {
            return At(Clock.AddMinutes(minutes));
        }

        public DateTimeOffset AddHours(double hours)
        {
            return At(Clock.AddHours(hours));
        }

        public DateTimeOffset AddDays(double days)
        {
            return At(Clock.AddDays(days));
        }

        public DateTimeOffset AddMonths(int months)
        {
            return At(Clock.AddMonths(months));
        }

        public DateTimeOffset AddYears(int years)
        {
            return At(Clock.AddYears(years));
        }

        public TimeSpan Subtract(DateTimeOffset value)
        {
            return this - value;
        }

        public DateTimeOffset Subtract(TimeSpan value)
        {
            return this - value;
        }

        public static DateTimeOffset operator +(DateTimeOffset dateTimeOffset, TimeSpan timeSpan)
        {
            return dateTimeOffset.Add(timeSpan);
        }

        public static DateTimeOffset operator -(DateTimeOffset dateTimeOffset, TimeSpan timeSpan)
        {
            return dateTimeOffset.AddTicks(-timeSpan.Ticks);
        }

        public static TimeSpan operator -(DateTimeOffset left, DateTimeOffset right)
        {
            return new TimeSpan(left._utcTicks - right._utcTicks);
        }

        // ---- comparison: of moments -------------------------------------------------------------

        public static bool operator ==(DateTimeOffset left, DateTimeOffset right)
        {
            return left._utcTicks == right._utcTicks;
        }

        public static bool operator !=(DateTimeOffset left, DateTimeOffset right)
        {
            return left._utcTicks != right._utcTicks;
        }

        public static bool operator <(DateTimeOffset left, DateTimeOffset right)
        {
            return left._utcTicks < right._utcTicks;
        }

        public static bool operator <=(DateTimeOffset left, DateTimeOffset right)
        {
            return left._utcTicks <= right._utcTicks;
        }

        public static bool operator >(DateTimeOffset left, DateTimeOffset right)
        {
            return left._utcTicks > right._utcTicks;
        }

        public static bool operator >=(DateTimeOffset left, DateTimeOffset right)
        {
            return left._utcTicks >= right._utcTicks;
        }

        public static int Compare(DateTimeOffset first, DateTimeOffset second)
        {
            return first._utcTicks.CompareTo(second._utcTicks);
        }

        public int CompareTo(DateTimeOffset other)
        {
            return _utcTicks.CompareTo(other._utcTicks);
        }

        int IComparable.CompareTo(object obj)
        {
            if (obj == null) return 1;
            if (!(obj is DateTimeOffset))
            {
                throw new ArgumentException("Object must be of type DateTimeOffset.");
            }
            return CompareTo((DateTimeOffset)obj);
        }

        public override bool Equals(object obj)
        {
            return obj is DateTimeOffset && Equals((DateTimeOffset)obj);
        }

        public bool Equals(DateTimeOffset other)
        {
            return _utcTicks == other._utcTicks;
        }

        public bool EqualsExact(DateTimeOffset other)
        {
            return _utcTicks == other._utcTicks && _offsetMinutes == other._offsetMinutes;
        }

        public static bool Equals(DateTimeOffset first, DateTimeOffset second)
        {
            return first._utcTicks == second._utcTicks;
        }

        public override int GetHashCode()
        {
            return _utcTicks.GetHashCode();
        }

        // ---- text -------------------------------------------------------------------------------

        public override string ToString()
        {
            return Custom("MM/dd/yyyy HH:mm:ss zzz");
        }

        public string ToString(string format)
        {
            if (string.IsNullOrEmpty(format)) return ToString();
            switch (format)
            {
                case "r":
                case "R":
                case "u": return DateTimeFormat.Format(format, UtcDateTime);
                case "o":
                case "O": return Custom("yyyy-MM-ddTHH:mm:ss.fffffffzzz");
                case "U": throw new FormatException("Input string was not in a correct format.");
                default: return format.Length == 1 ? DateTimeFormat.Format(format, Clock)
                    : Custom(format);
            }
        }

        private string Custom(string format)
        {
            return DateTimeFormat.Custom(format, Clock, DateTimeFormat.Offset(_offsetMinutes, 3),
                _offsetMinutes);
        }

        public string ToString(IFormatProvider formatProvider)
        {
            return ToString();
        }

        public string ToString(string format, IFormatProvider formatProvider)
        {
            return ToString(format);
        }

        bool ISpanFormattable.TryFormat(Span<char> destination, out int charsWritten,
            ReadOnlySpan<char> format, IFormatProvider provider)
        {
            return Number.Write(ToString(format.ToString()), destination, out charsWritten);
        }
    }
}
