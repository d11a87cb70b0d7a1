// What the collections have in common: the exceptions that they throw, with .NET's messages, and copying to an
// Array for the interfaces without type arguments.
using System.Runtime.CompilerServices;

namespace System.Collections.Generic
{
    internal static class CollectionErrors
    {
        internal static Exception Index()
            => Index("index");

        internal static Exception Index(string parameter)
            => new ArgumentOutOfRangeException(parameter,
                "Index was out of range. Must be non-negative and less than the size of the collection.");

        internal static Exception IndexBeyondEnd(string parameter)
            => new ArgumentOutOfRangeException(parameter,
                "Index was out of range. Must be non-negative and less than or equal to the size of the collection.");

        internal static Exception InsertIndex()
            => new ArgumentOutOfRangeException("index", "Index must be within the bounds of the List.");

        internal static Exception Negative(string parameter)
            => new ArgumentOutOfRangeException(parameter, "Non-negative number required.");

        internal static Exception Negative(string parameter, int value)
            => new ArgumentOutOfRangeException(parameter, value,
                parameter + " ('" + value + "') must be a non-negative value.");

        internal static Exception IndexBeyondEnd(string parameter, int value)
            => new ArgumentOutOfRangeException(parameter, value,
                "Index was out of range. Must be non-negative and less than or equal to the size of the collection.");

        internal static Exception Count()
            => new ArgumentOutOfRangeException("count",
                "Count must be positive and count must refer to a location within the string/array/collection.");

        internal static Exception Range()
            => new ArgumentException("Offset and length were out of bounds for the array or count is greater than "
                + "the number of elements from index to the end of the source collection.");

        internal static Exception NoRoom()
            => new ArgumentException("Destination array is not long enough to copy all the items in the collection. "
                + "Check array index and length.");

        internal static Exception DuplicateKey(object key)
            => new ArgumentException("An item with the same key has already been added. Key: " + key);

        internal static Exception KeyNotFound(object key)
            => new KeyNotFoundException("The given key '" + key + "' was not present in the dictionary.");

        internal static Exception ReadOnly()
            => new NotSupportedException("Collection is read-only.");

        internal static Exception KeysReadOnly()
            => new NotSupportedException("Mutating a key collection derived from a dictionary is not allowed.");

        internal static Exception ValuesReadOnly()
            => new NotSupportedException("Mutating a value collection derived from a dictionary is not allowed.");

        internal static Exception Modified()
            => new InvalidOperationException("Collection was modified; enumeration operation may not execute.");

        // The same in the words of another of .NET's assemblies, System.Collections.dll.
        internal static Exception ModifiedSince()
            => new InvalidOperationException("Collection was modified after the enumerator was instantiated.");

        internal static Exception NotEnumerating()
            => new InvalidOperationException("Enumeration has either not started or has already finished.");

        internal static Exception NotStarted()
            => new InvalidOperationException("Enumeration has not started. Call MoveNext.");

        internal static Exception Ended()
            => new InvalidOperationException("Enumeration already finished.");

        internal static Exception Concurrent()
            => new InvalidOperationException("Operations that change non-concurrent collections must have exclusive "
                + "access. A concurrent update was performed on this collection and corrupted its state. The "
                + "collection's state is no longer correct.");

        internal static Exception WrongType(object value, Type type, string parameter, string quote = "\"")
            => new ArgumentException("The value " + quote + value + quote + " is not of type " + quote + type + quote
                + " and cannot be used in this generic collection.", parameter);

        // For the members that take an object where T is meant. One of the wrong type is a "value", also where the
        // parameter is an "item".
        internal static T Cast<T>(object value, string parameter, string quote = "\"")
        {
            if (value == null && default(T) != null) throw new ArgumentNullException(parameter);
            if (value != null && !(value is T)) 
                throw WrongType(value, typeof(T), parameter == "item" ? "value" : parameter, quote);
            return (T)value;
        }

        internal static bool IsCompatible<T>(object value)
            => value is T || value == null && default(T) == null;

        // ICollection.CopyTo, for every collection that also is an ICollection<T>; the index is checked already. Types
        // from System.Collections.dll say in their exceptions that it is about the "array", others say nothing.
        internal static void CopyItems<T>(ICollection<T> from, Array array, int index, string parameter)
        {
            T[] typed = array as T[];
            if (typed != null)
            {
                from.CopyTo(typed, index);
                return;
            }
            object[] objects = array as object[];
            if (objects == null) throw WrongArray(parameter);
            try
            {
                foreach (T item in from) objects[index++] = item;
            }
            catch (ArrayTypeMismatchException)
            {
                throw WrongArray(parameter);
            }
        }

        // The same, for those that do nothing else; the index is checked as most do it.
        internal static void CopyTo<T>(ICollection<T> from, Array array, int index)
        {
            CheckArray(array, null);
            if (index < 0) throw Negative(nameof(index));
            if (array.Length - index < from.Count) throw NoRoom();
            CopyItems(from, array, index, null);
        }

        internal static void CheckArray(Array array, string parameter)
        {
            if (array == null) throw new ArgumentNullException(nameof(array));
            if (array.Rank != 1)
                throw new ArgumentException("Only single dimensional arrays are supported for the requested action.",
                    parameter);
            if (array.GetLowerBound(0) != 0)
                throw new ArgumentException("The lower bound of target array must be zero.", parameter);
        }

        internal static Exception WrongArray(string parameter)
            => new ArgumentException("Target array type is not compatible with the type of items in the collection.",
                parameter);

        // Sizes of hash tables, as .NET has them: they are seen through EnsureCapacity and Capacity.
        internal static int PrimeFrom(int minimum)
        {
            if (minimum < 0) throw new ArgumentException("Hashtable's capacity overflowed and went negative. "
                + "Check load factor, capacity and the current size of the table.");
            if (minimum <= 3) return 3;  // most tables; the list is not made for them
            int[] primes =
            {
                7, 11, 17, 23, 29, 37, 47, 59, 71, 89, 107, 131, 163, 197, 239, 293, 353, 431, 521, 631, 761,
                919, 1103, 1327, 1597, 1931, 2333, 2801, 3371, 4049, 4861, 5839, 7013, 8419, 10103, 12143, 14591,
                17519, 21023, 25229, 30293, 36353, 43627, 52361, 62851, 75431, 90523, 108631, 130363, 156437,
                187751, 225307, 270371, 324449, 389357, 467237, 560689, 672827, 807403, 968897, 1162687, 1395263,
                1674319, 2009191, 2411033, 2893249, 3471899, 4166287, 4999559, 5999471, 7199369
            };
            foreach (int prime in primes)
            {
                if (prime >= minimum) return prime;
            }
            int candidate = minimum | 1;
            while (!IsPrime(candidate) || (candidate - 1) % 101 == 0) candidate += 2;
            return candidate;
        }

        private static bool IsPrime(int odd)
        {
            for (int divisor = 3; divisor <= odd / divisor; divisor += 2)
            {
                if (odd % divisor == 0) return false;
            }
            return true;
        }
    }
}
