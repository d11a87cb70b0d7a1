// System.Tuple: up to eight items, the eighth another tuple.
using System.Collections;
using System.Collections.Generic;
using System.Runtime.CompilerServices;

namespace System
{
    // What a tuple shows of itself to one that has it as its rest.
    internal interface ITupleInternal : ITuple
    {
        string ItemsToString();
        int ItemsHash(IEqualityComparer comparer);
    }

    public static class Tuple
    {
        public static Tuple<T1> Create<T1>(T1 item1)
        {
            return new Tuple<T1>(item1);
        }

        public static Tuple<T1, T2> Create<T1, T2>(T1 item1, T2 item2)
        {
            return new Tuple<T1, T2>(item1, item2);
        }

        public static Tuple<T1, T2, T3> Create<T1, T2, T3>(T1 item1, T2 item2, T3 item3)
        {
            return new Tuple<T1, T2, T3>(item1, item2, item3);
        }

        public static Tuple<T1, T2, T3, T4> Create<T1, T2, T3, T4>(T1 item1, T2 item2, T3 item3,
            T4 item4)
        {
            return new Tuple<T1, T2, T3, T4>(item1, item2, item3, item4);
        }

        public static Tuple<T1, T2, T3, T4, T5> Create<T1, T2, T3, T4, T5>(T1 item1, T2 item2,
            T3 item3, T4 item4, T5 item5)
        {
            return new Tuple<T1, T2, T3, T4, T5>(item1, item2, item3, item4, item5);
        }

        public static Tuple<T1, T2, T3, T4, T5, T6> Create<T1, T2, T3, T4, T5, T6>(T1 item1,
            T2 item2, T3 item3, T4 item4, T5 item5, T6 item6)
        {
            return new Tuple<T1, T2, T3, T4, T5, T6>(item1, item2, item3, item4, item5, item6);
        }

        public static Tuple<T1, T2, T3, T4, T5, T6, T7> Create<T1, T2, T3, T4, T5, T6, T7>(T1 item1,
            T2 item2, T3 item3, T4 item4, T5 item5, T6 item6, T7 item7)
        {
            return new Tuple<T1, T2, T3, T4, T5, T6, T7>(item1, item2, item3, item4, item5, item6,
                item7);
        }

        public static Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8>> Create<T1, T2, T3, T4, T5, T6,
            T7, T8>(
            T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6, T7 item7, T8 item8)
        {
            return new Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8>>(
                item1, item2, item3, item4, item5, item6, item7, new Tuple<T8>(item8));
        }
    }

    public class Tuple<T1> : IStructuralEquatable, IStructuralComparable, IComparable,
        ITupleInternal
    {
        private readonly T1 _item1;

        public Tuple(T1 item1)
        {
            _item1 = item1;
        }

        public T1 Item1
        {
            get { return _item1; }
        }

        public override bool Equals(object obj)
        {
            return ((IStructuralEquatable)this).Equals(obj, new ObjectEqualityComparer<object>());
        }

        bool IStructuralEquatable.Equals(object other, IEqualityComparer comparer)
        {
            Tuple<T1> o = other as Tuple<T1>;
            return o != null
                && comparer.Equals(_item1, o._item1);
        }

        public override int GetHashCode()
        {
            return ((ITupleInternal)this).ItemsHash(new ObjectEqualityComparer<object>());
        }

        int IStructuralEquatable.GetHashCode(IEqualityComparer comparer)
        {
            return ((ITupleInternal)this).ItemsHash(comparer);
        }

        int ITupleInternal.ItemsHash(IEqualityComparer comparer)
        {
            int hash = comparer.GetHashCode(_item1);
            return hash;
        }

        int IComparable.CompareTo(object obj)
        {
            return ((IStructuralComparable)this).CompareTo(obj, Comparer.Default);
        }

        int IStructuralComparable.CompareTo(object other, IComparer comparer)
        {
            if (other == null) return 1;
            Tuple<T1> o = other as Tuple<T1>;
            if (o == null)
            {
                throw new ArgumentException("Argument must be of type " + GetType().ToString()
                    + ".", "other");
            }
            return comparer.Compare(_item1, o._item1);
        }

        public override string ToString()
        {
            return "(" + ((ITupleInternal)this).ItemsToString();
        }

        string ITupleInternal.ItemsToString()
        {
            return string.Concat((object)_item1) + ")";
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
                    case 0: return _item1;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }

    public class Tuple<T1, T2> : IStructuralEquatable, IStructuralComparable, IComparable,
        ITupleInternal
    {
        private readonly T1 _item1;
        private readonly T2 _item2;

        public Tuple(T1 item1, T2 item2)
        {
            _item1 = item1;
            _item2 = item2;
        }

        public T1 Item1
        {
            get { return _item1; }
        }

        public T2 Item2
        {
            get { return _item2; }
        }

        public override bool Equals(object obj)
        {
            return ((IStructuralEquatable)this).Equals(obj, new ObjectEqualityComparer<object>());
        }

        bool IStructuralEquatable.Equals(object other, IEqualityComparer comparer)
        {
            Tuple<T1, T2> o = other as Tuple<T1, T2>;
            return o != null
                && comparer.Equals(_item1, o._item1)
                && comparer.Equals(_item2, o._item2);
        }

        public override int GetHashCode()
        {
            return ((ITupleInternal)this).ItemsHash(new ObjectEqualityComparer<object>());
        }

        int IStructuralEquatable.GetHashCode(IEqualityComparer comparer)
        {
            return ((ITupleInternal)this).ItemsHash(comparer);
        }

        int ITupleInternal.ItemsHash(IEqualityComparer comparer)
        {
            int hash = comparer.GetHashCode(_item1);
            hash = hash * 31 + comparer.GetHashCode(_item2);
            return hash;
        }

        int IComparable.CompareTo(object obj)
        {
            return ((IStructuralComparable)this).CompareTo(obj, Comparer.Default);
        }

        int IStructuralComparable.CompareTo(object other, IComparer comparer)
        {
            if (other == null) return 1;
            Tuple<T1, T2> o = other as Tuple<T1, T2>;
            if (o == null)
            {
                throw new ArgumentException("Argument must be of type " + GetType().ToString()
                    + ".", "other");
            }
            int c = comparer.Compare(_item1, o._item1);
            if (c != 0) return c;
            return comparer.Compare(_item2, o._item2);
        }

        public override string ToString()
        {
            return "(" + ((ITupleInternal)this).ItemsToString();
        }

        string ITupleInternal.ItemsToString()
        {
            return string.Concat((object)_item1) + ", "
                + string.Concat((object)_item2) + ")";
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
                    case 0: return _item1;
                    case 1: return _item2;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }

    public class Tuple<T1, T2, T3> : IStructuralEquatable, IStructuralComparable, IComparable,
        ITupleInternal
    {
        private readonly T1 _item1;
        private readonly T2 _item2;
        private readonly T3 _item3;

        public Tuple(T1 item1, T2 item2, T3 item3)
        {
            _item1 = item1;
            _item2 = item2;
            _item3 = item3;
        }

        public T1 Item1
        {
            get { return _item1; }
        }

        public T2 Item2
        {
            get { return _item2; }
        }

        public T3 Item3
        {
            get { return _item3; }
        }

        public override bool Equals(object obj)
        {
            return ((IStructuralEquatable)this).Equals(obj, new ObjectEqualityComparer<object>());
        }

        bool IStructuralEquatable.Equals(object other, IEqualityComparer comparer)
        {
            Tuple<T1, T2, T3> o = other as Tuple<T1, T2, T3>;
            return o != null
                && comparer.Equals(_item1, o._item1)
                && comparer.Equals(_item2, o._item2)
                && comparer.Equals(_item3, o._item3);
        }

        public override int GetHashCode()
        {
            return ((ITupleInternal)this).ItemsHash(new ObjectEqualityComparer<object>());
        }

        int IStructuralEquatable.GetHashCode(IEqualityComparer comparer)
        {
            return ((ITupleInternal)this).ItemsHash(comparer);
        }

        int ITupleInternal.ItemsHash(IEqualityComparer comparer)
        {
            int hash = comparer.GetHashCode(_item1);
            hash = hash * 31 + comparer.GetHashCode(_item2);
            hash = hash * 31 + comparer.GetHashCode(_item3);
            return hash;
        }

        int IComparable.CompareTo(object obj)
        {
            return ((IStructuralComparable)this).CompareTo(obj, Comparer.Default);
        }

        int IStructuralComparable.CompareTo(object other, IComparer comparer)
        {
            if (other == null) return 1;
            Tuple<T1, T2, T3> o = other as Tuple<T1, T2, T3>;
            if (o == null)
            {
                throw new ArgumentException("Argument must be of type " + GetType().ToString()
                    + ".", "other");
            }
            int c = comparer.Compare(_item1, o._item1);
            if (c != 0) return c;
            c = comparer.Compare(_item2, o._item2);
            if (c != 0) return c;
            return comparer.Compare(_item3, o._item3);
        }

        public override string ToString()
        {
            return "(" + ((ITupleInternal)this).ItemsToString();
        }

        string ITupleInternal.ItemsToString()
        {
            return string.Concat((object)_item1) + ", "
                + string.Concat((object)_item2) + ", "
                + string.Concat((object)_item3) + ")";
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
                    case 0: return _item1;
                    case 1: return _item2;
                    case 2: return _item3;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }

    public class Tuple<T1, T2, T3, T4> : IStructuralEquatable, IStructuralComparable, IComparable,
        ITupleInternal
    {
        private readonly T1 _item1;
        private readonly T2 _item2;
        private readonly T3 _item3;
        private readonly T4 _item4;

        public Tuple(T1 item1, T2 item2, T3 item3, T4 item4)
        {
            _item1 = item1;
            _item2 = item2;
            _item3 = item3;
            _item4 = item4;
        }

        public T1 Item1
        {
            get { return _item1; }
        }

        public T2 Item2
        {
            get { return _item2; }
        }

        public T3 Item3
        {
            get { return _item3; }
        }

        public T4 Item4
        {
            get { return _item4; }
        }

        public override bool Equals(object obj)
        {
            return ((IStructuralEquatable)this).Equals(obj, new ObjectEqualityComparer<object>());
        }

        bool IStructuralEquatable.Equals(object other, IEqualityComparer comparer)
        {
            Tuple<T1, T2, T3, T4> o = other as Tuple<T1, T2, T3, T4>;
            return o != null
                && comparer.Equals(_item1, o._item1)
                && comparer.Equals(_item2, o._item2)
                && comparer.Equals(_item3, o._item3)
                && comparer.Equals(_item4, o._item4);
        }

        public override int GetHashCode()
        {
            return ((ITupleInternal)this).ItemsHash(new ObjectEqualityComparer<object>());
        }

        int IStructuralEquatable.GetHashCode(IEqualityComparer comparer)
        {
            return ((ITupleInternal)this).ItemsHash(comparer);
        }

        int ITupleInternal.ItemsHash(IEqualityComparer comparer)
        {
            int hash = comparer.GetHashCode(_item1);
            hash = hash * 31 + comparer.GetHashCode(_item2);
            hash = hash * 31 + comparer.GetHashCode(_item3);
            hash = hash * 31 + comparer.GetHashCode(_item4);
            return hash;
        }

        int IComparable.CompareTo(object obj)
        {
            return ((IStructuralComparable)this).CompareTo(obj, Comparer.Default);
        }

        int IStructuralComparable.CompareTo(object other, IComparer comparer)
        {
            if (other == null) return 1;
            Tuple<T1, T2, T3, T4> o = other as Tuple<T1, T2, T3, T4>;
            if (o == null)
            {
                throw new ArgumentException("Argument must be of type " + GetType().ToString()
                    + ".", "other");
            }
            int c = comparer.Compare(_item1, o._item1);
            if (c != 0) return c;
            c = comparer.Compare(_item2, o._item2);
            if (c != 0) return c;
            c = comparer.Compare(_item3, o._item3);
            if (c != 0) return c;
            return comparer.Compare(_item4, o._item4);
        }

        public override string ToString()
        {
            return "(" + ((ITupleInternal)this).ItemsToString();
        }

        string ITupleInternal.ItemsToString()
        {
            return string.Concat((object)_item1) + ", "
                + string.Concat((object)_item2) + ", "
                + string.Concat((object)_item3) + ", "
                + string.Concat((object)_item4) + ")";
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
                    case 0: return _item1;
                    case 1: return _item2;
                    case 2: return _item3;
                    case 3: return _item4;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }

    public class Tuple<T1, T2, T3, T4, T5> : IStructuralEquatable, IStructuralComparable,
        IComparable, ITupleInternal
    {
        private readonly T1 _item1;
        private readonly T2 _item2;
        private readonly T3 _item3;
        private readonly T4 _item4;
        private readonly T5 _item5;

        public Tuple(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5)
        {
            _item1 = item1;
            _item2 = item2;
            _item3 = item3;
            _item4 = item4;
            _item5 = item5;
        }

        public T1 Item1
        {
            get { return _item1; }
        }

        public T2 Item2
        {
            get { return _item2; }
        }

        public T3 Item3
        {
            get { return _item3; }
        }

        public T4 Item4
        {
            get { return _item4; }
        }

        public T5 Item5
        {
            get { return _item5; }
        }

        public override bool Equals(object obj)
        {
            return ((IStructuralEquatable)this).Equals(obj, new ObjectEqualityComparer<object>());
        }

        bool IStructuralEquatable.Equals(object other, IEqualityComparer comparer)
        {
            Tuple<T1, T2, T3, T4, T5> o = other as Tuple<T1, T2, T3, T4, T5>;
            return o != null
                && comparer.Equals(_item1, o._item1)
                && comparer.Equals(_item2, o._item2)
                && comparer.Equals(_item3, o._item3)
                && comparer.Equals(_item4, o._item4)
                && comparer.Equals(_item5, o._item5);
        }

        public override int GetHashCode()
        {
            return ((ITupleInternal)this).ItemsHash(new ObjectEqualityComparer<object>());
        }

        int IStructuralEquatable.GetHashCode(IEqualityComparer comparer)
        {
            return ((ITupleInternal)this).ItemsHash(comparer);
        }

        int ITupleInternal.ItemsHash(IEqualityComparer comparer)
        {
            int hash = comparer.GetHashCode(_item1);
            hash = hash * 31 + comparer.GetHashCode(_item2);
            hash = hash * 31 + comparer.GetHashCode(_item3);
            hash = hash * 31 + comparer.GetHashCode(_item4);
            hash = hash * 31 + comparer.GetHashCode(_item5);
            return hash;
        }

        int IComparable.CompareTo(object obj)
        {
            return ((IStructuralComparable)this).CompareTo(obj, Comparer.Default);
        }

        int IStructuralComparable.CompareTo(object other, IComparer comparer)
        {
            if (other == null) return 1;
            Tuple<T1, T2, T3, T4, T5> o = other as Tuple<T1, T2, T3, T4, T5>;
            if (o == null)
            {
                throw new ArgumentException("Argument must be of type " + GetType().ToString()
                    + ".", "other");
            }
            int c = comparer.Compare(_item1, o._item1);
            if (c != 0) return c;
            c = comparer.Compare(_item2, o._item2);
            if (c != 0) return c;
            c = comparer.Compare(_item3, o._item3);
            if (c != 0) return c;
            c = comparer.Compare(_item4, o._item4);
            if (c != 0) return c;
            return comparer.Compare(_item5, o._item5);
        }

        public override string ToString()
        {
            return "(" + ((ITupleInternal)this).ItemsToString();
        }

        string ITupleInternal.ItemsToString()
        {
            return string.Concat((object)_item1) + ", "
                + string.Concat((object)_item2) + ", "
                + string.Concat((object)_item3) + ", "
                + string.Concat((object)_item4) + ", "
                + string.Concat((object)_item5) + ")";
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
                    case 0: return _item1;
                    case 1: return _item2;
                    case 2: return _item3;
                    case 3: return _item4;
                    case 4: return _item5;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }

    public class Tuple<T1, T2, T3, T4, T5, T6> : IStructuralEquatable, IStructuralComparable,
        IComparable, ITupleInternal
    {
        private readonly T1 _item1;
        private readonly T2 _item2;
        private readonly T3 _item3;
        private readonly T4 _item4;
        private readonly T5 _item5;
        private readonly T6 _item6;

        public Tuple(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6)
        {
            _item1 = item1;
            _item2 = item2;
            _item3 = item3;
            _item4 = item4;
            _item5 = item5;
            _item6 = item6;
        }

        public T1 Item1
        {
            get { return _item1; }
        }

        public T2 Item2
        {
            get { return _item2; }
        }

        public T3 Item3
        {
            get { return _item3; }
        }

        public T4 Item4
        {
            get { return _item4; }
        }

        public T5 Item5
        {
            get { return _item5; }
        }

        public T6 Item6
        {
            get { return _item6; }
        }

        public override bool Equals(object obj)
        {
            return ((IStructuralEquatable)this).Equals(obj, new ObjectEqualityComparer<object>());
        }

        bool IStructuralEquatable.Equals(object other, IEqualityComparer comparer)
        {
            Tuple<T1, T2, T3, T4, T5, T6> o = other as Tuple<T1, T2, T3, T4, T5, T6>;
            return o != null
                && comparer.Equals(_item1, o._item1)
                && comparer.Equals(_item2, o._item2)
                && comparer.Equals(_item3, o._item3)
                && comparer.Equals(_item4, o._item4)
                && comparer.Equals(_item5, o._item5)
                && comparer.Equals(_item6, o._item6);
        }

        public override int GetHashCode()
        {
            return ((ITupleInternal)this).ItemsHash(new ObjectEqualityComparer<object>());
        }

        int IStructuralEquatable.GetHashCode(IEqualityComparer comparer)
        {
            return ((ITupleInternal)this).ItemsHash(comparer);
        }

        int ITupleInternal.ItemsHash(IEqualityComparer comparer)
        {
            int hash = comparer.GetHashCode(_item1);
            hash = hash * 31 + comparer.GetHashCode(_item2);
            hash = hash * 31 + comparer.GetHashCode(_item3);
            hash = hash * 31 + comparer.GetHashCode(_item4);
            hash = hash * 31 + comparer.GetHashCode(_item5);
            hash = hash * 31 + comparer.GetHashCode(_item6);
            return hash;
        }

        int IComparable.CompareTo(object obj)
        {
            return ((IStructuralComparable)this).CompareTo(obj, Comparer.Default);
        }

        int IStructuralComparable.CompareTo(object other, IComparer comparer)
        {
            if (other == null) return 1;
            Tuple<T1, T2, T3, T4, T5, T6> o = other as Tuple<T1, T2, T3, T4, T5, T6>;
            if (o == null)
            {
                throw new ArgumentException("Argument must be of type " + GetType().ToString()
                    + ".", "other");
            }
            int c = comparer.Compare(_item1, o._item1);
            if (c != 0) return c;
            c = comparer.Compare(_item2, o._item2);
            if (c != 0) return c;
            c = comparer.Compare(_item3, o._item3);
            if (c != 0) return c;
            c = comparer.Compare(_item4, o._item4);
            if (c != 0) return c;
            c = comparer.Compare(_item5, o._item5);
            if (c != 0) return c;
            return comparer.Compare(_item6, o._item6);
        }

        public override string ToString()
        {
            return "(" + ((ITupleInternal)this).ItemsToString();
        }

        string ITupleInternal.ItemsToString()
        {
            return string.Concat((object)_item1) + ", "
                + string.Concat((object)_item2) + ", "
                + string.Concat((object)_item3) + ", "
                + string.Concat((object)_item4) + ", "
                + string.Concat((object)_item5) + ", "
                + string.Concat((object)_item6) + ")";
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
                    case 0: return _item1;
                    case 1: return _item2;
                    case 2: return _item3;
                    case 3: return _item4;
                    case 4: return _item5;
                    case 5: return _item6;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }

    public class Tuple<T1, T2, T3, T4, T5, T6, T7> : IStructuralEquatable, IStructuralComparable,
        IComparable, ITupleInternal
    {
        private readonly T1 _item1;
        private readonly T2 _item2;
        private readonly T3 _item3;
        private readonly T4 _item4;
        private readonly T5 _item5;
        private readonly T6 _item6;
        private readonly T7 _item7;

        public Tuple(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6, T7 item7)
        {
            _item1 = item1;
            _item2 = item2;
            _item3 = item3;
            _item4 = item4;
            _item5 = item5;
            _item6 = item6;
            _item7 = item7;
        }

        public T1 Item1
        {
            get { return _item1; }
        }

        public T2 Item2
        {
            get { return _item2; }
        }

        public T3 Item3
        {
            get { return _item3; }
        }

        public T4 Item4
        {
            get { return _item4; }
        }

        public T5 Item5
        {
            get { return _item5; }
        }

        public T6 Item6
        {
            get { return _item6; }
        }

        public T7 Item7
        {
            get { return _item7; }
        }

        public override bool Equals(object obj)
        {
            return ((IStructuralEquatable)this).Equals(obj, new ObjectEqualityComparer<object>());
        }

        bool IStructuralEquatable.Equals(object other, IEqualityComparer comparer)
        {
            Tuple<T1, T2, T3, T4, T5, T6, T7> o = other as Tuple<T1, T2, T3, T4, T5, T6, T7>;
            return o != null
                && comparer.Equals(_item1, o._item1)
                && comparer.Equals(_item2, o._item2)
                && comparer.Equals(_item3, o._item3)
                && comparer.Equals(_item4, o._item4)
                && comparer.Equals(_item5, o._item5)
                && comparer.Equals(_item6, o._item6)
                && comparer.Equals(_item7, o._item7);
        }

        public override int GetHashCode()
        {
            return ((ITupleInternal)this).ItemsHash(new ObjectEqualityComparer<object>());
        }

        int IStructuralEquatable.GetHashCode(IEqualityComparer comparer)
        {
            return ((ITupleInternal)this).ItemsHash(comparer);
        }

        int ITupleInternal.ItemsHash(IEqualityComparer comparer)
        {
            int hash = comparer.GetHashCode(_item1);
            hash = hash * 31 + comparer.GetHashCode(_item2);
            hash = hash * 31 + comparer.GetHashCode(_item3);
            hash = hash * 31 + comparer.GetHashCode(_item4);
            hash = hash * 31 + comparer.GetHashCode(_item5);
            hash = hash * 31 + comparer.GetHashCode(_item6);
            hash = hash * 31 + comparer.GetHashCode(_item7);
            return hash;
        }

        int IComparable.CompareTo(object obj)
        {
            return ((IStructuralComparable)this).CompareTo(obj, Comparer.Default);
        }

        int IStructuralComparable.CompareTo(object other, IComparer comparer)
        {
            if (other == null) return 1;
            Tuple<T1, T2, T3, T4, T5, T6, T7> o = other as Tuple<T1, T2, T3, T4, T5, T6, T7>;
            if (o == null)
            {
                throw new ArgumentException("Argument must be of type " + GetType().ToString()
                    + ".", "other");
            }
            int c = comparer.Compare(_item1, o._item1);
            if (c != 0) return c;
            c = comparer.Compare(_item2, o._item2);
            if (c != 0) return c;
            c = comparer.Compare(_item3, o._item3);
            if (c != 0) return c;
            c = comparer.Compare(_item4, o._item4);
            if (c != 0) return c;
            c = comparer.Compare(_item5, o._item5);
            if (c != 0) return c;
            c = comparer.Compare(_item6, o._item6);
            if (c != 0) return c;
            return comparer.Compare(_item7, o._item7);
        }

        public override string ToString()
        {
            return "(" + ((ITupleInternal)this).ItemsToString();
        }

        string ITupleInternal.ItemsToString()
        {
            return string.Concat((object)_item1) + ", "
                + string.Concat((object)_item2) + ", "
                + string.Concat((object)_item3) + ", "
                + string.Concat((object)_item4) + ", "
                + string.Concat((object)_item5) + ", "
                + string.Concat((object)_item6) + ", "
                + string.Concat((object)_item7) + ")";
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
                    case 0: return _item1;
                    case 1: return _item2;
                    case 2: return _item3;
                    case 3: return _item4;
                    case 4: return _item5;
                    case 5: return _item6;
                    case 6: return _item7;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }

    public class Tuple<T1, T2, T3, T4, T5, T6, T7, TRest> : IStructuralEquatable,
        IStructuralComparable, IComparable, ITupleInternal
    {
        private readonly T1 _item1;
        private readonly T2 _item2;
        private readonly T3 _item3;
        private readonly T4 _item4;
        private readonly T5 _item5;
        private readonly T6 _item6;
        private readonly T7 _item7;
        private readonly TRest _rest;

        public Tuple(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6, T7 item7,
            TRest rest)
        {
            if (!(rest is ITupleInternal))
            {
                throw new ArgumentException(
                    "The last element of an eight element tuple must be a Tuple.");
            }
            _item1 = item1;
            _item2 = item2;
            _item3 = item3;
            _item4 = item4;
            _item5 = item5;
            _item6 = item6;
            _item7 = item7;
            _rest = rest;
        }

        public T1 Item1
        {
            get { return _item1; }
        }

        public T2 Item2
        {
            get { return _item2; }
        }

        public T3 Item3
        {
            get { return _item3; }
        }

        public T4 Item4
        {
            get { return _item4; }
        }

        public T5 Item5
        {
            get { return _item5; }
        }

        public T6 Item6
        {
            get { return _item6; }
        }

        public T7 Item7
        {
            get { return _item7; }
        }

        public TRest Rest
        {
            get { return _rest; }
        }

        public override bool Equals(object obj)
        {
            return ((IStructuralEquatable)this).Equals(obj, new ObjectEqualityComparer<object>());
        }

        bool IStructuralEquatable.Equals(object other, IEqualityComparer comparer)
        {
            Tuple<T1, T2, T3, T4, T5, T6, T7, TRest> o =
                other as Tuple<T1, T2, T3, T4, T5, T6, T7, TRest>;
            return o != null
                && comparer.Equals(_item1, o._item1)
                && comparer.Equals(_item2, o._item2)
                && comparer.Equals(_item3, o._item3)
                && comparer.Equals(_item4, o._item4)
                && comparer.Equals(_item5, o._item5)
                && comparer.Equals(_item6, o._item6)
                && comparer.Equals(_item7, o._item7)
                && comparer.Equals(_rest, o._rest);
        }

        public override int GetHashCode()
        {
            return ((ITupleInternal)this).ItemsHash(new ObjectEqualityComparer<object>());
        }

        int IStructuralEquatable.GetHashCode(IEqualityComparer comparer)
        {
            return ((ITupleInternal)this).ItemsHash(comparer);
        }

        int ITupleInternal.ItemsHash(IEqualityComparer comparer)
        {
            int hash = comparer.GetHashCode(_item1);
            hash = hash * 31 + comparer.GetHashCode(_item2);
            hash = hash * 31 + comparer.GetHashCode(_item3);
            hash = hash * 31 + comparer.GetHashCode(_item4);
            hash = hash * 31 + comparer.GetHashCode(_item5);
            hash = hash * 31 + comparer.GetHashCode(_item6);
            hash = hash * 31 + comparer.GetHashCode(_item7);
            hash = hash * 31 + comparer.GetHashCode(_rest);
            return hash;
        }

        int IComparable.CompareTo(object obj)
        {
            return ((IStructuralComparable)this).CompareTo(obj, Comparer.Default);
        }

        int IStructuralComparable.CompareTo(object other, IComparer comparer)
        {
            if (other == null) return 1;
            Tuple<T1, T2, T3, T4, T5, T6, T7, TRest> o =
                other as Tuple<T1, T2, T3, T4, T5, T6, T7, TRest>;
            if (o == null)
            {
                throw new ArgumentException("Argument must be of type " + GetType().ToString()
                    + ".", "other");
            }
            int c = comparer.Compare(_item1, o._item1);
            if (c != 0) return c;
            c = comparer.Compare(_item2, o._item2);
            if (c != 0) return c;
            c = comparer.Compare(_item3, o._item3);
            if (c != 0) return c;
            c = comparer.Compare(_item4, o._item4);
            if (c != 0) return c;
            c = comparer.Compare(_item5, o._item5);
            if (c != 0) return c;
            c = comparer.Compare(_item6, o._item6);
            if (c != 0) return c;
            c = comparer.Compare(_item7, o._item7);
            if (c != 0) return c;
            return comparer.Compare(_rest, o._rest);
        }

        public override string ToString()
        {
            return "(" + ((ITupleInternal)this).ItemsToString();
        }

        string ITupleInternal.ItemsToString()
        {
            return string.Concat((object)_item1) + ", "
                + string.Concat((object)_item2) + ", "
                + string.Concat((object)_item3) + ", "
                + string.Concat((object)_item4) + ", "
                + string.Concat((object)_item5) + ", "
                + string.Concat((object)_item6) + ", "
                + string.Concat((object)_item7)
                + ", " + ((ITupleInternal)_rest).ItemsToString();
        }

        int ITuple.Length
        {
            get { return 7 + ((ITupleInternal)_rest).Length; }
        }

        object ITuple.this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0: return _item1;
                    case 1: return _item2;
                    case 2: return _item3;
                    case 3: return _item4;
                    case 4: return _item5;
                    case 5: return _item6;
                    case 6: return _item7;
                    default: return ((ITupleInternal)_rest)[index - 7];
                }
            }
        }
    }
}
