// System.HashCode: the same in every run.
using System.Collections.Generic;

namespace System
{
    public struct HashCode
    {
        private int _hash;

        private static int Mix(int hash, int value)
        {
            uint mixed = (uint)hash * 31 + (uint)value + 0x9E3779B9;
            return (int)(mixed ^ (mixed >> 15));
        }

        private static int HashOf<T>(T value)
        {
            return value == null ? 0 : value.GetHashCode();
        }

        public static int Combine<T1>(T1 value1)
        {
            return Mix(0, HashOf(value1));
        }

        public static int Combine<T1, T2>(T1 value1, T2 value2)
        {
            return Mix(Mix(0, HashOf(value1)), HashOf(value2));
        }

        public static int Combine<T1, T2, T3>(T1 value1, T2 value2, T3 value3)
        {
            int hash = 0;
            hash = Mix(hash, HashOf(value1));
            hash = Mix(hash, HashOf(value2));
            hash = Mix(hash, HashOf(value3));
            return hash;
        }

        public static int Combine<T1, T2, T3, T4>(T1 value1, T2 value2, T3 value3, T4 value4)
        {
            int hash = 0;
            hash = Mix(hash, HashOf(value1));
            hash = Mix(hash, HashOf(value2));
            hash = Mix(hash, HashOf(value3));
            hash = Mix(hash, HashOf(value4));
            return hash;
        }

        public static int Combine<T1, T2, T3, T4, T5>(T1 value1, T2 value2, T3 value3, T4 value4,
            T5 value5)
        {
            int hash = 0;
            hash = Mix(hash, HashOf(value1));
            hash = Mix(hash, HashOf(value2));
            hash = Mix(hash, HashOf(value3));
            hash = Mix(hash, HashOf(value4));
            hash = Mix(hash, HashOf(value5));
            return hash;
        }

        public static int Combine<T1, T2, T3, T4, T5, T6>(
            T1 value1, T2 value2, T3 value3, T4 value4, T5 value5, T6 value6)
        {
            int hash = 0;
            hash = Mix(hash, HashOf(value1));
            hash = Mix(hash, HashOf(value2));
            hash = Mix(hash, HashOf(value3));
            hash = Mix(hash, HashOf(value4));
            hash = Mix(hash, HashOf(value5));
            hash = Mix(hash, HashOf(value6));
            return hash;
        }

        public static int Combine<T1, T2, T3, T4, T5, T6, T7>(
            T1 value1, T2 value2, T3 value3, T4 value4, T5 value5, T6 value6, T7 value7)
        {
            int hash = 0;
            hash = Mix(hash, HashOf(value1));
            hash = Mix(hash, HashOf(value2));
            hash = Mix(hash, HashOf(value3));
            hash = Mix(hash, HashOf(value4));
            hash = Mix(hash, HashOf(value5));
            hash = Mix(hash, HashOf(value6));
            hash = Mix(hash, HashOf(value7));
            return hash;
        }

        public static int Combine<T1, T2, T3, T4, T5, T6, T7, T8>(
            T1 value1, T2 value2, T3 value3, T4 value4, T5 value5, T6 value6, T7 value7, T8 value8)
        {
            int hash = 0;
            hash = Mix(hash, HashOf(value1));
            hash = Mix(hash, HashOf(value2));
            hash = Mix(hash, HashOf(value3));
            hash = Mix(hash, HashOf(value4));
            hash = Mix(hash, HashOf(value5));
            hash = Mix(hash, HashOf(value6));
            hash = Mix(hash, HashOf(value7));
            hash = Mix(hash, HashOf(value8));
            return hash;
        }

        public void Add<T>(T value)
        {
            _hash = Mix(_hash, HashOf(value));
        }

        public void Add<T>(T value, IEqualityComparer<T> comparer)
        {
            int hash = value == null ? 0 : comparer == null ? value.GetHashCode()
                : comparer.GetHashCode(value);
            _hash = Mix(_hash, hash);
        }

        public void AddBytes(ReadOnlySpan<byte> value)
        {
            for (int i = 0; i < value.Length; i++) Add(value[i]);
        }

        public int ToHashCode()
        {
            return _hash;
        }

        public override int GetHashCode()
        {
            throw new NotSupportedException(
                "HashCode is a mutable struct and should not be compared with other HashCodes. "
                + "Use ToHashCode to retrieve the computed hash code.");
        }

        public override bool Equals(object obj)
        {
            throw new NotSupportedException(
                "HashCode is a mutable struct and should not be compared with other HashCodes.");
        }
    }
}
