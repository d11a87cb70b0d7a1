// System.ValueTuple: up to eight items, the eighth another tuple. Compilers write `(a, b)` as
// these.
using System.Collections;
using System.Collections.Generic;
using System.Runtime.CompilerServices;

namespace System
{
    // What a tuple shows of itself to one that has it as its rest.
    internal interface IValueTupleInternal : ITuple
    {
        string ItemsToString();
    }

    public struct ValueTuple : IEquatable<ValueTuple>, IStructuralEquatable, IStructuralComparable,
        IComparable, IComparable<ValueTuple>, IValueTupleInternal
    {
        public static ValueTuple Create()
        {
            return default(ValueTuple);
        }

        public static ValueTuple<T1> Create<T1>(T1 item1)
        {
            return new ValueTuple<T1>(item1);
        }

        public static ValueTuple<T1, T2> Create<T1, T2>(T1 item1, T2 item2)
        {
            return new ValueTuple<T1, T2>(item1, item2);
        }

        public static ValueTuple<T1, T2, T3> Create<T1, T2, T3>(T1 item1, T2 item2, T3 item3)
        {
            return new ValueTuple<T1, T2, T3>(item1, item2, item3);
        }

        public static ValueTuple<T1, T2, T3, T4> Create<T1, T2, T3, T4>(T1 item1, T2 item2,
            T3 item3, T4 item4)
        {
            return new ValueTuple<T1, T2, T3, T4>(item1, item2, item3, item4);
        }

        public static ValueTuple<T1, T2, T3, T4, T5> Create<T1, T2, T3, T4, T5>(T1 item1, T2 item2,
            T3 item3, T4 item4, T5 item5)
        {
            return new ValueTuple<T1, T2, T3, T4, T5>(item1, item2, item3, item4, item5);
        }

        public static ValueTuple<T1, T2, T3, T4, T5, T6> Create<T1, T2, T3, T4, T5, T6>(T1 item1,
            T2 item2, T3 item3, T4 item4, T5 item5, T6 item6)
        {
            return new ValueTuple<T1, T2, T3, T4, T5, T6>(item1, item2, item3, item4, item5, item6);
        }

        public static ValueTuple<T1, T2, T3, T4, T5, T6, T7> Create<T1, T2, T3, T4, T5, T6, T7>(
            T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6, T7 item7)
        {
            return new ValueTuple<T1, T2, T3, T4, T5, T6, T7>(item1, item2, item3, item4, item5,
                item6, item7);
        }

        public static ValueTuple<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8>> Create<T1, T2, T3, T4,
            T5, T6, T7, T8>(
            T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6, T7 item7, T8 item8)
        {
            return new ValueTuple<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8>>(
                item1, item2, item3, item4, item5, item6, item7, new ValueTuple<T8>(item8));
        }

        public override bool Equals(object obj)
        {
            return obj is ValueTuple;
        }

        public bool Equals(ValueTuple other)
        {
            return true;
        }

        bool IStructuralEquatable.Equals(object other, IEqualityComparer comparer)
        {
            return other is ValueTuple;
        }

        public override int GetHashCode()
        {
            return 0;
        }

        int IStructuralEquatable.GetHashCode(IEqualityComparer comparer)
        {
            return 0;
        }

        public int CompareTo(ValueTuple other)
        {
            return 0;
        }

        int IComparable.CompareTo(object other)
        {
            return other == null ? 1 : 0;
        }

        int IStructuralComparable.CompareTo(object other, IComparer comparer)
        {
            return other == null ? 1 : 0;
        }

        public override string ToString()
        {
            return "()";
        }

        string IValueTupleInternal.ItemsToString()
        {
            return ")";
        }

        int ITuple.Length
        {
            get { return 0; }
        }

        object ITuple.this[int index]
        {
            get { throw new IndexOutOfRangeException(); }
        }
    }

    public struct ValueTuple<T1> : IEquatable<ValueTuple<T1>>, IStructuralEquatable,
        IStructuralComparable, IComparable, IComparable<ValueTuple<T1>>, IValueTupleInternal
    {
        public T1 Item1;

        public ValueTuple(T1 item1)
        {
            Item1 = item1;
        }

        public override bool Equals(object obj)
        {
            return obj is ValueTuple<T1> && Equals((ValueTuple<T1>)obj);
        }

        public bool Equals(ValueTuple<T1> other)
        {
            return EqualityComparer<T1>.Default.Equals(Item1, other.Item1);
        }

        bool IStructuralEquatable.Equals(object other, IEqualityComparer comparer)
        {
            if (!(other is ValueTuple<T1>)) return false;
            ValueTuple<T1> o = (ValueTuple<T1>)other;
            return comparer.Equals(Item1, o.Item1);
        }

        public override int GetHashCode()
        {
            int hash = (Item1 == null ? 0 : Item1.GetHashCode());
            return hash;
        }

        int IStructuralEquatable.GetHashCode(IEqualityComparer comparer)
        {
            int hash = comparer.GetHashCode(Item1);
            return hash;
        }

        private static ValueTuple<T1> Check(object other)
        {
            if (other is ValueTuple<T1>) return (ValueTuple<T1>)other;
            throw new ArgumentException(
                "The parameter should be a ValueTuple type of appropriate arity.", "other");
        }

        public int CompareTo(ValueTuple<T1> other)
        {
            return Comparer<T1>.Default.Compare(Item1, other.Item1);
        }

        int IComparable.CompareTo(object other)
        {
            return other == null ? 1 : CompareTo(Check(other));
        }

        int IStructuralComparable.CompareTo(object other, IComparer comparer)
        {
            if (other == null) return 1;
            ValueTuple<T1> o = Check(other);
            return comparer.Compare(Item1, o.Item1);
        }

        public override string ToString()
        {
            return "(" + ((IValueTupleInternal)this).ItemsToString();
        }

        string IValueTupleInternal.ItemsToString()
        {
            return (Item1 == null ? "" : Item1.ToString()) + ")";
        }

        int ITuple.Length
        {
            get { return 1; }
        }

        object ITuple.this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0: return Item1;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }

    public struct ValueTuple<T1, T2> : IEquatable<ValueTuple<T1, T2>>, IStructuralEquatable,
        IStructuralComparable, IComparable, IComparable<ValueTuple<T1, T2>>, IValueTupleInternal
    {
        public T1 Item1;
        public T2 Item2;

        public ValueTuple(T1 item1, T2 item2)
        {
            Item1 = item1;
            Item2 = item2;
        }

        public override bool Equals(object obj)
        {
            return obj is ValueTuple<T1, T2> && Equals((ValueTuple<T1, T2>)obj);
        }

        public bool Equals(ValueTuple<T1, T2> other)
        {
            return EqualityComparer<T1>.Default.Equals(Item1, other.Item1)
                && EqualityComparer<T2>.Default.Equals(Item2, other.Item2);
        }

        bool IStructuralEquatable.Equals(object other, IEqualityComparer comparer)
        {
            if (!(other is ValueTuple<T1, T2>)) return false;
            ValueTuple<T1, T2> o = (ValueTuple<T1, T2>)other;
            return comparer.Equals(Item1, o.Item1)
                && comparer.Equals(Item2, o.Item2);
        }

        public override int GetHashCode()
        {
            int hash = (Item1 == null ? 0 : Item1.GetHashCode());
            hash = hash * 31 + (Item2 == null ? 0 : Item2.GetHashCode());
            return hash;
        }

        int IStructuralEquatable.GetHashCode(IEqualityComparer comparer)
        {
            int hash = comparer.GetHashCode(Item1);
            hash = hash * 31 + comparer.GetHashCode(Item2);
            return hash;
        }

        private static ValueTuple<T1, T2> Check(object other)
        {
            if (other is ValueTuple<T1, T2>) return (ValueTuple<T1, T2>)other;
            throw new ArgumentException(
                "The parameter should be a ValueTuple type of appropriate arity.", "other");
        }

        public int CompareTo(ValueTuple<T1, T2> other)
        {
            int c = Comparer<T1>.Default.Compare(Item1, other.Item1);
            if (c != 0) return c;
            return Comparer<T2>.Default.Compare(Item2, other.Item2);
        }

        int IComparable.CompareTo(object other)
        {
            return other == null ? 1 : CompareTo(Check(other));
        }

        int IStructuralComparable.CompareTo(object other, IComparer comparer)
        {
            if (other == null) return 1;
            ValueTuple<T1, T2> o = Check(other);
            int c = comparer.Compare(Item1, o.Item1);
            if (c != 0) return c;
            return comparer.Compare(Item2, o.Item2);
        }

        public override string ToString()
        {
            return "(" + ((IValueTupleInternal)this).ItemsToString();
        }

        string IValueTupleInternal.ItemsToString()
        {
            return (Item1 == null ? "" : Item1.ToString()) + ", "
                + (Item2 == null ? "" : Item2.ToString()) + ")";
        }

        int ITuple.Length
        {
            get { return 2; }
        }

        object ITuple.this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0: return Item1;
                    case 1: return Item2;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }

    public struct ValueTuple<T1, T2, T3> : IEquatable<ValueTuple<T1, T2, T3>>, IStructuralEquatable,
        IStructuralComparable, IComparable, IComparable<ValueTuple<T1, T2, T3>>, IValueTupleInternal
    {
        public T1 Item1;
        public T2 Item2;
        public T3 Item3;

        public ValueTuple(T1 item1, T2 item2, T3 item3)
        {
            Item1 = item1;
            Item2 = item2;
            Item3 = item3;
        }

        public override bool Equals(object obj)
        {
            return obj is ValueTuple<T1, T2, T3> && Equals((ValueTuple<T1, T2, T3>)obj);
        }

        public bool Equals(ValueTuple<T1, T2, T3> other)
        {
            return EqualityComparer<T1>.Default.Equals(Item1, other.Item1)
                && EqualityComparer<T2>.Default.Equals(Item2, other.Item2)
                && EqualityComparer<T3>.Default.Equals(Item3, other.Item3);
        }

        bool IStructuralEquatable.Equals(object other, IEqualityComparer comparer)
        {
            if (!(other is ValueTuple<T1, T2, T3>)) return false;
            ValueTuple<T1, T2, T3> o = (ValueTuple<T1, T2, T3>)other;
            return comparer.Equals(Item1, o.Item1)
                && comparer.Equals(Item2, o.Item2)
                && comparer.Equals(Item3, o.Item3);
        }

        public override int GetHashCode()
        {
            int hash = (Item1 == null ? 0 : Item1.GetHashCode());
            hash = hash * 31 + (Item2 == null ? 0 : Item2.GetHashCode());
            hash = hash * 31 + (Item3 == null ? 0 : Item3.GetHashCode());
            return hash;
        }

        int IStructuralEquatable.GetHashCode(IEqualityComparer comparer)
        {
            int hash = comparer.GetHashCode(Item1);
            hash = hash * 31 + comparer.GetHashCode(Item2);
            hash = hash * 31 + comparer.GetHashCode(Item3);
            return hash;
        }

        private static ValueTuple<T1, T2, T3> Check(object other)
        {
            if (other is ValueTuple<T1, T2, T3>) return (ValueTuple<T1, T2, T3>)other;
            throw new ArgumentException(
                "The parameter should be a ValueTuple type of appropriate arity.", "other");
        }

        public int CompareTo(ValueTuple<T1, T2, T3> other)
        {
            int c = Comparer<T1>.Default.Compare(Item1, other.Item1);
            if (c != 0) return c;
            c = Comparer<T2>.Default.Compare(Item2, other.Item2);
            if (c != 0) return c;
            return Comparer<T3>.Default.Compare(Item3, other.Item3);
        }

        int IComparable.CompareTo(object other)
        {
            return other == null ? 1 : CompareTo(Check(other));
        }

        int IStructuralComparable.CompareTo(object other, IComparer comparer)
        {
            if (other == null) return 1;
            ValueTuple<T1, T2, T3> o = Check(other);
            int c = comparer.Compare(Item1, o.Item1);
            if (c != 0) return c;
            c = comparer.Compare(Item2, o.Item2);
            if (c != 0) return c;
            return comparer.Compare(Item3, o.Item3);
        }

        public override string ToString()
        {
            return "(" + ((IValueTupleInternal)this).ItemsToString();
        }

        string IValueTupleInternal.ItemsToString()
        {
            return (Item1 == null ? "" : Item1.ToString()) + ", "
                + (Item2 == null ? "" : Item2.ToString()) + ", "
                + (Item3 == null ? "" : Item3.ToString()) + ")";
        }

        int ITuple.Length
        {
            get { return 3; }
        }

        object ITuple.this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0: return Item1;
                    case 1: return Item2;
                    case 2: return Item3;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }

    public struct ValueTuple<T1, T2, T3, T4> : IEquatable<ValueTuple<T1, T2, T3, T4>>,
        IStructuralEquatable, IStructuralComparable, IComparable,
        IComparable<ValueTuple<T1, T2, T3, T4>>, IValueTupleInternal
    {
        public T1 Item1;
        public T2 Item2;
        public T3 Item3;
        public T4 Item4;

        public ValueTuple(T1 item1, T2 item2, T3 item3, T4 item4)
        {
            Item1 = item1;
            Item2 = item2;
            Item3 = item3;
            Item4 = item4;
        }

        public override bool Equals(object obj)
        {
            return obj is ValueTuple<T1, T2, T3, T4> && Equals((ValueTuple<T1, T2, T3, T4>)obj);
        }

        public bool Equals(ValueTuple<T1, T2, T3, T4> other)
        {
            return EqualityComparer<T1>.Default.Equals(Item1, other.Item1)
                && EqualityComparer<T2>.Default.Equals(Item2, other.Item2)
                && EqualityComparer<T3>.Default.Equals(Item3, other.Item3)
                && EqualityComparer<T4>.Default.Equals(Item4, other.Item4);
        }

        bool IStructuralEquatable.Equals(object other, IEqualityComparer comparer)
        {
            if (!(other is ValueTuple<T1, T2, T3, T4>)) return false;
            ValueTuple<T1, T2, T3, T4> o = (ValueTuple<T1, T2, T3, T4>)other;
            return comparer.Equals(Item1, o.Item1)
                && comparer.Equals(Item2, o.Item2)
                && comparer.Equals(Item3, o.Item3)
                && comparer.Equals(Item4, o.Item4);
        }

        public override int GetHashCode()
        {
            int hash = (Item1 == null ? 0 : Item1.GetHashCode());
            hash = hash * 31 + (Item2 == null ? 0 : Item2.GetHashCode());
            hash = hash * 31 + (Item3 == null ? 0 : Item3.GetHashCode());
            hash = hash * 31 + (Item4 == null ? 0 : Item4.GetHashCode());
            return hash;
        }

        int IStructuralEquatable.GetHashCode(IEqualityComparer comparer)
        {
            int hash = comparer.GetHashCode(Item1);
            hash = hash * 31 + comparer.GetHashCode(Item2);
            hash = hash * 31 + comparer.GetHashCode(Item3);
            hash = hash * 31 + comparer.GetHashCode(Item4);
            return hash;
        }

        private static ValueTuple<T1, T2, T3, T4> Check(object other)
        {
            if (other is ValueTuple<T1, T2, T3, T4>) return (ValueTuple<T1, T2, T3, T4>)other;
            throw new ArgumentException(
                "The parameter should be a ValueTuple type of appropriate arity.", "other");
        }

        public int CompareTo(ValueTuple<T1, T2, T3, T4> other)
        {
            int c = Comparer<T1>.Default.Compare(Item1, other.Item1);
            if (c != 0) return c;
            c = Comparer<T2>.Default.Compare(Item2, other.Item2);
            if (c != 0) return c;
            c = Comparer<T3>.Default.Compare(Item3, other.Item3);
            if (c != 0) return c;
            return Comparer<T4>.Default.Compare(Item4, other.Item4);
        }

        int IComparable.CompareTo(object other)
        {
            return other == null ? 1 : CompareTo(Check(other));
        }

        int IStructuralComparable.CompareTo(object other, IComparer comparer)
        {
            if (other == null) return 1;
            ValueTuple<T1, T2, T3, T4> o = Check(other);
            int c = comparer.Compare(Item1, o.Item1);
            if (c != 0) return c;
            c = comparer.Compare(Item2, o.Item2);
            if (c != 0) return c;
            c = comparer.Compare(Item3, o.Item3);
            if (c != 0) return c;
            return comparer.Compare(Item4, o.Item4);
        }

        public override string ToString()
        {
            return "(" + ((IValueTupleInternal)this).ItemsToString();
        }

        string IValueTupleInternal.ItemsToString()
        {
            return (Item1 == null ? "" : Item1.ToString()) + ", "
                + (Item2 == null ? "" : Item2.ToString()) + ", "
                + (Item3 == null ? "" : Item3.ToString()) + ", "
                + (Item4 == null ? "" : Item4.ToString()) + ")";
        }

        int ITuple.Length
        {
            get { return 4; }
        }

        object ITuple.this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0: return Item1;
                    case 1: return Item2;
                    case 2: return Item3;
                    case 3: return Item4;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }

    public struct ValueTuple<T1, T2, T3, T4, T5> : IEquatable<ValueTuple<T1, T2, T3, T4, T5>>,
        IStructuralEquatable, IStructuralComparable, IComparable,
        IComparable<ValueTuple<T1, T2, T3, T4, T5>>, IValueTupleInternal
    {
        public T1 Item1;
        public T2 Item2;
        public T3 Item3;
        public T4 Item4;
        public T5 Item5;

        public ValueTuple(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5)
        {
            Item1 = item1;
            Item2 = item2;
            Item3 = item3;
            Item4 = item4;
            Item5 = item5;
        }

        public override bool Equals(object obj)
        {
            return obj is ValueTuple<T1, T2, T3, T4, T5>
                && Equals((ValueTuple<T1, T2, T3, T4, T5>)obj);
        }

        public bool Equals(ValueTuple<T1, T2, T3, T4, T5> other)
        {
            return EqualityComparer<T1>.Default.Equals(Item1, other.Item1)
                && EqualityComparer<T2>.Default.Equals(Item2, other.Item2)
                && EqualityComparer<T3>.Default.Equals(Item3, other.Item3)
                && EqualityComparer<T4>.Default.Equals(Item4, other.Item4)
                && EqualityComparer<T5>.Default.Equals(Item5, other.Item5);
        }

        bool IStructuralEquatable.Equals(object other, IEqualityComparer comparer)
        {
            if (!(other is ValueTuple<T1, T2, T3, T4, T5>)) return false;
            ValueTuple<T1, T2, T3, T4, T5> o = (ValueTuple<T1, T2, T3, T4, T5>)other;
            return comparer.Equals(Item1, o.Item1)
                && comparer.Equals(Item2, o.Item2)
                && comparer.Equals(Item3, o.Item3)
                && comparer.Equals(Item4, o.Item4)
                && comparer.Equals(Item5, o.Item5);
        }

        public override int GetHashCode()
        {
            int hash = (Item1 == null ? 0 : Item1.GetHashCode());
            hash = hash * 31 + (Item2 == null ? 0 : Item2.GetHashCode());
            hash = hash * 31 + (Item3 == null ? 0 : Item3.GetHashCode());
            hash = hash * 31 + (Item4 == null ? 0 : Item4.GetHashCode());
            hash = hash * 31 + (Item5 == null ? 0 : Item5.GetHashCode());
            return hash;
        }

        int IStructuralEquatable.GetHashCode(IEqualityComparer comparer)
        {
            int hash = comparer.GetHashCode(Item1);
            hash = hash * 31 + comparer.GetHashCode(Item2);
            hash = hash * 31 + comparer.GetHashCode(Item3);
            hash = hash * 31 + comparer.GetHashCode(Item4);
            hash = hash * 31 + comparer.GetHashCode(Item5);
            return hash;
        }

        private static ValueTuple<T1, T2, T3, T4, T5> Check(object other)
        {
            if (other is ValueTuple<T1, T2, T3, T4, T5>)
            {
                return (ValueTuple<T1, T2, T3, T4, T5>)other;
            }
            throw new ArgumentException(
                "The parameter should be a ValueTuple type of appropriate arity.", "other");
        }

        public int CompareTo(ValueTuple<T1, T2, T3, T4, T5> other)
        {
            int c = Comparer<T1>.Default.Compare(Item1, other.Item1);
            if (c != 0) return c;
            c = Comparer<T2>.Default.Compare(Item2, other.Item2);
            if (c != 0) return c;
            c = Comparer<T3>.Default.Compare(Item3, other.Item3);
            if (c != 0) return c;
            c = Comparer<T4>.Default.Compare(Item4, other.Item4);
            if (c != 0) return c;
            return Comparer<T5>.Default.Compare(Item5, other.Item5);
        }

        int IComparable.CompareTo(object other)
        {
            return other == null ? 1 : CompareTo(Check(other));
        }

        int IStructuralComparable.CompareTo(object other, IComparer comparer)
        {
            if (other == null) return 1;
            ValueTuple<T1, T2, T3, T4, T5> o = Check(other);
            int c = comparer.Compare(Item1, o.Item1);
            if (c != 0) return c;
            c = comparer.Compare(Item2, o.Item2);
            if (c != 0) return c;
            c = comparer.Compare(Item3, o.Item3);
            if (c != 0) return c;
            c = comparer.Compare(Item4, o.Item4);
            if (c != 0) return c;
            return comparer.Compare(Item5, o.Item5);
        }

        public override string ToString()
        {
            return "(" + ((IValueTupleInternal)this).ItemsToString();
        }

        string IValueTupleInternal.ItemsToString()
        {
            return (Item1 == null ? "" : Item1.ToString()) + ", "
                + (Item2 == null ? "" : Item2.ToString()) + ", "
                + (Item3 == null ? "" : Item3.ToString()) + ", "
                + (Item4 == null ? "" : Item4.ToString()) + ", "
                + (Item5 == null ? "" : Item5.ToString()) + ")";
        }

        int ITuple.Length
        {
            get { return 5; }
        }

        object ITuple.this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0: return Item1;
                    case 1: return Item2;
                    case 2: return Item3;
                    case 3: return Item4;
                    case 4: return Item5;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }

    public struct ValueTuple<T1, T2, T3, T4, T5, T6>
        : IEquatable<ValueTuple<T1, T2, T3, T4, T5, T6>>, IStructuralEquatable,
        IStructuralComparable, IComparable, IComparable<ValueTuple<T1, T2, T3, T4, T5, T6>>,
        IValueTupleInternal
    {
        public T1 Item1;
        public T2 Item2;
        public T3 Item3;
        public T4 Item4;
        public T5 Item5;
        public T6 Item6;

        public ValueTuple(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6)
        {
            Item1 = item1;
            Item2 = item2;
            Item3 = item3;
            Item4 = item4;
            Item5 = item5;
            Item6 = item6;
        }

        public override bool Equals(object obj)
        {
            return obj is ValueTuple<T1, T2, T3, T4, T5, T6>
                && Equals((ValueTuple<T1, T2, T3, T4, T5, T6>)obj);
        }

        public bool Equals(ValueTuple<T1, T2, T3, T4, T5, T6> other)
        {
            return EqualityComparer<T1>.Default.Equals(Item1, other.Item1)
                && EqualityComparer<T2>.Default.Equals(Item2, other.Item2)
                && EqualityComparer<T3>.Default.Equals(Item3, other.Item3)
                && EqualityComparer<T4>.Default.Equals(Item4, other.Item4)
                && EqualityComparer<T5>.Default.Equals(Item5, other.Item5)
                && EqualityComparer<T6>.Default.Equals(Item6, other.Item6);
        }

        bool IStructuralEquatable.Equals(object other, IEqualityComparer comparer)
        {
            if (!(other is ValueTuple<T1, T2, T3, T4, T5, T6>)) return false;
            ValueTuple<T1, T2, T3, T4, T5, T6> o = (ValueTuple<T1, T2, T3, T4, T5, T6>)other;
            return comparer.Equals(Item1, o.Item1)
                && comparer.Equals(Item2, o.Item2)
                && comparer.Equals(Item3, o.Item3)
                && comparer.Equals(Item4, o.Item4)
                && comparer.Equals(Item5, o.Item5)
                && comparer.Equals(Item6, o.Item6);
        }

        public override int GetHashCode()
        {
            int hash = (Item1 == null ? 0 : Item1.GetHashCode());
            hash = hash * 31 + (Item2 == null ? 0 : Item2.GetHashCode());
            hash = hash * 31 + (Item3 == null ? 0 : Item3.GetHashCode());
            hash = hash * 31 + (Item4 == null ? 0 : Item4.GetHashCode());
            hash = hash * 31 + (Item5 == null ? 0 : Item5.GetHashCode());
            hash = hash * 31 + (Item6 == null ? 0 : Item6.GetHashCode());
            return hash;
        }

        int IStructuralEquatable.GetHashCode(IEqualityComparer comparer)
        {
            int hash = comparer.GetHashCode(Item1);
            hash = hash * 31 + comparer.GetHashCode(Item2);
            hash = hash * 31 + comparer.GetHashCode(Item3);
            hash = hash * 31 + comparer.GetHashCode(Item4);
            hash = hash * 31 + comparer.GetHashCode(Item5);
            hash = hash * 31 + comparer.GetHashCode(Item6);
            return hash;
        }

        private static ValueTuple<T1, T2, T3, T4, T5, T6> Check(object other)
        {
            if (other is ValueTuple<T1, T2, T3, T4, T5, T6>)
            {
                return (ValueTuple<T1, T2, T3, T4, T5, T6>)other;
            }
            throw new ArgumentException(
                "The parameter should be a ValueTuple type of appropriate arity.", "other");
        }

        public int CompareTo(ValueTuple<T1, T2, T3, T4, T5, T6> other)
        {
            int c = Comparer<T1>.Default.Compare(Item1, other.Item1);
            if (c != 0) return c;
            c = Comparer<T2>.Default.Compare(Item2, other.Item2);
            if (c != 0) return c;
            c = Comparer<T3>.Default.Compare(Item3, other.Item3);
            if (c != 0) return c;
            c = Comparer<T4>.Default.Compare(Item4, other.Item4);
            if (c != 0) return c;
            c = Comparer<T5>.Default.Compare(Item5, other.Item5);
            if (c != 0) return c;
            return Comparer<T6>.Default.Compare(Item6, other.Item6);
        }

        int IComparable.CompareTo(object other)
        {
            return other == null ? 1 : CompareTo(Check(other));
        }

        int IStructuralComparable.CompareTo(object other, IComparer comparer)
        {
            if (other == null) return 1;
            ValueTuple<T1, T2, T3, T4, T5, T6> o = Check(other);
            int c = comparer.Compare(Item1, o.Item1);
            if (c != 0) return c;
            c = comparer.Compare(Item2, o.Item2);
            if (c != 0) return c;
            c = comparer.Compare(Item3, o.Item3);
            if (c != 0) return c;
            c = comparer.Compare(Item4, o.Item4);
            if (c != 0) return c;
            c = comparer.Compare(Item5, o.Item5);
            if (c != 0) return c;
            return comparer.Compare(Item6, o.Item6);
        }

        public override string ToString()
        {
            return "(" + ((IValueTupleInternal)this).ItemsToString();
        }

        string IValueTupleInternal.ItemsToString()
        {
            return (Item1 == null ? "" : Item1.ToString()) + ", "
                + (Item2 == null ? "" : Item2.ToString()) + ", "
                + (Item3 == null ? "" : Item3.ToString()) + ", "
                + (Item4 == null ? "" : Item4.ToString()) + ", "
                + (Item5 == null ? "" : Item5.ToString()) + ", "
                + (Item6 == null ? "" : Item6.ToString()) + ")";
        }

        int ITuple.Length
        {
            get { return 6; }
        }

        object ITuple.this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0: return Item1;
                    case 1: return Item2;
                    case 2: return Item3;
                    case 3: return Item4;
                    case 4: return Item5;
                    case 5: return Item6;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }

    public struct ValueTuple<T1, T2, T3, T4, T5, T6, T7>
        : IEquatable<ValueTuple<T1, T2, T3, T4, T5, T6, T7>>, IStructuralEquatable,
        IStructuralComparable, IComparable, IComparable<ValueTuple<T1, T2, T3, T4, T5, T6, T7>>,
        IValueTupleInternal
    {
        public T1 Item1;
        public T2 Item2;
        public T3 Item3;
        public T4 Item4;
        public T5 Item5;
        public T6 Item6;
        public T7 Item7;

        public ValueTuple(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6, T7 item7)
        {
            Item1 = item1;
            Item2 = item2;
            Item3 = item3;
            Item4 = item4;
            Item5 = item5;
            Item6 = item6;
            Item7 = item7;
        }

        public override bool Equals(object obj)
        {
            return obj is ValueTuple<T1, T2, T3, T4, T5, T6, T7>
                && Equals((ValueTuple<T1, T2, T3, T4, T5, T6, T7>)obj);
        }

        public bool Equals(ValueTuple<T1, T2, T3, T4, T5, T6, T7> other)
        {
            return EqualityComparer<T1>.Default.Equals(Item1, other.Item1)
                && EqualityComparer<T2>.Default.Equals(Item2, other.Item2)
                && EqualityComparer<T3>.Default.Equals(Item3, other.Item3)
                && EqualityComparer<T4>.Default.Equals(Item4, other.Item4)
                && EqualityComparer<T5>.Default.Equals(Item5, other.Item5)
                && EqualityComparer<T6>.Default.Equals(Item6, other.Item6)
                && EqualityComparer<T7>.Default.Equals(Item7, other.Item7);
        }

        bool IStructuralEquatable.Equals(object other, IEqualityComparer comparer)
        {
            if (!(other is ValueTuple<T1, T2, T3, T4, T5, T6, T7>)) return false;
            ValueTuple<T1, T2, T3, T4, T5, T6, T7> o =
                (ValueTuple<T1, T2, T3, T4, T5, T6, T7>)other;
            return comparer.Equals(Item1, o.Item1)
                && comparer.Equals(Item2, o.Item2)
                && comparer.Equals(Item3, o.Item3)
                && comparer.Equals(Item4, o.Item4)
                && comparer.Equals(Item5, o.Item5)
                && comparer.Equals(Item6, o.Item6)
                && comparer.Equals(Item7, o.Item7);
        }

        public override int GetHashCode()
        {
            int hash = (Item1 == null ? 0 : Item1.GetHashCode());
            hash = hash * 31 + (Item2 == null ? 0 : Item2.GetHashCode());
            hash = hash * 31 + (Item3 == null ? 0 : Item3.GetHashCode());
            hash = hash * 31 + (Item4 == null ? 0 : Item4.GetHashCode());
            hash = hash * 31 + (Item5 == null ? 0 : Item5.GetHashCode());
            hash = hash * 31 + (Item6 == null ? 0 : Item6.GetHashCode());
            hash = hash * 31 + (Item7 == null ? 0 : Item7.GetHashCode());
            return hash;
        }

        int IStructuralEquatable.GetHashCode(IEqualityComparer comparer)
        {
            int hash = comparer.GetHashCode(Item1);
            hash = hash * 31 + comparer.GetHashCode(Item2);
            hash = hash * 31 + comparer.GetHashCode(Item3);
            hash = hash * 31 + comparer.GetHashCode(Item4);
            hash = hash * 31 + comparer.GetHashCode(Item5);
            hash = hash * 31 + comparer.GetHashCode(Item6);
            hash = hash * 31 + comparer.GetHashCode(Item7);
            return hash;
        }

        private static ValueTuple<T1, T2, T3, T4, T5, T6, T7> Check(object other)
        {
            if (other is ValueTuple<T1, T2, T3, T4, T5, T6, T7>)
            {
                return (ValueTuple<T1, T2, T3, T4, T5, T6, T7>)other;
            }
            throw new ArgumentException(
                "The parameter should be a ValueTuple type of appropriate arity.", "other");
        }

        public int CompareTo(ValueTuple<T1, T2, T3, T4, T5, T6, T7> other)
        {
            int c = Comparer<T1>.Default.Compare(Item1, other.Item1);
            if (c != 0) return c;
            c = Comparer<T2>.Default.Compare(Item2, other.Item2);
            if (c != 0) return c;
            c = Comparer<T3>.Default.Compare(Item3, other.Item3);
            if (c != 0) return c;
            c = Comparer<T4>.Default.Compare(Item4, other.Item4);
            if (c != 0) return c;
            c = Comparer<T5>.Default.Compare(Item5, other.Item5);
            if (c != 0) return c;
            c = Comparer<T6>.Default.Compare(Item6, other.Item6);
            if (c != 0) return c;
            return Comparer<T7>.Default.Compare(Item7, other.Item7);
        }

        int IComparable.CompareTo(object other)
        {
            return other == null ? 1 : CompareTo(Check(other));
        }

        int IStructuralComparable.CompareTo(object other, IComparer comparer)
        {
            if (other == null) return 1;
            ValueTuple<T1, T2, T3, T4, T5, T6, T7> o = Check(other);
            int c = comparer.Compare(Item1, o.Item1);
            if (c != 0) return c;
            c = comparer.Compare(Item2, o.Item2);
            if (c != 0) return c;
            c = comparer.Compare(Item3, o.Item3);
            if (c != 0) return c;
            c = comparer.Compare(Item4, o.Item4);
            if (c != 0) return c;
            c = comparer.Compare(Item5, o.Item5);
            if (c != 0) return c;
            c = comparer.Compare(Item6, o.Item6);
            if (c != 0) return c;
            return comparer.Compare(Item7, o.Item7);
        }

        public override string ToString()
        {
            return "(" + ((IValueTupleInternal)this).ItemsToString();
        }

        string IValueTupleInternal.ItemsToString()
        {
            return (Item1 == null ? "" : Item1.ToString()) + ", "
                + (Item2 == null ? "" : Item2.ToString()) + ", "
                + (Item3 == null ? "" : Item3.ToString()) + ", "
                + (Item4 == null ? "" : Item4.ToString()) + ", "
                + (Item5 == null ? "" : Item5.ToString()) + ", "
                + (Item6 == null ? "" : Item6.ToString()) + ", "
                + (Item7 == null ? "" : Item7.ToString()) + ")";
        }

        int ITuple.Length
        {
            get { return 7; }
        }

        object ITuple.this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0: return Item1;
                    case 1: return Item2;
                    case 2: return Item3;
                    case 3: return Item4;
                    case 4: return Item5;
                    case 5: return Item6;
                    case 6: return Item7;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }

    public struct ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest>
        : IEquatable<ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest>>, IStructuralEquatable,
        IStructuralComparable, IComparable,
        IComparable<ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest>>, IValueTupleInternal
        where TRest : struct
    {
        public T1 Item1;
        public T2 Item2;
        public T3 Item3;
        public T4 Item4;
        public T5 Item5;
        public T6 Item6;
        public T7 Item7;
        public TRest Rest;

        public ValueTuple(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6, T7 item7,
            TRest rest)
        {
            Item1 = item1;
            Item2 = item2;
            Item3 = item3;
            Item4 = item4;
            Item5 = item5;
            Item6 = item6;
            Item7 = item7;
            Rest = rest;
        }

        public override bool Equals(object obj)
        {
            return obj is ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest>
                && Equals((ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest>)obj);
        }

        public bool Equals(ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest> other)
        {
            return EqualityComparer<T1>.Default.Equals(Item1, other.Item1)
                && EqualityComparer<T2>.Default.Equals(Item2, other.Item2)
                && EqualityComparer<T3>.Default.Equals(Item3, other.Item3)
                && EqualityComparer<T4>.Default.Equals(Item4, other.Item4)
                && EqualityComparer<T5>.Default.Equals(Item5, other.Item5)
                && EqualityComparer<T6>.Default.Equals(Item6, other.Item6)
                && EqualityComparer<T7>.Default.Equals(Item7, other.Item7)
                && EqualityComparer<TRest>.Default.Equals(Rest, other.Rest);
        }

        bool IStructuralEquatable.Equals(object other, IEqualityComparer comparer)
        {
            if (!(other is ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest>)) return false;
            ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest> o =
                (ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest>)other;
            return comparer.Equals(Item1, o.Item1)
                && comparer.Equals(Item2, o.Item2)
                && comparer.Equals(Item3, o.Item3)
                && comparer.Equals(Item4, o.Item4)
                && comparer.Equals(Item5, o.Item5)
                && comparer.Equals(Item6, o.Item6)
                && comparer.Equals(Item7, o.Item7)
                && comparer.Equals(Rest, o.Rest);
        }

        public override int GetHashCode()
        {
            int hash = (Item1 == null ? 0 : Item1.GetHashCode());
            hash = hash * 31 + (Item2 == null ? 0 : Item2.GetHashCode());
            hash = hash * 31 + (Item3 == null ? 0 : Item3.GetHashCode());
            hash = hash * 31 + (Item4 == null ? 0 : Item4.GetHashCode());
            hash = hash * 31 + (Item5 == null ? 0 : Item5.GetHashCode());
            hash = hash * 31 + (Item6 == null ? 0 : Item6.GetHashCode());
            hash = hash * 31 + (Item7 == null ? 0 : Item7.GetHashCode());
            hash = hash * 31 + Rest.GetHashCode();
            return hash;
        }

        int IStructuralEquatable.GetHashCode(IEqualityComparer comparer)
        {
            int hash = comparer.GetHashCode(Item1);
            hash = hash * 31 + comparer.GetHashCode(Item2);
            hash = hash * 31 + comparer.GetHashCode(Item3);
            hash = hash * 31 + comparer.GetHashCode(Item4);
            hash = hash * 31 + comparer.GetHashCode(Item5);
            hash = hash * 31 + comparer.GetHashCode(Item6);
            hash = hash * 31 + comparer.GetHashCode(Item7);
            hash = hash * 31 + comparer.GetHashCode(Rest);
            return hash;
        }

        private static ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest> Check(object other)
        {
            if (other is ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest>)
            {
                return (ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest>)other;
            }
            throw new ArgumentException(
                "The parameter should be a ValueTuple type of appropriate arity.", "other");
        }

        public int CompareTo(ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest> other)
        {
            int c = Comparer<T1>.Default.Compare(Item1, other.Item1);
            if (c != 0) return c;
            c = Comparer<T2>.Default.Compare(Item2, other.Item2);
            if (c != 0) return c;
            c = Comparer<T3>.Default.Compare(Item3, other.Item3);
            if (c != 0) return c;
            c = Comparer<T4>.Default.Compare(Item4, other.Item4);
            if (c != 0) return c;
            c = Comparer<T5>.Default.Compare(Item5, other.Item5);
            if (c != 0) return c;
            c = Comparer<T6>.Default.Compare(Item6, other.Item6);
            if (c != 0) return c;
            c = Comparer<T7>.Default.Compare(Item7, other.Item7);
            if (c != 0) return c;
            return Comparer<TRest>.Default.Compare(Rest, other.Rest);
        }

        int IComparable.CompareTo(object other)
        {
            return other == null ? 1 : CompareTo(Check(other));
        }

        int IStructuralComparable.CompareTo(object other, IComparer comparer)
        {
            if (other == null) return 1;
            ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest> o = Check(other);
            int c = comparer.Compare(Item1, o.Item1);
            if (c != 0) return c;
            c = comparer.Compare(Item2, o.Item2);
            if (c != 0) return c;
            c = comparer.Compare(Item3, o.Item3);
            if (c != 0) return c;
            c = comparer.Compare(Item4, o.Item4);
            if (c != 0) return c;
            c = comparer.Compare(Item5, o.Item5);
            if (c != 0) return c;
            c = comparer.Compare(Item6, o.Item6);
            if (c != 0) return c;
            c = comparer.Compare(Item7, o.Item7);
            if (c != 0) return c;
            return comparer.Compare(Rest, o.Rest);
        }

        public override string ToString()
        {
            return "(" + ((IValueTupleInternal)this).ItemsToString();
        }

        string IValueTupleInternal.ItemsToString()
        {
            IValueTupleInternal rest = Rest as IValueTupleInternal;
            return (Item1 == null ? "" : Item1.ToString()) + ", "
                + (Item2 == null ? "" : Item2.ToString()) + ", "
                + (Item3 == null ? "" : Item3.ToString()) + ", "
                + (Item4 == null ? "" : Item4.ToString()) + ", "
                + (Item5 == null ? "" : Item5.ToString()) + ", "
                + (Item6 == null ? "" : Item6.ToString()) + ", "
                + (Item7 == null ? "" : Item7.ToString())
                + ", " + (rest == null ? Rest.ToString() + ")" : rest.ItemsToString());
        }

        int ITuple.Length
        {
            get { return Rest is IValueTupleInternal ? 7 + ((IValueTupleInternal)Rest).Length : 8; }
        }

        object ITuple.this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0: return Item1;
                    case 1: return Item2;
                    case 2: return Item3;
                    case 3: return Item4;
                    case 4: return Item5;
                    case 5: return Item6;
                    case 6: return Item7;
                    default:
                        IValueTupleInternal rest = Rest as IValueTupleInternal;
                        if (rest != null) return rest[index - 7];
                        if (index == 7) return Rest;
                        throw new IndexOutOfRangeException();
                }
            }
        }
    }
}
