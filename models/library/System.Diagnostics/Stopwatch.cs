// System.Diagnostics.Stopwatch, on the clock of the program: in nanoseconds that come in milliseconds.
namespace System.Diagnostics
{
    public class Stopwatch
    {
        public static readonly long Frequency = TicksPerSecond;
        public static readonly bool IsHighResolution = true;

        private const long TicksPerSecond = 1000000000;
        private const long TicksPerMillisecond = 1000000;
        private const long TicksPerTick = 100;  // of a TimeSpan

        private long _elapsed;
        private long _start;
        private bool _isRunning;

        public static long GetTimestamp()
        {
            return Clock.Milliseconds() * TicksPerMillisecond;
        }

        public static TimeSpan GetElapsedTime(long startingTimestamp)
        {
            return GetElapsedTime(startingTimestamp, GetTimestamp());
        }

        public static TimeSpan GetElapsedTime(long startingTimestamp, long endingTimestamp)
        {
            return new TimeSpan((endingTimestamp - startingTimestamp) / TicksPerTick);
        }

        public static Stopwatch StartNew()
        {
            Stopwatch watch = new Stopwatch();
            watch.Start();
            return watch;
        }

        public void Start()
        {
            if (_isRunning) return;
            _start = GetTimestamp();
            _isRunning = true;
        }

        public void Stop()
        {
            if (!_isRunning) return;
            _elapsed += GetTimestamp() - _start;
            _isRunning = false;
        }

        public void Reset()
        {
            _elapsed = 0;
            _start = 0;
            _isRunning = false;
        }

        public void Restart()
        {
            _elapsed = 0;
            _start = GetTimestamp();
            _isRunning = true;
        }

        public bool IsRunning
        {
            get { return _isRunning; }
        }

        public long ElapsedTicks
        {
            get { return _isRunning ? _elapsed + (GetTimestamp() - _start) : _elapsed; }
        }

        public long ElapsedMilliseconds
        {
            get { return ElapsedTicks / TicksPerMillisecond; }
        }

        public TimeSpan Elapsed
        {
            get { return new TimeSpan(ElapsedTicks / TicksPerTick); }
        }

        public override string ToString()
        {
            return Elapsed.ToString();
        }
    }
}
