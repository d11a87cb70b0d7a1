// Delegates. A single one has a target and a method; a combined one has the list of its single
// ones, which Invoke (made by the machine) calls in order.
using System.Reflection;
using System.Runtime.CompilerServices;

namespace System
{
    public abstract class Delegate : ICloneable
    {
        internal object _target;
        internal IntPtr _method;
        internal Delegate[] _list;  // null for a single one

        internal Delegate()
        {
        }

        public object Target
        {
            get { return Last._target; }
        }

        public MethodInfo Method
        {
            get
            {
                Delegate last = Last;
                return new RuntimeMethodInfo(last._method, null);
            }
        }

        public bool HasSingleTarget
        {
            get { return _list == null; }
        }

        private Delegate Last
        {
            get { return _list == null ? this : _list[_list.Length - 1]; }
        }

        public object Clone()
        {
            return MemberwiseClone();
        }

        public virtual Delegate[] GetInvocationList()
        {
            if (_list == null)
            {
                Delegate[] one = new Delegate[1];
                one[0] = this;
                return one;
            }
            Delegate[] copy = new Delegate[_list.Length];
            for (int i = 0; i < copy.Length; i++) copy[i] = _list[i];
            return copy;
        }

        public static Delegate Combine(Delegate a, Delegate b)
        {
            if (a == null) return b;
            if (b == null) return a;
            CheckSameType(a, b);
            int first = a.Count, second = b.Count;
            Delegate[] list = new Delegate[first + second];
            for (int i = 0; i < first; i++) list[i] = a.At(i);
            for (int i = 0; i < second; i++) list[first + i] = b.At(i);
            return a.WithList(list);
        }

        public static Delegate Combine(params Delegate[] delegates)
        {
            Delegate result = null;
            if (delegates == null) return null;
            for (int i = 0; i < delegates.Length; i++) result = Combine(result, delegates[i]);
            return result;
        }

        public static Delegate Combine(ReadOnlySpan<Delegate> delegates)
        {
            Delegate result = null;
            for (int i = 0; i < delegates.Length; i++) result = Combine(result, delegates[i]);
            return result;
        }

        // Without the last place where the list of `value` lies in that of `source`.
        public static Delegate Remove(Delegate source, Delegate value)
        {
            if (source == null || value == null) return source;
            CheckSameType(source, value);
            int length = source.Count, removed = value.Count;
            for (int start = length - removed; start >= 0; start--)
            {
                if (source.Contains(value, start)) return source.Without(start, removed);
            }
            return source;
        }

        public static Delegate RemoveAll(Delegate source, Delegate value)
        {
            Delegate before;
            do
            {
                before = source;
                source = Remove(source, value);
            }
            while ((object)before != (object)source);
            return source;
        }

        public override bool Equals(object obj)
        {
            if ((object)this == obj) return true;
            Delegate other = obj as Delegate;
            if ((object)other == null || GetType() != other.GetType()) return false;
            return Count == other.Count && Contains(other, 0);
        }

        public override int GetHashCode()
        {
            return GetType().GetHashCode() + Count;
        }

        public static bool operator ==(Delegate d1, Delegate d2)
        {
            return (object)d1 == null ? (object)d2 == null : d1.Equals((object)d2);
        }

        public static bool operator !=(Delegate d1, Delegate d2)
        {
            return !(d1 == d2);
        }

        private int Count
        {
            get { return _list == null ? 1 : _list.Length; }
        }

        private Delegate At(int index)
        {
            return _list == null ? this : _list[index];
        }

        private bool Contains(Delegate value, int start)
        {
            int count = value.Count;
            for (int i = 0; i < count; i++)
            {
                Delegate mine = At(start + i), other = value.At(i);
                if (mine._target != other._target || mine._method != other._method) return false;
            }
            return true;
        }

        private Delegate Without(int start, int count)
        {
            int left = Count - count;
            if (left == 0) return null;
            if (left == 1) return At(start == 0 ? count : 0);
            Delegate[] list = new Delegate[left];
            for (int i = 0; i < left; i++) list[i] = At(i < start ? i : i + count);
            return WithList(list);
        }

        private Delegate WithList(Delegate[] list)
        {
            Delegate result = NewOfSameType();
            result._list = list;
            return result;
        }

        [MethodImpl(MethodImplOptions.InternalCall)]
        private extern Delegate NewOfSameType();

        private static void CheckSameType(Delegate a, Delegate b)
        {
            if (a.GetType() != b.GetType())
            {
                throw new ArgumentException("Delegates must be of the same type.");
            }
        }
    }

    public abstract class MulticastDelegate : Delegate
    {
        protected MulticastDelegate()
        {
        }

        public static bool operator ==(MulticastDelegate d1, MulticastDelegate d2)
        {
            return (Delegate)d1 == (Delegate)d2;
        }

        public static bool operator !=(MulticastDelegate d1, MulticastDelegate d2)
        {
            return !((Delegate)d1 == (Delegate)d2);
        }

        public override bool Equals(object obj)
        {
            return base.Equals(obj);
        }

        public override int GetHashCode()
        {
            return base.GetHashCode();
        }
    }
}
