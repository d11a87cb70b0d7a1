// System.ValueType: structs compare field by field.
using System.Runtime.CompilerServices;

namespace System
{
    public abstract class ValueType
    {
        public override bool Equals(object obj)
        {
            if (obj == null || GetType() != obj.GetType()) return false;
            int count = CountFields(this);
            for (int i = 0; i < count; i++)
            {
                if (!object.Equals(GetField(this, i), GetField(obj, i))) return false;
            }
            return true;
        }

        public override int GetHashCode()
        {
            int hash = 0;
            int count = CountFields(this);
            for (int i = 0; i < count; i++)
            {
                object value = GetField(this, i);
                hash = hash * 31 + (value == null ? 0 : value.GetHashCode());
            }
            return hash;
        }

        public override string ToString()
        {
            return GetType().ToString();
        }

        // How many instance fields the boxed value has.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int CountFields(object boxed);

        // The value of one of them, boxed.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern object GetField(object boxed, int index);
    }
}
