// System.Buffers.ArrayPool<T>: every array that is rented is a new one.
namespace System.Buffers
{
    public abstract class ArrayPool<T>
    {
        public static ArrayPool<T> Shared
        {
            get { return new NewArrays<T>(); }
        }

        public static ArrayPool<T> Create()
        {
            return new NewArrays<T>();
        }

        public static ArrayPool<T> Create(int maxArrayLength, int maxArraysPerBucket)
        {
            return new NewArrays<T>();
        }

        public abstract T[] Rent(int minimumLength);
        public abstract void Return(T[] array, bool clearArray = false);
    }

    internal sealed class NewArrays<T> : ArrayPool<T>
    {
        // As long as the real one's: a power of two from 16.
        public override T[] Rent(int minimumLength)
        {
            if (minimumLength < 0) throw new ArgumentOutOfRangeException("minimumLength");
            if (minimumLength == 0) return new T[0];
            int length = 16;
            while (length < minimumLength) length *= 2;
            return new T[length];
        }

        public override void Return(T[] array, bool clearArray = false)
        {
            if (array == null) throw new ArgumentNullException("array");
            if (!clearArray) return;
            for (int i = 0; i < array.Length; i++) array[i] = default(T);
        }
    }
}
