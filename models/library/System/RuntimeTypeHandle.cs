// The handles that typeof and other tokens are compiled to, and codes of types.
namespace System
{
    // What `ldtoken` pushes. To the machine each of these is the object (or number) in its only
    // field.
    public struct RuntimeTypeHandle : IEquatable<RuntimeTypeHandle>
    {
        internal readonly Type _type;

        internal RuntimeTypeHandle(Type type)
        {
            _type = type;
        }

        public bool Equals(RuntimeTypeHandle handle)
        {
            return (object)_type == (object)handle._type;
        }

        public override bool Equals(object obj)
        {
            return obj is RuntimeTypeHandle && Equals((RuntimeTypeHandle)obj);
        }

        public override int GetHashCode()
        {
            return _type == null ? 0 : _type.GetHashCode();
        }

        public static bool operator ==(RuntimeTypeHandle left, RuntimeTypeHandle right)
        {
            return left.Equals(right);
        }

        public static bool operator !=(RuntimeTypeHandle left, RuntimeTypeHandle right)
        {
            return !left.Equals(right);
        }
    }

    public struct RuntimeFieldHandle
    {
        internal readonly IntPtr _value;
    }

    public struct RuntimeMethodHandle
    {
        internal readonly IntPtr _value;
    }

    public enum TypeCode
    {
        Empty = 0,
        Object = 1,
        DBNull = 2,
        Boolean = 3,
        Char = 4,
        SByte = 5,
        Byte = 6,
        Int16 = 7,
        UInt16 = 8,
        Int32 = 9,
        UInt32 = 10,
        Int64 = 11,
        UInt64 = 12,
        Single = 13,
        Double = 14,
        Decimal = 15,
        DateTime = 16,
        String = 18
    }
}
