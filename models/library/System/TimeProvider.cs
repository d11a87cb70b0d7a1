// System.TimeProvider: the clock and the timers that a program lets others choose.
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

namespace System
{
    public abstract class TimeProvider
    {
        private sealed class OfTheSystem : TimeProvider
        {
        }

        public static TimeProvider System
        {
            get { return Singleton.Of<OfTheSystem>(); }
        }

        // Null: the system's.
        internal TimeProvider UnlessSystem
        {
            get { return this is OfTheSystem ? null : this; }
        }

        public virtual DateTimeOffset GetUtcNow()
        {
            return DateTimeOffset.UtcNow;
        }

        public DateTimeOffset GetLocalNow()
        {
            if (UnlessSystem != null) Unexplored.Reach("TimeProvider.LocalTimeZone");
            return DateTimeOffset.Now;
        }

        public virtual long TimestampFrequency
        {
            get { return Stopwatch.Frequency; }
        }

        public virtual long GetTimestamp()
        {
            return Stopwatch.GetTimestamp();
        }

        public TimeSpan GetElapsedTime(long startingTimestamp, long endingTimestamp)
        {
            long frequency = TimestampFrequency;
            if (frequency <= 0)
            {
                throw new InvalidOperationException("TimestampFrequency must be a positive number.");
            }
            double ticks = (double)TimeSpan.TicksPerSecond / frequency;
            return new TimeSpan((long)((endingTimestamp - startingTimestamp) * ticks));
        }

        public TimeSpan GetElapsedTime(long startingTimestamp)
        {
            return GetElapsedTime(startingTimestamp, GetTimestamp());
        }

        public virtual ITimer CreateTimer(TimerCallback callback, object state, TimeSpan dueTime, TimeSpan period)
        {
            if (callback == null) throw new ArgumentNullException("callback");
            return new Timer(callback, state, dueTime, period);
        }
    }
}

namespace System.Threading
{
    public interface ITimer : IDisposable, IAsyncDisposable
    {
        bool Change(TimeSpan dueTime, TimeSpan period);
    }
}
