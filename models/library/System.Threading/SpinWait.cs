// System.Threading.SpinWait. Its count would make every round of a waiting loop a new state: it stays at one as long as
// nobody asks for it, and at what makes NextSpinWillYield true if only that is asked for.
namespace System.Threading
{
    public struct SpinWait
    {
        private const int Yielding = 10;

        private int _count;
        private int _limit;  // 0: nobody has asked yet

        public int Count
        {
            get
            {
                _limit = int.MaxValue;
                return _count;
            }
        }

        public bool NextSpinWillYield
        {
            get
            {
                if (_limit == 0) _limit = Yielding;
                return _count >= Yielding;
            }
        }

        public void SpinOnce()
        {
            if (_count == 0 || _count < _limit) _count++;
            Thread.Yield();
        }

        public void SpinOnce(int sleep1Threshold)
        {
            if (sleep1Threshold < -1)
            {
                ArgumentOutOfRangeException.ThrowIfLessThan(sleep1Threshold, -1, "sleep1Threshold");
            }
            SpinOnce();
        }

        public void Reset()
        {
            _count = 0;
        }

        public static void SpinUntil(Func<bool> condition)
        {
            SpinUntil(condition, Timeout.Infinite);
        }

        public static bool SpinUntil(Func<bool> condition, TimeSpan timeout)
        {
            return SpinUntil(condition, TimeLimit.Milliseconds(timeout, BadTimeout));
        }

        public static bool SpinUntil(Func<bool> condition, int millisecondsTimeout)
        {
            if (millisecondsTimeout < -1)
            {
                throw new ArgumentOutOfRangeException("millisecondsTimeout", millisecondsTimeout, BadTimeout);
            }
            if (condition == null) throw new ArgumentNullException("condition");
            int left = TimeLimit.Of(millisecondsTimeout);
            bool hasRested = false;
            while (!condition())
            {
                if (TimeLimit.IsOver(millisecondsTimeout, ref left, ref hasRested)) return false;
                Thread.Yield();
            }
            return true;
        }

        private const string BadTimeout =
            "The timeout must represent a value between -1 and Int32.MaxValue, inclusive.";
    }
}
