// System.Index and System.Range: `^1`, `a..b`.
namespace System
{
    public readonly struct Index : IEquatable<Index>
    {
        private readonly int _value;  // ~value if from the end

        public Index(int value, bool fromEnd = false)
        {
            if (value < 0)
            {
                throw new ArgumentOutOfRangeException("value", "Non-negative number required.");
            }
            _value = fromEnd ? ~value : value;
        }

        private Index(int raw, int unused)
        {
            _value = raw;
        }

        public static Index Start
        {
            get { return new Index(0, 0); }
        }

        public static Index End
        {
            get { return new Index(~0, 0); }
        }

        public static Index FromStart(int value)
        {
            return new Index(value, false);
        }

        public static Index FromEnd(int value)
        {
            return new Index(value, true);
        }

        public int Value
        {
            get { return _value < 0 ? ~_value : _value; }
        }

        public bool IsFromEnd
        {
            get { return _value < 0; }
        }

        public int GetOffset(int length)
        {
            return IsFromEnd ? length + _value + 1 : _value;
        }

        public override bool Equals(object value)
        {
            return value is Index && _value == ((Index)value)._value;
        }

        public bool Equals(Index other)
        {
            return _value == other._value;
        }

        public override int GetHashCode()
        {
            return _value;
        }

        public static implicit operator Index(int value)
        {
            return new Index(value, false);
        }

        public override string ToString()
        {
            return IsFromEnd ? "^" + ((uint)Value).ToString() : ((uint)Value).ToString();
        }
    }

    public readonly struct Range : IEquatable<Range>
    {
        private readonly Index _start;
        private readonly Index _end;

        public Range(Index start, Index end)
        {
            _start = start;
            _end = end;
        }

        public Index Start
        {
            get { return _start; }
        }

        public Index End
        {
            get { return _end; }
        }

        public static Range StartAt(Index start)
        {
            return new Range(start, Index.End);
        }

        public static Range EndAt(Index end)
        {
            return new Range(Index.Start, end);
        }

        public static Range All
        {
            get { return new Range(Index.Start, Index.End); }
        }

        public ValueTuple<int, int> GetOffsetAndLength(int length)
        {
            int start = _start.GetOffset(length), end = _end.GetOffset(length);
            if ((uint)end > (uint)length || (uint)start > (uint)end)
            {
                throw new ArgumentOutOfRangeException("length");
            }
            return new ValueTuple<int, int>(start, end - start);
        }

        public override bool Equals(object value)
        {
            return value is Range && Equals((Range)value);
        }

        public bool Equals(Range other)
        {
            return _start.Equals(other._start) && _end.Equals(other._end);
        }

        public override int GetHashCode()
        {
            return _start.GetHashCode() * 31 + _end.GetHashCode();
        }

        public override string ToString()
        {
            return _start.ToString() + ".." + _end.ToString();
        }
    }
}
