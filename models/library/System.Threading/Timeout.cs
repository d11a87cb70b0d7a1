// System.Threading.Timeout, and what becomes of time-outs here: none (0) expires at once, an infinite one (-1) never,
// and any other at any time or not at all. How long it is matters to the clock alone.
//
// With --time-limits=last it expires when nothing else can happen: whoever waits with a limit tells the machine how long
// (Begin), blocks as one without a limit does, and asks afterwards what is left of it (End).
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

        // ---- the machine's ----------------------------------------------------------------------------------

        // Whether limits expire only when nothing else can happen.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern bool AreLast();

        // From here on the thread has so much time. What it then waits for it gives up when none is left.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern void Begin(int milliseconds);

        // How much of it is left. The next wait has no limit.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern int End();

        // Waits until no more than that is left.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern void Pass(int left);

        // ---- made of them -----------------------------------------------------------------------------------

        // What is left of a limit at first, for who may wait several times. It is asked for only where it matters: what nobody
        // uses need not be part of a state.
        internal static int Of(int milliseconds)
        {
            return AreLast() ? milliseconds : 0;
        }

        // Lets the time pass.
        internal static void Sleep(int milliseconds)
        {
            if (milliseconds > 0 && AreLast()) Spend(milliseconds, 0);
            Clock.Wait(milliseconds);
        }

        // How much of it is left.
        private static int Spend(int milliseconds, int left)
        {
            Begin(milliseconds);
            Pass(left);
            return End();
        }

        // Whether a waiting loop that has found nothing gives up now. The last two are the loop's own, at first Of and false.
        internal static bool IsOver(int millisecondsTimeout, ref int left, ref bool hasRested)
        {
            if (millisecondsTimeout == 0) return true;
            if (millisecondsTimeout == Timeout.Infinite) return false;
            if (AreLast() && left > 0)
            {
                if (Chance.Maybe()) Rest(ref left, ref hasRested);
                return false;
            }
            if (!AreLast() && !Chance.Maybe()) return false;
            Clock.Wait(millisecondsTimeout);
            return true;
        }

        // Until some time has passed, whatever is the first to end. What the loop looks for may have come about before that,
        // so it first waits for a moment and looks again.
        private static void Rest(ref int left, ref bool hasRested)
        {
            if (hasRested) left = Spend(left, left - 1);
            else left = Spend(1, 0) + left - 1;
            hasRested = !hasRested;
        }
    }

    internal static class Chance
    {
        // False or true: the machine tries both.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern bool Maybe();
    }
}
