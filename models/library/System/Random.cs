// System.Random: deterministic. With a seed, the numbers are those of .NET (Knuth's subtractive
// generator); without one, they come from a generator with a single word of state, the same in
// every run.
namespace System
{
    public class Random
    {
        private const int Size = 55;

        private readonly int[] _numbers;  // null without a seed; from index 1
        private int _next;
        private ulong _state;

        public Random()
        {
        }

        public Random(int Seed)
        {
            int[] numbers = new int[Size + 1];
            int last = 161803398 - (Seed == int.MinValue ? int.MaxValue : Math.Abs(Seed));
            int current = 1;
            numbers[Size] = last;
            for (int i = 1; i < Size; i++)
            {
                int at = 21 * i % Size;
                numbers[at] = current;
                current = last - current;
                if (current < 0) current += int.MaxValue;
                last = numbers[at];
            }
            for (int round = 0; round < 4; round++)
            {
                for (int i = 1; i <= Size; i++)
                {
                    int value = numbers[i] - numbers[1 + (i + 30) % Size];
                    numbers[i] = value < 0 ? value + int.MaxValue : value;
                }
            }
            _numbers = numbers;
        }

        public static Random Shared
        {
            get { return new Random(); }
        }

        private ulong NextBits()
        {
            _state += 0x9E3779B97F4A7C15;
            ulong bits = _state;
            bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9;
            bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EB;
            return bits ^ (bits >> 31);
        }

        // [0, int.MaxValue)
        private int InternalSample()
        {
            if (_numbers == null) return (int)((NextBits() >> 33) % int.MaxValue);
            int first = _next % Size + 1, second = (_next + 21) % Size + 1;
            int value = _numbers[first] - _numbers[second];
            if (value == int.MaxValue) value--;
            if (value < 0) value += int.MaxValue;
            _numbers[first] = value;
            _next = first % Size;
            return value;
        }

        protected virtual double Sample()
        {
            return InternalSample() * (1.0 / int.MaxValue);
        }

        public virtual int Next()
        {
            return InternalSample();
        }

        public virtual int Next(int maxValue)
        {
            if (maxValue < 0)
            {
                throw new ArgumentOutOfRangeException("maxValue", maxValue,
                    "maxValue ('" + maxValue.ToString() + "') must be a non-negative value.");
            }
            return (int)(Sample() * maxValue);
        }

        public virtual int Next(int minValue, int maxValue)
        {
            if (minValue > maxValue)
            {
                throw new ArgumentOutOfRangeException("minValue",
                    "'minValue' cannot be greater than maxValue.");
            }
            long range = (long)maxValue - minValue;
            if (range <= int.MaxValue) return (int)(Sample() * range) + minValue;
            return (int)((long)(SampleOfLargeRange() * range) + minValue);
        }

        private double SampleOfLargeRange()
        {
            int result = InternalSample();
            if (InternalSample() % 2 == 0) result = -result;
            return (result + (double)(int.MaxValue - 1)) / (2 * (uint)int.MaxValue - 1);
        }

        public virtual long NextInt64()
        {
            return NextInt64(long.MaxValue);
        }

        public virtual long NextInt64(long maxValue)
        {
            return NextInt64(0, maxValue);
        }

        public virtual long NextInt64(long minValue, long maxValue)
        {
            if (minValue > maxValue)
            {
                throw new ArgumentOutOfRangeException("minValue",
                    "'minValue' cannot be greater than maxValue.");
            }
            ulong range = (ulong)(maxValue - minValue);
            if (range <= 1) return minValue;
            int unused = System.Numerics.BitOperations.LeadingZeroCount(range - 1);
            ulong result;
            do result = Next64Bits() >> unused;
            while (result >= range);
            return minValue + (long)result;
        }

        private ulong Next64Bits()
        {
            if (_numbers == null) return NextBits();
            ulong low = (uint)Next(1 << 22), middle = (uint)Next(1 << 22),
                high = (uint)Next(1 << 20);
            return low | (middle << 22) | (high << 44);
        }

        public virtual double NextDouble()
        {
            return Sample();
        }

        public virtual float NextSingle()
        {
            float value;
            do value = (float)Sample();
            while (value >= 1);
            return value;
        }

        public virtual void NextBytes(byte[] buffer)
        {
            if (buffer == null) throw new ArgumentNullException("buffer");
            for (int i = 0; i < buffer.Length; i++) buffer[i] = (byte)InternalSample();
        }

        public virtual void NextBytes(Span<byte> buffer)
        {
            for (int i = 0; i < buffer.Length; i++) buffer[i] = (byte)Next();
        }

        public T[] GetItems<T>(T[] choices, int length)
        {
            if (choices == null) throw new ArgumentNullException("choices");
            T[] items = new T[length];
            for (int i = 0; i < length; i++) items[i] = choices[Next(choices.Length)];
            return items;
        }

        public void Shuffle<T>(T[] values)
        {
            if (values == null) throw new ArgumentNullException("values");
            Shuffle(new Span<T>(values));
        }

        public void Shuffle<T>(Span<T> values)
        {
            for (int i = 0; i < values.Length - 1; i++)
            {
                int j = Next(i, values.Length);
                T value = values[i];
                values[i] = values[j];
                values[j] = value;
            }
        }
    }
}
