// System.TimeSpan: a number of ticks of 100 nanoseconds.
using System.Globalization;

namespace System
{
    public readonly struct TimeSpan : IComparable, IComparable<TimeSpan>, IEquatable<TimeSpan>,
        ISpanFormattable
    {
        public const long TicksPerMicrosecond = 10;
        public const long TicksPerMillisecond = 10000;
        public const long TicksPerSecond = 10000000;
        public const long TicksPerMinute = 60 * TicksPerSecond;
        public const long TicksPerHour = 60 * TicksPerMinute;
        public const long TicksPerDay = 24 * TicksPerHour;
        public const long NanosecondsPerTick = 100;

        public static readonly TimeSpan Zero;
        public static readonly TimeSpan MaxValue = new TimeSpan(long.MaxValue);
        public static readonly TimeSpan MinValue = new TimeSpan(long.MinValue);

        private readonly long _ticks;

        public TimeSpan(long ticks)
        {
            _ticks = ticks;
        }

        public TimeSpan(int hours, int minutes, int seconds) : this(0, hours, minutes, seconds, 0)
        {
        }

        public TimeSpan(int days, int hours, int minutes, int seconds)
            : this(days, hours, minutes, seconds, 0)
        {
        }

        public TimeSpan(int days, int hours, int minutes, int seconds, int milliseconds)
        {
            long total = ((long)days * 86400 + (long)hours * 3600 + (long)minutes * 60
                + seconds) * 1000 + milliseconds;
            _ticks = FromMilliseconds(total, 1);
        }

        private static long FromMilliseconds(long milliseconds, int unused)
        {
            const long Limit = long.MaxValue / TicksPerMillisecond;
            if (milliseconds > Limit || milliseconds < -Limit)
            {
                throw new ArgumentOutOfRangeException(null,
                    "TimeSpan overflowed because the duration is too long.");
            }
            return milliseconds * TicksPerMillisecond;
        }

        private static Exception TooLong()
        {
            return new OverflowException("TimeSpan overflowed because the duration is too long.");
        }

        private static TimeSpan Interval(double value, double ticks)
        {
            if (double.IsNaN(value))
            {
                throw new ArgumentException(
                    "TimeSpan does not accept floating point Not-a-Number values.");
            }
            double total = value * ticks;
            if (total > long.MaxValue || total < long.MinValue) throw TooLong();
            return total >= 9223372036854775807.0 ? MaxValue : new TimeSpan((long)total);
        }

        public static TimeSpan FromDays(double value)
        {
            return Interval(value, TicksPerDay);
        }

        public static TimeSpan FromHours(double value)
        {
            return Interval(value, TicksPerHour);
        }

        public static TimeSpan FromMinutes(double value)
        {
            return Interval(value, TicksPerMinute);
        }

        public static TimeSpan FromSeconds(double value)
        {
            return Interval(value, TicksPerSecond);
        }

        public static TimeSpan FromMilliseconds(double value)
        {
            return Interval(value, TicksPerMillisecond);
        }

        public static TimeSpan FromMicroseconds(double value)
        {
            return Interval(value, TicksPerMicrosecond);
        }

        public static TimeSpan FromTicks(long value)
        {
            return new TimeSpan(value);
        }

        // What newer compilers choose for whole numbers.
        public static TimeSpan FromDays(int days)
        {
            return new TimeSpan(checked(days * TicksPerDay));
        }

        public static TimeSpan FromHours(int hours)
        {
            return new TimeSpan(checked(hours * TicksPerHour));
        }

        public static TimeSpan FromMinutes(long minutes)
        {
            return new TimeSpan(checked(minutes * TicksPerMinute));
        }

        public static TimeSpan FromSeconds(long seconds)
        {
            return new TimeSpan(checked(seconds * TicksPerSecond));
        }

        public static TimeSpan FromMilliseconds(long milliseconds)
        {
            return new TimeSpan(checked(milliseconds * TicksPerMillisecond));
        }

        public static TimeSpan FromMilliseconds(long milliseconds, long microseconds = 0)
        {
            return new TimeSpan(
                checked(milliseconds * TicksPerMillisecond + microseconds * TicksPerMicrosecond));
        }

        public static TimeSpan FromMicroseconds(long microseconds)
        {
            return new TimeSpan(checked(microseconds * TicksPerMicrosecond));
        }

        public long Ticks
        {
            get { return _ticks; }
        }

        public int Days
        {
            get { return (int)(_ticks / TicksPerDay); }
        }

        public int Hours
        {
            get { return (int)(_ticks / TicksPerHour % 24); }
        }

        public int Minutes
        {
            get { return (int)(_ticks / TicksPerMinute % 60); }
        }

        public int Seconds
        {
            get { return (int)(_ticks / TicksPerSecond % 60); }
        }

        public int Milliseconds
        {
            get { return (int)(_ticks / TicksPerMillisecond % 1000); }
        }

        public int Microseconds
        {
            get { return (int)(_ticks / TicksPerMicrosecond % 1000); }
        }

        public double TotalDays
        {
            get { return (double)_ticks / TicksPerDay; }
        }

        public double TotalHours
        {
            get { return (double)_ticks / TicksPerHour; }
        }

        public double TotalMinutes
        {
            get { return (double)_ticks / TicksPerMinute; }
        }

        public double TotalSeconds
        {
            get { return (double)_ticks / TicksPerSecond; }
        }

        public double TotalMilliseconds
        {
            get { return (double)_ticks / TicksPerMillisecond; }
        }

        public double TotalMicroseconds
        {
            get { return (double)_ticks / TicksPerMicrosecond; }
        }

        public TimeSpan Add(TimeSpan ts)
        {
            return this + ts;
        }

        public TimeSpan Subtract(TimeSpan ts)
        {
            return this - ts;
        }

        public TimeSpan Duration()
        {
            if (_ticks == long.MinValue)
            {
                throw new OverflowException(
                    "The duration cannot be returned for TimeSpan.MinValue because the absolute "
                    + "value "
                    + "of TimeSpan.MinValue exceeds the value of TimeSpan.MaxValue.");
            }
            return _ticks < 0 ? -this : this;
        }

        public TimeSpan Negate()
        {
            return -this;
        }

        public TimeSpan Multiply(double factor)
        {
            return this * factor;
        }

        public TimeSpan Divide(double divisor)
        {
            return this / divisor;
        }

        public double Divide(TimeSpan ts)
        {
            return this / ts;
        }

        public static TimeSpan operator +(TimeSpan t)
        {
            return t;
        }

        public static TimeSpan operator -(TimeSpan t)
        {
            if (t._ticks == long.MinValue)
            {
                throw new OverflowException(
                    "Negating the minimum value of a twos complement number is invalid.");
            }
            return new TimeSpan(-t._ticks);
        }

        public static TimeSpan operator +(TimeSpan t1, TimeSpan t2)
        {
            long sum = t1._ticks + t2._ticks;
            if (((t1._ticks ^ sum) & (t2._ticks ^ sum)) < 0) throw TooLong();
            return new TimeSpan(sum);
        }

        public static TimeSpan operator -(TimeSpan t1, TimeSpan t2)
        {
            long difference = t1._ticks - t2._ticks;
            if (((t1._ticks ^ t2._ticks) & (t1._ticks ^ difference)) < 0) throw TooLong();
            return new TimeSpan(difference);
        }

        public static TimeSpan operator *(TimeSpan timeSpan, double factor)
        {
            return Interval(Math.Round(timeSpan._ticks * factor), 1);
        }

        public static TimeSpan operator *(double factor, TimeSpan timeSpan)
        {
            return timeSpan * factor;
        }

        public static TimeSpan operator /(TimeSpan timeSpan, double divisor)
        {
            return Interval(Math.Round(timeSpan._ticks / divisor), 1);
        }

        public static double operator /(TimeSpan t1, TimeSpan t2)
        {
            return t1._ticks / (double)t2._ticks;
        }

        public static bool operator ==(TimeSpan t1, TimeSpan t2)
        {
            return t1._ticks == t2._ticks;
        }

        public static bool operator !=(TimeSpan t1, TimeSpan t2)
        {
            return t1._ticks != t2._ticks;
        }

        public static bool operator <(TimeSpan t1, TimeSpan t2)
        {
            return t1._ticks < t2._ticks;
        }

        public static bool operator <=(TimeSpan t1, TimeSpan t2)
        {
            return t1._ticks <= t2._ticks;
        }

        public static bool operator >(TimeSpan t1, TimeSpan t2)
        {
            return t1._ticks > t2._ticks;
        }

        public static bool operator >=(TimeSpan t1, TimeSpan t2)
        {
            return t1._ticks >= t2._ticks;
        }

        public static int Compare(TimeSpan t1, TimeSpan t2)
        {
            return t1._ticks.CompareTo(t2._ticks);
        }

        public int CompareTo(object value)
        {
            if (value == null) return 1;
            if (!(value is TimeSpan))
            {
                throw new ArgumentException("Object must be of type TimeSpan.");
            }
            return CompareTo((TimeSpan)value);
        }

        public int CompareTo(TimeSpan value)
        {
            return _ticks.CompareTo(value._ticks);
        }

        public override bool Equals(object value)
        {
            return value is TimeSpan && _ticks == ((TimeSpan)value)._ticks;
        }

        public bool Equals(TimeSpan obj)
        {
            return _ticks == obj._ticks;
        }

        public static bool Equals(TimeSpan t1, TimeSpan t2)
        {
            return t1._ticks == t2._ticks;
        }

        public override int GetHashCode()
        {
            return _ticks.GetHashCode();
        }

        // "[-][d.]hh:mm:ss[.fffffff]"
        public override string ToString()
        {
            ulong ticks = _ticks < 0 ? (ulong)-_ticks : (ulong)_ticks;
            ulong days = ticks / TicksPerDay, fraction = ticks % TicksPerSecond;
            string text = _ticks < 0 ? "-" : "";
            if (days != 0) text += days.ToString() + ".";
            text += (ticks / TicksPerHour % 24).ToString("D2") + ":"
                + (ticks / TicksPerMinute % 60).ToString("D2") + ":"
                + (ticks / TicksPerSecond % 60).ToString("D2");
            return fraction == 0 ? text : text + "." + fraction.ToString("D7");
        }

        public string ToString(string format)
        {
            if (string.IsNullOrEmpty(format) || format == "c" || format == "t" || format == "T")
            {
                return ToString();
            }
            if (format == "g" || format == "G")
            {
                bool isLong = format == "G";
                string text = _ticks < 0 ? "-" : "";
                if (isLong || Days != 0) text += Math.Abs(Days).ToString() + ":";
                text += Math.Abs(Hours).ToString(isLong ? "D2" : "D1") + ":"
                    + Math.Abs(Minutes).ToString("D2") + ":"
                    + Math.Abs(Seconds).ToString("D2");
                string fraction = Math.Abs(_ticks % TicksPerSecond).ToString("D7");
                if (!isLong) fraction = fraction.TrimEnd('0');
                return fraction.Length == 0 ? text : text + "." + fraction;
            }
            return DateTimeFormat.Custom(format, this);
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
