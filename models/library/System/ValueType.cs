// System.ValueType: structs compare field by field.
using System.Runtime.CompilerServices;

namespace System
{
    public abstract class ValueType
    {
        public override bool Equals(object obj)
        {
            Type type = GetType();
            if (obj == null || type != obj.GetType()) return false;
            int count = Layout.CountFields(type);
            for (int i = 0; i < count; i++)
            {
                if (!object.Equals(Layout.Field(this, type, i), Layout.Field(obj, type, i)))
                {
                    return false;
                }
            }
            return true;
        }

        public override int GetHashCode()
        {
            int hash = 0;
            Type type = GetType();
            int count = Layout.CountFields(type);
            for (int i = 0; i < count; i++)
            {
                object value = Layout.Field(this, type, i);
                hash = hash * 31 + (value == null ? 0 : value.GetHashCode());
            }
            return hash;
        }

        public override string ToString()
        {
            return GetType().ToString();
        }
    }
}
