// Comparer<T> and EqualityComparer<T>: what collections and sorting compare with by default.
//
// Default does not keep the comparer in a static field: a class constructor would be a step of its
// own (and a fence) in the program that is checked. The comparers have no fields, so one is as good
// as another.
using System.Runtime.CompilerServices;

namespace System.Collections.Generic
{
    public abstract class EqualityComparer<T> : IEqualityComparer, IEqualityComparer<T>
    {
        public static EqualityComparer<T> Default
        {
            get { return Unsafe.As<EqualityComparer<T>>(CreateDefault()); }
        }

        // A new GenericEqualityComparer<T> if T is an IEquatable<T>, a NullableEqualityComparer<U>
        // if T is Nullable<U> and U an IEquatable<U>, else an ObjectEqualityComparer<T>.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern object CreateDefault();

        public static EqualityComparer<T> Create(Func<T, T, bool> equals,
            Func<T, int> getHashCode = null)
        {
            if (equals == null) throw new ArgumentNullException("equals");
            return new DelegateEqualityComparer<T>(equals, getHashCode);
        }

        public abstract bool Equals(T x, T y);

        public abstract int GetHashCode(T obj);

        bool IEqualityComparer.Equals(object x, object y)
        {
            if (x == y) return true;
            if (x == null || y == null) return false;
            if (x is T && y is T) return Equals((T)x, (T)y);
            throw new ArgumentException(
                "Type of argument is not compatible with the generic comparer.");
        }

        int IEqualityComparer.GetHashCode(object obj)
        {
            if (obj == null) return 0;
            if (obj is T) return GetHashCode((T)obj);
            throw new ArgumentException(
                "Type of argument is not compatible with the generic comparer.");
        }
    }

    internal sealed class GenericEqualityComparer<T> : EqualityComparer<T> where T : IEquatable<T>
    {
        public override bool Equals(T x, T y)
        {
            if (x == null) return y == null;
            return y != null && x.Equals(y);
        }

        public override int GetHashCode(T obj)
        {
            return obj == null ? 0 : obj.GetHashCode();
        }

        public override bool Equals(object obj)
        {
            return obj is GenericEqualityComparer<T>;
        }

        public override int GetHashCode()
        {
            return 1;
        }
    }

    internal sealed class NullableEqualityComparer<T> : EqualityComparer<T?>
        where T : struct, IEquatable<T>
    {
        public override bool Equals(T? x, T? y)
        {
            if (!x.HasValue) return !y.HasValue;
            return y.HasValue && x.GetValueOrDefault().Equals(y.GetValueOrDefault());
        }

        public override int GetHashCode(T? obj)
        {
            return obj.GetHashCode();
        }

        public override bool Equals(object obj)
        {
            return obj is NullableEqualityComparer<T>;
        }

        public override int GetHashCode()
        {
            return 2;
        }
    }

    internal sealed class ObjectEqualityComparer<T> : EqualityComparer<T>
    {
        public override bool Equals(T x, T y)
        {
            if (x == null) return y == null;
            return y != null && x.Equals(y);
        }

        public override int GetHashCode(T obj)
        {
            return obj == null ? 0 : obj.GetHashCode();
        }

        public override bool Equals(object obj)
        {
            return obj is ObjectEqualityComparer<T>;
        }

        public override int GetHashCode()
        {
            return 3;
        }
    }

    internal sealed class DelegateEqualityComparer<T> : EqualityComparer<T>
    {
        private readonly Func<T, T, bool> _equals;
        private readonly Func<T, int> _getHashCode;

        public DelegateEqualityComparer(Func<T, T, bool> equals, Func<T, int> getHashCode)
        {
            _equals = equals;
            _getHashCode = getHashCode;
        }

        public override bool Equals(T x, T y)
        {
            return _equals(x, y);
        }

        public override int GetHashCode(T obj)
        {
            if (_getHashCode == null) throw new NotSupportedException();
            return _getHashCode(obj);
        }
    }

    public sealed class ReferenceEqualityComparer : IEqualityComparer<object>, IEqualityComparer
    {
        private ReferenceEqualityComparer()
        {
        }

        public static ReferenceEqualityComparer Instance
        {
            get { return new ReferenceEqualityComparer(); }
        }

        public new bool Equals(object x, object y)
        {
            return x == y;
        }

        public int GetHashCode(object obj)
        {
            return RuntimeHelpers.GetHashCode(obj);
        }
    }

    public abstract class Comparer<T> : IComparer, IComparer<T>
    {
        public static Comparer<T> Default
        {
            get { return Unsafe.As<Comparer<T>>(CreateDefault()); }
        }

        // A new GenericComparer<T> if T is an IComparable<T>, a NullableComparer<U> if T is
        // Nullable<U> and U an IComparable<U>, else an ObjectComparer<T>.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern object CreateDefault();

        public static Comparer<T> Create(Comparison<T> comparison)
        {
            if (comparison == null) throw new ArgumentNullException("comparison");
            return new ComparisonComparer<T>(comparison);
        }

        public abstract int Compare(T x, T y);

        int IComparer.Compare(object x, object y)
        {
            if (x == null) return y == null ? 0 : -1;
            if (y == null) return 1;
            if (x is T && y is T) return Compare((T)x, (T)y);
            throw new ArgumentException(
                "Type of argument is not compatible with the generic comparer.");
        }
    }

    internal sealed class GenericComparer<T> : Comparer<T> where T : IComparable<T>
    {
        public override int Compare(T x, T y)
        {
            if (x == null) return y == null ? 0 : -1;
            return y == null ? 1 : x.CompareTo(y);
        }

        public override bool Equals(object obj)
        {
            return obj is GenericComparer<T>;
        }

        public override int GetHashCode()
        {
            return 1;
        }
    }

    internal sealed class NullableComparer<T> : Comparer<T?> where T : struct, IComparable<T>
    {
        public override int Compare(T? x, T? y)
        {
            if (!x.HasValue) return y.HasValue ? -1 : 0;
            return y.HasValue ? x.GetValueOrDefault().CompareTo(y.GetValueOrDefault()) : 1;
        }

        public override bool Equals(object obj)
        {
            return obj is NullableComparer<T>;
        }

        public override int GetHashCode()
        {
            return 2;
        }
    }

    internal sealed class ObjectComparer<T> : Comparer<T>
    {
        public override int Compare(T x, T y)
        {
            return Comparer.CompareObjects(x, y);
        }

        public override bool Equals(object obj)
        {
            return obj is ObjectComparer<T>;
        }

        public override int GetHashCode()
        {
            return 3;
        }
    }

    internal sealed class ComparisonComparer<T> : Comparer<T>
    {
        private readonly Comparison<T> _comparison;

        public ComparisonComparer(Comparison<T> comparison)
        {
            _comparison = comparison;
        }

        public override int Compare(T x, T y)
        {
            return _comparison(x, y);
        }
    }
}

namespace System.Collections
{
    public sealed class Comparer : IComparer
    {
        // The one that uses the current culture, which is the invariant one.
        public static Comparer Default
        {
            get { return new Comparer(); }
        }

        public static Comparer DefaultInvariant
        {
            get { return new Comparer(); }
        }

        private Comparer()
        {
        }

        public Comparer(System.Globalization.CultureInfo culture)
        {
            if (culture == null) throw new ArgumentNullException("culture");
        }

        public int Compare(object a, object b)
        {
            return CompareObjects(a, b);
        }

        internal static int CompareObjects(object a, object b)
        {
            if (a == b) return 0;
            if (a == null) return -1;
            if (b == null) return 1;
            IComparable comparable = a as IComparable;
            if (comparable != null) return comparable.CompareTo(b);
            comparable = b as IComparable;
            if (comparable != null) return -comparable.CompareTo(a);
            throw new ArgumentException("At least one object must implement IComparable.");
        }
    }

    public static class StructuralComparisons
    {
        public static IComparer StructuralComparer
        {
            get { return new StructuralComparer(); }
        }

        public static IEqualityComparer StructuralEqualityComparer
        {
            get { return new StructuralEqualityComparer(); }
        }
    }

    internal sealed class StructuralComparer : IComparer
    {
        public int Compare(object x, object y)
        {
            if (x == null) return y == null ? 0 : -1;
            if (y == null) return 1;
            IStructuralComparable comparable = x as IStructuralComparable;
            return comparable != null ? comparable.CompareTo(y, this)
                : Comparer.CompareObjects(x, y);
        }
    }

    internal sealed class StructuralEqualityComparer : IEqualityComparer
    {
        public new bool Equals(object x, object y)
        {
            if (x == null) return y == null;
            if (y == null) return false;
            IStructuralEquatable equatable = x as IStructuralEquatable;
            return equatable != null ? equatable.Equals(y, this) : x.Equals(y);
        }

        public int GetHashCode(object obj)
        {
            if (obj == null) return 0;
            IStructuralEquatable equatable = obj as IStructuralEquatable;
            return equatable != null ? equatable.GetHashCode(this) : obj.GetHashCode();
        }
    }
}
