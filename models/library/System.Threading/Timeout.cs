// System.Threading.Timeout, and what becomes of time-outs here: none (0) expires at once, an infinite one (-1) never,
// and any other at any time or not at all. How long it is matters to the clock alone.
using System.Runtime.CompilerServices;

namespace System.Threading
{
    public static class Timeout
    {
        public const int Infinite = -1;
        public static readonly TimeSpan InfiniteTimeSpan = new TimeSpan(0, 0, 0, 0, -1);
    }

    internal static class TimeLimit
    {
        internal static void Check(int millisecondsTimeout)
        {
            if (millisecondsTimeout < -1)
            {
                ArgumentOutOfRangeException.ThrowIfLessThan(millisecondsTimeout, -1, "millisecondsTimeout");
            }
        }

        internal static int Milliseconds(TimeSpan timeout)
        {
            long milliseconds = timeout.Ticks / TimeSpan.TicksPerMillisecond;
            if (milliseconds < -1) ArgumentOutOfRangeException.ThrowIfLessThan(milliseconds, -1, "timeout");
            if (milliseconds > int.MaxValue)
            {
                ArgumentOutOfRangeException.ThrowIfGreaterThan(milliseconds, int.MaxValue, "timeout");
            }
            return (int)milliseconds;
        }

        // For types whose messages are their own.
        internal static int Milliseconds(TimeSpan timeout, string message)
        {
            long milliseconds = timeout.Ticks / TimeSpan.TicksPerMillisecond;
            if (milliseconds < -1 || milliseconds > int.MaxValue)
            {
                throw new ArgumentOutOfRangeException("timeout", timeout, message);
            }
            return (int)milliseconds;
        }

        // Whether a waiting loop that has found nothing gives up now.
        internal static bool IsOver(int millisecondsTimeout)
        {
            if (millisecondsTimeout == 0) return true;
            if (millisecondsTimeout == Timeout.Infinite || !Chance.Maybe()) return false;
            Clock.Wait(millisecondsTimeout);
            return true;
        }
    }

    internal static class Chance
    {
        // False or true: the machine tries both.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern bool Maybe();
    }
}
