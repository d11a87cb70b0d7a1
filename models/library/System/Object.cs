// System.Object: the base of everything.
using System.Runtime.CompilerServices;

namespace System
{
    public class Object
    {
        public Object()
        {
        }

        ~Object()
        {
        }

        public virtual bool Equals(object obj)
        {
            return this == obj;
        }

        public static bool Equals(object objA, object objB)
        {
            if (objA == objB) return true;
            if (objA == null || objB == null) return false;
            return objA.Equals(objB);
        }

        public virtual int GetHashCode()
        {
            return RuntimeHelpers.GetHashCode(this);
        }

        public virtual string ToString()
        {
            return GetType().ToString();
        }

        public static bool ReferenceEquals(object objA, object objB)
        {
            return objA == objB;
        }

        [MethodImpl(MethodImplOptions.InternalCall)]
        public extern Type GetType();

        protected object MemberwiseClone()
        {
            return Layout.Clone(this);
        }
    }
}
