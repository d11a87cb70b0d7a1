// The clock of the program, behind Environment.TickCount, DateTime, DateTimeOffset and Stopwatch: milliseconds since
// the start.
//
// A thread that looks at it finds that no time has passed since somebody looked last, or that a day has: past whatever
// anybody waits for. So a loop that waits for a time-out may go on as often as it likes, and may end; nobody sees time
// go back. Twice in its life a thread may also find that less has passed: a little more than a duration that the program
// names (src/vm/program/durations.hpp). Other amounts are not tried, and who looks at the clock is told so. Where threads take
// turns (--run), a millisecond passes at each look.
//
// With --time-limits=last, time passes when nothing else can happen, and by no more than somebody waits for: the machine adds
// it to s_now once somebody has looked.
//
// To look is to read memory as if it was volatile; where a day passes, everything that waits takes effect meanwhile.
using System.Runtime.CompilerServices;
using System.Threading;

namespace System
{
    internal static class Clock
    {
        private const long Day = 86400000;
        // A search must have an end. An int of milliseconds holds 24 days.
        private const long Longest = 20 * Day;

        private static long s_now;

        // The longest time that this thread has waited since it looked.
        [ThreadStatic]
        private static int t_waited;

        // How often this thread has found that less than a day has passed.
        [ThreadStatic]
        private static int t_chosen;
        private const int MostChosen = 2;

        // How much passes at this look: the machine tries nothing, a day and, if it may, durations of the program.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern long Passing(bool mayBeAny);

        // Ends the run as inconclusive.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern void RunDown();

        internal static long Milliseconds()
        {
            if (TimeLimit.AreLast()) return Passed();
            long passing = Passing(t_chosen < MostChosen);
            if (passing != 0 && passing != Day) t_chosen++;
            if (t_waited != 0)
            {
                passing += t_waited;
                t_waited = 0;
            }
            if (passing == 0) return Volatile.Read(ref s_now);
            long now = Interlocked.Add(ref s_now, passing);
            if (now > Longest) RunDown();
            return now;
        }

        // It begins at 1, so that it is known whether somebody has looked.
        private static long Passed()
        {
            long now = Volatile.Read(ref s_now);
            if (now == 0) now = Math.Max(1, Interlocked.CompareExchange(ref s_now, 1, 0));
            if (now > Longest) RunDown();
            return now;
        }

        // The thread has slept, or waited in vain.
        internal static void Wait(int milliseconds)
        {
            if (milliseconds > t_waited) t_waited = milliseconds;
        }
    }
}
