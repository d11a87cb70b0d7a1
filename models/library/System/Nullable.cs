// System.Nullable<T>. Boxing it is the machine's: a box of the value, or null.
using System.Collections.Generic;

namespace System
{
    public struct Nullable<T> where T : struct
    {
        private readonly bool hasValue;
        internal T value;

        public Nullable(T value)
        {
            this.value = value;
            hasValue = true;
        }

        public bool HasValue
        {
            get { return hasValue; }
        }

        public T Value
        {
            get
            {
                if (!hasValue)
                {
                    throw new InvalidOperationException("Nullable object must have a value.");
                }
                return value;
            }
        }

        public T GetValueOrDefault()
        {
            return value;
        }

        public T GetValueOrDefault(T defaultValue)
        {
            return hasValue ? value : defaultValue;
        }

        public override bool Equals(object other)
        {
            if (!hasValue) return other == null;
            return other != null && value.Equals(other);
        }

        public override int GetHashCode()
        {
            return hasValue ? value.GetHashCode() : 0;
        }

        public override string ToString()
        {
            return hasValue ? value.ToString() : "";
        }

        public static implicit operator T?(T value)
        {
            return new T?(value);
        }

        public static explicit operator T(T? value)
        {
            return value.Value;
        }
    }

    public static class Nullable
    {
        public static int Compare<T>(T? n1, T? n2) where T : struct
        {
            if (!n1.HasValue) return n2.HasValue ? -1 : 0;
            return n2.HasValue ? Comparer<T>.Default.Compare(n1.value, n2.value) : 1;
        }

        public static bool Equals<T>(T? n1, T? n2) where T : struct
        {
            if (!n1.HasValue) return !n2.HasValue;
            return n2.HasValue && EqualityComparer<T>.Default.Equals(n1.value, n2.value);
        }

        public static Type GetUnderlyingType(Type nullableType)
        {
            if (nullableType == null) throw new ArgumentNullException("nullableType");
            if (!nullableType.IsGenericType || nullableType.IsGenericTypeDefinition) return null;
            if (nullableType.GetGenericTypeDefinition() != typeof(Nullable<>)) return null;
            return nullableType.GetGenericArguments()[0];
        }
    }
}
