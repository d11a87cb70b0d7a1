// System.Array: every array is one. Copying, searching and sorting read and write elements one by
// one, so that other threads see them as they see a loop. Sorting is in ArraySort.cs, the generic
// interfaces of T[] in ArrayInterfaces.cs.
using System.Collections;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Runtime.CompilerServices;

namespace System
{
    public abstract class Array : ICloneable, IList, IStructuralComparable, IStructuralEquatable
    {
        internal Array()
        {
        }

        // ---- the machine's ----------------------------------------------------------------------

        // The number of elements, in all dimensions.
        public extern int Length
        {
            [MethodImpl(MethodImplOptions.InternalCall)]
            get;
        }

        public extern int Rank
        {
            [MethodImpl(MethodImplOptions.InternalCall)]
            get;
        }

        // Of a dimension that there is.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int LengthOf(Array array, int dimension);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int LowerBoundOf(Array array, int dimension);

        // A new array; the arguments have been checked, and nobody else has them.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern Array Create(Type elementType, int[] lengths, int[] lowerBounds);

        // ---- shape ------------------------------------------------------------------------------

        public long LongLength
        {
            get { return Length; }
        }

        public int GetLength(int dimension)
        {
            CheckDimension(dimension);
            return LengthOf(this, dimension);
        }

        public long GetLongLength(int dimension)
        {
            return GetLength(dimension);
        }

        public int GetLowerBound(int dimension)
        {
            CheckDimension(dimension);
            return LowerBoundOf(this, dimension);
        }

        public int GetUpperBound(int dimension)
        {
            CheckDimension(dimension);
            return LowerBoundOf(this, dimension) + LengthOf(this, dimension) - 1;
        }

        private void CheckDimension(int dimension)
        {
            if ((uint)dimension >= (uint)Rank) throw new IndexOutOfRangeException();
        }

        public static int MaxLength
        {
            get { return 0x7FFFFFC7; }
        }

        // ---- making arrays ----------------------------------------------------------------------

        // The one empty array of its type.
        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern T[] Empty<T>();

        public static Array CreateInstance(Type elementType, int length)
        {
            CheckElementType(elementType);
            if (length < 0) throw NotNegative("length");
            return Make(elementType, new int[] { length }, new int[] { 0 });
        }

        public static Array CreateInstance(Type elementType, int length1, int length2)
        {
            return CreateInstance(elementType, new int[] { length1, length2 });
        }

        public static Array CreateInstance(Type elementType, int length1, int length2, int length3)
        {
            return CreateInstance(elementType, new int[] { length1, length2, length3 });
        }

        public static Array CreateInstance(Type elementType, params int[] lengths)
        {
            if (lengths == null) throw new ArgumentNullException("lengths");
            return CreateInstance(elementType, lengths, new int[lengths.Length]);
        }

        public static Array CreateInstance(Type elementType, int[] lengths, int[] lowerBounds)
        {
            CheckElementType(elementType);
            if (lengths == null) throw new ArgumentNullException("lengths");
            if (lowerBounds == null) throw new ArgumentNullException("lowerBounds");
            if (lengths.Length != lowerBounds.Length)
            {
                throw new ArgumentException("The number of lengths and lowerBounds must match.");
            }
            if (lengths.Length == 0) throw new ArgumentException("Must provide at least one rank.");
            lengths = CopyOf(lengths);
            lowerBounds = CopyOf(lowerBounds);
            for (int i = 0; i < lengths.Length; i++)
            {
                if (lengths[i] < 0) throw NotNegative("lengths[" + i.ToString() + "]");
            }
            return Make(elementType, lengths, lowerBounds);
        }

        private static int[] CopyOf(int[] numbers)
        {
            int[] copy = new int[numbers.Length];
            CopyElements(numbers, 0, copy, 0, copy.Length);
            return copy;
        }

        private static Array Make(Type elementType, int[] lengths, int[] lowerBounds)
        {
            Layout.Settle(lengths, true);
            Layout.Settle(lowerBounds, true);
            return Create(elementType, lengths, lowerBounds);
        }

        private static void CheckElementType(Type elementType)
        {
            if (elementType == null) throw new ArgumentNullException("elementType");
            if (elementType == typeof(void))
            {
                throw new NotSupportedException("Arrays of System.Void are not supported.");
            }
        }

        private static Exception NotNegative(string name)
        {
            return new ArgumentOutOfRangeException(name, "Non-negative number required.");
        }

        public object Clone()
        {
            return MemberwiseClone();
        }

        public static void Resize<T>(ref T[] array, int newSize)
        {
            if (newSize < 0) throw NotNegative("newSize");
            T[] old = array;
            if (old == null)
            {
                array = new T[newSize];
                return;
            }
            if (old.Length == newSize) return;
            T[] result = new T[newSize];
            CopyElements(old, 0, result, 0, Math.Min(old.Length, newSize));
            array = result;
        }

        // ---- elements as objects ----------------------------------------------------------------

        public object GetValue(int index)
        {
            if (Rank != 1) throw new ArgumentException("Array was not a one-dimensional array.");
            return GetElement(this, Flat(index, 0));
        }

        public object GetValue(int index1, int index2)
        {
            return GetValue(new int[] { index1, index2 });
        }

        public object GetValue(int index1, int index2, int index3)
        {
            return GetValue(new int[] { index1, index2, index3 });
        }

        public object GetValue(params int[] indices)
        {
            return GetElement(this, Flat(indices));
        }

        public object GetValue(long index)
        {
            return GetValue((int)index);
        }

        public void SetValue(object value, int index)
        {
            if (Rank != 1) throw new ArgumentException("Array was not a one-dimensional array.");
            Store(this, Flat(index, 0), value);
        }

        public void SetValue(object value, int index1, int index2)
        {
            SetValue(value, new int[] { index1, index2 });
        }

        public void SetValue(object value, int index1, int index2, int index3)
        {
            SetValue(value, new int[] { index1, index2, index3 });
        }

        public void SetValue(object value, params int[] indices)
        {
            Store(this, Flat(indices), value);
        }

        public void SetValue(object value, long index)
        {
            SetValue(value, (int)index);
        }

        // An element in the order in which they lie, boxed. The index is within the array.
        private static object GetElement(Array array, int index)
        {
            Type element = array.GetType().GetElementType();
            return Layout.Box(element, ref Layout.ElementAt(array, element, index));
        }

        // Stores what the box holds (null: zeros). The value is of the element type.
        private static void SetElement(Array array, int index, object value)
        {
            Type element = array.GetType().GetElementType();
            Layout.Unbox(element, ref Layout.ElementAt(array, element, index), value);
        }

        private int Flat(int index, int dimension)
        {
            int offset = index - LowerBoundOf(this, dimension);
            if ((uint)offset >= (uint)LengthOf(this, dimension))
            {
                throw new IndexOutOfRangeException();
            }
            return offset;
        }

        private int Flat(int[] indices)
        {
            if (indices == null) throw new ArgumentNullException("indices");
            if (indices.Length != Rank)
            {
                throw new ArgumentException("Indices length does not match the array rank.");
            }
            int result = 0;
            for (int i = 0; i < indices.Length; i++)
            {
                result = result * LengthOf(this, i) + Flat(indices[i], i);
            }
            return result;
        }

        // With the conversions that SetValue makes: integers and floats may get wider.
        private static void Store(Array array, int index, object value)
        {
            Type type = array.GetType().GetElementType();
            if (value == null || type.IsInstanceOfType(value))
            {
                SetElement(array, index, value);
                return;
            }
            object wider = type.IsPrimitive || type.IsEnum ? Widen(value, type) : null;
            if (wider == null)
            {
                throw new InvalidCastException("Object cannot be stored in an array of this type.");
            }
            SetElement(array, index, wider);
        }

        // The value as one of the type if that is a primitive that can hold every such value; else
        // null.
        private static object Widen(object value, Type type)
        {
            if (type.IsEnum) return null;
            Type from = value.GetType();
            if (from.IsEnum)
            {
                from = Enum.GetUnderlyingType(from);
                if (from == type)
                {
                    return Convert.ChangeType(Enum.ToInt64(value), Type.GetTypeCode(type));
                }
                value = Enum.ToInt64(value);
            }
            TypeCode source = Type.GetTypeCode(from), target = Type.GetTypeCode(type);
            if (source < TypeCode.Char || source > TypeCode.Double || target < TypeCode.Char
                || target > TypeCode.Double)
            {
                return null;
            }
            if (!IsWider(source, target)) return null;
            return Convert.ChangeType(value is char ? (ushort)(char)value : value, target);
        }

        private static bool IsWider(TypeCode source, TypeCode target)
        {
            if (target >= TypeCode.Single) return source < target;
            switch (source)
            {
                case TypeCode.Char: return target >= TypeCode.UInt16;
                case TypeCode.SByte: return target == TypeCode.Int16 || target == TypeCode.Int32
                    || target == TypeCode.Int64;
                case TypeCode.Byte: return target == TypeCode.Char || target >= TypeCode.Int16;
                case TypeCode.Int16: return target == TypeCode.Int32 || target == TypeCode.Int64;
                case TypeCode.UInt16: return target == TypeCode.Char || target >= TypeCode.Int32;
                case TypeCode.Int32: return target == TypeCode.Int64;
                case TypeCode.UInt32: return target == TypeCode.Int64 || target == TypeCode.UInt64;
                default: return false;
            }
        }

        // ---- copying ----------------------------------------------------------------------------

        // Elements of one type between arrays that have room for them; they may be the same.
        internal static void CopyElements<T>(T[] source, int sourceIndex, T[] destination,
            int destinationIndex, int length)
        {
            if (source == destination && sourceIndex < destinationIndex)
            {
                for (int i = length - 1; i >= 0; i--)
                {
                    destination[destinationIndex + i] = source[sourceIndex + i];
                }
                return;
            }
            for (int i = 0; i < length; i++)
            {
                destination[destinationIndex + i] = source[sourceIndex + i];
            }
        }

        public static void Copy(Array sourceArray, Array destinationArray, int length)
        {
            if (sourceArray == null) throw new ArgumentNullException("sourceArray");
            if (destinationArray == null) throw new ArgumentNullException("destinationArray");
            Copy(sourceArray, sourceArray.GetLowerBound(0), destinationArray,
                destinationArray.GetLowerBound(0), length);
        }

        public static void Copy(Array sourceArray, Array destinationArray, long length)
        {
            Copy(sourceArray, destinationArray, (int)length);
        }

        public static void Copy(Array sourceArray, long sourceIndex, Array destinationArray,
            long destinationIndex, long length)
        {
            Copy(sourceArray, (int)sourceIndex, destinationArray, (int)destinationIndex,
                (int)length);
        }

        public static void Copy(Array sourceArray, int sourceIndex, Array destinationArray,
            int destinationIndex, int length)
        {
            if (sourceArray == null) throw new ArgumentNullException("sourceArray");
            if (destinationArray == null) throw new ArgumentNullException("destinationArray");
            if (sourceArray.GetType() != destinationArray.GetType()
                && sourceArray.Rank != destinationArray.Rank)
            {
                throw new RankException(
                    "The specified arrays must have the same number of dimensions.");
            }
            if (length < 0)
            {
                throw new ArgumentOutOfRangeException("length",
                    "length ('" + length.ToString() + "') must be a non-negative value.");
            }
            sourceIndex -= LowerBoundOf(sourceArray, 0);
            destinationIndex -= LowerBoundOf(destinationArray, 0);
            if (sourceIndex < 0)
            {
                throw new ArgumentOutOfRangeException("sourceIndex",
                    "Number was less than the array's lower bound in "
                    + "the first dimension.");
            }
            if (destinationIndex < 0)
            {
                throw new ArgumentOutOfRangeException("destinationIndex",
                    "Number was less than the array's lower bound "
                    + "in the first dimension.");
            }
            if ((uint)(sourceIndex + length) > (uint)sourceArray.Length)
            {
                throw new ArgumentException(
                    "Source array was not long enough. Check the source index, length, and the "
                    + "array's lower bounds.", "sourceArray");
            }
            if ((uint)(destinationIndex + length) > (uint)destinationArray.Length)
            {
                throw new ArgumentException(
                    "Destination array was not long enough. Check the destination index, "
                    + "length, and the array's lower bounds.", "destinationArray");
            }
            if (!CopySameKind(sourceArray, sourceIndex, destinationArray, destinationIndex, length))
            {
                CopyObjects(sourceArray, sourceIndex, destinationArray, destinationIndex, length);
            }
        }

        // The common kinds of vectors, without boxes. (An int[] is a uint[] too, to the runtime.)
        private static bool CopySameKind(Array source, int sourceIndex, Array destination,
            int destinationIndex, int length)
        {
            if (source.GetType() != destination.GetType() || source.Rank != 1) return false;
            if (source is object[])
            {
                CopyElements((object[])source, sourceIndex, (object[])destination, destinationIndex,
                    length);
            }
            else if (source is int[])
            {
                CopyElements((int[])source, sourceIndex, (int[])destination, destinationIndex,
                    length);
            }
            else if (source is byte[])
            {
                CopyElements((byte[])source, sourceIndex, (byte[])destination, destinationIndex,
                    length);
            }
            else if (source is char[])
            {
                CopyElements((char[])source, sourceIndex, (char[])destination, destinationIndex,
                    length);
            }
            else if (source is long[])
            {
                CopyElements((long[])source, sourceIndex, (long[])destination, destinationIndex,
                    length);
            }
            else if (source is double[])
            {
                CopyElements((double[])source, sourceIndex, (double[])destination, destinationIndex,
                    length);
            }
            else if (source is bool[])
            {
                CopyElements((bool[])source, sourceIndex, (bool[])destination, destinationIndex,
                    length);
            }
            else return false;
            return true;
        }

        private static void CopyObjects(Array source, int sourceIndex, Array destination,
            int destinationIndex, int length)
        {
            Type from = source.GetType().GetElementType(),
                to = destination.GetType().GetElementType();
            if (!MayCopy(from, to))
            {
                throw new ArrayTypeMismatchException(
                    "Source array type cannot be assigned to destination array type.");
            }
            bool backwards = source == destination && sourceIndex < destinationIndex;
            for (int i = 0; i < length; i++)
            {
                int at = backwards ? length - 1 - i : i;
                object value = GetElement(source, sourceIndex + at);
                if (value == null ? to.IsValueType && from != to
                    && Nullable.GetUnderlyingType(to) == null
                    : !from.IsValueType && !to.IsInstanceOfType(value))
                {
                    throw new InvalidCastException(
                        "At least one element in the source array could not be cast down to the "
                            + "destination array type.");
                }
                Store(destination, destinationIndex + at, value);
            }
        }

        private static bool MayCopy(Type from, Type to)
        {
            if (from == to || to.IsAssignableFrom(from)) return true;
            if (from.IsValueType && to.IsValueType)
            {
                return (from.IsPrimitive || from.IsEnum) && to.IsPrimitive
                    && IsWider(Type.GetTypeCode(from), Type.GetTypeCode(to))
                    || Type.GetTypeCode(from) == Type.GetTypeCode(to)
                        && Type.GetTypeCode(to) != TypeCode.Object;
            }
            return from.IsAssignableFrom(to) || from.IsInterface
                || (to.IsInterface && !from.IsValueType);
        }

        public static void ConstrainedCopy(Array sourceArray, int sourceIndex,
            Array destinationArray, int destinationIndex, int length)
        {
            Copy(sourceArray, sourceIndex, destinationArray, destinationIndex, length);
        }

        public void CopyTo(Array array, int index)
        {
            if (array != null && array.Rank != 1)
            {
                throw new ArgumentException(
                    "Only single dimensional arrays are supported for the requested action.");
            }
            Copy(this, GetLowerBound(0), array, index, Length);
        }

        public void CopyTo(Array array, long index)
        {
            CopyTo(array, (int)index);
        }

        public static void Clear(Array array)
        {
            if (array == null) throw new ArgumentNullException("array");
            for (int i = 0; i < array.Length; i++) SetElement(array, i, null);
        }

        public static void Clear(Array array, int index, int length)
        {
            if (array == null) throw new ArgumentNullException("array");
            int offset = index - LowerBoundOf(array, 0);
            if (offset < 0 || length < 0 || (uint)(offset + length) > (uint)array.Length)
            {
                throw new IndexOutOfRangeException();
            }
            for (int i = 0; i < length; i++) SetElement(array, offset + i, null);
        }

        public void Initialize()
        {
        }

        // ---- generic helpers --------------------------------------------------------------------

        private static void CheckArray(Array array)
        {
            if (array == null) throw new ArgumentNullException("array");
        }

        // start + count is within the array.
        private static void CheckPart(Array array, int startIndex, int count)
        {
            if (array == null) throw new ArgumentNullException("array");
            if ((uint)startIndex > (uint)array.Length)
            {
                throw new ArgumentOutOfRangeException("startIndex",
                    "Index was out of range. Must be non-negative and less than or equal to the "
                        + "size of the collection.");
            }
            if ((uint)count > (uint)(array.Length - startIndex))
            {
                throw new ArgumentOutOfRangeException("count",
                    "Count must be positive and count must refer to a location within the "
                        + "string/array/collection.");
            }
        }

        private static void CheckRange(Array array, int index, int length)
        {
            if (array == null) throw new ArgumentNullException("array");
            if (index < 0) throw NotNegative("index");
            if (length < 0) throw NotNegative("length");
            if (array.Length - index < length)
            {
                throw new ArgumentException(
                    "Offset and length were out of bounds for the array or count is greater than "
                    + "the number of elements from index to the end of the source collection.");
            }
        }

        public static void Fill<T>(T[] array, T value)
        {
            CheckArray(array);
            for (int i = 0; i < array.Length; i++) array[i] = value;
        }

        public static void Fill<T>(T[] array, T value, int startIndex, int count)
        {
            CheckPart(array, startIndex, count);
            for (int i = startIndex; i < startIndex + count; i++) array[i] = value;
        }

        public static int IndexOf<T>(T[] array, T value)
        {
            CheckArray(array);
            return IndexOf(array, value, 0, array.Length);
        }

        public static int IndexOf<T>(T[] array, T value, int startIndex)
        {
            CheckArray(array);
            return IndexOf(array, value, startIndex, array.Length - startIndex);
        }

        public static int IndexOf<T>(T[] array, T value, int startIndex, int count)
        {
            CheckPart(array, startIndex, count);
            EqualityComparer<T> comparer = EqualityComparer<T>.Default;
            for (int i = startIndex; i < startIndex + count; i++)
            {
                if (comparer.Equals(array[i], value)) return i;
            }
            return -1;
        }

        public static int LastIndexOf<T>(T[] array, T value)
        {
            CheckArray(array);
            return LastIndexOf(array, value, array.Length - 1, array.Length);
        }

        public static int LastIndexOf<T>(T[] array, T value, int startIndex)
        {
            CheckArray(array);
            return LastIndexOf(array, value, startIndex, array.Length == 0 ? 0 : startIndex + 1);
        }

        // Looks at array[startIndex - count + 1 .. startIndex], from its end.
        public static int LastIndexOf<T>(T[] array, T value, int startIndex, int count)
        {
            CheckArray(array);
            CheckPartBefore(array.Length, startIndex, count);
            EqualityComparer<T> comparer = EqualityComparer<T>.Default;
            for (int i = startIndex; i > startIndex - count; i--)
            {
                if (comparer.Equals(array[i], value)) return i;
            }
            return -1;
        }

        private static void CheckPartBefore(int length, int startIndex, int count)
        {
            if (length == 0 && (startIndex == -1 || startIndex == 0) && count == 0) return;
            if ((uint)startIndex >= (uint)length)
            {
                throw new ArgumentOutOfRangeException("startIndex",
                    "Index was out of range. Must be non-negative and less than the size of the "
                        + "collection.");
            }
            if (count < 0 || startIndex - count + 1 < 0)
            {
                throw new ArgumentOutOfRangeException("count",
                    "Count must be positive and count must refer to a location within the "
                        + "string/array/collection.");
            }
        }

        public static int IndexOf(Array array, object value)
        {
            CheckArray(array);
            return IndexOf(array, value, 0, array.Length);
        }

        public static int IndexOf(Array array, object value, int startIndex)
        {
            CheckArray(array);
            return IndexOf(array, value, startIndex, array.Length - startIndex);
        }

        public static int IndexOf(Array array, object value, int startIndex, int count)
        {
            CheckPart(array, startIndex, count);
            for (int i = startIndex; i < startIndex + count; i++)
            {
                if (object.Equals(GetElement(array, i), value)) return i;
            }
            return -1;
        }

        public static int LastIndexOf(Array array, object value)
        {
            CheckArray(array);
            return LastIndexOf(array, value, array.Length - 1, array.Length);
        }

        public static int LastIndexOf(Array array, object value, int startIndex)
        {
            CheckArray(array);
            return LastIndexOf(array, value, startIndex, array.Length == 0 ? 0 : startIndex + 1);
        }

        public static int LastIndexOf(Array array, object value, int startIndex, int count)
        {
            CheckArray(array);
            CheckPartBefore(array.Length, startIndex, count);
            for (int i = startIndex; i > startIndex - count; i--)
            {
                if (object.Equals(GetElement(array, i), value)) return i;
            }
            return -1;
        }

        public static void Reverse<T>(T[] array)
        {
            CheckArray(array);
            Reverse(array, 0, array.Length);
        }

        public static void Reverse<T>(T[] array, int index, int length)
        {
            CheckRange(array, index, length);
            for (int i = index, j = index + length - 1; i < j; i++, j--)
            {
                T value = array[i];
                array[i] = array[j];
                array[j] = value;
            }
        }

        public static void Reverse(Array array)
        {
            CheckArray(array);
            Reverse(array, 0, array.Length);
        }

        public static void Reverse(Array array, int index, int length)
        {
            CheckRange(array, index, length);
            for (int i = index, j = index + length - 1; i < j; i++, j--)
            {
                object value = GetElement(array, i);
                SetElement(array, i, GetElement(array, j));
                SetElement(array, j, value);
            }
        }

        public static ReadOnlyCollection<T> AsReadOnly<T>(T[] array)
        {
            CheckArray(array);
            return new ReadOnlyCollection<T>(array);
        }

        public static TOutput[] ConvertAll<TInput, TOutput>(TInput[] array,
            Converter<TInput, TOutput> converter)
        {
            CheckArray(array);
            if (converter == null) throw new ArgumentNullException("converter");
            TOutput[] result = new TOutput[array.Length];
            for (int i = 0; i < array.Length; i++) result[i] = converter(array[i]);
            return result;
        }

        public static void ForEach<T>(T[] array, Action<T> action)
        {
            CheckArray(array);
            if (action == null) throw new ArgumentNullException("action");
            for (int i = 0; i < array.Length; i++) action(array[i]);
        }

        public static bool Exists<T>(T[] array, Predicate<T> match)
        {
            return FindIndex(array, match) >= 0;
        }

        public static bool TrueForAll<T>(T[] array, Predicate<T> match)
        {
            CheckArray(array);
            CheckMatch(match);
            for (int i = 0; i < array.Length; i++)
            {
                if (!match(array[i])) return false;
            }
            return true;
        }

        private static void CheckMatch(object match)
        {
            if (match == null) throw new ArgumentNullException("match");
        }

        public static T Find<T>(T[] array, Predicate<T> match)
        {
            int index = FindIndex(array, match);
            return index < 0 ? default(T) : array[index];
        }

        public static T FindLast<T>(T[] array, Predicate<T> match)
        {
            int index = FindLastIndex(array, match);
            return index < 0 ? default(T) : array[index];
        }

        public static T[] FindAll<T>(T[] array, Predicate<T> match)
        {
            CheckArray(array);
            CheckMatch(match);
            T[] found = new T[array.Length];
            int count = 0;
            for (int i = 0; i < array.Length; i++)
            {
                if (match(array[i])) found[count++] = array[i];
            }
            Resize(ref found, count);
            return found;
        }

        public static int FindIndex<T>(T[] array, Predicate<T> match)
        {
            CheckArray(array);
            return FindIndex(array, 0, array.Length, match);
        }

        public static int FindIndex<T>(T[] array, int startIndex, Predicate<T> match)
        {
            CheckArray(array);
            return FindIndex(array, startIndex, array.Length - startIndex, match);
        }

        public static int FindIndex<T>(T[] array, int startIndex, int count, Predicate<T> match)
        {
            CheckPart(array, startIndex, count);
            CheckMatch(match);
            for (int i = startIndex; i < startIndex + count; i++)
            {
                if (match(array[i])) return i;
            }
            return -1;
        }

        public static int FindLastIndex<T>(T[] array, Predicate<T> match)
        {
            CheckArray(array);
            return FindLastIndex(array, array.Length - 1, array.Length, match);
        }

        public static int FindLastIndex<T>(T[] array, int startIndex, Predicate<T> match)
        {
            return FindLastIndex(array, startIndex, startIndex + 1, match);
        }

        public static int FindLastIndex<T>(T[] array, int startIndex, int count, Predicate<T> match)
        {
            CheckArray(array);
            CheckMatch(match);
            CheckPartBefore(array.Length, startIndex, count);
            for (int i = startIndex; i > startIndex - count; i--)
            {
                if (match(array[i])) return i;
            }
            return -1;
        }

        // ---- order ------------------------------------------------------------------------------

        public static int BinarySearch<T>(T[] array, T value)
        {
            CheckArray(array);
            return BinarySearch(array, 0, array.Length, value, null);
        }

        public static int BinarySearch<T>(T[] array, T value, IComparer<T> comparer)
        {
            CheckArray(array);
            return BinarySearch(array, 0, array.Length, value, comparer);
        }

        public static int BinarySearch<T>(T[] array, int index, int length, T value)
        {
            return BinarySearch(array, index, length, value, null);
        }

        // Where it is, or the complement of where it would be.
        public static int BinarySearch<T>(T[] array, int index, int length, T value,
            IComparer<T> comparer)
        {
            CheckRange(array, index, length);
            if (comparer == null) comparer = Comparer<T>.Default;
            int low = index, high = index + length - 1;
            while (low <= high)
            {
                int middle = low + ((high - low) >> 1);
                int order;
                try
                {
                    order = comparer.Compare(array[middle], value);
                }
                catch (Exception e)
                {
                    throw new InvalidOperationException(
                        "Failed to compare two elements in the array.", e);
                }
                if (order == 0) return middle;
                if (order < 0) low = middle + 1;
                else high = middle - 1;
            }
            return ~low;
        }

        public static int BinarySearch(Array array, object value)
        {
            return BinarySearch(array, value, null);
        }

        public static int BinarySearch(Array array, object value, IComparer comparer)
        {
            CheckArray(array);
            return BinarySearch(array, 0, array.Length, value, comparer);
        }

        public static int BinarySearch(Array array, int index, int length, object value)
        {
            return BinarySearch(array, index, length, value, null);
        }

        public static int BinarySearch(Array array, int index, int length, object value,
            IComparer comparer)
        {
            return BinarySearch(ToObjects(array), index, length, value,
                new ComparerOfObjects(comparer));
        }

        private static object[] ToObjects(Array array)
        {
            if (array == null) return null;
            if (array.Rank != 1)
            {
                throw new RankException(
                    "Only single dimensional arrays are supported for the requested action.");
            }
            object[] result = new object[array.Length];
            for (int i = 0; i < result.Length; i++) result[i] = GetElement(array, i);
            return result;
        }

        private static void FromObjects(object[] values, Array array)
        {
            for (int i = 0; i < values.Length; i++) SetElement(array, i, values[i]);
        }

        public static void Sort<T>(T[] array)
        {
            CheckArray(array);
            ArraySorter<T, object>.Sort(array, null, 0, array.Length, null);
        }

        public static void Sort<T>(T[] array, IComparer<T> comparer)
        {
            CheckArray(array);
            ArraySorter<T, object>.Sort(array, null, 0, array.Length, comparer);
        }

        public static void Sort<T>(T[] array, Comparison<T> comparison)
        {
            CheckArray(array);
            if (comparison == null) throw new ArgumentNullException("comparison");
            ArraySorter<T, object>.Sort(array, null, 0, array.Length,
                new ComparisonComparer<T>(comparison));
        }

        public static void Sort<T>(T[] array, int index, int length)
        {
            Sort(array, index, length, (IComparer<T>)null);
        }

        public static void Sort<T>(T[] array, int index, int length, IComparer<T> comparer)
        {
            CheckRange(array, index, length);
            ArraySorter<T, object>.Sort(array, null, index, length, comparer);
        }

        public static void Sort<TKey, TValue>(TKey[] keys, TValue[] items)
        {
            Sort(keys, items, (IComparer<TKey>)null);
        }

        public static void Sort<TKey, TValue>(TKey[] keys, TValue[] items, IComparer<TKey> comparer)
        {
            if (keys == null) throw new ArgumentNullException("keys");
            Sort(keys, items, 0, keys.Length, comparer);
        }

        public static void Sort<TKey, TValue>(TKey[] keys, TValue[] items, int index, int length)
        {
            Sort(keys, items, index, length, null);
        }

        public static void Sort<TKey, TValue>(TKey[] keys, TValue[] items, int index, int length,
            IComparer<TKey> comparer)
        {
            if (keys == null) throw new ArgumentNullException("keys");
            CheckRange(keys, index, length);
            if (items != null) CheckRange(items, index, length);
            ArraySorter<TKey, TValue>.Sort(keys, items, index, length, comparer);
        }

        public static void Sort(Array array)
        {
            Sort(array, (IComparer)null);
        }

        public static void Sort(Array array, IComparer comparer)
        {
            CheckArray(array);
            Sort(array, array.GetLowerBound(0), array.Length, comparer);
        }

        public static void Sort(Array array, int index, int length)
        {
            Sort(array, index, length, (IComparer)null);
        }

        public static void Sort(Array array, int index, int length, IComparer comparer)
        {
            CheckRange(array, index, length);
            object[] values = ToObjects(array);
            ArraySorter<object, object>.Sort(values, null, index, length,
                new ComparerOfObjects(comparer));
            FromObjects(values, array);
        }

        public static void Sort(Array keys, Array items)
        {
            Sort(keys, items, (IComparer)null);
        }

        public static void Sort(Array keys, Array items, IComparer comparer)
        {
            if (keys == null) throw new ArgumentNullException("keys");
            object[] keyValues = ToObjects(keys), itemValues = ToObjects(items);
            ArraySorter<object, object>.Sort(keyValues, itemValues, 0, keyValues.Length,
                new ComparerOfObjects(comparer));
            FromObjects(keyValues, keys);
            if (items != null) FromObjects(itemValues, items);
        }

        // ---- IList and the structural interfaces ------------------------------------------------

        int ICollection.Count
        {
            get { return Length; }
        }

        public object SyncRoot
        {
            get { return this; }
        }

        public bool IsReadOnly
        {
            get { return false; }
        }

        public bool IsFixedSize
        {
            get { return true; }
        }

        public bool IsSynchronized
        {
            get { return false; }
        }

        object IList.this[int index]
        {
            get { return GetValue(index); }
            set { SetValue(value, index); }
        }

        int IList.Add(object value)
        {
            throw new NotSupportedException("Collection was of a fixed size.");
        }

        bool IList.Contains(object value)
        {
            return IndexOf(this, value) >= GetLowerBound(0);
        }

        void IList.Clear()
        {
            Clear(this);
        }

        int IList.IndexOf(object value)
        {
            return IndexOf(this, value);
        }

        void IList.Insert(int index, object value)
        {
            throw new NotSupportedException("Collection was of a fixed size.");
        }

        void IList.Remove(object value)
        {
            throw new NotSupportedException("Collection was of a fixed size.");
        }

        void IList.RemoveAt(int index)
        {
            throw new NotSupportedException("Collection was of a fixed size.");
        }

        public IEnumerator GetEnumerator()
        {
            return new ArrayEnumerator(this);
        }

        internal static object ElementAt(Array array, int index)
        {
            return GetElement(array, index);
        }

        int IStructuralComparable.CompareTo(object other, IComparer comparer)
        {
            if (other == null) return 1;
            Array array = other as Array;
            if (array == null || Length != array.Length)
            {
                throw new ArgumentException(
                    "Object is not a array with the same number of elements as the array to "
                    + "compare it to.", "other");
            }
            for (int i = 0; i < array.Length; i++)
            {
                int c = comparer.Compare(GetValue(i), array.GetValue(i));
                if (c != 0) return c;
            }
            return 0;
        }

        bool IStructuralEquatable.Equals(object other, IEqualityComparer comparer)
        {
            if (this == other) return true;
            Array array = other as Array;
            if (array == null || array.Length != Length) return false;
            for (int i = 0; i < array.Length; i++)
            {
                if (!comparer.Equals(GetValue(i), array.GetValue(i))) return false;
            }
            return true;
        }

        int IStructuralEquatable.GetHashCode(IEqualityComparer comparer)
        {
            if (comparer == null) throw new ArgumentNullException("comparer");
            int hash = 0;
            for (int i = 0; i < Length; i++) hash = hash * 31 + comparer.GetHashCode(GetValue(i));
            return hash;
        }
    }

    internal sealed class ArrayEnumerator : IEnumerator, ICloneable
    {
        private readonly Array _array;
        private int _index;

        internal ArrayEnumerator(Array array)
        {
            _array = array;
            _index = -1;
        }

        public object Clone()
        {
            return MemberwiseClone();
        }

        public bool MoveNext()
        {
            if (_index < _array.Length) _index++;
            return _index < _array.Length;
        }

        public object Current
        {
            get
            {
                if (_index < 0)
                {
                    throw new InvalidOperationException(
                        "Enumeration has not started. Call MoveNext.");
                }
                if (_index >= _array.Length)
                {
                    throw new InvalidOperationException("Enumeration already finished.");
                }
                return Array.ElementAt(_array, _index);
            }
        }

        public void Reset()
        {
            _index = -1;
        }
    }
}
