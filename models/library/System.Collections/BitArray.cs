// BitArray: bits, kept as an array of bool.
using System.Collections.Generic;

namespace System.Collections
{
    public sealed class BitArray : ICollection, ICloneable
    {
        private bool[] _bits;
        private int _version;

        public BitArray(int length) : this(length, false)
        {
        }

        public BitArray(int length, bool defaultValue)
        {
            if (length < 0) throw CollectionErrors.Negative(nameof(length), length);
            _bits = new bool[length];
            if (defaultValue) SetAll(true);
        }

        public BitArray(bool[] values)
        {
            if (values == null) throw new ArgumentNullException(nameof(values));
            _bits = (bool[])values.Clone();
        }

        public BitArray(byte[] bytes)
        {
            if (bytes == null) throw new ArgumentNullException(nameof(bytes));
            _bits = new bool[8 * bytes.Length];
            for (int i = 0; i < _bits.Length; i++) _bits[i] = (bytes[i >> 3] >> (i & 7) & 1) != 0;
        }

        public BitArray(int[] values)
        {
            if (values == null) throw new ArgumentNullException(nameof(values));
            _bits = new bool[32 * values.Length];
            for (int i = 0; i < _bits.Length; i++) _bits[i] = (values[i >> 5] >> (i & 31) & 1) != 0;
        }

        public BitArray(BitArray bits)
        {
            if (bits == null) throw new ArgumentNullException(nameof(bits));
            _bits = (bool[])bits._bits.Clone();
            _version = bits._version;
        }

        public int Count => _bits.Length;

        public int Length
        {
            get => _bits.Length;
            set
            {
                if (value < 0) throw CollectionErrors.Negative(nameof(value), value);
                Array.Resize(ref _bits, value);
                _version++;
            }
        }

        public bool IsReadOnly => false;

        public bool IsSynchronized => false;

        public object SyncRoot => this;

        public bool this[int index]
        {
            get => Get(index);
            set => Set(index, value);
        }

        public bool Get(int index)
        {
            CheckIndex(index);
            return _bits[index];
        }

        public void Set(int index, bool value)
        {
            CheckIndex(index);
            _bits[index] = value;
            _version++;
        }

        public void SetAll(bool value)
        {
            for (int i = 0; i < _bits.Length; i++) _bits[i] = value;
            _version++;
        }

        private void CheckIndex(int index)
        {
            if ((uint)index >= (uint)_bits.Length)
                throw new ArgumentOutOfRangeException(nameof(index), index,
                    "Index was out of range. Must be non-negative and less than the size of the collection.");
        }

        public BitArray And(BitArray value)
        {
            CheckOther(value);
            for (int i = 0; i < _bits.Length; i++) _bits[i] &= value._bits[i];
            _version++;
            return this;
        }

        public BitArray Or(BitArray value)
        {
            CheckOther(value);
            for (int i = 0; i < _bits.Length; i++) _bits[i] |= value._bits[i];
            _version++;
            return this;
        }

        public BitArray Xor(BitArray value)
        {
            CheckOther(value);
            for (int i = 0; i < _bits.Length; i++) _bits[i] ^= value._bits[i];
            _version++;
            return this;
        }

        private void CheckOther(BitArray value)
        {
            if (value == null) throw new ArgumentNullException(nameof(value));
            if (value.Length != Length) throw new ArgumentException("Array lengths must be the same.");
        }

        public BitArray Not()
        {
            for (int i = 0; i < _bits.Length; i++) _bits[i] = !_bits[i];
            _version++;
            return this;
        }

        public BitArray RightShift(int count)
        {
            if (count < 0) throw CollectionErrors.Negative(nameof(count), count);
            for (int i = 0; i < _bits.Length; i++) _bits[i] = count < _bits.Length - i && _bits[i + count];
            _version++;
            return this;
        }

        public BitArray LeftShift(int count)
        {
            if (count < 0) throw CollectionErrors.Negative(nameof(count), count);
            for (int i = _bits.Length - 1; i >= 0; i--) _bits[i] = i >= count && _bits[i - count];
            _version++;
            return this;
        }

        public bool HasAllSet() => Array.IndexOf(_bits, false) < 0;

        public bool HasAnySet() => Array.IndexOf(_bits, true) >= 0;

        public object Clone() => new BitArray(this);

        public void CopyTo(Array array, int index)
        {
            if (array == null) throw new ArgumentNullException(nameof(array));
            if (index < 0) throw CollectionErrors.Negative(nameof(index), index);
            if (array.Rank != 1)
                throw new ArgumentException("Only single dimensional arrays are supported for the requested action.",
                    nameof(array));
            bool[] bits = array as bool[];
            int[] words = array as int[];
            byte[] bytes = array as byte[];
            if (bits == null && words == null && bytes == null)
                throw new ArgumentException("Only supported array types for CopyTo on BitArrays are Boolean[], Int32[] "
                    + "and Byte[].", nameof(array));
            int width = bits != null ? 1 : words != null ? 32 : 8;
            int needed = (Length + width - 1) / width;
            if (array.Length - index < needed) throw CollectionErrors.Range();
            if (words != null) Array.Clear(words, index, needed);
            if (bytes != null) Array.Clear(bytes, index, needed);
            for (int i = 0; i < Length; i++)
            {
                if (bits != null) bits[index + i] = _bits[i];
                else if (_bits[i] && words != null) words[index + i / 32] |= 1 << i % 32;
                else if (_bits[i]) bytes[index + i / 8] |= (byte)(1 << i % 8);
            }
        }

        public IEnumerator GetEnumerator() => new Enumerator(this);

        private sealed class Enumerator : IEnumerator, ICloneable
        {
            private readonly BitArray _array;
            private readonly int _version;
            private int _index;  // of the current bit; -1 before the first
            private bool _current;

            internal Enumerator(BitArray array)
            {
                _array = array;
                _version = array._version;
                _index = -1;
            }

            public object Clone() => MemberwiseClone();

            public bool MoveNext()
            {
                if (_version != _array._version) throw CollectionErrors.Modified();
                if (_index < _array.Length) _index++;
                if (_index == _array.Length) return false;
                _current = _array._bits[_index];
                return true;
            }

            public object Current
            {
                get
                {
                    if (_index < 0) throw CollectionErrors.NotStarted();
                    if (_index >= _array.Length) throw CollectionErrors.Ended();
                    return _current;
                }
            }

            public void Reset()
            {
                if (_version != _array._version) throw CollectionErrors.Modified();
                _index = -1;
            }
        }
    }
}
